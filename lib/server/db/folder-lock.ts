import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/**
 * Takes a folder for this process; the returned function gives it back. A lock whose process is gone is taken over.
 * @throws Error with the code EBUSY when another process that still runs has it: the embedded database is for one process.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "process.lock");
  for (;;) {
    try {
      const file = openSync(path, "wx");
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const owner = ownerOf(path);
      if (owner !== undefined && owner !== process.pid && isRunning(owner))
        throw Object.assign(
          new Error(`${folder} is in use by process ${owner}. To run several processes, set DATABASE_URL.`),
          { code: "EBUSY" },
        );
      rmSync(path, { force: true });
    }
  }
}

function ownerOf(path: string): number | undefined {
  try {
    const owner = Number(readFileSync(path, "utf8"));
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
