import type { ModeComputation, ModeInputs, ModeOutputs } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";

type Mode = keyof (typeof calculator)["modes"];
export type BmiInputs<K extends Mode> = ModeInputs<typeof calculator, K>;
export type BmiOutputs<K extends Mode> = ModeOutputs<typeof calculator, K>;
export type BmiAnswer<K extends Mode> = ModeComputation<typeof calculator, K>;
