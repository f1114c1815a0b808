import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram } from "../debian.ts";

/** Seconds of the measurement, warm-up included, and connections. */
const SECONDS = 6;
const WARM_UP = 2;
const CONNECTIONS = 24;

/** Varies values and visitors for wrk, so that neither caches nor client limits apply. */
const REQUESTS = `local n = 0
request = function()
  n = n + 1
  wrk.headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(1, 254))
  return wrk.format("GET", "/api/v1/convert?tool=length&from=meter&to=foot&value=" .. n)
end
`;

/** Measures conversions per second. @throws Error for an answer other than 200, or without wrk */
export function throughput(url: string): number {
  ensureProgram("wrk");
  const folder = mkdtempSync(join(tmpdir(), "scicalc-wrk-"));
  const script = join(folder, "requests.lua");
  writeFileSync(script, REQUESTS);
  const load = (seconds: number): string =>
    spawnSync("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", script, url], { encoding: "utf8" })
      .stdout;
  try {
    load(WARM_UP);
    const text = load(SECONDS);
    if (text.includes("Non-2xx")) throw new Error(text);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
