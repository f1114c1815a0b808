import type { FormulaTree } from "../../../kit/formulas/tree.ts";
import type { Relation } from "../expressions/expression.ts";
import { equation, symbol } from "../expressions/expression-tree.ts";
import { type RealNum, toDouble } from "../numbers/numbers.ts";
import type { Part } from "../part.ts";
import { plainNumber } from "../result-parts.ts";

/** Number at which the sign of a quotient may change: a zero of it, or a pole. */
export interface Point {
  value: RealNum;
  tree: FormulaTree;
  isExact: boolean;
  /** Decimals of an exact root that is no fraction: "≈ 1.41421356237". */
  also: string | undefined;
  /** True where a divisor is 0, also if it cancels. */
  isPole: boolean;
}

export interface Interval {
  from: Point | undefined;
  to: Point | undefined;
  hasFrom: boolean;
  hasTo: boolean;
}

export const isEverything = ([first, ...others]: readonly Interval[]): boolean =>
  others.length === 0 && first !== undefined && !first.from && !first.to;

/** Returns the intervals that two ordered lists of them have in common. */
export const commonIntervals = (
  first: readonly Interval[],
  second: readonly Interval[],
): readonly Interval[] => first.flatMap((a) => second.flatMap((b) => commonInterval(a, b) ?? []));

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
export const isAt =
  (value: RealNum) =>
  (point: Point): boolean =>
    Math.abs(toDouble(point.value) - toDouble(value)) <= 1e-12 * Math.abs(toDouble(value));

/** Orders intervals that have no more than ends in common, and joins those that meet. */
export function joined(intervals: readonly Interval[]): readonly Interval[] {
  const isFirst = (a: Interval, b: Interval): boolean =>
    isSame(a.from, b.from)
      ? a.to !== undefined && (b.to === undefined || isBelow(a.to, b.to))
      : isBelow(a.from, b.from);
  const ordered = [...intervals].sort((a, b) => (isFirst(a, b) ? -1 : isFirst(b, a) ? 1 : 0));
  const result: Interval[] = [];
  for (const interval of ordered) {
    const before = result.at(-1);
    const meets = before?.to && isSame(before.to, interval.from) && (before.hasTo || interval.hasFrom);
    if (before && meets) result[result.length - 1] = { ...before, to: interval.to, hasTo: interval.hasTo };
    else result.push(interval);
  }
  return result;
}

/** Formats an interval as a relation; a single number with its value. */
export function intervalPart(interval: Interval, unknown: string): Part {
  const { from, to } = interval;
  const isExact = [from, to].every((point) => !point || point.isExact);
  const isPoint = from !== undefined && from === to;
  return {
    tree: intervalTree(interval, unknown),
    ...(isPoint && { value: plainNumber(from.value), ...(from.also !== undefined && { also: from.also }) }),
    ...(isExact && { exact: true }),
  };
}

const SIGNS: Readonly<Record<Relation, string>> = { "<": "<", "<=": "≤", ">": ">", ">=": "≥" };

function intervalTree({ from, to, hasFrom, hasTo }: Interval, unknown: string): FormulaTree {
  const x = symbol(unknown);
  if (from && from === to) return equation(x, from.tree, sameSign(from));
  if (from && to)
    return equation(equation(from.tree, x, SIGNS[hasFrom ? "<=" : "<"]), to.tree, SIGNS[hasTo ? "<=" : "<"]);
  if (from) return equation(x, from.tree, SIGNS[hasFrom ? ">=" : ">"]);
  return to ? equation(x, to.tree, SIGNS[hasTo ? "<=" : "<"]) : x;
}

const sameSign = ({ isExact }: Point): string => (isExact ? "=" : "≈");
