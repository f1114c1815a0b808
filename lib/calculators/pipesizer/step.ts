import { stepsOf } from "../../kit/formulas/step.ts";
import type { formulas } from "./formulas.ts";

export const step = stepsOf<{ formulas: typeof formulas }>();
