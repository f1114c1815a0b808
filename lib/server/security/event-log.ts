import { createHmac } from "node:crypto";
import { authSecret } from "../auth/secret.ts";
import { summaryOf } from "../db/failure.ts";
import type { Prisma } from "../db/generated/client.ts";
import { openDatabase } from "../db/peek.ts";
import { log } from "../front/log.ts";
import {
  addPending,
  MAX_CLIENTS,
  type SecurityEventBatch,
  takePendingEvents,
} from "../front/security-events.ts";
import { alertOwner } from "./alert.ts";

/**
 * Stores the events since the last call; failed ones wait for the next. Never opens the database: without
 * one, sign-in is impossible anyway.
 */
export async function storeSecurityEvents(): Promise<void> {
  const database = await openDatabase();
  if (!database) return;
  const batches = takePendingEvents();
  try {
    for (let batch = batches[0]; batch; batch = batches[0]) {
      await database.prisma.$transaction((tx) => store(tx, batch));
      batches.shift();
    }
  } catch (error) {
    for (const batch of batches) addPending(batch);
    log.warn({ reason: summaryOf(error) }, "Security events wait for the database");
  }
}

/** Adds a batch to the row of its window, so that repetitions add no rows. */
async function store(tx: Prisma.TransactionClient, batch: SecurityEventBatch): Promise<void> {
  const { kind, subject, count } = batch;
  const [windowStart, firstAt, lastAt] = [batch.windowStart, batch.firstAt, batch.lastAt].map(
    (time) => new Date(time),
  );
  const codes = [...batch.clients].map((client) => clientCode(client, batch.firstAt));
  const add = () => tx.$queryRaw<{ count: number }[]>`
    UPDATE "security_events" SET
      "count" = "count" + ${count}::int,
      "first_at" = least("first_at", ${firstAt}),
      "last_at" = greatest("last_at", ${lastAt}),
      "clients" = ARRAY(SELECT DISTINCT unnest("clients" || ${codes}::text[]) LIMIT ${MAX_CLIENTS}::int)
    WHERE "window_start" = ${windowStart} AND "kind" = ${kind} AND "subject" = ${subject}
    RETURNING "count"`;
  let [row] = await add();
  if (!row) {
    // An upsert would consume a sequence number each time.
    await tx.$executeRaw`
      INSERT INTO "security_events" ("window_start", "kind", "subject", "first_at", "last_at")
      VALUES (${windowStart}, ${kind}, ${subject}, ${firstAt}, ${lastAt}) ON CONFLICT DO NOTHING`;
    [row] = await add();
  }
  await alertOwner(tx, { kind, subject, windowStart: batch.windowStart, count: row?.count ?? count });
}

/** Hexadecimal digits: enough to distinguish the clients of a day. */
const CODE_LENGTH = 8;

/**
 * Returns a code for a client's network: the same on all servers for one UTC day, and different the next day.
 * Without the site's secret, no one can compute the network from it or compare two days.
 */
export function clientCode(client: string, at: number): string {
  const day = new Date(at).toISOString().slice(0, 10);
  return createHmac("sha256", authSecret())
    .update(`security event client\n${day}\n${client}`)
    .digest("hex")
    .slice(0, CODE_LENGTH);
}
