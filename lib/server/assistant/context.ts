import { cachedFaqs } from "../faqs.ts";
import type { ChatContext } from "./chat.ts";

/** What a reply may depend on. A time zone that is none is UTC; while the database is down there are no questions. */
export async function chatContext(timeZone = "UTC", now = Date.now()): Promise<ChatContext> {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  // Sweden writes its dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(now);
  return { today, now, timeZone: zone, faqs: await cachedFaqs().catch(() => []) };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
