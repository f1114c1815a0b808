import * as E from "../../../core/reals/exact.ts";
import * as R from "../../../units/rational.ts";
import type { CompiledFunction } from "./compile.ts";
import { computeExactValue, type ExactContext, numberOf } from "./exact-point.ts";
import type { Place } from "./places.ts";

/** Behavior of a function toward a place from one side. */
export type Limit =
  /** The function has no values there, or no limit that is certain. */
  | { kind: "undefined" }
  | { kind: "infinite" }
  /** `value` is undefined if the limit was not computed to the digits that are displayed. */
  | { kind: "finite"; value: number | undefined };

/** Powers of 2 that divide the distances to an exact place, and to one in doubles. */
const EXACT_STEPS = [4, 8, 16, 32, 64, 128] as const;
const DOUBLE_STEPS = [2, 4, 6, 8, 10, 12, 14] as const;
/** Changes below this part of a value are rounding. */
const NOISE = 1e-10;
/**
 * Ratio of the last two changes from which the values grow without end. Toward an exact place the exponents of the
 * distances double, so that even a logarithm grows; otherwise they differ by 2, and its changes stay the same.
 */
const GROWTH = { exact: 0.9, double: 0.95 };

/**
 * Determines the limit of a function toward a place from one side.
 * @param room distance to the next place
 * @param bound largest magnitude at some distance from the place, which an oscillation does not exceed
 */
export function findLimit(
  f: CompiledFunction,
  context: ExactContext,
  { x, exact }: Place,
  side: 1 | -1,
  room: number,
  bound: number,
): Limit {
  const power = Math.floor(Math.log2(room));
  const values = exact
    ? EXACT_STEPS.map((step) => valueBeside(f, context, exact.exact, side, power - step))
    : DOUBLE_STEPS.map((step) => f.raw(x + side * 2 ** (power - step)));
  if (values.every(Number.isNaN)) return { kind: "undefined" };
  const defined = values.filter((value) => !Number.isNaN(value));
  const last = defined.at(-1) ?? Number.NaN;
  if (!Number.isFinite(last)) return { kind: "infinite" };
  const [third, second] = [defined.at(-3), defined.at(-2)];
  if (second === undefined || third === undefined) return { kind: "undefined" };
  const [before, change] = [Math.abs(second - third), Math.abs(last - second)];
  if (change <= NOISE * Math.abs(last) || last === 0) return { kind: "finite", value: last };
  if (change >= GROWTH[exact ? "exact" : "double"] * before)
    return { kind: isGrowing(defined, bound) ? "infinite" : "undefined" };
  // The changes shrink, so the limit is no farther away than the last of them.
  if (Math.abs(last) <= 2 * change && change < NOISE) return { kind: "finite", value: 0 };
  return { kind: "finite", value: change <= NOISE * 100 * Math.max(1, Math.abs(last)) ? last : undefined };
}

/** Returns true if the last values have one sign, and each is larger than the one before and than all farther away. */
function isGrowing(values: readonly number[], bound: number): boolean {
  const last = values.slice(-4);
  return (
    last.every((value, i) => {
      const before = last[i - 1];
      return before === undefined || (Math.abs(value) > Math.abs(before) && value > 0 === before > 0);
    }) && Math.abs(last.at(-1) ?? 0) > bound
  );
}

/** Computes the value at a distance of 2^power from an exact place, closer than doubles could be. */
function valueBeside(
  f: CompiledFunction,
  context: ExactContext,
  exact: E.Exact,
  side: 1 | -1,
  power: number,
): number {
  const distance = R.multiply(R.rational(BigInt(side)), R.power(R.rational(2n), power));
  const at = E.add(exact, E.fromRational(distance));
  const result = at && computeExactValue(f.node, at, context);
  if (result) return result.value;
  // The value is out of the range of exponents, does not exist, or takes too long. A double may be too far from the place.
  const [x, place] = [numberOf(exact) + side * 2 ** power, numberOf(exact)];
  return x === place ? Number.NaN : f.raw(x);
}
