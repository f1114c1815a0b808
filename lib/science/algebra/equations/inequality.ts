import { InputError } from "../../../core/result/input-error.ts";
import {
  type Expression,
  expressionText,
  operation,
  partsOf,
  type Relation,
  withParts,
} from "../expressions/expression.ts";
import { symbol } from "../expressions/expression-tree.ts";
import { unknownsOf } from "../expressions/function-catalog.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, toDouble } from "../numbers/numbers.ts";
import type { Solution } from "../part.ts";
import {
  degreeOf,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  type Ratio,
  ratioOf,
  valueAt,
} from "../polynomials/polynomial.ts";
import { rootsOf } from "../polynomials/roots.ts";
import { type Normal, normalOf } from "../symbolic/normal-form.ts";
import {
  commonIntervals,
  type Interval,
  intervalPart,
  isAt,
  isEverything,
  joined,
  type Point,
} from "./intervals.ts";
import { rootPart } from "./root-part.ts";

/**
 * Solves an inequality of one unknown between polynomials, their quotients and absolute values, or a chain of two, by the
 * exact signs between the zeros and poles of each difference. @throws InputError for other inequalities
 */
export function solveInequality(
  expressions: readonly Expression[],
  relations: readonly Relation[],
  budget: Budget,
): Solution {
  const [unknown, ...others] = [...new Set(expressions.flatMap(unknownsOf))];
  if (unknown === undefined) return fail(messages.inequalities.noUnknown);
  if (others.length > 0) return fail(messages.inequalities.severalUnknowns);
  const intervals = relations
    .map((relation, index) => {
      const [left, right] = expressions.slice(index);
      return left && right ? intervalsOf(operation("-", left, right), relation, unknown, budget) : [];
    })
    .reduce(commonIntervals);
  const { none, all, either } = messages.inequalities;
  if (intervals.length === 0) return { parts: [], notes: [none] };
  if (isEverything(intervals)) return { parts: [], notes: [all(unknown)] };
  const parts = intervals.map((interval) => intervalPart(interval, unknown));
  return { parts, notes: intervals.length > 1 ? [either] : [] };
}

/**
 * Solves an equation with absolute values of polynomials or their quotients: a difference that is at most 0 and at least 0.
 * Undefined for others.
 */
