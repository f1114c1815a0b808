import { symbolName } from "../../kit/formulas/symbol-name.ts";
import { formulaText, nameText } from "../../kit/formulas/text.ts";
import { EQUATION } from "./equation.ts";
import type { FormulaEntry } from "./find.ts";
import { type Formula, formulas } from "./formulas.ts";
import { measures } from "./quantities.ts";
import { type GroupId, groups } from "./relation.ts";
import { physicsView } from "./view.ts";

const CALLED: Readonly<Record<string, string>> = {
  speed: "velocity speed",
  "temperature-difference": "temperature",
  length: "length distance",
  frequency: "frequency",
  "angular-velocity": "angular velocity speed rotation",
  "electric-charge": "charge",
  "heat-flow-rate": "heat power",
  "heating-value-mass": "latent heat",
  "magnetic-flux-density": "magnetic field",
  "voltage/length": "electric field",
  "mass/amount-of-substance": "molar mass",
};

let index: readonly FormulaEntry[] | undefined;

/** Lists all formulas with their search words, once per process. Server only: the page loads it as data. */
export function formulaIndex(): readonly FormulaEntry[] {
  index ??= formulas.map(entryOf);
  return index;
}

function entryOf(formula: Formula): FormulaEntry {
  const { id, title, group, names, words = "", spellings, variables } = formula;
  const view = physicsView(id);
  const quantities = Object.values(variables).map(({ measure, meaning }) => {
    const slug = measure === "factor" ? "" : measures[measure].quantity.converter;
    return `${meaning} ${CALLED[slug] ?? slug.replaceAll(/[-/]/g, " ")}`;
  });
  const equation = view?.formulas[EQUATION];
  return {
    id,
    title,
    group,
    equation: equation ? formulaText(equation.tree) : "",
    ...(names && { names }),
    ...(spellings && { spellings }),
    symbols: Object.keys(variables).flatMap((symbol) => [symbol, nameText(symbolName(symbol))]),
    words: `${groups[group as GroupId]} ${words} ${quantities.join(" ")}`.toLowerCase(),
  };
}
