import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../paths.ts";
import { Site } from "../site.ts";
import { discrepancies, storedKeys } from "./stored-keys.ts";
import { isAcknowledged, submit } from "./submissions.ts";

const SUBMISSIONS = 40;

/** Each server is process 1 of its own namespace, as in containers on one volume. */
const CONTAINER = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];

async function withFolder(test: (folder: string) => Promise<string[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-folder-"));
  try {
    return await test(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function acknowledgedBy(site: Site): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let turn = 0; turn < SUBMISSIONS; turn += 1) {
    const sent = await submit(site.url);
    if (isAcknowledged(sent)) acknowledged.push(sent.key);
  }
  return acknowledged;
}

/**
 * Starts two servers on one data folder, each process 1 of its own PID namespace. The first one must store what it acknowledges,
 * the second one must acknowledge nothing, and a server that is killed must leave the folder free.
 */
export const twoNamespaces = (port: number): Promise<string[]> =>
  withFolder(async (folder) => {
    const servers = [port, port + 1].map(
      (each) => new Site(each, { DATA_DIR: folder }, { wrapper: CONTAINER }),
    );
    const [first, second] = servers as [Site, Site];
    const faults: string[] = [];
    try {
      await first.start();
      await second.start();
      const [ofFirst, lost] = [await acknowledgedBy(first), await acknowledgedBy(second)];
      console.log(`  ${ofFirst.length} acknowledged by the first server, ${lost.length} by the second`);
      if (ofFirst.length !== SUBMISSIONS) faults.push("the first server does not take submissions");
      if (lost.length > 0) faults.push("a second server takes submissions for the folder of the first");
      if (!/in use by another server/.test(second.log)) faults.push("the log does not say why");
      await first.stop("SIGKILL");
      await second.stop("SIGKILL");
      // Reuses a process number, as in the old lock.
      writeFileSync(join(folder, "process.lock"), "1");
      await first.start();
      const again = await acknowledgedBy(first);
      if (again.length !== SUBMISSIONS) faults.push("a killed server leaves its folder locked");
      await first.stop("SIGKILL");
      return [
        ...faults,
        ...discrepancies([...ofFirst, ...again], await storedKeys({ folder: join(folder, "postgres") })),
      ];
    } finally {
      for (const server of servers) await server.stop("SIGKILL");
    }
  });

const npm = (name: string, folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: folder },
  });

/**
 * Runs the drill of docs/operations.md: a backup of a running site, a database that loses files, a restore.
 * Nothing that was acknowledged before the backup may be missing, and a damaged folder must stay unchanged.
 */
export const restoreDrill = (port: number): Promise<string[]> =>
  withFolder(async (folder) => {
    const site = new Site(port, { DATA_DIR: folder });
    const files = join(folder, "postgres");
    const backup = join(folder, "drill.jsonl.gz");
    const faults: string[] = [];
    try {
      await site.start();
      const acknowledged = await acknowledgedBy(site);
      const result = npm("backup", folder, backup);
      console.log(`  ${(result.stdout + result.stderr).trim()}`);
      if (result.status !== 0) faults.push("a running site cannot be backed up");
      await site.stop("SIGTERM");
      for (const missing of ["PG_VERSION", "global/pg_control"]) {
        rmSync(join(files, missing));
        const before = readdirSync(files, { recursive: true }).length;
        const damaged = new Site(port, { DATA_DIR: folder });
        await damaged.start();
        const { status } = await submit(damaged.url);
        const page = await fetch(`${damaged.url}/calculators/loan`);
        await damaged.stop("SIGTERM");
        if (status !== 503 || !page.ok)
          faults.push(`without ${missing}, a submission is answered ${status}, a page ${page.status}`);
        if (!damaged.log.includes(files) || !/npm run restore/.test(damaged.log))
          faults.push(`without ${missing}, the log does not name the folder and the way back`);
        if (readdirSync(files, { recursive: true }).length < before)
          faults.push(`without ${missing}, files of the folder are deleted`);
        const restored = npm("restore", folder, backup);
        console.log(`  ${(restored.stdout + restored.stderr).trim().split("\n").join("\n  ")}`);
        if (restored.status !== 0) faults.push(`without ${missing}, the backup cannot be restored`);
        faults.push(...discrepancies(acknowledged, await storedKeys({ folder: files })));
      }
      return faults;
    } finally {
      await site.stop("SIGKILL");
    }
  });
