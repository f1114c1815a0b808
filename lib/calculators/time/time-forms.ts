import { durationWords } from "../../core/civil/clock.ts";
import { roundTo } from "../../core/numeric/round.ts";
import type { FormulaStep } from "../../kit/formulas/step.ts";
import { step } from "./step.ts";

/** Hours as a decimal number, rounded to that many decimals. */
export const decimalHours = (seconds: number, decimals = 10): number => roundTo(seconds / 3600, decimals);

/** Whole seconds in every form in which a length of time is given. */
export const timeForms = (seconds: number) => ({
  total: seconds,
  words: durationWords(seconds),
  decimal: decimalHours(seconds),
  minutes: roundTo(seconds / 60, 10),
  seconds,
});

export const decimalStep = (seconds: number): FormulaStep =>
  step("decimal", { h: seconds / 3600, s: seconds });
