import { stepsOf } from "../../kit/formulas/step.ts";
import type calculator from "./calculator.ts";

export const step = stepsOf<typeof calculator>();
