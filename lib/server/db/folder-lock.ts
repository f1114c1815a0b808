import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { messages } from "./messages.ts";
import { UnusableDatabaseError } from "./unusable-database.ts";

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Locks a folder for this process, and returns a function that releases it. Uses an operating system lock,
 * held through an open transaction of SQLite on an empty file: it ends with the process in any case, works
 * between containers on one volume, and needs no process numbers, which containers and reboots repeat.
 * @throws UnusableDatabaseError while another process has the folder, and for a read-only folder.
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
  // Earlier builds left a file with their process number.
  rmSync(join(folder, "process.lock"), { force: true });
  return () => lock.close();
}
