import { PGlite } from "@electric-sql/pglite";

let template: Promise<Blob> | undefined;

async function dumpEmptyDatabase(): Promise<Blob> {
  const pglite = await PGlite.create("memory://");
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  return dump;
}

/** Creates an empty database in memory. Loads the files of the worker’s first one, in a quarter of the time. */
export async function createPglite(): Promise<PGlite> {
  template ??= dumpEmptyDatabase();
  return PGlite.create({ dataDir: "memory://", loadDataDir: await template });
}
