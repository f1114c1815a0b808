import { CONNECTORS, CURRENCY_WORDS, DECISIVE, FILLERS } from "./vocabulary.ts";

const COUNT = /^(\d{1,9}(?:\.\d{1,6})?)(?: ?(\p{L}{2,30})(?: of \p{L}{2,30})?)?$/u;
const NO_THING =
  /^(?:costs?|dollars?|bucks|cents?|percent|each|way|ways|pays?|total|price|tip|tax|discount|off|if|when)$/;

/** Returns the name if it counts things: “3 apples”, “2 kg of rice” or “7”. Common words of questions are not things. */
export function countNamed(name: string): string | undefined {
  const [, , thing] = COUNT.exec(name.toLowerCase()) ?? [];
  if (thing === undefined) return COUNT.test(name) ? name : undefined;
  const isThing = ![CONNECTORS, CURRENCY_WORDS, DECISIVE, FILLERS].some((words) => words.has(thing));
  return isThing && !NO_THING.test(thing) ? name : undefined;
}
