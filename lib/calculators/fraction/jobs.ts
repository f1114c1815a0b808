import type { FormJob } from "../../kit/calculator/jobs.ts";
import compareFractions from "./jobs/compare-fractions.ts";
import decimalToFraction from "./jobs/decimal-to-fraction.ts";
import feetAndInches from "./jobs/feet-and-inches.ts";
import fractionOperations from "./jobs/fraction-operations.ts";
import mixedNumbers from "./jobs/mixed-numbers.ts";
import simplify from "./jobs/simplify.ts";

export default [
  fractionOperations,
  simplify,
  mixedNumbers,
  decimalToFraction,
  compareFractions,
  feetAndInches,
] satisfies readonly FormJob[];
