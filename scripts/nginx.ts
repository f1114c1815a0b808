import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram } from "./debian.ts";
import { freePort } from "./free-port.ts";
import { root } from "./paths.ts";
import { wait } from "./site.ts";

export interface Nginx {
  url: string;
  /** What it says went wrong, but for servers that it did not reach. */
  errors(): string[];
  /** All that it has written of requests. */
  accessLog(): string;
  /** Ends it, and deletes what it wrote. */
  stop(): Promise<void>;
}

/** What deploy/nginx.conf says of its place, and what it is here instead: servers and folders of this machine. */
function configured(folder: string, port: number, servers: readonly number[]): string {
  let text = readFileSync(join(root, "deploy", "nginx.conf"), "utf8");
  const replace = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says "${from}"`);
    text = text.replaceAll(from, to);
  };
  replace("pid /run/nginx.pid;", `pid ${folder}/pid;\ndaemon off;`);
  // Nobody's visits: everything is told.
  replace("/dev/stderr crit;", `${folder}/error.log warn;`);
  replace("/dev/stdout", `${folder}/access.log`);
  replace("/var/cache/nginx/site", `${folder}/cache`);
  replace("listen 8080;", `listen 127.0.0.1:${port};`);
  // The tests stand for a balancer in front, which names many visitors.
  replace("# set_real_ip_from 10.0.0.0/8;", "set_real_ip_from 127.0.0.1;");
  replace("# real_ip_header X-Forwarded-For;", "real_ip_header X-Forwarded-For;");
  for (const [index, server] of servers.entries()) replace(`site${index + 1}:3000`, `127.0.0.1:${server}`);
  return text;
}

/** Starts nginx, Debian's, with the project's own configuration before servers on these ports. @throws Error when it refuses */
export async function startNginx(servers: readonly number[]): Promise<Nginx> {
  ensureProgram("nginx", "nginx-light");
  const folder = mkdtempSync(join(tmpdir(), "scicalc-nginx-"));
  // Its workers are another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "cache"));
  chmodSync(join(folder, "cache"), 0o777);
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configured(folder, port, servers));
  const args = ["-c", config, "-p", folder, "-e", join(folder, "error.log")];
  const test = spawnSync("nginx", ["-t", ...args], { encoding: "utf8" });
  if (test.status !== 0) throw new Error(`nginx refuses deploy/nginx.conf: ${test.stderr}`);
  const child: ChildProcess = spawn("nginx", args, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) break;
    await wait(100);
  }
  return {
    url,
    accessLog: () => readFileSync(join(folder, "access.log"), "utf8"),
    errors: () =>
      readFileSync(join(folder, "error.log"), "utf8")
        .split("\n")
        .filter((line) => line !== "" && !/connect\(\) failed|prematurely closed|reset by peer/.test(line)),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
