import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import type { PrismaClient } from "./generated/client.ts";

export interface Database {
  prisma: PrismaClient;
  /** Connections to a server; undefined for the embedded database. */
  pool?: Pool;
  pglite?: PGlite;
  close(): Promise<void>;
}

/** Next may load this file more than once in a process, but the embedded database must be opened once. */
export const KEY = Symbol.for("scicalc.database");
export const processWide = globalThis as typeof globalThis & { [KEY]?: Promise<Database> };

/** Returns the database if it is open, and never opens it. */
export const openDatabase = async (): Promise<Database | undefined> =>
  processWide[KEY]?.catch(() => undefined);
