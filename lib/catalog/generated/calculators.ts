// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import ageCalculator from "../../calculators/age/calculator.ts";
import basicCalculator from "../../calculators/basic/calculator.ts";
import bmiCalculator from "../../calculators/bmi/calculator.ts";
import calorieCalculator from "../../calculators/calorie/calculator.ts";
import costCalculator from "../../calculators/cost/calculator.ts";
import dateCalculator from "../../calculators/date/calculator.ts";
import ductsizerCalculator from "../../calculators/ductsizer/calculator.ts";
import firefightingCalculator from "../../calculators/firefighting/calculator.ts";
import fractionCalculator from "../../calculators/fraction/calculator.ts";
import hvacCalculator from "../../calculators/hvac/calculator.ts";
import investmentCalculator from "../../calculators/investment/calculator.ts";
import loanCalculator from "../../calculators/loan/calculator.ts";
import materialsCalculator from "../../calculators/materials/calculator.ts";
import mortgageCalculator from "../../calculators/mortgage/calculator.ts";
import percentageCalculator from "../../calculators/percentage/calculator.ts";
import periodictableCalculator from "../../calculators/periodictable/calculator.ts";
import physicsCalculator from "../../calculators/physics/calculator.ts";
import pipesizerCalculator from "../../calculators/pipesizer/calculator.ts";
import plumbingCalculator from "../../calculators/plumbing/calculator.ts";
import psychrometricsCalculator from "../../calculators/psychrometrics/calculator.ts";
import savingsCalculator from "../../calculators/savings/calculator.ts";
import scientificCalculator from "../../calculators/scientific/calculator.ts";
import timeCalculator from "../../calculators/time/calculator.ts";

export const formCalculators = [
  ageCalculator,
  bmiCalculator,
  calorieCalculator,
  costCalculator,
  dateCalculator,
  ductsizerCalculator,
  firefightingCalculator,
  fractionCalculator,
  hvacCalculator,
  investmentCalculator,
  loanCalculator,
  materialsCalculator,
  mortgageCalculator,
  percentageCalculator,
  pipesizerCalculator,
  plumbingCalculator,
  psychrometricsCalculator,
  savingsCalculator,
  timeCalculator,
];

export const panelCalculators = [
  basicCalculator,
  periodictableCalculator,
  physicsCalculator,
  scientificCalculator,
];
