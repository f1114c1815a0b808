import type { InputsOf } from "../../fields/field.ts";
import type calculator from "./calculator.ts";

export type CalorieInputs = InputsOf<(typeof calculator)["inputs"]>;
