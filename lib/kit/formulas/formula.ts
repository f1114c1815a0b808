import type { ValueFormat } from "../fields/value-format.ts";

/** An exact fraction or whole number of any length, as a text: "-5/6", "12". */
export interface ExactFormat {
  kind: "exact";
}

/** Format of values in formulas, beyond the formats of outputs, tables and charts. */
type SymbolFormat =
  | ValueFormat
  | ExactFormat
  /** A time of day, in seconds since midnight: "17:30". */
  | { kind: "clock" }
  /** Calendar and clock at a place, in seconds since 1970-01-01 00:00 there: "Jul 1, 2026, 17:30". */
  | { kind: "moment" };

export interface FormulaSymbol {
  /** Meaning in plain words: "airflow". */
  meaning: string;
  /**
   * Format of its values. The values of a step are SI numbers for quantities, major units for money, 6.5 for
   * 6.5%, seconds for durations and times, days since 1970-01-01 for days: like those of outputs. Formulas
   * use a percentage as a fraction: 6.5% as 0.065.
   */
  format: SymbolFormat;
  /**
   * Unit id in an empirical formula, whose constants hold for one unit. Values stay in SI; the symbol is
   * formatted and executed in this unit, whatever the visitor's system, and the legend has both.
   */
  unit?: string;
  /** A list of values, for sum(...) and prod(...) over them: cash flows. Lists of one formula have one length. */
  list?: true;
}

export const symbol = <F extends ValueFormat>(meaning: string, format: F) => ({ meaning, format });

/** Declares a symbol of an empirical formula, whose constants hold for one unit. */
export const symbolIn = <F extends ValueFormat, U extends string>(meaning: string, format: F, unit: U) => ({
  meaning,
  format,
  unit,
});

export type FormulaSymbols = Readonly<Record<string, FormulaSymbol>>;

export interface Formula<S extends FormulaSymbols = FormulaSymbols> {
  /** Expression in mathjs’s grammar: "dp = f * (L / D) * (rho * v^2 / 2)", or an equation, "left == right". */
  expression: string;
  /** Every symbol of the expression but pi and e, by its name there (lib/kit/formulas/symbol-name.ts: how it is set). */
  symbols: S;
  title: string;
  /** Id of one of the calculator's sources. */
  source: string;
  /** Sentence on its validity. */
  note?: string;
  /** Symbol of an equation that was solved for. */
  solvedFor?: string;
  preliminary?: true;
}

export type Formulas = Readonly<Record<string, Formula>>;

type About<S extends FormulaSymbols> = Omit<Formula, "expression" | "symbols" | "solvedFor"> & {
  solvedFor?: keyof S & string;
};

export const formula = <const S extends FormulaSymbols>(
  expression: string,
  symbols: S,
  about: About<NoInfer<S>>,
): Formula<S> => ({ expression, symbols, ...about });
