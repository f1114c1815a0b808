import type { FormulaTree } from "../../../kit/formulas/tree.ts";
import { type Expression, operation, partsOf, type Relation } from "../expressions/expression.ts";
import { equation, symbol } from "../expressions/expression-tree.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, type RealNum, toDouble } from "../numbers/numbers.ts";
import type { Part } from "../part.ts";
import {
  degreeOf,
  multiplyPolynomials,
  type Polynomial,
  ratioOf,
  valueAt,
} from "../polynomials/polynomial.ts";
import { rootsOf } from "../polynomials/roots.ts";
import { normalOf } from "../symbolic/normal-form.ts";
import { rootPart, type Solution, unknownsOf } from "./solve-equations.ts";

const SIGNS: Readonly<Record<Relation, string>> = { "<": "<", "<=": "≤", ">": ">", ">=": "≥" };

/** Number at which the sign of a quotient may change: a zero of it, or a pole. */
interface Point {
  value: RealNum;
  tree: FormulaTree;
  isExact: boolean;
  /** True where a divisor is 0, also if it cancels. */
  isPole: boolean;
}

interface Interval {
  from: Point | undefined;
  to: Point | undefined;
  hasFrom: boolean;
  hasTo: boolean;
}

/**
 * Solves an inequality of one unknown between polynomials or their quotients, or a chain of two, by the exact signs
 * between the zeros and poles of each difference. @throws InputError for other inequalities
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
  if (intervals.length === 0) return { parts: [], notes: [messages.inequalities.none] };
  const [only] = intervals;
  if (intervals.length === 1 && !only?.from && !only?.to)
    return { parts: [], notes: [messages.inequalities.all(unknown)] };
  return {
    parts: intervals.map((interval): Part => {
      const isExact = [interval.from, interval.to].every((point) => !point || point.isExact);
      return { tree: intervalTree(interval, unknown), ...(isExact && { exact: true }) };
    }),
    notes: intervals.length > 1 ? [messages.inequalities.either] : [],
  };
}

/** Returns the intervals in which a difference has the sign of a relation to 0. */
function intervalsOf(
  difference: Expression,
  relation: Relation,
  unknown: string,
  budget: Budget,
): readonly Interval[] {
  const ratio = ratioOf(normalOf(difference, budget), unknown, budget);
  if (!ratio) return fail(messages.inequalities.notPolynomial(unknown));
  const [above, below] = ratio;
  const poles = pointsOf(divisorOf(difference, unknown, budget), true, unknown, budget);
  const zeros = pointsOf(above, false, unknown, budget).filter(({ value }) => !poles.some(isAt(value)));
  const points = [...zeros, ...poles].sort((a, b) => toDouble(a.value) - toDouble(b.value));
  // The sign of a quotient is that of the product.
  return intervalsBetween(points, multiplyPolynomials(above, below), relation);
}

/** Returns the intervals that two ordered lists of them have in common. */
const commonIntervals = (first: readonly Interval[], second: readonly Interval[]): readonly Interval[] =>
  first.flatMap((a) => second.flatMap((b) => commonInterval(a, b) ?? []));

function commonInterval(a: Interval, b: Interval): Interval | undefined {
  const [lower, upper] = [isBelow(a.from, b.from) ? b : a, isBelow(a.to, b.to) ? a : b];
  const { from } = lower;
  // No upper end is above all others.
  const { to } = a.to === undefined ? b : b.to === undefined ? a : upper;
  const hasFrom = [a, b].every((each) => each.hasFrom || !isSame(each.from, from));
  const hasTo = [a, b].every((each) => each.hasTo || !isSame(each.to, to));
  if (!from || !to) return { from, to, hasFrom, hasTo };
  if (isSame(from, to)) return hasFrom && hasTo ? { from, to: from, hasFrom, hasTo } : undefined;
  return isBelow(from, to) ? { from, to, hasFrom, hasTo } : undefined;
}

const isSame = (a: Point | undefined, b: Point | undefined): boolean =>
  a === b || (!!a && !!b && isAt(a.value)(b));
/** True if the first point is below the second one; a missing one is below all. */
const isBelow = (a: Point | undefined, b: Point | undefined): boolean =>
  !!b && (!a || (!isSame(a, b) && toDouble(a.value) < toDouble(b.value)));

/** Two roots of polynomials that differ are farther apart than doubles of them. */
const isAt =
  (value: RealNum) =>
  (point: Point): boolean =>
    Math.abs(toDouble(point.value) - toDouble(value)) <= 1e-12 * Math.abs(toDouble(value));

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
    const { tree, exact = false } = rootPart(symbol(unknown), root);
    return tree.kind === "infix" ? [{ value: root.value, tree: tree.right, isExact: exact, isPole }] : [];
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

function intervalTree({ from, to, hasFrom, hasTo }: Interval, unknown: string): FormulaTree {
  const x = symbol(unknown);
  if (from && from === to) return equation(x, from.tree, sameSign(from));
  if (from && to)
    return equation(equation(from.tree, x, SIGNS[hasFrom ? "<=" : "<"]), to.tree, SIGNS[hasTo ? "<=" : "<"]);
  if (from) return equation(x, from.tree, SIGNS[hasFrom ? ">=" : ">"]);
  return to ? equation(x, to.tree, SIGNS[hasTo ? "<=" : "<"]) : x;
}

const sameSign = ({ isExact }: Point): string => (isExact ? "=" : "≈");
