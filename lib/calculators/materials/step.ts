import { stepsOf } from "../../formulas/step.ts";
import type { formulas } from "./formulas.ts";

export const step = stepsOf<{ formulas: typeof formulas }>();
