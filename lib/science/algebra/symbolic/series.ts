import { evaluate, type Special } from "../evaluate.ts";
import { replaced, valueExpression } from "../expressions/definitions.ts";
import { type Expression, numberOf, operation } from "../expressions/expression.ts";
import { unknownsOf } from "../expressions/function-catalog.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { add, isExact, multiply, type Num } from "../numbers/numbers.ts";
import { numberValue, numOf } from "../numbers/value.ts";

/** Most terms of a sum or a product, and of one with unknowns. */
const MAX_TERMS = 1000;
const MAX_FORMULA_TERMS = 50;

const { subjects } = messages.values;

/** True for sum(f, k, a, b) and product(f, k, a, b), which differ from the sum of a list by the name k. */
export const isSeries = (of: string, args: readonly Expression[]): boolean =>
  (of === "sum" || of === "product") && args.length === 4 && args[1]?.kind === "name";

/** Adds or multiplies a formula for the whole numbers k from a to b; an empty range has 0 or 1. @throws InputError */
export function seriesOf(
  name: string,
  args: readonly Expression[],
  budget: Budget,
  special: Special,
): Expression {
  const [of, by, from, to] = args;
  if (!of || by?.kind !== "name" || !from || !to) return fail(messages.series.form(name));
  const [low, high] = [from, to].map((limit) => wholeOf(limit, budget, special));
  if (low === undefined || high === undefined) return fail(messages.series.limits);
  const isFormula = unknownsOf(of).some((each) => each !== by.name);
  const most = isFormula ? MAX_FORMULA_TERMS : MAX_TERMS;
  if (high - low >= BigInt(most)) fail(messages.series.tooManyTerms(most));
  const isSum = name === "sum";
  const start = isSum ? R.ZERO : R.ONE;
  const termAt = (k: bigint): Expression =>
    replaced(of, new Map([[by.name, numberOf(R.rational(k))]]), budget);
  if (isFormula) {
    let formula: Expression = numberOf(start);
    for (let k = low; k <= high; k++) formula = operation(isSum ? "+" : "*", formula, termAt(k));
    return formula;
  }
  const combine = isSum ? add : multiply;
  const subject = isSum ? subjects.sum : subjects.product;
  /** Combines halves, because long fractions cost more. */
  const range = (first: bigint, last: bigint): Num => {
    if (first > last) return start;
    if (first === last) return numOf(evaluate(termAt(first), budget, special), subject);
    const middle = (first + last) / 2n - (first + last < 0n && (first + last) % 2n !== 0n ? 1n : 0n);
    return combine(range(first, middle), range(middle + 1n, last));
  };
  return valueExpression(numberValue(range(low, high)));
}

function wholeOf(limit: Expression, budget: Budget, special: Special): bigint | undefined {
  const named = unknownsOf(limit)[0];
  if (named !== undefined) fail(messages.noResult.nameWithoutValue(named));
  if (limit.kind === "name" && limit.name === "inf") return undefined;
  const value = numOf(evaluate(limit, budget, special), subjects.limit);
  return isExact(value) && value.d === 1n ? value.n : undefined;
}
