import type { ModeComputation, ModeInputs, ModeOutputs } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";

type Mode = keyof (typeof calculator)["modes"];
export type MortgageInputs<K extends Mode = Mode> = ModeInputs<typeof calculator, K>;
type MortgageOutputs<K extends Mode> = ModeOutputs<typeof calculator, K>;
export type MortgageAnswer<K extends Mode> = ModeComputation<typeof calculator, K>;
/** Outputs that all modes share. */
export type HomeOutputs = Pick<
  MortgageOutputs<"cost">,
  keyof (typeof calculator)["modes"]["cost"]["outputs"]
>;
