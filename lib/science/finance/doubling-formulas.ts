import { formula } from "../../kit/formulas/formula.ts";
import { rateSymbol } from "./annuity-formulas.ts";

export const doublingFormulas = (source: string) => ({
  doubling: formula(
    "T = log(2) / log(1 + y)",
    {
      T: { meaning: "doubling time", format: { kind: "number", significant: 4, suffix: "years" } },
      y: rateSymbol("annual growth"),
    },
    { title: "Doubling time", source },
  ),
  ruleOf72: formula(
    "T = 72 / y",
    {
      T: {
        meaning: "approximate doubling time",
        format: { kind: "number", significant: 3, suffix: "years" },
      },
      y: { meaning: "annual growth in percent", format: { kind: "number", significant: 6 } },
    },
    { title: "By the rule of 72", source },
  ),
});
