import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureProgram } from "../debian.ts";
import { freePort } from "../free-port.ts";
import { Site, wait } from "../site.ts";
import { serveNext } from "./serve.ts";
import { printTable } from "./table.ts";

const PORT = 3224;
/** Seconds of each measurement, and connections that stay open. */
const SECONDS = 5;
const CONNECTIONS = 32;

const PAGE = "/converters/general-physics-mechanics/length";
const CONVERT = "/api/v1/convert?tool=length&from=meter&to=foot&value=";

/**
 * Minimum ratios of our rate: to nginx's for the page, to that of `next start` for the API with different queries and
 * with a repeated one.
 */
const LEAST = { page: 0.2, different: 3, repeated: 10 };

interface Measured {
  perSecond: number;
  p99: string;
}

/**
 * Measures requests per second of the front, of `next start` and of nginx, in one run. Passes at the ratios
 * of LEAST.
 */
export async function run(): Promise<boolean> {
  ensureProgram("wrk");
  ensureProgram("nginx", "nginx-light");
  const folder = mkdtempSync(join(tmpdir(), "scicalc-serving-"));
  const site = new Site(PORT, { DATA_DIR: "memory://", RATE_LIMIT_FACTOR: "1000000" });
  const next = await serveNext(process.cwd());
  let nginx: Nginx | undefined;
  try {
    await site.start();
    const script =
      /src="(\/_next\/static\/[^"]+\.js)"/.exec(await (await fetch(site.url + PAGE)).text())?.[1] ?? "";
    nginx = await startNginx(folder, site.url, [PAGE, script]);
    const different = join(folder, "different.lua");
    writeFileSync(different, DIFFERENT);
    const rows: string[][] = [];
    const row = (what: string, all: readonly (Measured | undefined)[]): void => {
      rows.push([what, ...all.flatMap((each) => (each ? [each.perSecond.toFixed(0), each.p99] : ["", ""]))]);
    };
    const measured = async (path: string, urls: readonly (string | undefined)[], lua?: string) => {
      const all: (Measured | undefined)[] = [];
      for (const url of urls) all.push(url === undefined ? undefined : await load(url + path, lua));
      return all;
    };
    const page = await measured(PAGE, [site.url, next.url, nginx.url]);
    row("page of a converter", page);
    row("script", await measured(script, [site.url, next.url, nginx.url]));
    const same = await measured(`${CONVERT}1`, [site.url, next.url, undefined]);
    row("convert, one query", same);
    const others = await measured(CONVERT, [site.url, next.url, undefined], different);
    row("convert, a thousand queries", others);
    printTable(
      `${CONNECTIONS} connections for ${SECONDS} s each: answers a second, and the 99th percentile`,
      ["", "front", "p99", "next start", "p99", "nginx", "p99"],
      rows,
    );
    const ratio = (list: readonly (Measured | undefined)[], other: number): number =>
      (list[0]?.perSecond ?? 0) / (list[other]?.perSecond ?? Number.NaN);
    console.log(
      `Page: ${(ratio(page, 2) * 100).toFixed(0)}% of nginx; convert: ${ratio(same, 1).toFixed(1)} times next start's for one query, ${ratio(others, 1).toFixed(1)} for different ones.`,
    );
    return (
      ratio(page, 2) >= LEAST.page && ratio(same, 1) >= LEAST.repeated && ratio(others, 1) >= LEAST.different
    );
  } finally {
    nginx?.stop();
    await next.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Cycles through a thousand values, for wrk. */
const DIFFERENT = `local n = 0
request = function()
  n = (n + 1) % 1000
  return wrk.format("GET", wrk.path .. n)
end
`;

async function load(url: string, lua?: string): Promise<Measured> {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "--latency", "-H", "Accept-Encoding: gzip"];
  if (lua !== undefined) args.push("-s", lua);
  const child = spawn("wrk", [...args, url], { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  await ended(child);
  if (text.includes("Non-2xx")) throw new Error(`${url}: ${text}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p99: /99%\s+(\S+)/.exec(text)?.[1] ?? "",
  };
}

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.once("exit", resolve));

interface Nginx {
  url: string;
  stop: () => void;
}

async function startNginx(folder: string, from: string, paths: readonly string[]): Promise<Nginx> {
  const port = await freePort();
  for (const path of paths) {
    const file = join(folder, "files", path === PAGE ? `${path}.html` : path);
    mkdirSync(dirname(file), { recursive: true });
    const content = Buffer.from(await (await fetch(from + path)).arrayBuffer());
    writeFileSync(file, content);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  const config = join(folder, "nginx.conf");
  copyFileSync("/etc/nginx/mime.types", join(folder, "mime.types"));
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include mime.types; access_log off; sendfile on; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${folder}/files; gzip_static on; try_files $uri $uri.html =404; }
}
`,
  );
  // Its worker is not the folder's owner.
  spawnSync("chmod", ["-R", "a+rX", folder]);
  const child = spawn("nginx", ["-c", config, "-p", folder], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(url).catch(() => undefined)) break;
    await wait(100);
  }
  return { url, stop: () => child.kill() };
}
