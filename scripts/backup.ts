/**
 * Writes a backup of the site's database and verifies it by restoring it: `npm run backup -- FILE`; without a
 * file, into the folder backups/ of DATA_DIR, named by time.
 */
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { keepFilesPrivate } from "../lib/server/data-folder.ts";
import { createBackup, writeDump } from "../lib/server/db/backup.ts";
import { closeDatabase, openedDatabase } from "../lib/server/db/database.ts";
import { inPgliteTransaction, inServerTransaction } from "../lib/server/db/transactions.ts";
import { env } from "../lib/server/env.ts";
import { runInServer } from "../lib/server/local-channel.ts";
import { loadEnvironment } from "./environment.ts";
import { runCommand } from "./run-command.ts";

loadEnvironment();
keepFilesPrivate();

await runCommand("npm run backup -- [FILE]", async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new TypeError("Only one file can be named.");
  const { DATABASE_URL, DATA_DIR } = env();
  const folder = resolve(DATA_DIR);
  if (DATABASE_URL === undefined && !existsSync(join(folder, "postgres")))
    throw new Error(
      `There is no database in ${folder}. Set DATA_DIR to the folder of the site, or DATABASE_URL.`,
    );
  const path = resolve(positionals[0] ?? defaultPath(DATA_DIR));
  const digests = await createBackup(path, async (draft) => {
    if (DATABASE_URL !== undefined) return writeDump(draft, inServerTransaction(DATABASE_URL));
    return (await runInServer(folder, "dump", { path: draft })) ?? dumpHere(draft);
  });
  const rows = Object.values(digests).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${path}: ${rows} rows of ${Object.keys(digests).length} tables, restored once and compared.`);
});

function defaultPath(dataDir: string): string {
  const folder = join(dataDir === "memory://" ? "." : dataDir, "backups");
  mkdirSync(folder, { recursive: true });
  return join(folder, `${new Date().toISOString().replace(/[:.]/g, "-")}.jsonl.gz`);
}

/** Opens the embedded database, if no server has it, and dumps it. */
async function dumpHere(path: string): Promise<void> {
  try {
    const { pglite } = await openedDatabase();
    if (!pglite) throw new Error("There is no embedded database.");
    await writeDump(path, inPgliteTransaction(pglite));
  } finally {
    await closeDatabase();
  }
}
