import { formulaText } from "../../../kit/formulas/text.ts";
import { equation, multiplesTree, numberTree, symbol } from "../expressions/expression-tree.ts";
import { messages } from "../messages.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, isExact, type Num } from "../numbers/numbers.ts";
import type { LinearSystem } from "./linear-system.ts";

/** Systems with more unknowns or longer numbers have steps that are hard to read. */
const MAX_UNKNOWNS = 3;
const MAX_LENGTH = 150;

/**
 * Lists the row operations that solve a system of two or three unknowns with fractions (Gauss and Jordan). Empty for
 * other systems.
 */
export function systemSteps({ variables, rows }: LinearSystem): string[] {
  const exact = rows.map((row) => row.filter((x): x is R.Rational => !isComplex(x) && isExact(x)));
  const isShort =
    variables.length > 1 && variables.length <= MAX_UNKNOWNS && rows.length === variables.length;
  if (!isShort || exact.some((row) => row.length !== variables.length + 1)) return [];
  const steps: string[] = [];
  const system = exact.map((row) => [...row]);
  const textOf = (index: number): string => equationText(system[index] ?? [], variables);
  for (const [column] of variables.entries()) {
    const pivotRow = system.findIndex((row, index) => index >= column && !R.isZero(row[column] ?? R.ZERO));
    if (pivotRow < 0) return [];
    if (pivotRow !== column) {
      [system[column], system[pivotRow]] = [system[pivotRow] ?? [], system[column] ?? []];
      steps.push(messages.steps.swapped({ first: column + 1, second: pivotRow + 1 }));
    }
    const pivot = system[column]?.[column] ?? R.ONE;
    if (pivot.n !== pivot.d) {
      system[column] = (system[column] ?? []).map((x) => R.divide(x, pivot));
      steps.push(messages.steps.divided({ row: column + 1, by: text(pivot), result: textOf(column) }));
    }
    for (const [index, row] of system.entries()) {
      const factor = row[column] ?? R.ZERO;
      if (index === column || R.isZero(factor)) continue;
      system[index] = row.map((x, at) => R.subtract(x, R.multiply(factor, system[column]?.[at] ?? R.ZERO)));
      const isMinus = factor.n > 0n;
      steps.push(
        messages.steps.combined({
          row: index + 1,
          from: column + 1,
          sign: isMinus ? "minus" : "plus",
          times: text(isMinus ? factor : R.negate(factor)),
          result: textOf(index),
        }),
      );
    }
  }
  return steps.some((step) => step.length > MAX_LENGTH) ? [] : steps;
}

const text = (x: Num): string => formulaText(numberTree(x));

function equationText(row: readonly R.Rational[], variables: readonly string[]): string {
  const multiples = variables.flatMap((name, at) => {
    const factor = row[at] ?? R.ZERO;
    return R.isZero(factor) ? [] : [[factor, symbol(name)] as const];
  });
  return formulaText(equation(multiplesTree(R.ZERO, multiples), numberTree(row.at(-1) ?? R.ZERO)));
}
