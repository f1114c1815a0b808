import { type FormulaTree, grouped, power } from "../../../kit/formulas/tree.ts";
import { evaluate, type Special } from "../evaluate.ts";
import { replaced } from "../expressions/definitions.ts";
import { type Expression, operation } from "../expressions/expression.ts";
import { expressionTree, multiplesTree, symbol } from "../expressions/expression-tree.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import * as N from "../numbers/numbers.ts";
import { numOf } from "../numbers/value.ts";
import type { Solution } from "../part.ts";
import { derivative } from "./derivative.ts";

const DEFAULT_DEGREE = 5;
const MAX_DEGREE = 12;

/** Computes the Taylor polynomial of f at a point from its derivatives there. @throws InputError without one */
export function taylorPolynomial(
  f: Expression,
  variable: string,
  point: Expression,
  order: Expression | undefined,
  budget: Budget,
  special: Special,
): Solution {
  const degree = order === undefined ? DEFAULT_DEGREE : degreeOf(order);
  const center = numberAt(point, budget, special);
  const terms: N.Num[] = [];
  let [slope, factorial] = [f, R.ONE];
  for (let count = 0; count <= degree; count += 1) {
    if (count > 0) {
      slope = derivative(slope, variable, 1, budget);
      factorial = R.multiply(factorial, R.rational(BigInt(count)));
    }
    const at = replaced(slope, new Map([[variable, point]]), budget);
    terms.push(N.divide(numberAt(at, budget, special), factorial));
  }
  const isAtZero = N.isZero(center);
  const base: FormulaTree = isAtZero
    ? symbol(variable)
    : grouped(expressionTree(operation("-", { kind: "name", name: variable }, point)));
  const multiples = terms
    .slice(1)
    .flatMap((term, index): [N.Num, FormulaTree][] =>
      N.isZero(term)
        ? []
        : [[term, index === 0 ? base : power(base, { kind: "number", text: String(index + 1) })]],
    );
  return {
    parts: [{ tree: multiplesTree(terms[0] ?? R.ZERO, multiples) }],
    notes: [messages.taylor.note(degree)],
  };
}

const numberAt = (part: Expression, budget: Budget, special: Special): N.Num =>
  numOf(evaluate(part, budget, special), messages.values.subjects.coefficient);

function degreeOf(order: Expression): number {
  const degree = order.kind === "number" && order.value.d === 1n ? Number(order.value.n) : -1;
  return degree >= 0 && degree <= MAX_DEGREE ? degree : fail(messages.taylor.degree(MAX_DEGREE));
}
