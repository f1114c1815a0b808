import { resolve } from "node:path";
import { commands } from "./commands.ts";
import { keepFilesPrivate } from "./data-folder.ts";
import { openedDatabase } from "./db/database.ts";
import { env } from "./env.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { serveCommands } from "./local-channel.ts";
import { logFailure } from "./log-failure.ts";
import { startMailWorker } from "./mail-worker.ts";
import { startStoringCounts } from "./store-counts.ts";

/** Prepares a server before it answers. It starts without the database, and opens it when it is back. */
export async function start(): Promise<void> {
  keepFilesPrivate();
  await openedDatabase().then(serveOwnersCommands, (error: unknown) => {
    logFailure("The database is not there yet", error);
  });
  startMailWorker();
  startHousekeeping();
  startStoringCounts();
}

/** Serves commands for the folder that this process has locked, never replacing another socket. */
function serveOwnersCommands(): void {
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL === undefined && DATA_DIR !== "memory://") serveCommands(resolve(DATA_DIR), commands);
}
