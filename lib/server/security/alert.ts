import { PRODUCT } from "../../catalog/site.ts";
import type { Prisma } from "../db/generated/client.ts";
import { env } from "../env.ts";
import { type SecurityEventKind, WINDOW_MS } from "../front/security-events.ts";
import { queueMail, wantsMail } from "../mail.ts";
import { messages } from "../messages.ts";
import { SECURITY_EVENT_KINDS } from "./event-kinds.ts";

interface StoredEvents {
  kind: SecurityEventKind;
  subject: string;
  windowStart: number;
  count: number;
}

/** Minimum hours between mails to the owner about one kind of event. */
export const ALERT_HOURS = 6;

/**
 * Queues a mail to the owner if a window has enough events of a kind to suggest an attack. Sends one per kind
 * in six hours, across all servers. Ignores a future claim, from a clock that was ahead.
 */
export async function alertOwner(tx: Prisma.TransactionClient, events: StoredEvents): Promise<void> {
  const { label, explanation, alertAt } = SECURITY_EVENT_KINDS[events.kind];
  if (events.count < alertAt || !wantsMail()) return;
  const claimed = await tx.$executeRaw`
    INSERT INTO "owner_alerts" ("kind", "sent_at") VALUES (${events.kind}, now())
    ON CONFLICT ("kind") DO UPDATE SET "sent_at" = now()
    WHERE "owner_alerts"."sent_at" NOT BETWEEN now() - make_interval(hours => ${ALERT_HOURS}::int) AND now()`;
  if (claimed === 0) return;
  const what = events.subject === "" ? label : `${label} (${events.subject})`;
  const start = `${new Date(events.windowStart).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const { SITE_URL } = env();
  await queueMail(tx, {
    subject: `[${PRODUCT}] ${what}: ${events.count} times in ten minutes`,
    text: messages.mails.alert({
      event: what,
      count: events.count,
      minutes: WINDOW_MS / 60_000,
      start,
      explanation,
      site: SITE_URL ?? "",
      hours: ALERT_HOURS,
    }),
  });
}
