import type { FormulaSymbol } from "../../kit/formulas/formula.ts";
import type { FormulaStep, SymbolValue } from "../../kit/formulas/step.ts";
import { substitute } from "../../kit/formulas/substitute.ts";
import type { FormulaTree } from "../../kit/formulas/tree.ts";
import type { FormulaView } from "../../kit/formulas/view.ts";
import type { ValueContext } from "./format-output.ts";
import { formatValue, NO_VALUE, type WrittenValue } from "./format-value.ts";
import { symbolValue } from "./symbol-value.ts";

/** A step by a formula as it is to be written: with its symbols, with the numbers in their place, and what it gives. */
interface WrittenFormula {
  title: string;
  symbols: FormulaTree;
  numbers: FormulaTree;
  result: WrittenValue;
  /** The same in the visitor's unit, where the formula wants another. */
  usual?: WrittenValue;
}

export const writtenFormula = (
  { values, title }: FormulaStep,
  view: FormulaView,
  context: ValueContext,
): WrittenFormula => {
  const { tree, gives, symbols } = view;
  const write = (id: string, index?: number): WrittenValue | undefined =>
    symbolValue(symbols[id], valueAt(values[id], index), context);
  const lengths = Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => (typeof value === "object" ? [[id, value.length]] : [])),
  );
  const right = substitute(tree.right, write, lengths);
  return {
    title: title ?? view.title,
    symbols: tree,
    numbers: { ...tree, right, ...(view.solved && { left: substitute(tree.left, write, lengths) }) },
    result: write(gives) ?? { text: NO_VALUE },
    ...usualOf(symbols[gives], valueAt(values[gives], undefined), context),
  };
};

const valueAt = (value: SymbolValue | undefined, index: number | undefined): number | string | undefined =>
  typeof value !== "object" ? value : index === undefined ? undefined : value[index];

function usualOf(
  symbol: FormulaSymbol | undefined,
  value: number | string | undefined,
  context: ValueContext,
): { usual?: WrittenValue } {
  if (symbol?.format.kind !== "quantity" || symbol.unit === undefined || value === undefined) return {};
  const usual = formatValue(value, symbol.format, context.currency, context.quantities);
  return usual.unit === symbolValue(symbol, value, context)?.unit ? {} : { usual };
}

/** One line of the legend: what a symbol means, and what it is here. */
interface LegendLine {
  id: string;
  meaning: string;
  /** "154.3 lb", and what the formula takes where that is in another unit: "70 kg". */
  value: readonly WrittenValue[];
}

/** The symbols in the order of the formula, what it gives first. */
export function legendOf(
  { values }: FormulaStep,
  { symbols }: FormulaView,
  context: ValueContext,
): LegendLine[] {
  return Object.entries(symbols).map(([id, symbol]) => {
    const value = values[id];
    if (typeof value === "object") return { id, meaning: symbol.meaning, value: [] };
    const { usual } = usualOf(symbol, value, context);
    const bound = symbolValue(symbol, value, context);
    return {
      id,
      meaning: symbol.meaning,
      value: [usual, bound].filter((each) => each !== undefined),
    };
  });
}
