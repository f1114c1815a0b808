import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { messages } from "./messages.ts";
import { UnusableDatabaseError } from "./unusable-database.ts";

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Takes a folder for this process, and returns a function that gives it back. The lock is the operating system's, held through an
 * open transaction of SQLite on an empty file: it ends with the process however that ends, holds between containers on one
 * volume, and knows no process numbers, which containers and reboots repeat.
 * @throws UnusableDatabaseError while another process has the folder, and for a folder that cannot be written.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, "database.lock"), { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    throw new UnusableDatabaseError(
      (error as { errcode?: number }).errcode === SQLITE_BUSY
        ? messages.database.inUse(folder)
        : messages.database.notLocked({ folder, reason: (error as Error).message }),
    );
  }
  // Builds before this one left a file with their process number.
  rmSync(join(folder, "process.lock"), { force: true });
  return () => lock.close();
}
