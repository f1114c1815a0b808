import type { Formula, FormulaSymbols, Formulas } from "./formula.ts";
import { parseFormula } from "./parse.ts";
import type { FormulaTree } from "./tree.ts";

/** Formula as the faces need it: parsed by mathjs on the server, plain data for the page. */
export interface FormulaView {
  title: string;
  expression: string;
  tree: Extract<FormulaTree, { kind: "infix" }>;
  symbols: FormulaSymbols;
  /** Symbol of the result. */
  gives: string;
  /** True for a solved equation, whose left side is not the result. */
  solved?: true;
  source: string;
  note?: string;
}

export type FormulaViews = Readonly<Record<string, FormulaView>>;

const views = new WeakMap<Formula, FormulaView>();

/**
 * Builds the view of a formula. @throws TypeError for an unsupported formula, or an equation without its
 * unknown.
 */
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
