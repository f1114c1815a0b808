import type { Evaluator } from "../catalog/evaluator.ts";
import { lawsOf } from "../catalog/law-loaders.ts";
import { phrases } from "../catalog/phrases.ts";
import { buildSearchIndex } from "../catalog/search/search-index.ts";
import { dayAt } from "../core/civil/today.ts";
import type { Reply } from "../faces/answers/answer.ts";
import { type AnswerResources, answerTo } from "../faces/answers/answer-to.ts";
import { isBeginningIn, pageIn, questionSources } from "../faces/answers/index-lookup.ts";
import type { UnitSystem } from "../kit/quantities/systems.ts";
import { serverTools } from "../projects/server-tools.ts";

type Catalog = Omit<AnswerResources, "evaluator">;

let catalog: Catalog | undefined;

/** Data of all answers; the catalog loads once per process. */
export const serverResources = (evaluator: Evaluator): AnswerResources => ({ ...readCatalog(), evaluator });

function readCatalog(): Catalog {
  if (catalog) return catalog;
  const index = buildSearchIndex();
  catalog = {
    questionSources: questionSources(index, phrases),
    sources: index.sources,
    lawsOf,
    toolsOf: serverTools,
    isBeginning: (text) => isBeginningIn(index, text),
    pageOf: (id) => pageIn(index, id),
  };
  return catalog;
}

/** Replies to a text outside the browser, where the visitor's clock is unknown: uses the day in UTC. */
export function replyTo(
  text: string,
  evaluator: Evaluator,
  units: UnitSystem = "si",
  now = Date.now(),
): Promise<Reply> {
  const timeZone = "UTC";
  return answerTo(text, { today: dayAt(now, timeZone), now, timeZone }, units, serverResources(evaluator));
}

const DAY_MS = 86_400_000;
/** Days from now on which answers are compared: other seasons, months and days of the week. */
const COMPARED_DAYS = [0, 100, 201];

/** Returns the figure that answers a question; undefined if it depends on the day: pages outlive their build. */
export async function timelessAnswer(text: string, evaluator: Evaluator): Promise<string | undefined> {
  const figures = await Promise.all(
    COMPARED_DAYS.map(async (days) => {
      const { answer } = await replyTo(text, evaluator, "si", Date.now() + days * DAY_MS);
      return answer && `${answer.value} ${answer.unit}`.trim();
    }),
  );
  return new Set(figures).size === 1 ? figures[0] : undefined;
}
