import { MAX_CLOCK_DRIFT_S } from "./clock.ts";
import { withDatabase } from "./db/database.ts";
import { isDatabaseFailure } from "./db/failure.ts";
import { Prisma } from "./db/generated/client.ts";
import { logFailure } from "./log-failure.ts";
import {
  MAIL_DAYS,
  MODEL_USAGE_DAYS,
  REJECTED_REVIEW_DAYS,
  SECURITY_EVENT_DAYS,
  SESSION_IDLE_MINUTES,
  TRY_WINDOW,
} from "./retention.ts";

/** Interval of rounds, in ms. */
const INTERVAL = 600_000;
/** Rows per statement, which keeps far below its time limit. */
const PORTION = 1000;

interface Chore {
  table: string;
  key: string;
  condition: Prisma.Sql;
  /** Deletes related rows in the same transaction. */
  along?: (tx: Prisma.TransactionClient, keys: readonly string[]) => Promise<unknown>;
}

/** Maximum window in seconds: one that ends later began while a clock was ahead. */
const LONGEST_WINDOW = 2 * 86_400;

const CHORES: readonly Chore[] = [
  {
    table: "rate_limits",
    key: "key",
    condition: Prisma.sql`
      "expire" <= now() AT TIME ZONE 'utc'
      OR "expire" > now() AT TIME ZONE 'utc' + make_interval(secs => ${LONGEST_WINDOW}::int)`,
  },
  {
    table: "auth_rate_limits",
    key: "id",
    // A clock that was ahead counted attempts in the future.
    condition: Prisma.sql`
      "last_request" < (extract(epoch FROM now()) - ${TRY_WINDOW}::int) * 1000
      OR "last_request" > (extract(epoch FROM now()) + ${TRY_WINDOW}::int) * 1000`,
  },
  { table: "auth_verifications", key: "id", condition: Prisma.sql`"expires_at" <= now()` },
  {
    table: "auth_sessions",
    key: "id",
    condition: Prisma.sql`
      "expires_at" <= now()
      OR "updated_at" < now() - make_interval(mins => ${SESSION_IDLE_MINUTES}::int)
      OR "updated_at" > now() + make_interval(secs => ${MAX_CLOCK_DRIFT_S}::int)`,
  },
  {
    table: "outgoing_mail",
    key: "id",
    condition: Prisma.sql`"created_at" < now() - make_interval(days => ${MAIL_DAYS}::int)`,
  },
  {
    table: "security_events",
    key: "id",
    condition: Prisma.sql`"last_at" < now() - make_interval(days => ${SECURITY_EVENT_DAYS}::int)`,
  },
  {
    table: "model_days",
    key: "day",
    condition: Prisma.sql`"day" < (now() AT TIME ZONE 'utc')::date - ${MODEL_USAGE_DAYS}::int`,
  },
  {
    table: "user_reviews",
    key: "id",
    condition: Prisma.sql`
      NOT "is_approved" AND "decided_at" < now() - make_interval(days => ${REJECTED_REVIEW_DAYS}::int)`,
    along: (tx, keys) => tx.$executeRaw`
      UPDATE "audit_entries" SET "detail" = "detail" - 'name'
      WHERE "subject" = ANY (${keys.map((key) => `review ${key}`)}::text[])`,
  },
];

/**
 * Deletes expired rows, in portions. Several servers may do so together: each skips rows that another one has
 * locked. @returns the number of deleted rows. @throws DatabaseFailure
 */
export async function deleteExpired(): Promise<number> {
  let total = 0;
  for (const chore of CHORES)
    for (let count = PORTION; count === PORTION; total += count) count = await deletePortion(chore);
  return total;
}

function deletePortion({ table, key, condition, along }: Chore): Promise<number> {
  const [from, column] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${key}"`)];
  const statement = Prisma.sql`
    DELETE FROM ${from} WHERE ${column} IN (
      SELECT ${column} FROM ${from} WHERE ${condition} LIMIT ${PORTION}::int FOR UPDATE SKIP LOCKED
    ) RETURNING ${column}::text AS "key"`;
  return withDatabase(async (prisma) => {
    if (along === undefined) return prisma.$executeRaw(statement);
    return prisma.$transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ key: string }[]>(statement);
      const keys = rows.map((row) => row.key);
      if (keys.length > 0) await along(tx, keys);
      return keys.length;
    });
  });
}

/** Deletes expired rows now and at regular intervals. Returns a function that stops it. */
export function startHousekeeping(): () => void {
  const round = () =>
    deleteExpired().catch((error: unknown) => {
      // A database that is down has logged its failure already, and the next round deletes the expired rows.
      if (!isDatabaseFailure(error)) logFailure("Housekeeping failed", error);
    });
  void round();
  const timer = setInterval(round, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
