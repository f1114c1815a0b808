import type { ModeInputs, ModeOutputs } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";

type Mode = keyof (typeof calculator)["modes"];
export type LoanInputs<K extends Mode = Mode> = ModeInputs<typeof calculator, K>;
/** Outputs that all modes share. */
export type LoanOutputs = Pick<
  ModeOutputs<typeof calculator, "payment">,
  keyof (typeof calculator)["modes"]["payment"]["outputs"]
>;
