// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import ageJobs from "../../calculators/age/jobs.ts";
import bmiJobs from "../../calculators/bmi/jobs.ts";
import calorieJobs from "../../calculators/calorie/jobs.ts";
import dateJobs from "../../calculators/date/jobs.ts";
import ductsizerJobs from "../../calculators/ductsizer/jobs.ts";
import firefightingJobs from "../../calculators/firefighting/jobs.ts";
import fractionJobs from "../../calculators/fraction/jobs.ts";
import hvacJobs from "../../calculators/hvac/jobs.ts";
import investmentJobs from "../../calculators/investment/jobs.ts";
import loanJobs from "../../calculators/loan/jobs.ts";
import materialsJobs from "../../calculators/materials/jobs.ts";
import mortgageJobs from "../../calculators/mortgage/jobs.ts";
import percentageJobs from "../../calculators/percentage/jobs.ts";
import pipesizerJobs from "../../calculators/pipesizer/jobs.ts";
import plumbingJobs from "../../calculators/plumbing/jobs.ts";
import psychrometricsJobs from "../../calculators/psychrometrics/jobs.ts";
import savingsJobs from "../../calculators/savings/jobs.ts";
import timeJobs from "../../calculators/time/jobs.ts";

export const formJobs = {
  age: ageJobs,
  bmi: bmiJobs,
  calorie: calorieJobs,
  date: dateJobs,
  ductsizer: ductsizerJobs,
  firefighting: firefightingJobs,
  fraction: fractionJobs,
  hvac: hvacJobs,
  investment: investmentJobs,
  loan: loanJobs,
  materials: materialsJobs,
  mortgage: mortgageJobs,
  percentage: percentageJobs,
  pipesizer: pipesizerJobs,
  plumbing: plumbingJobs,
  psychrometrics: psychrometricsJobs,
  savings: savingsJobs,
  time: timeJobs,
};
