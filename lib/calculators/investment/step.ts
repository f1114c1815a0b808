import { doublingTime } from "../../finance/doubling.ts";
import { stepsOf } from "../../formulas/step.ts";
import type { Step } from "../computation.ts";
import type calculator from "./calculator.ts";

export const step = stepsOf<typeof calculator>();

/** When money doubles at a yearly growth above 0, as a fraction: exactly, and by the rule of 72. */
export const doublingSteps = (growth: number): Step[] => {
  const y = 100 * growth;
  return [step("doubling", { T: doublingTime(growth), y }), step("ruleOf72", { T: 72 / y, y })];
};