export function solveAbsolute(difference: Expression, unknown: string, budget: Budget): Solution | undefined {
  if (!absoluteIn(difference)) return undefined;
  const { alwaysTrue, noRealSolution, allReal } = messages.equations;
  try {
    const intervals = commonIntervals(
      intervalsOf(difference, "<=", unknown, budget),
      intervalsOf(difference, ">=", unknown, budget),
    );
    if (intervals.length === 0) return { parts: [], notes: [noRealSolution] };
    if (isEverything(intervals)) return { parts: [], notes: [alwaysTrue(unknown)] };
    return { parts: intervals.map((interval) => intervalPart(interval, unknown)), notes: [allReal] };
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Every real number. */
const EVERYWHERE: readonly Interval[] = [{ from: undefined, to: undefined, hasFrom: false, hasTo: false }];

/** Returns the intervals in a region in which a difference has the sign of a relation to 0. */
function intervalsOf(
  difference: Expression,
  relation: Relation,
  unknown: string,
  budget: Budget,
  region = EVERYWHERE,
): readonly Interval[] {
  const inner = absoluteIn(difference);
  if (!inner) return commonIntervals(region, intervalsWithoutCases(difference, relation, unknown, budget));
  const intervalsWhere = (sign: Relation, value: Expression): readonly Interval[] => {
    const part = intervalsOf(inner, sign, unknown, budget, region);
    // Most combinations of signs occur nowhere.
    if (part.length === 0) return part;
    const withValue = withAbsolute(difference, expressionText(inner), value);
    return intervalsOf(withValue, relation, unknown, budget, part);
  };
  return joined([...intervalsWhere(">=", inner), ...intervalsWhere("<", operation("neg", inner))]);
}

function intervalsWithoutCases(
  difference: Expression,
  relation: Relation,
  unknown: string,
  budget: Budget,
): readonly Interval[] {
  const normal = normalOf(difference, budget);
  const ratio = ratioOf(normal, unknown, budget) ?? powerRatio(normal, unknown);
  if (!ratio) return fail(messages.inequalities.notPolynomial(unknown));
  const [above, below] = ratio;
  const poles = pointsOf(divisorOf(difference, unknown, budget), true, unknown, budget);
  const zeros = pointsOf(above, false, unknown, budget).filter(({ value }) => !poles.some(isAt(value)));
  const points = [...zeros, ...poles].sort((a, b) => toDouble(a.value) - toDouble(b.value));
  // The sign of a quotient is that of the product.
  return intervalsBetween(points, multiplyPolynomials(above, below), relation);
}

/** Returns what stands in an absolute value that contains no other; undefined if there is none. */
function absoluteIn(expression: Expression): Expression | undefined {
  for (const part of partsOf(expression)) {
    const inner = absoluteIn(part);
    if (inner) return inner;
  }
  return expression.kind === "call" && expression.name === "abs" ? expression.args[0] : undefined;
}

/** Replaces every absolute value of the same expression. */
function withAbsolute(expression: Expression, inner: string, value: Expression): Expression {
  const [of] = partsOf(expression);
  const isSame =
    expression.kind === "call" && expression.name === "abs" && of && expressionText(of) === inner;
  return isSame ? value : withParts(expression, (part) => withAbsolute(part, inner, value));
}

/** Returns a polynomial, which may have a higher degree than quotients: (x − 1)^60. */
function powerRatio(normal: Normal, unknown: string): Ratio | undefined {
  const p = polynomialOf(normal, unknown);
  return p && [p, [R.ONE]];
}

/** Multiplies the divisors of an expression, before anything cancels. @throws InputError if one is no polynomial */
function divisorOf(expression: Expression, unknown: string, budget: Budget): Polynomial {
  const [left, right] = partsOf(expression);
  const isDivision = expression.kind === "operation" && expression.operator === "/";
  const isPower = expression.kind === "operation" && expression.operator === "^";
  const divisor = isDivision ? right : isPower ? left : undefined;
  const ratio = divisor && ratioOf(normalOf(divisor, budget), unknown, budget);
  if (divisor && !ratio) return fail(messages.inequalities.notPolynomial(unknown));
  return partsOf(expression).reduce<Polynomial>(
    (product, part) => multiplyPolynomials(product, divisorOf(part, unknown, budget)),
    ratio && (isDivision || isNegative(right)) ? ratio[0] : [R.ONE],
  );
}

const isNegative = (exponent: Expression | undefined): boolean =>
  exponent?.kind === "operation"
    ? exponent.operator === "neg"
    : exponent?.kind === "number" && exponent.value.n < 0n;

function pointsOf(p: Polynomial, isPole: boolean, unknown: string, budget: Budget): Point[] {
  if (degreeOf(p) < 1) return [];
  return rootsOf(p, budget).flatMap((root): Point[] => {
    if (isComplex(root.value)) return [];
    const { tree, also, exact = false } = rootPart(symbol(unknown), root);
    return tree.kind === "infix"
      ? [{ value: root.value, tree: tree.right, isExact: exact, also, isPole }]
      : [];
  });
}

function intervalsBetween(points: readonly Point[], p: Polynomial, relation: Relation): Interval[] {
  const isWanted = (sign: number): boolean =>
    sign === 0 ? relation.endsWith("=") : relation.startsWith("<") ? sign < 0 : sign > 0;
  const isIncluded = (point: Point | undefined): boolean => !!point && !point.isPole && isWanted(0);
  const intervals: Interval[] = [];
  for (let at = 0; at <= points.length; at += 1) {
    const [from, to] = [points[at - 1], points[at]];
    const before = intervals.at(-1);
    if (isWanted(signAt(p, between(from, to)))) {
      // An interval continues over a zero that belongs to it, where the sign does not change.
      if (before && before.to === from && before.hasTo) Object.assign(before, { to, hasTo: isIncluded(to) });
      else intervals.push({ from, to, hasFrom: isIncluded(from), hasTo: isIncluded(to) });
    } else if (to && isIncluded(to)) intervals.push({ from: to, to, hasFrom: true, hasTo: true });
  }
  return intervals;
}

/** Returns a fraction between two points. @throws InputError if they are too close together for doubles */
function between(from: Point | undefined, to: Point | undefined): R.Rational {
  const [low, high] = [from && toDouble(from.value), to && toDouble(to.value)];
  if (low === undefined && high === undefined) return R.ZERO;
  const middle =
    low === undefined
      ? (high ?? 0) - 1 - Math.abs(high ?? 0)
      : high === undefined
        ? low + 1 + Math.abs(low)
        : (low + high) / 2;
  const isInside = (low === undefined || low < middle) && (high === undefined || middle < high);
  return isInside && Number.isFinite(middle)
    ? R.fromNumber(middle)
    : fail(messages.polynomials.rootsTooClose);
}

const signAt = (p: Polynomial, x: R.Rational): number => {
  const { n } = valueAt(p, x);
  return n > 0n ? 1 : n < 0n ? -1 : 0;
};
