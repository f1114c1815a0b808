import type { ModeInputs, ModeOutputs } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";

type Mode = keyof (typeof calculator)["modes"];
export type SavingsInputs<K extends Mode = Mode> = ModeInputs<typeof calculator, K>;
/** Inputs of the modes that solve for a goal. */
export type GoalInputs = SavingsInputs<Exclude<Mode, "final">>;
/** Inputs of the modes with an entered time. */
export type TermInputs = SavingsInputs<Exclude<Mode, "time">>;
/** Outputs that all modes share. */
export type SavingsOutputs = Pick<
  ModeOutputs<typeof calculator, "final">,
  keyof (typeof calculator)["modes"]["final"]["outputs"]
>;
