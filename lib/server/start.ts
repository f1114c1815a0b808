import { keepFilesPrivate } from "./data-folder.ts";
import { openedDatabase } from "./db/database.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { logFailure } from "./log-failure.ts";
import { startMailWorker } from "./mail-worker.ts";
import { startStoringCounts } from "./store-counts.ts";

/** What a server does before it answers. A database that is down does not keep the site down: it is opened when it is back. */
export async function start(): Promise<void> {
  keepFilesPrivate();
  await openedDatabase().catch((error: unknown) => {
    logFailure("The database is not there yet", error);
  });
  startMailWorker();
  startHousekeeping();
  startStoringCounts();
}
