import { readParameters } from "@/lib/faces/converter-input";
import { conversionTyped, unitSetBy, valueBehind } from "@/lib/faces/converter-typing";
import { answerOf, digitsOf, tablesOf } from "@/lib/faces/page/converter-view";

/** What a converter's page calculates with. Loaded with the first sign of life: until then stands what the server drew. */
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
