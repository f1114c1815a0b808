import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** Milliseconds: it takes three seconds here, and slow machines exist. */
const PATIENCE = 120_000;

/**
 * Makes the files of an embedded database where there are none, in a process of its own: that takes 500 MB, which a process
 * would not give back. They are there whole or not at all.
 */
export async function makeEmbedded(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const fresh = `${folder}-new`;
  rmSync(fresh, { recursive: true, force: true });
  const program = join(process.cwd(), "lib", "server", "db", "make-embedded.mjs");
  await promisify(execFile)(process.execPath, [program, fresh], { timeout: PATIENCE });
  renameSync(fresh, folder);
}
