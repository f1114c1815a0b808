// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import agePhrases from "../../calculators/age/phrases.ts";
import bmiPhrases from "../../calculators/bmi/phrases.ts";
import caloriePhrases from "../../calculators/calorie/phrases.ts";
import costPhrases from "../../calculators/cost/phrases.ts";
import datePhrases from "../../calculators/date/phrases.ts";
import ductsizerPhrases from "../../calculators/ductsizer/phrases.ts";
import firefightingPhrases from "../../calculators/firefighting/phrases.ts";
import fractionPhrases from "../../calculators/fraction/phrases.ts";
import hvacPhrases from "../../calculators/hvac/phrases.ts";
import investmentPhrases from "../../calculators/investment/phrases.ts";
import loanPhrases from "../../calculators/loan/phrases.ts";
import materialsPhrases from "../../calculators/materials/phrases.ts";
import mortgagePhrases from "../../calculators/mortgage/phrases.ts";
import percentagePhrases from "../../calculators/percentage/phrases.ts";
import periodictablePhrases from "../../calculators/periodictable/phrases.ts";
import physicsPhrases from "../../calculators/physics/phrases.ts";
import pipesizerPhrases from "../../calculators/pipesizer/phrases.ts";
import plumbingPhrases from "../../calculators/plumbing/phrases.ts";
import psychrometricsPhrases from "../../calculators/psychrometrics/phrases.ts";
import savingsPhrases from "../../calculators/savings/phrases.ts";
import scientificPhrases from "../../calculators/scientific/phrases.ts";
import timePhrases from "../../calculators/time/phrases.ts";

export const phrases = {
  age: agePhrases,
  bmi: bmiPhrases,
  calorie: caloriePhrases,
  cost: costPhrases,
  date: datePhrases,
  ductsizer: ductsizerPhrases,
  firefighting: firefightingPhrases,
  fraction: fractionPhrases,
  hvac: hvacPhrases,
  investment: investmentPhrases,
  loan: loanPhrases,
  materials: materialsPhrases,
  mortgage: mortgagePhrases,
  percentage: percentagePhrases,
  periodictable: periodictablePhrases,
  physics: physicsPhrases,
  pipesizer: pipesizerPhrases,
  plumbing: plumbingPhrases,
  psychrometrics: psychrometricsPhrases,
  savings: savingsPhrases,
  scientific: scientificPhrases,
  time: timePhrases,
};
