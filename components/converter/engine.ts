import { readParameters } from "@/lib/run/converter-input";
import { conversionTyped, unitSetBy, valueBehind } from "@/lib/run/converter-typing";
import { answerOf, digitsOf, tablesOf } from "@/lib/run/converter-view";

/** Engine of a converter’s page. Loads with the first sign of use; until then the server’s result stays. */
export const engine = {
  answerOf,
  conversionTyped,
  digitsOf,
  readParameters,
  tablesOf,
  unitSetBy,
  valueBehind,
};
export type Engine = typeof engine;
