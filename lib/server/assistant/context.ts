import { dayAt } from "../../civil/today.ts";
import type { UnitSystem } from "../../quantities/systems.ts";
import { cachedFaqs } from "../faqs.ts";
import type { ChatContext } from "./chat.ts";

/** What a reply may depend on. A time zone that is none is UTC; while the database is down there are no questions. */
export async function chatContext(
  timeZone = "UTC",
  units: UnitSystem = "si",
  now = Date.now(),
): Promise<ChatContext> {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  return { today: dayAt(now, zone), now, timeZone: zone, units, faqs: await cachedFaqs().catch(() => []) };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
