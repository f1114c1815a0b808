import type { ModeInputs, ModeOutputs } from "../modes.ts";
import type calculator from "./calculator.ts";

type Mode = keyof (typeof calculator)["modes"];
export type SavingsInputs<K extends Mode = Mode> = ModeInputs<typeof calculator, K>;
/** What is solved for leads to a goal. */
export type GoalInputs = SavingsInputs<Exclude<Mode, "final">>;
/** With a time that is given. */
export type TermInputs = SavingsInputs<Exclude<Mode, "time">>;
/** What every mode has. */
export type SavingsOutputs = Pick<
  ModeOutputs<typeof calculator, "final">,
  keyof (typeof calculator)["modes"]["final"]["outputs"]
>;
