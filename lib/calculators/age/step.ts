import { stepsOf } from "../../kit/formulas/step.ts";
import type calculator from "./calculator.ts";

/** A step by one of the calculator's formulas. */
export const step = stepsOf<typeof calculator>();
