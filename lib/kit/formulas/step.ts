import type { ExactFormat, Formula, FormulaSymbol, Formulas } from "./formula.ts";

/** A number, the numbers of a list, or an exact fraction: "-5/6". */
export type SymbolValue = number | readonly number[] | string;

/** Use of a declared formula, as data; everything else comes from the declaration. */
export interface FormulaStep {
  /** Id of the formula. */
  formula: string;
  /** Values by symbol, including the result, in the units that `FormulaSymbol.format` defines. */
  values: Readonly<Record<string, SymbolValue>>;
  /** Title that replaces the formula’s own: "Healthy weight, upper end". */
  title?: string;
}

type ValuesOf<F> = F extends Formula<infer S> ? { readonly [K in keyof S]: ValueOf<S[K]> } : never;

type ValueOf<S extends FormulaSymbol> = S["format"] extends ExactFormat
  ? string
  : S extends { list: true }
    ? readonly number[]
    : number;

/** Returns a builder of a calculator’s steps: only its formulas, each with all of its symbols. */
export const stepsOf =
  <C extends { formulas?: Formulas }>() =>
  <Id extends keyof NonNullable<C["formulas"]> & string>(
    formula: Id,
    values: ValuesOf<NonNullable<C["formulas"]>[Id]>,
    title?: string,
  ): FormulaStep => ({ formula, values, ...(title !== undefined && { title }) });
