import type { ModeComputation, ModeInputs, ModeOutputs } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";

type Mode = keyof (typeof calculator)["modes"];
export type CalorieInputs<K extends Mode = Mode> = ModeInputs<typeof calculator, K>;
/** Inputs of the goals that change the weight. */
export type PlanInputs = CalorieInputs<"lose" | "gain">;
export type PlanOutputs = ModeOutputs<typeof calculator, "lose" | "gain">;
export type PlanAnswer = ModeComputation<typeof calculator, "lose" | "gain">;
/** Outputs that all goals share. */
export type NeedOutputs = Pick<PlanOutputs, keyof (typeof calculator)["modes"]["keep"]["outputs"]>;
