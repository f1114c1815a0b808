import { toNumber } from "../../../core/reals/digits.ts";
import * as E from "../../../core/reals/exact.ts";
import { exactText } from "../../../core/reals/exact-text.ts";
import { TooLarge } from "../../../core/reals/functions.ts";
import { type Real, Work, WorkSpent } from "../../../core/reals/real.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import * as R from "../../../units/rational.ts";
import { evaluateReal } from "../expression/real-evaluator.ts";
import { substituted } from "../expression/substitute.ts";
import type { Node } from "../expression/syntax.ts";
import type { Range } from "./isolate.ts";

/** Exact number: a fraction, a part of π or the root of a fraction. */
export interface ExactPlace {
  readonly exact: E.Exact;
  /** Undefined for a number whose exact form is harder to read than its decimals. */
  readonly text: string | undefined;
}

/** Limits of work of one exact evaluation, and of all in a search for the points of a function, in the unit of Work. */
const WORK_LIMIT = { evaluation: 3000, search: 150_000 };

/** Unit of angles, and limit of the exact evaluations of a search. */
export interface ExactContext {
  readonly angle: AngleUnit;
  readonly work: Work;
}

export const exactContext = (angle: AngleUnit): ExactContext => ({
  angle,
  work: new Work(WORK_LIMIT.search),
});
const MAX_DENOMINATOR = { fraction: 10_000_000n, pi: 180n, square: 1000n };

/**
 * Lists exact numbers of a short form in a range of doubles. Each is a guess, which holds if the expression is exactly
 * zero there.
 */
export function listExactPlaces({ low, high }: Range): readonly ExactPlace[] {
  const places: (E.Exact | undefined)[] = [];
  const fraction = simplestFraction(low, high, MAX_DENOMINATOR.fraction);
  if (fraction) places.push(E.fromRational(fraction));
  const decimal = shortestDecimal(low, high);
  if (decimal) places.push(E.fromRational(decimal));
  const ofPi = simplestFraction(low / Math.PI, high / Math.PI, MAX_DENOMINATOR.pi);
  if (ofPi && ofPi.n !== 0n) places.push([{ coefficient: ofPi, root: 1n, pi: 1 }]);
  const overPi = simplestFraction(low * Math.PI, high * Math.PI, MAX_DENOMINATOR.pi);
  if (overPi && overPi.n !== 0n) places.push([{ coefficient: overPi, root: 1n, pi: -1 }]);
  const square = simplestFraction(
    Math.min(low * low, high * high),
    Math.max(low * low, high * high),
    MAX_DENOMINATOR.square,
  );
  const root = square && square.n > 0n && low * high > 0 ? E.root(E.fromRational(square), 2) : undefined;
  if (root) places.push(low < 0 ? E.negate(root) : root);
  return places.flatMap((exact) => (exact ? [{ exact, text: exactText(exact) }] : []));
}

/** Most terms of a continued fraction that are tried. */
const MAX_TERMS = 24;
/** Widening of a range, because its ends are rounded. */
const MARGIN = 2 ** -50;

/** Returns the fraction with the smallest denominator in a range; undefined if that is too large. */
function simplestFraction(low: number, high: number, maxDenominator: bigint): R.Rational | undefined {
  if (low <= 0 && high >= 0) return R.ZERO;
  if (high < 0) {
    const positive = simplestFraction(-high, -low, maxDenominator);
    return positive && R.negate(positive);
  }
  let [from, to] = [low * (1 - MARGIN), high * (1 + MARGIN)];
  let [n, d, nBefore, dBefore] = [1n, 0n, 0n, 1n];
  for (let term = 0; term < MAX_TERMS; term++) {
    const whole = Math.ceil(from);
    const part = BigInt(whole <= to ? whole : Math.floor(from));
    [n, d, nBefore, dBefore] = [part * n + nBefore, part * d + dBefore, n, d];
    if (d > maxDenominator) return undefined;
    if (whole <= to) return R.rational(n, d);
    [from, to] = [1 / (to - Number(part)), 1 / (from - Number(part))];
    if (!Number.isFinite(to)) return undefined;
  }
  return undefined;
}

const MAX_DECIMALS = 9;

/** Returns the number with the fewest decimals in a range; undefined if they are too many. */
function shortestDecimal(low: number, high: number): R.Rational | undefined {
  const middle = (low + high) / 2;
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    const value = Number(middle.toFixed(decimals));
    if (value >= low && value <= high) return R.fromNumber(value);
  }
  return undefined;
}

/** Returns undefined for what takes too long, or is beyond the range of exponents. */
function undefinedIfLimited<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof WorkSpent || error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** Evaluates an expression in x at an exact number; undefined without a value, or beyond a limit. */
export function evaluateAt(node: Node, exact: E.Exact, { angle, work }: ExactContext): Real | undefined {
  const place: Node = { kind: "number", value: 0, stored: { exact }, at: 0 };
  const expression = substituted(node, (name) => (name === "x" ? place : undefined));
  return undefinedIfLimited(() => {
    const result = evaluateReal(expression, { angle }, new Work(WORK_LIMIT.evaluation, work));
    return result.ok ? result.value : undefined;
  });
}

/** Returns true if an expression is proven to be 0 at an exact number. */
export const isZeroAt = (node: Node, exact: E.Exact, context: ExactContext): boolean =>
  evaluateAt(node, exact, context)?.exact?.length === 0;

/** Value of an expression, with its exact form if it has a short one. */
export interface ExactValue {
  readonly value: number;
  readonly text: string | undefined;
}

/** Computes the value of an expression at an exact number; undefined without one, or beyond a limit. */
export function computeExactValue(node: Node, exact: E.Exact, context: ExactContext): ExactValue | undefined {
  const real = evaluateAt(node, exact, context);
  return (
    real && undefinedIfLimited(() => ({ value: toNumber(real), text: real.exact && exactText(real.exact) }))
  );
}

/** Returns the double of an exact number, which may be a rounding off. */
export const numberOf = (exact: E.Exact): number =>
  exact.reduce(
    (sum, { coefficient, root, pi }) =>
      sum + R.toNumber(coefficient) * Math.sqrt(Number(root)) * Math.PI ** pi,
    0,
  );
