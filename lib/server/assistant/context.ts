import { dayAt } from "../../civil/today.ts";
import { cachedFaqs } from "../faqs.ts";
import type { ChatContext } from "./chat.ts";

/** What a reply may depend on. A time zone that is none is UTC; while the database is down there are no questions. */
export async function chatContext(timeZone = "UTC", now = Date.now()): Promise<ChatContext> {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  return { today: dayAt(now, zone), now, timeZone: zone, faqs: await cachedFaqs().catch(() => []) };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
