import type { Step } from "../../kit/calculator/computation.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { doublingTime } from "../../science/finance/doubling.ts";
import type calculator from "./calculator.ts";

export const step = stepsOf<typeof calculator>();

/** Derives the doubling time at a yearly growth above 0, as a fraction: exactly, and by the rule of 72. */
export const doublingSteps = (growth: number): Step[] => {
  const y = 100 * growth;
  return [step("doubling", { T: doublingTime(growth), y }), step("ruleOf72", { T: 72 / y, y })];
};
