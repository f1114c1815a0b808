import { execFile, spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { headersOf, type Target } from "./targets.ts";

/**
 * wapiti modules whose findings are always faults. Excludes `ssrf`, which needs a server of wapiti's makers
 * that closed networks cannot reach.
 */
const WAPITI_MODULES = "blindsql,cookieflags,crlf,exec,file,permanentxss,redirect,sql,xss,xxe";
/** Seconds for a start page. */
const WAPITI_TIME = "120";

/** Installs missing Debian packages. @throws Error on failure. */
export function install(): void {
  if (spawnSync("sqlmap", ["--version"]).status === 0 && spawnSync("wapiti", ["--version"]).status === 0)
    return;
  const apt = (...args: string[]) => spawnSync("apt-get", [...args], { stdio: "inherit" }).status === 0;
  const both = () => apt("install", "-y", "-qq", "--no-install-recommends", "sqlmap", "wapiti");
  if (!both() && !(apt("update", "-qq") && both()))
    throw new Error("sqlmap and wapiti could not be installed");
}

/**
 * Returns the output of a program, whatever its exit status. Asynchronous, because this process must read the site's
 * output at the same time.
 */
function printed(program: string, args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{ stdout: string; stderr: string }>();
  execFile(program, args, { maxBuffer: 1e8 }, (_, stdout, stderr) => resolve({ stdout, stderr }));
  return promise;
}

/** Parameters that sqlmap could inject into. */
export async function sqlmap(url: string, { path, body }: Target, folder: string): Promise<string[]> {
  const args = [
    "-u",
    url + path,
    "--batch",
    "--level=2",
    "--risk=2",
    "--threads=4",
    "--technique=BEUSQ",
    "--flush-session",
    // Each attack has a different address, since an address has only ten sign-in attempts.
    "--tamper=xforwardedfor",
  ];
  const headers = Object.entries(headersOf(url)).map(([name, value]) => `${name}: ${value}`);
  const sent = body ? ["--data", JSON.stringify(body), "--headers", headers.join("\n")] : [];
  // Endpoints intentionally answer with error statuses to invalid values.
  const options = ["--ignore-code=*", "--output-dir", join(folder, "sqlmap")];
  const { stdout } = await printed("sqlmap", [...args, ...sent, ...options]);
  if (stdout === "") return [`${path}: sqlmap did not run`];
  if (/is vulnerable|sqlmap identified the following injection point/i.test(stdout))
    return [`${path}: injectable`];
  // A server error is a fault. A rate limit means that the attack never reached the endpoint.
  const errors = [...stdout.matchAll(/\b(429|5\d\d) \([^()]{0,100}\) - \d{1,9} times/g)].map(
    ([count]) => count,
  );
  if (errors.length > 0) return [`${path}: answered ${errors.join(", ")}`];
  if (/do not appear to be injectable/i.test(stdout)) return [];
  return [`${path}: sqlmap ended without a verdict: ${stdout.slice(-300)}`];
}

interface WapitiReport {
  vulnerabilities: Record<string, { path: string; parameter: string; info: string }[]>;
}

/** Returns wapiti's vulnerabilities from one start page. */
export async function wapiti(url: string, { path }: Target, folder: string): Promise<string[]> {
  const output = join(folder, "wapiti.json");
  const args = [
    "-u",
    `${url}${path}`,
    "--scope",
    "page",
    "-m",
    WAPITI_MODULES,
    "--flush-session",
    "--no-bugreport",
  ];
  const limits = [
    "--max-scan-time",
    WAPITI_TIME,
    "--max-attack-time",
    WAPITI_TIME,
    "--store-session",
    folder,
  ];
  const { stderr } = await printed("wapiti", [...args, ...limits, "-f", "json", "-o", output]);
  try {
    const report = JSON.parse(readFileSync(output, "utf8")) as WapitiReport;
    rmSync(output);
    return Object.entries(report.vulnerabilities).flatMap(([kind, matches]) =>
      matches.map(({ path: place, parameter, info }) => `${kind} at ${place} (${parameter}): ${info}`),
    );
  } catch {
    return [`${path}: wapiti left no report: ${stderr.slice(-300)}`];
  }
}
