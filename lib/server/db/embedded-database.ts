import { execFile } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { messages } from "./messages.ts";
import { UnusableDatabaseError } from "./unusable-database.ts";

/** Creating takes three seconds on this machine; others are slower. */
const TIMEOUT_MS = 120_000;

/** Files and folders that Postgres needs to open its folder. */
const REQUIRED = ["PG_VERSION", "base", "global", "pg_wal", "postgresql.conf"];

/** Suffix of a restored database until it replaces the old one. */
export const RESTORED_SUFFIX = "-restored";

/**
 * Creates the files of an embedded database if there are none, atomically and in a separate process: it takes
 * 500 MB, which a process would not release. @throws UnusableDatabaseError for a folder with something else,
 * or a part of a database.
 */
export async function createEmbedded(folder: string): Promise<void> {
  const restored = `${folder}${RESTORED_SUFFIX}`;
  // A restore ended between its two renames.
  if (!existsSync(folder) && existsSync(restored)) renameSync(restored, folder);
  if (existsSync(folder)) {
    const names = new Set(readdirSync(folder));
    const missing = REQUIRED.filter((name) => !names.has(name));
    if (missing.length === 0) return expectWritable(folder);
    if (names.size > 0) throw new UnusableDatabaseError(messages.database.incomplete({ folder, missing }));
    rmSync(folder, { recursive: true });
  }
  const fresh = `${folder}-new`;
  rmSync(fresh, { recursive: true, force: true });
  const program = join(process.cwd(), "lib", "server", "db", "make-embedded.mjs");
  await promisify(execFile)(process.execPath, [program, fresh], { timeout: TIMEOUT_MS });
  renameSync(fresh, folder);
}

function expectWritable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UnusableDatabaseError(
      messages.database.notWritable({ folder, code: (error as NodeJS.ErrnoException).code }),
    );
  }
}

/** Describes a database that Postgres could not open, instead of its engine’s "Aborted()". */
export const damaged = (folder: string, error: unknown): UnusableDatabaseError =>
  new UnusableDatabaseError(messages.database.damaged(folder), { cause: error });
