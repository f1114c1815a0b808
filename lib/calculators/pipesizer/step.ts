import { stepsOf } from "../../kit/formulas/step.ts";
import type { formulas } from "./formulas.ts";

/** A step by one of the formulas. */
export const step = stepsOf<{ formulas: typeof formulas }>();
