import { durationWords } from "../../core/civil/clock.ts";
import { roundTo } from "../../core/numeric/round.ts";
import type { FormulaStep } from "../../kit/formulas/step.ts";
import { step } from "./step.ts";

/** Returns hours as a decimal number, rounded to `decimals`. */
export const decimalHours = (seconds: number, decimals = 10): number => roundTo(seconds / 3600, decimals);

/** Returns whole seconds in every form of a length of time. */
export const timeForms = (seconds: number) => ({
  total: seconds,
  words: durationWords(seconds),
  decimal: decimalHours(seconds),
  minutes: roundTo(seconds / 60, 10),
  seconds,
});

/** Returns the outputs of {@link timeForms} that are rounded, since only whole seconds are displayed. */
export const roundedForms = (exact: number, seconds: number): readonly string[] =>
  exact === seconds ? [] : ["total", "words", "decimal", "minutes", "seconds"];

export const decimalStep = (seconds: number): FormulaStep =>
  step("decimal", { h: seconds / 3600, s: seconds });
