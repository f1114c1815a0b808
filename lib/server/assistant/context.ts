import { withDatabase } from "../db/database.ts";
import type { ChatContext } from "./chat.ts";

/** Milliseconds for which the questions are kept. */
const FAQS_KEPT = 60_000;

type Faqs = ChatContext["faqs"];
let kept: { faqs: Faqs; until: number } | undefined;

/** The site's questions and answers; none while the database is down, because the assistant answers without them too. */
async function faqs(now: number): Promise<Faqs> {
  if (kept && now < kept.until) return kept.faqs;
  const rows = await withDatabase((prisma) =>
    prisma.faq.findMany({ select: { question: true, answer: true }, orderBy: { id: "asc" } }),
  ).catch(() => []);
  kept = { faqs: rows, until: now + FAQS_KEPT };
  return rows;
}

/** What a reply may depend on. A time zone that is none is UTC. */
export async function chatContext(timeZone = "UTC", now = Date.now()): Promise<ChatContext> {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  // Sweden writes its dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(now);
  return { today, now, timeZone: zone, faqs: await faqs(now) };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
