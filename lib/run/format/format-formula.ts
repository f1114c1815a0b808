import type { FormulaSymbol } from "../../kit/formulas/formula.ts";
import type { FormulaStep, SymbolValue } from "../../kit/formulas/step.ts";
import { substitute } from "../../kit/formulas/substitute.ts";
import type { FormulaTree } from "../../kit/formulas/tree.ts";
import type { FormulaView } from "../../kit/formulas/view.ts";
import type { ValueContext } from "./format-output.ts";
import { formatValue, NO_VALUE, type WrittenValue } from "./format-value.ts";
import { symbolValue } from "./symbol-value.ts";

/** Formatted step of a formula: with its symbols, with numbers, and its result. */
interface WrittenFormula {
  title: string;
  symbols: FormulaTree;
  numbers: FormulaTree;
  result: WrittenValue;
  /** Result in the visitor's unit, if the formula uses another. */
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

/** Line of the legend: meaning and value of a symbol. */
interface LegendLine {
  id: string;
  meaning: string;
  /** "154.3 lb", and the value in the formula’s unit if different: "70 kg". */
  value: readonly WrittenValue[];
}

/** Lists the symbols in the order of the formula, its result first. */
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
