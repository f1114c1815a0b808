// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import bmiPhrases from "../../calculators/bmi/phrases.ts";
import caloriePhrases from "../../calculators/calorie/phrases.ts";
import costPhrases from "../../calculators/cost/phrases.ts";
import investmentPhrases from "../../calculators/investment/phrases.ts";
import loanPhrases from "../../calculators/loan/phrases.ts";
import mortgagePhrases from "../../calculators/mortgage/phrases.ts";
import savingsPhrases from "../../calculators/savings/phrases.ts";

export const phrases = {
  bmi: bmiPhrases,
  calorie: caloriePhrases,
  cost: costPhrases,
  investment: investmentPhrases,
  loan: loanPhrases,
  mortgage: mortgagePhrases,
  savings: savingsPhrases,
};
