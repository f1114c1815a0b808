// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import agePhrases from "../../calculators/age/phrases.ts";
import datePhrases from "../../calculators/date/phrases.ts";
import fractionPhrases from "../../calculators/fraction/phrases.ts";
import percentagePhrases from "../../calculators/percentage/phrases.ts";
import timePhrases from "../../calculators/time/phrases.ts";

export const phrases = {
  age: agePhrases,
  date: datePhrases,
  fraction: fractionPhrases,
  percentage: percentagePhrases,
  time: timePhrases,
};
