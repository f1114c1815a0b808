import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, type PoolConfig } from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { closeDataFolder, makeDataFolder } from "../data-folder.ts";
import { type Environment, env } from "../env.ts";
import { log } from "../front/log.ts";
import { createEmbedded, damaged } from "./embedded-database.ts";
import { DatabaseFailure, failureOf, isConflict, summaryOf } from "./failure.ts";
import { lockFolder } from "./folder-lock.ts";
import { PrismaClient } from "./generated/client.ts";
import { type Database, KEY, processWide } from "./peek.ts";
import { CONNECT_TIMEOUT, prepare, prepareServer } from "./prepare.ts";
import { sqlOfPglite } from "./sql.ts";
import { isUnusableDatabase } from "./unusable-database.ts";

/** Time before an unusable database is opened again. */
const UNUSABLE_RETRY_MS = 30_000;
const STATEMENT_TIMEOUT = 5000;
const ATTEMPTS = 4;

/**
 * Returns the open database: opens, migrates and seeds it on the first call, and again after a failure.
 * @throws DatabaseFailure while it cannot be reached.
 */
export function openedDatabase(): Promise<Database> {
  processWide[KEY] ??= open(env()).catch((error: unknown) => {
    const rejected = processWide[KEY];
    const forget = () => {
      if (processWide[KEY] === rejected) delete processWide[KEY];
    };
    // Opening takes seconds and much memory, so a database that only its owner can repair is not retried for
    // each visitor.
    if (isUnusableDatabase(error)) setTimeout(forget, UNUSABLE_RETRY_MS).unref();
    else forget();
    throw failure(error);
  });
  return processWide[KEY];
}

/**
 * Runs work on the database. Retries conflicting transactions, so `work` may run more than once. @throws
 * DatabaseFailure if the database cannot be reached or written; and errors of `work`.
 */
export async function withDatabase<Result>(work: (prisma: PrismaClient) => Promise<Result>): Promise<Result> {
  const { prisma } = await openedDatabase();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(prisma);
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw failure(error);
      await new Promise((done) => setTimeout(done, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/** Closes the database if it is open; the next call opens it again. */
export async function closeDatabase(): Promise<void> {
  const opened = processWide[KEY];
  delete processWide[KEY];
  await (await opened?.catch(() => undefined))?.close();
}

function failure(error: unknown): unknown {
  if (error instanceof DatabaseFailure) return error;
  const kind = failureOf(error);
  if (kind === undefined) return error;
  log.error({ reason: summaryOf(error) }, "The database failed");
  return new DatabaseFailure(kind, error);
}

const open = (settings: Environment): Promise<Database> =>
  settings.DATABASE_URL === undefined
    ? openEmbedded(settings.DATA_DIR)
    : openServer(settings.DATABASE_URL, settings.DATABASE_POOL);

/** Postgres would cache 160 MB of pages, which the operating system also caches. */
const EMBEDDED_SETTINGS = ["-c", "shared_buffers=8MB"];

/** Opens PGlite in a folder that only this process uses. "memory://" stores nothing. */
async function openEmbedded(dataDir: string): Promise<Database> {
  const inMemory = dataDir === "memory://";
  const folder = resolve(dataDir);
  if (!inMemory) makeDataFolder(folder);
  const unlock = inMemory ? () => {} : lockFolder(folder);
  const files = join(folder, "postgres");
  let opened: PGlite | undefined;
  try {
    if (!inMemory) await createEmbedded(files);
    const startParams = [...PGlite.defaultStartParams, ...EMBEDDED_SETTINGS];
    const pglite = await PGlite.create(inMemory ? dataDir : files, { startParams }).catch(
      (error: unknown) => {
        throw failureOf(error) === undefined ? damaged(files, error) : error;
      },
    );
    opened = pglite;
    // PGlite unpacks a new database, and creates some files at each start, ignoring the umask.
    if (!inMemory) closeDataFolder(folder);
    await prepare(sqlOfPglite(pglite), { allowsNewer: false });
    const prisma = new PrismaClient({ adapter: new PrismaPGlite(pglite) });
    const close = async () => {
      await prisma.$disconnect();
      await pglite.close();
      unlock();
    };
    return { prisma, pglite, close };
  } catch (error) {
    // Closes an unusable database before another process may take the folder.
    await opened?.close().catch(() => {});
    unlock();
    throw error;
  }
}

async function openServer(connectionString: string, size: number): Promise<Database> {
  await prepareServer(connectionString);
  const config: PoolConfig = {
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + 1000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  };
  const pool = new Pool(config);
  pool.on("error", (error) => log.warn({ reason: summaryOf(error) }, "A connection to the database broke"));
  // A connection that breaks between two queries of a transaction emits an error, which would end Node
  // without a listener. The next query fails and reports it.
  pool.on("connect", (connection) => connection.on("error", () => {}));
  // Prisma abandons a transaction after 2 s without a connection: less than the pool waits for one.
  const transactionOptions = { maxWait: CONNECT_TIMEOUT };
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions });
  const close = async () => {
    await prisma.$disconnect();
    await pool.end();
  };
  return { prisma, pool, close };
}
