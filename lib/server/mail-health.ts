import type { PrismaClient } from "./db/generated/client.ts";
import { failureText } from "./failure-text.ts";
import { MAX_ATTEMPTS } from "./mail-attempts.ts";

export interface ServiceFailure {
  text: string;
  at: Date;
}

export interface MailHealth {
  waiting: number;
  /** Mail that failed ten times and is not retried. */
  givenUp: number;
  /** Creation time of the oldest pending mail. */
  oldestAt: Date | null;
  lastFailure: ServiceFailure | null;
}

interface Row {
  waiting: number;
  givenUp: number;
  oldestAt: Date | null;
  lastError: string | null;
  lastErrorAt: Date | null;
}

/** Reads the state of the queue of mail, which all servers share. */
export async function readMailHealth(prisma: PrismaClient): Promise<MailHealth> {
  const [row] = await prisma.$queryRaw<Row[]>`
    SELECT (count(*) FILTER (WHERE "attempts" < ${MAX_ATTEMPTS}::int))::int AS "waiting",
      (count(*) FILTER (WHERE "attempts" >= ${MAX_ATTEMPTS}::int))::int AS "givenUp",
      min("created_at") FILTER (WHERE "attempts" < ${MAX_ATTEMPTS}::int) AS "oldestAt",
      (array_agg("last_error" ORDER BY "last_tried_at" DESC NULLS LAST, "id" DESC)
        FILTER (WHERE "last_error" IS NOT NULL))[1] AS "lastError",
      (array_agg(coalesce("last_tried_at", "created_at") ORDER BY "last_tried_at" DESC NULLS LAST, "id" DESC)
        FILTER (WHERE "last_error" IS NOT NULL))[1] AS "lastErrorAt"
    FROM "outgoing_mail" WHERE "sent_at" IS NULL`;
  const { waiting = 0, givenUp = 0, oldestAt = null, lastError = null, lastErrorAt = null } = row ?? {};
  const lastFailure =
    lastError === null || lastErrorAt === null ? null : { text: failureText(lastError), at: lastErrorAt };
  return { waiting, givenUp, oldestAt, lastFailure };
}
