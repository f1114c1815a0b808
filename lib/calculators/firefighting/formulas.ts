import { otherFormulas } from "./other-formulas.ts";
import { sprinklerFormulas } from "./sprinkler-formulas.ts";

export const formulas = { ...sprinklerFormulas, ...otherFormulas };
