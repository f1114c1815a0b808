import { chmodSync, mkdirSync, statSync } from "node:fs";

const OTHERS = 0o077;

/**
 * Makes the folder of what the site stores, for the user that runs the site alone. One that was open to others is
 * narrowed; when it belongs to somebody else that fails, and is said.
 */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & OTHERS) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch {
    console.error(`Other users of this machine may enter ${folder}, and it could not be closed to them.`);
  }
}

/** What this process makes from now on is its user's alone. Not for workers, which share their process's mask. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}
