import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.ts";
import { freePort } from "./free-port.ts";

export interface Postgres {
  /** Connection string of its empty database. */
  url: string;
  start(): void;
  /** "fast" ends connections and shuts down cleanly, "immediate" is a crash. */
  stop(mode?: "fast" | "immediate"): void;
  /** Stops the server and deletes its folder. */
  remove(): void;
}

const DEBIAN = "/usr/lib/postgresql";

/**
 * Creates and starts a server, in a folder below `parent`. Installs Debian's if the machine has none. @throws
 * Error if that fails.
 */
export async function startPostgres(parent = tmpdir()): Promise<Postgres> {
  const programs = findPrograms() ?? installed();
  const port = await freePort();
  const folder = mkdtempSync(join(parent, "scicalc-postgres-"));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, args: readonly string[]): void => {
    const result = spawnSync(join(programs, program), args, { ...owner, cwd: folder, encoding: "utf8" });
    if (result.status !== 0)
      throw new Error(`${program} failed: ${result.error?.message ?? result.stdout + result.stderr}`);
  };
  const data = join(folder, "data");
  const log = join(folder, "log");
  run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale"]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = () => run("pg_ctl", ["start", "-w", "-D", data, "-l", log, "-o", options]);
  const stop = (mode = "fast") => run("pg_ctl", ["stop", "-w", "-D", data, "-m", mode]);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove() {
      if (existsSync(join(data, "postmaster.pid"))) stop("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Finds the folder of initdb and pg_ctl: the newest of Debian's, else that on PATH. */
function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}

function installed(): string {
  console.log("No Postgres found: installing Debian's …");
  installFromDebian("postgresql");
  const programs = findPrograms();
  if (!programs) throw new Error("No Postgres could be installed. Put initdb and pg_ctl on PATH.");
  return programs;
}

/** Returns the user for Postgres, which does not run as root: its system user, or nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string, name: string): number =>
    Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout.trim());
  const name = spawnSync("id", ["postgres"]).status === 0 ? "postgres" : "nobody";
  return { uid: number("-u", name), gid: number("-g", name) };
}
