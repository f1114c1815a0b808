import type { Step } from "../../kit/calculator/computation.ts";
import type { FormCalculator } from "../../kit/calculator/define.ts";
import { inCurrency } from "../../kit/fields/currency.ts";
import { inOneUnit } from "../../kit/fields/quantity-format.ts";
import type { FormulaSymbol } from "../../kit/formulas/formula.ts";
import type { FormulaStep, SymbolValue } from "../../kit/formulas/step.ts";
import { symbolName } from "../../kit/formulas/symbol-name.ts";
import { executed } from "../../kit/formulas/symbol-value.ts";
import { formulaText, nameText } from "../../kit/formulas/text.ts";
import { formulaView } from "../../kit/formulas/view.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import { writtenFormula } from "./format-formula.ts";
import type { ValueContext } from "./format-output.ts";
import { writtenText } from "./format-value.ts";
import { allQuantities } from "./value-context.ts";

/** Step in text, for the API and the assistant. */
export interface WrittenStep {
  /** Title of the step: "Monthly payment". */
  title: string;
  /** "R = P · i / (1 − (1 + i)⁻ⁿ)"; a sentence if there is no formula. */
  formula: string;
  /** Formula with the numbers. */
  substituted?: string;
  result: string;
  /** Formula in mathjs's grammar: executing it with `values` yields the result. */
  expression?: string;
  /** Symbol of a solved equation whose value is the result, in the notation of `formula`. */
  solvedFor?: string;
  symbols?: Readonly<Record<string, WrittenSymbol>>;
  values?: Readonly<Record<string, SymbolValue>>;
}

interface WrittenSymbol {
  /** Name in the notation of `formula`: "ρ" for rho. */
  name: string;
  meaning: string;
  /** Unit of `values`. */
  unit?: string;
}

/** Formats steps as text, in the units of the context. */
export const writtenSteps = (
  { formulas = {} }: Pick<FormCalculator, "formulas">,
  steps: readonly Step<string>[],
  context: ValueContext,
): WrittenStep[] =>
  steps.flatMap((step) => {
    if ("text" in step) return [{ title: step.title, formula: step.text, result: step.result }];
    const formula = formulas[step.formula];
    return formula ? [byFormula(step, formula, context)] : [];
  });

function byFormula(
  step: FormulaStep,
  formula: NonNullable<FormCalculator["formulas"]>[string],
  context: ValueContext,
): WrittenStep {
  const view = formulaView(formula);
  const { title, symbols, numbers, result, usual } = writtenFormula(step, view, context);
  const each = <T>(of: (id: string, symbol: FormulaSymbol) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(view.symbols).map(([id, symbol]) => [id, of(id, symbol)]));
  return {
    title,
    formula: formulaText(symbols),
    substituted: formulaText(numbers),
    result: [result, ...(usual ? [usual] : [])].map(writtenText).join(" = "),
    expression: view.expression,
    ...(view.solved && { solvedFor: nameText(symbolName(view.gives)) }),
    symbols: each((id, symbol) => {
      const unit = unitOf(symbol, context);
      return { name: nameText(symbolName(id)), meaning: symbol.meaning, ...(unit && { unit }) };
    }),
    values: each((id, symbol) => executedValue(symbol, step.values[id] ?? [])),
  };
}

const scales = allQuantities();

function executedValue(symbol: FormulaSymbol, value: SymbolValue): SymbolValue {
  if (typeof value === "string") return value;
  return typeof value === "number"
    ? tidy(executed(symbol, value, scales))
    : value.map((each) => tidy(executed(symbol, each, scales)));
}

/** Removes floating-point noise: 162.56, not 162.5599999999999. */
const tidy = (value: number): number => Number(value.toPrecision(12));

function unitOf({ format, unit }: FormulaSymbol, { currency }: ValueContext): string | undefined {
  switch (format.kind) {
    case "quantity":
      return unit === undefined
        ? inCurrency(findQuantity(format.converter)?.base.symbol ?? "", currency)
        : inCurrency(scales(inOneUnit(format, unit)).symbol, currency);
    case "money":
      return currency.code;
    case "number":
    case "count":
      return format.suffix;
    case "duration":
      return "s";
    case "day":
      return "days since 1970-01-01";
    case "clock":
      return "s since midnight";
    case "moment":
      return "s since 1970-01-01 00:00";
    case "exact":
      return "exact fraction";
    default:
      return undefined;
  }
}
