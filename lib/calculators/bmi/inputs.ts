import type { InputsOf } from "../../fields/field.ts";
import type calculator from "./calculator.ts";

export type BmiInputs = InputsOf<(typeof calculator)["inputs"]>;
