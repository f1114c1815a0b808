import { withDatabase } from "../db/database.ts";
import type { Prisma } from "../db/generated/client.ts";

interface AuditEvent {
  action: string;
  subject: string;
  detail?: Prisma.InputJsonObject;
}

/** Logs an administrator’s action, in the transaction that performs it. */
export async function record(
  tx: Prisma.TransactionClient,
  actor: string,
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.auditEntry.createMany({ data: events.map((event) => ({ actor, ...event })) });
}

const PAGE = 50;

interface AuditPage {
  entries: { id: number; at: Date; actor: string; action: string; subject: string; detail: string }[];
  next: number | undefined;
}

/**
 * Reads a page of the log, newest first; `before` is the `next` of the previous page. @throws DatabaseFailure
 */
export async function auditPage(before: number | undefined): Promise<AuditPage> {
  const rows = await withDatabase((prisma) =>
    prisma.auditEntry.findMany({
      where: before === undefined ? {} : { id: { lt: before } },
      orderBy: { id: "desc" },
      take: PAGE + 1,
    }),
  );
  const entries = rows.slice(0, PAGE).map(({ detail, ...row }) => ({ ...row, detail: textOf(detail) }));
  return { entries, next: rows.length > PAGE ? entries.at(-1)?.id : undefined };
}

const textOf = (detail: Prisma.JsonValue): string =>
  Object.entries(detail as Prisma.JsonObject)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
