import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { UnusableDatabaseError } from "./unusable-database.ts";

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Takes a folder for this process, and returns a function that gives it back. The lock is the operating system's, held through an
 * open transaction of SQLite on an empty file: it ends with the process however that ends, holds between containers on one
 * volume, and knows no process numbers, which containers and reboots repeat.
 * @throws UnusableDatabaseError while another process has the folder: the embedded database is for one process.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "database.lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new UnusableDatabaseError(
      `The folder ${folder} is in use by another server or command. The embedded database is for one process: stop the other one, or set DATABASE_URL to a Postgres server.`,
    );
  }
  // Builds before this one left a file with their process number.
  rmSync(join(folder, "process.lock"), { force: true });
  return () => lock.close();
}
