import { all, create, type Fraction, type MathNode } from "mathjs";
import { inOneUnit } from "../../../lib/kit/fields/quantity-format.ts";
import type { Formula, FormulaSymbol } from "../../../lib/kit/formulas/formula.ts";
import type { FormulaStep, SymbolValue } from "../../../lib/kit/formulas/step.ts";
import { executed } from "../../../lib/kit/formulas/symbol-value.ts";
import { allQuantities } from "../../../lib/run/format/value-context.ts";

const math = create(all ?? {});

export const scales = allQuantities();

/** An exact value takes part as a fraction of whole numbers of any length. */
const inFormula = (symbol: FormulaSymbol | undefined, value: SymbolValue): SymbolValue | Fraction => {
  if (!symbol) throw new Error("A value of no symbol");
  if (typeof value === "string") return math.fraction(value);
  return typeof value === "number"
    ? executed(symbol, value, scales)
    : value.map((each) => executed(symbol, each, scales));
};

/** The value of a symbol for a number of the formula: what `executed` takes back. */
export function fromFormula({ format, unit }: FormulaSymbol, number: number): number {
  if (format.kind === "percent") return number * 100;
  if (format.kind !== "quantity" || unit === undefined) return number;
  const { fromBase } = scales(inOneUnit(format, unit));
  return (number - fromBase(0)) / (fromBase(1) - fromBase(0));
}

const evaluated = (node: MathNode, scope: Map<string, unknown>): number | string => {
  const value: unknown = node.compile().evaluate(scope);
  if (math.isFraction(value)) return math.format(value, { fraction: "ratio" }).replace(/\/1$/, "");
  if (typeof value !== "number") throw new TypeError(`${node} gives ${math.typeOf(value)}`);
  return value;
};

/** "5/6" as a number, where a formula makes one of exact fractions. */
const asNumber = (value: number | string): number =>
  typeof value === "number" ? value : math.evaluate(value);

/**
 * Evaluates a step with mathjs: the value of the symbol that the formula gives, or both sides of an equation. Exact
 * fractions are texts in lowest terms.
 */
export function execute(
  { expression, symbols }: Formula,
  values: FormulaStep["values"],
): { value: number | string } | { left: number | string; right: number | string } {
  const node = math.parse(expression);
  const scope = (left?: string) =>
    new Map<string, unknown>(
      Object.entries(values)
        .filter(([id]) => id !== left)
        .map(([id, value]) => [id, inFormula(symbols[id], value)]),
    );
  if (math.isAssignmentNode(node)) {
    const symbol = symbols[node.name];
    if (!symbol) throw new Error(`${node.name} is not declared`);
    const value = evaluated(node.value, scope(node.name));
    return { value: symbol.format.kind === "exact" ? value : fromFormula(symbol, asNumber(value)) };
  }
  const [left, right] = math.isOperatorNode(node) ? node.args : [];
  if (!left || !right) throw new TypeError(`${expression} is no equation`);
  return { left: evaluated(left, scope()), right: evaluated(right, scope()) };
}
