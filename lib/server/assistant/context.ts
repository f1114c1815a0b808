import type { Evaluator } from "../../catalog/evaluator.ts";
import { resolveTimeZone } from "../../core/civil/time-zone.ts";
import { dayAt } from "../../core/civil/today.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { cachedFaqs } from "../faqs.ts";
import type { ChatContext } from "./chat.ts";
import { readPageState } from "./page-state.ts";
import type { ChatRequest } from "./request.ts";

/** Builds the context of a reply. An invalid time zone is UTC; while the database is down, the list of frequent questions is empty. */
export async function chatContext(
  { timeZone = "UTC", page }: Pick<ChatRequest, "timeZone" | "page">,
  evaluator: Evaluator,
  units: UnitSystem = "si",
  now = Date.now(),
): Promise<ChatContext> {
  const zone = resolveTimeZone(timeZone) === undefined ? "UTC" : timeZone;
  const [faqs, pageState] = await Promise.all([
    cachedFaqs().catch(() => []),
    page === undefined ? {} : readPageState(page, units),
  ]);
  return { today: dayAt(now, zone), now, timeZone: zone, units, evaluator, faqs, page: pageState };
}
