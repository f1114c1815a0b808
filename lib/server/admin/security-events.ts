import { withDatabase } from "../db/database.ts";
import { MAX_CLIENTS, type SecurityEventKind } from "../front/security-events.ts";
import { storeSecurityEvents } from "../security/event-log.ts";

export interface SecurityEventRow {
  id: number;
  kind: SecurityEventKind;
  subject: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
  clients: readonly string[];
  /** True if there may be more clients than codes. */
  hasMoreClients: boolean;
}

const PAGE = 50;

/** Returns the rejected attempts, newest first; `before` is the `next` of the previous page. @throws DatabaseFailure */
export async function securityEventPage(
  before: number | undefined,
): Promise<{ events: SecurityEventRow[]; next: number | undefined }> {
  await storeSecurityEvents();
  const rows = await withDatabase((prisma) =>
    prisma.securityEvent.findMany({
      where: before === undefined ? {} : { id: { lt: before } },
      orderBy: { id: "desc" },
      take: PAGE + 1,
    }),
  );
  const events = rows.slice(0, PAGE).map((row) => ({
    ...row,
    kind: row.kind as SecurityEventKind,
    hasMoreClients: row.clients.length >= MAX_CLIENTS,
  }));
  return { events, next: rows.length > PAGE ? events.at(-1)?.id : undefined };
}

export async function securityTotals(): Promise<{ admin: number; limits: number }> {
  await storeSecurityEvents();
  const [totals] = await withDatabase(
    (prisma) => prisma.$queryRaw<{ admin: number; limits: number }[]>`
      SELECT (coalesce(sum("count") FILTER (WHERE "kind" <> 'limit'), 0))::float AS "admin",
        (coalesce(sum("count") FILTER (WHERE "kind" = 'limit'), 0))::float AS "limits"
      FROM "security_events" WHERE "last_at" > now() - interval '1 day'`,
  );
  return totals ?? { admin: 0, limits: 0 };
}
