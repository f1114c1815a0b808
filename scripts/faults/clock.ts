import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram } from "../debian.ts";
import type { Postgres } from "../postgres.ts";
import { Site } from "../site.ts";
import { isAcknowledged, submit } from "./submissions.ts";

const ADDRESS = "203.0.113.7";
const ADMIN = { email: "ada@example.org", password: "violet harbor 7 lanterns" };
/** Exceeds any limit of a form or of sign-in. */
const ATTEMPTS = 70;
const DAYS_AHEAD = 400;

/** Preloads libfaketime with an offset that is read from a file at each call, so that a running server's clock can jump. */
function clockEnvironment(offsetFile: string): Record<string, string> {
  ensureProgram("faketime");
  const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");
  if (library === undefined) throw new Error("libfaketime is not installed");
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: offsetFile,
    FAKETIME_NO_CACHE: "1",
    // Simulates a correction by NTP, which does not affect timers.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
}

async function signIn(url: string, password: string): Promise<number> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url, "X-Forwarded-For": ADDRESS },
    body: JSON.stringify({ email: ADMIN.email, password }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Sends forms and wrong passwords of one visitor until both are limited. Returns true if they are. */
async function exhaustLimits(url: string): Promise<boolean> {
  let last = 0;
  for (let attempt = 0; attempt < ATTEMPTS && last !== 429; attempt += 1)
    last = (await submit(url, { address: ADDRESS })).status;
  let lastSignIn = 0;
  for (let attempt = 0; attempt < ATTEMPTS && lastSignIn !== 429; attempt += 1)
    lastSignIn = await signIn(url, "wrong horse battery");
  return last === 429 && lastSignIn === 429;
}

/**
 * Uses up a visitor's limits while the server's clock is ahead by more than a year, and then corrects it: in the running server, and
 * again over a restart. The visitor must be served, the administrator let in, and limits must hold again.
 */
export async function jumpingClock(port: number, postgres?: Postgres): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-clock-"));
  const offsetFile = join(folder, "offset");
  const setOffset = (days: number) => writeFileSync(offsetFile, `${days < 0 ? "" : "+"}${days}d\n`);
  setOffset(DAYS_AHEAD);
  const site = new Site(port, {
    ...clockEnvironment(offsetFile),
    ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }),
    RATE_LIMIT_FACTOR: "1",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const faults: string[] = [];
  const expectService = async (when: string) => {
    const form = await submit(site.url, { address: ADDRESS });
    const status = await signIn(site.url, ADMIN.password);
    console.log(`  ${when}: form ${form.status}, sign-in ${status}`);
    if (!isAcknowledged(form)) faults.push(`${when}, a form is answered ${form.status}: ${form.body}`);
    if (status !== 200) faults.push(`${when}, signing in is answered ${status}`);
    const ready = await fetch(`${site.url}/api/health/ready`);
    if (!ready.ok) faults.push(`${when}, the site is not ready`);
  };
  try {
    await site.start();
    const response = await fetch(`${site.url}/api/health`);
    const skew = Date.parse(response.headers.get("date") ?? "") - Date.now();
    if (!(skew > 86_400_000)) faults.push("the server's clock is not ahead: nothing was tested");
    if (!(await exhaustLimits(site.url))) faults.push("limits do not hold while the clock is ahead");
    setOffset(0);
    await expectService("after a jump back");
    if (!(await exhaustLimits(site.url))) faults.push("limits do not hold after the jump");
    setOffset(DAYS_AHEAD);
    await expectService("after a jump forward");
    await exhaustLimits(site.url);
    await site.stop("SIGTERM");
    setOffset(0);
    await site.start();
    await expectService("after a restart with the right clock");
    return faults;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
