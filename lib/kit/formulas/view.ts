import type { Formula, FormulaSymbols, Formulas } from "./formula.ts";
import { parseFormula } from "./parse.ts";
import type { FormulaTree } from "./tree.ts";

/** A formula as the faces need it: read by mathjs on the server, plain data for the page. */
export interface FormulaView {
  title: string;
  expression: string;
  tree: Extract<FormulaTree, { kind: "infix" }>;
  symbols: FormulaSymbols;
  /** The symbol that the formula gives. */
  gives: string;
  /** An equation that was solved: its left side is not what it gives. */
  solved?: true;
  source: string;
  note?: string;
}

export type FormulaViews = Readonly<Record<string, FormulaView>>;

const views = new WeakMap<Formula, FormulaView>();

/** @throws TypeError for what cannot be set, or an equation that does not say what it was solved for. */
export function formulaView(formula: Formula): FormulaView {
  const view = views.get(formula) ?? viewOf(formula);
  views.set(formula, view);
  return view;
}

export const formulaViews = (formulas: Formulas = {}): FormulaViews =>
  Object.fromEntries(Object.entries(formulas).map(([id, formula]) => [id, formulaView(formula)]));

function viewOf({ title, expression, symbols, source, note, solvedFor }: Formula): FormulaView {
  const tree = parseFormula({ expression, symbols });
  const { left } = tree;
  const gives = solvedFor ?? (left.kind === "symbol" ? left.id : undefined);
  if (gives === undefined) throw new TypeError(`${expression}: solved for what?`);
  return {
    title,
    expression,
    tree,
    symbols,
    gives,
    ...(solvedFor !== undefined && { solved: true }),
    source,
    ...(note !== undefined && { note }),
  };
}
