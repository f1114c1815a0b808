import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import type { PrismaClient } from "./generated/client.ts";

export interface Database {
  prisma: PrismaClient;
  /** The connections to a server; the embedded database has none. */
  pool?: Pool;
  /** The embedded database itself; a server has none. */
  pglite?: PGlite;
  close(): Promise<void>;
}

/** Next may load this file more than once in a process, and the embedded database must be opened only once. */
export const KEY = Symbol.for("scicalc.database");
export const processWide = globalThis as typeof globalThis & { [KEY]?: Promise<Database> };

/** Returns the database if it is open, and never opens it. */
export const openDatabase = async (): Promise<Database | undefined> =>
  processWide[KEY]?.catch(() => undefined);
