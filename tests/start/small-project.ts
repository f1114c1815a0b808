import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installStamp, installStampFile } from "../../scripts/install-stamp.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PARTS = [
  "app",
  "components/panels",
  "data",
  "lib",
  "package.json",
  "package-lock.json",
  "prisma",
  "scripts",
];

const BUILDS = [".next", ".next-new", ".next-old"];

/** Serves "ready" on PORT, and holds a lock file until it is ended by SIGTERM or SIGINT, when it exits with 0. */
const SERVER = `
import { createServer } from "node:http";
import { rmSync, writeFileSync } from "node:fs";
writeFileSync("lock", String(process.pid));
const server = createServer((request, response) => response.end("ready"));
server.listen(Number(process.env.PORT));
let ending = false;
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {
  if (ending) return;
  ending = true;
  setTimeout(() => { rmSync("lock"); process.exit(0); }, 300);
});
`;

/** Stands for Next: \`next build\` fails, or waits with a process of its own that holds PORT. */
const NEXT = `#!/usr/bin/env node
const { spawn } = require("node:child_process");
const { existsSync, mkdirSync, writeFileSync } = require("node:fs");
mkdirSync(process.env.DIST_FOLDER ?? ".next", { recursive: true });
writeFileSync((process.env.DIST_FOLDER ?? ".next") + "/half", "");
if (existsSync("broken")) { console.error("Syntax error"); process.exit(1); }
const worker = spawn(process.execPath, ["-e", 'require("node:http").createServer((q, r) => r.end("building")).listen(process.env.PORT)'], { stdio: "inherit" });
for (const [signal, status] of [["SIGTERM", 143], ["SIGINT", 130]])
  process.on(signal, () => { worker.kill(); process.exit(status); });
`;

/**
 * A project with the real scripts of this one, whose Next and server are small programs. \`npm start\` runs in it as in a
 * checkout, in a second.
 */
export class SmallProject {
  readonly folder = mkdtempSync(join(tmpdir(), "scicalc-start-"));
  #running: ChildProcess | undefined;
  /** Text that the running command has printed. */
  output = "";

  constructor() {
    for (const part of PARTS) cpSync(join(root, part), join(this.folder, part), { recursive: true });
    const modules = join(this.folder, "node_modules");
    mkdirSync(join(modules, ".bin"), { recursive: true });
    for (const name of readdirSync(join(root, "node_modules")))
      if (!name.startsWith(".")) symlinkSync(join(root, "node_modules", name), join(modules, name));
    for (const name of ["node", "prisma"])
      symlinkSync(join(root, "node_modules", ".bin", name), join(modules, ".bin", name));
    this.write("node_modules/.bin/next", NEXT);
    chmodSync(join(modules, ".bin", "next"), 0o755);
    writeFileSync(installStampFile(this.folder), installStamp(this.folder));
  }

  write(path: string, text: string): void {
    mkdirSync(join(this.folder, path, ".."), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  delete(path: string): void {
    rmSync(join(this.folder, path), { recursive: true });
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  /** Puts a complete build of the present sources into a folder of builds. */
  addBuild(folder = ".next"): void {
    this.write(`${folder}/serve/serve.mjs`, SERVER);
    const program =
      'import("./scripts/build.ts").then(({ sourceStamp }) => process.stdout.write(sourceStamp()))';
    const { stdout } = spawnSync(process.execPath, ["-e", program], {
      cwd: this.folder,
      env: this.#environment(),
      encoding: "utf8",
    });
    this.write(`${folder}/source-stamp`, stdout);
  }

  /** Starts a command in a process group of its own. */
  start(
    command: string,
    args: readonly string[],
    settings: Readonly<Record<string, string>> = {},
  ): ChildProcess {
    this.output = "";
    const child = spawn(command, args, {
      cwd: this.folder,
      env: this.#environment(settings),
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
    this.#running = child;
    return child;
  }

  /** Processes of the running command's group that are still there. */
  processes(): string[] {
    const { stdout } = spawnSync("ps", ["-eo", "pgid=,pid=,stat=,args="], { encoding: "utf8" });
    return stdout
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.startsWith(`${this.#running?.pid} `) && !/^\d+ +\d+ +Z/.test(line));
  }

  /** Ends the running command and all that it started, and deletes the builds. */
  reset(): void {
    try {
      if (this.#running?.pid !== undefined) process.kill(-this.#running.pid, "SIGKILL");
    } catch {
      // Nothing is left of it.
    }
    for (const name of [...BUILDS, "broken", "lock"])
      rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #environment(settings: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
    const { PATH, HOME } = process.env;
    return { NODE_ENV: "production", PATH, HOME, npm_config_update_notifier: "false", ...settings };
  }
}
