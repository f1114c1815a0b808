import { withDatabase } from "./db/database.ts";
import { env } from "./env.ts";
import { log } from "./front/log.ts";
import { logFailure } from "./log-failure.ts";
import { wantsMail } from "./mail.ts";
import { MAX_ATTEMPTS } from "./mail-attempts.ts";
import { createMailer, sendToOwner } from "./mail-transport.ts";

/** Interval of queue checks, in ms. */
const INTERVAL = 10_000;

interface Claimed {
  id: number;
  subject: string;
  text: string;
  reply_to: string | null;
}

/**
 * Claims the next due mail: schedules its retry before sending, after 1, 2, 4 … minutes, at most 4 hours. If
 * the process dies while sending, the retry applies.
 */
const claim = (): Promise<Claimed | undefined> =>
  withDatabase(async (prisma) => {
    const rows = await prisma.$queryRaw<Claimed[]>`
      UPDATE "outgoing_mail" SET
        "attempts" = "attempts" + 1,
        "last_tried_at" = now(),
        "next_try_at" = now() + make_interval(mins => least(power(2, "attempts"), 240)::int)
      WHERE "id" = (
        SELECT "id" FROM "outgoing_mail"
        WHERE "sent_at" IS NULL AND "attempts" < ${MAX_ATTEMPTS}::int
          -- A try that is due later than the longest wait was planned while the clock was ahead.
          AND ("next_try_at" <= now() OR "next_try_at" > now() + interval '5 hours')
        ORDER BY "next_try_at", "id" LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING "id", "subject", "text", "reply_to"`;
    return rows[0];
  });

/** Sends the due mails in sequence. Returns the number of sent mails. @throws DatabaseFailure */
export async function sendDueMail(): Promise<number> {
  const { SMTP_URL, MAIL_TO } = env();
  if (SMTP_URL === undefined || MAIL_TO === undefined) return 0;
  const mailer = createMailer(SMTP_URL);
  let sent = 0;
  try {
    for (let mail = await claim(); mail; mail = await claim()) {
      const { id, subject, text, reply_to: replyTo } = mail;
      try {
        await sendToOwner(mailer, {
          subject,
          text,
          ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
        });
        await record(id, { sentAt: new Date(), lastError: null });
        sent += 1;
      } catch (error) {
        const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
        // Errors of a mail server may contain addresses, so the full text is only in the table, not in the log.
        log.warn({ mail: id, code: (error as { code?: unknown }).code }, "A mail was not sent");
        await record(id, { lastError });
      }
    }
  } finally {
    mailer.close();
  }
  return sent;
}

const record = (id: number, data: { sentAt?: Date; lastError: string | null }) =>
  withDatabase((prisma) => prisma.outgoingMail.updateMany({ where: { id }, data }));

/** Starts sending mail, unless SMTP_URL or MAIL_TO is unset. Returns a function that stops it. */
export function startMailWorker(): () => void {
  if (!wantsMail()) return () => {};
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    try {
      await sendDueMail();
    } catch (error) {
      logFailure("Mail waits", error);
    } finally {
      busy = false;
    }
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
