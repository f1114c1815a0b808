import type { Reply } from "../answers/answer.ts";
import { answerTo, type World } from "../answers/answer-to.ts";
import { isBeginningIn, knownFrom, pageIn } from "../answers/known.ts";
import { lawsOf } from "../catalog/law-loaders.ts";
import { findPanelWithApi } from "../catalog/panel-apis.ts";
import { phrases } from "../catalog/phrases.ts";
import { dayAt } from "../civil/today.ts";
import { loadFromFolder } from "../data/read-file.ts";
import { serverTools } from "../faces/project/server-tools.ts";
import { buildSearchIndex } from "../faces/search/search-index.ts";
import type { UnitSystem } from "../quantities/systems.ts";

let made: World | undefined;

/** All that answers can rest on, made once for the life of the process. */
export function serverWorld(): World {
  if (made) return made;
  const index = buildSearchIndex();
  made = {
    known: knownFrom(index, phrases),
    sources: index.sources,
    lawsOf,
    toolsOf: serverTools,
    panelOf: async (id) => findPanelWithApi(id)?.api,
    data: loadFromFolder,
    isBeginning: (text) => isBeginningIn(index, text),
    pageOf: (id) => pageIn(index, id),
  };
  return made;
}

/** The reply to a text outside the browser, where the visitor's clock is not known: on the day in UTC. */
export function replyTo(text: string, units: UnitSystem = "si", now = Date.now()): Promise<Reply> {
  const timeZone = "UTC";
  return answerTo(text, { today: dayAt(now, timeZone), now, timeZone }, units, serverWorld());
}
