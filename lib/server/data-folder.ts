import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { summaryOf } from "./db/failure.ts";
import { log } from "./front/log.ts";

const OTHERS = 0o077;
const OWNER = 0o700;

/** Creates the data folder, accessible only to the user that runs the site. */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER });
  closeToOthers([folder]);
}

/** Removes other users' access to a folder and its contents. */
export function closeDataFolder(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  closeToOthers([folder, ...names.map((name) => join(folder, name))]);
}

/**
 * Removes the permissions of other users. Only the owner of a file can do that: otherwise logs a warning and
 * continues.
 */
function closeToOthers(paths: readonly string[]): void {
  try {
    for (const path of paths) {
      const { mode } = statSync(path);
      if ((mode & OTHERS) !== 0) chmodSync(path, mode & OWNER);
    }
  } catch (error) {
    log.warn(
      { reason: summaryOf(error) },
      "Other users of this machine may have access to what the site stores",
    );
  }
}

/** Restricts files that this process creates to its user. Not for workers, which share its mask. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}
