import type { Reply } from "../answers/answer.ts";
import { answerTo, type World } from "../answers/answer-to.ts";
import { isBeginningIn, pageIn, questionSources } from "../answers/index-lookup.ts";
import type { Evaluator } from "../catalog/evaluator.ts";
import { lawsOf } from "../catalog/law-loaders.ts";
import { phrases } from "../catalog/phrases.ts";
import { dayAt } from "../civil/today.ts";
import { serverTools } from "../faces/project/server-tools.ts";
import { buildSearchIndex } from "../faces/search/search-index.ts";
import type { UnitSystem } from "../quantities/systems.ts";

type Catalog = Omit<World, "evaluator">;

let catalog: Catalog | undefined;

/** All that answers can rest on; the catalog is read once for the life of the process. */
export const serverWorld = (evaluator: Evaluator): World => ({ ...readCatalog(), evaluator });

function readCatalog(): Catalog {
  if (catalog) return catalog;
  const index = buildSearchIndex();
  catalog = {
    known: questionSources(index, phrases),
    sources: index.sources,
    lawsOf,
    toolsOf: serverTools,
    isBeginning: (text) => isBeginningIn(index, text),
    pageOf: (id) => pageIn(index, id),
  };
  return catalog;
}

/** The reply to a text outside the browser, where the visitor's clock is not known: on the day in UTC. */
export function replyTo(
  text: string,
  evaluator: Evaluator,
  units: UnitSystem = "si",
  now = Date.now(),
): Promise<Reply> {
  const timeZone = "UTC";
  return answerTo(text, { today: dayAt(now, timeZone), now, timeZone }, units, serverWorld(evaluator));
}
