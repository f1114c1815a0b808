import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { closeDataFolder, keepFilesPrivate, makeDataFolder } from "../lib/server/data-folder.ts";
import { restoreBackup, verifyBackup } from "../lib/server/db/backup.ts";
import type { Digests } from "../lib/server/db/dump.ts";
import { createEmbedded, RESTORED_SUFFIX } from "../lib/server/db/embedded-database.ts";
import { lockFolder } from "../lib/server/db/folder-lock.ts";
import { CONNECT_TIMEOUT } from "../lib/server/db/prepare.ts";
import { expectNoServers, isEmptySchema, restoreInNewSchema } from "../lib/server/db/replace-schema.ts";
import { sqlOfClient, sqlOfPglite } from "../lib/server/db/sql.ts";
import { env } from "../lib/server/env.ts";
import { loadEnvironment } from "./environment.ts";
import { runCommand } from "./run-command.ts";

loadEnvironment();
keepFilesPrivate();

await runCommand("npm run restore -- FILE [--replace]", async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new TypeError("Name one file.");
  const path = resolve(file);
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  // Detects a damaged backup before changing anything.
  await verifyBackup(path);
  const { DATABASE_URL, DATA_DIR } = env();
  const digests =
    DATABASE_URL === undefined
      ? await restoreEmbedded(path, resolve(DATA_DIR))
      : await restoreServer(path, DATABASE_URL, values.replace);
  const rows = Object.values(digests).reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows of ${Object.keys(digests).length} tables.`);
});

async function restoreEmbedded(path: string, folder: string): Promise<Digests> {
  makeDataFolder(folder);
  const unlock = lockFolder(folder);
  const files = join(folder, "postgres");
  const [draft, restored] = [join(folder, "postgres-draft"), `${files}${RESTORED_SUFFIX}`];
  try {
    rmSync(draft, { recursive: true, force: true });
    await createEmbedded(draft);
    const pglite = await PGlite.create(draft);
    let digests: Digests;
    try {
      digests = await restoreBackup(path, sqlOfPglite(pglite));
    } finally {
      await pglite.close();
    }
    rmSync(restored, { recursive: true, force: true });
    renameSync(draft, restored);
    if (existsSync(files)) {
      const aside = join(folder, "replaced", new Date().toISOString().replace(/[:.]/g, "-"));
      mkdirSync(join(folder, "replaced"), { recursive: true });
      renameSync(files, aside);
      console.log(`The database that was there is in ${aside}.`);
    }
    renameSync(restored, files);
    closeDataFolder(folder);
    return digests;
  } finally {
    unlock();
  }
}

async function restoreServer(path: string, url: string, replaces: boolean): Promise<Digests> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT });
  client.on("error", () => {});
  await client.connect();
  try {
    const sql = sqlOfClient(client);
    await expectNoServers(sql);
    if (await isEmptySchema(sql)) return await restoreBackup(path, sql);
    if (!replaces)
      throw new Error(
        "The database is not empty. Run this again with --replace to put the restored tables in the place of the current ones.",
      );
    const { digests, replaced } = await restoreInNewSchema(path, sql);
    console.log(
      `The tables that were there are in the schema ${replaced}. To delete them: DROP SCHEMA "${replaced}" CASCADE`,
    );
    return digests;
  } finally {
    await client.end();
  }
}
