import { findRoot } from "../../../core/numeric/root.ts";
import { fromRational } from "../../../core/reals/algebra.ts";
import type { Ball } from "../../../core/reals/ball.ts";
import type { Real } from "../../../core/reals/real.ts";
import { InputError } from "../../../core/result/input-error.ts";
import { polynomialIn } from "../equations/solve-equations.ts";
import { call, type Expression, name, namesIn, operation, partsOf } from "../expressions/expression.ts";
import { activeWork, type Budget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, toDouble, toReal } from "../numbers/numbers.ts";
import { rootsOf } from "../polynomials/roots.ts";
import type { End } from "./quadrature.ts";
import { realFunction } from "./real-function.ts";

/** Functions that are not smooth, or have no value, where their argument is 0. */
const SINGULAR: ReadonlySet<string> = new Set([
  "abs",
  "sign",
  "sqrt",
  "cbrt",
  "nthRoot",
  "ln",
  "log",
  "log2",
  "norm",
]);

const STEPPED: ReadonlySet<string> = new Set(["floor", "ceil", "round"]);

/** Returns the parts of an expression whose zeros are places where it is not smooth, or has no value. */
function criticalParts(expression: Expression, variable: string): readonly Expression[] {
  const inner = partsOf(expression).flatMap((part) => criticalParts(part, variable));
  const [first, second] = partsOf(expression);
  if (expression.kind === "call" && first) {
    if (SINGULAR.has(expression.name)) return [...inner, first];
    if (expression.name === "tan") return [...inner, call("cos", first)];
    // Whole numbers are the zeros of sin πu.
    if (STEPPED.has(expression.name))
      return [...inner, call(expression.name === "round" ? "cos" : "sin", operation("*", name("pi"), first))];
    if (expression.name === "mod" && second)
      return [...inner, call("sin", operation("*", name("pi"), operation("/", first, second)))];
    if ((expression.name === "min" || expression.name === "max") && second)
      return [...inner, operation("-", first, second)];
  }
  if (expression.kind === "operation" && first && second) {
    if (expression.operator === "mod") return criticalParts(call("mod", first, second), variable);
    if (expression.operator === "/" && namesIn(second).has(variable)) return [...inner, second];
    if (expression.operator === "^" && namesIn(first).has(variable) && !isNatural(second))
      return [...inner, first];
  }
  return inner;
}

const isNatural = (exponent: Expression): boolean =>
  exponent.kind === "number" && exponent.value.d === 1n && exponent.value.n >= 0n;

const MAX_BREAKS = 60;
/** Steps of the search for zeros that have no formula. */
const STEPS = 200;

/**
 * Finds the places between two numbers where a function is not smooth, or has no value.
 * @param valueAt value of an expression at a number of the variable
 */
export function breaksOf(
  expression: Expression,
  variable: string,
  [low, high]: readonly [number, number],
  valueAt: (part: Expression, x: Real) => Real,
  budget: Budget,
): readonly End[] {
  const zeros = criticalParts(expression, variable).flatMap((part) =>
    zerosOfPart(part, variable, [low, high], valueAt, budget),
  );
  const inside = zeros
    .filter(({ double }) => double > low && double < high)
    .sort((a, b) => a.double - b.double);
  return inside
    .filter(
      ({ double }, at) =>
        at === 0 || Math.abs(double - (inside[at - 1]?.double ?? 0)) > 1e-13 * Math.abs(double),
    )
    .slice(0, MAX_BREAKS);
}

function zerosOfPart(
  part: Expression,
  variable: string,
  [low, high]: readonly [number, number],
  valueAt: (part: Expression, x: Real) => Real,
  budget: Budget,
): End[] {
  const p = polynomialOrNone(part, variable, budget);
  if (p) {
    if (p.length < 2) return [];
    return rootsOf(p, budget).flatMap(({ value }) =>
      isComplex(value) ? [] : [{ exact: toReal(value), double: toDouble(value) }],
    );
  }
  const f = realFunction(part, variable, budget);
  const [from, to] = [Math.max(low, -1000), Math.min(high, 1000)];
  const xs = Array.from({ length: STEPS + 1 }, (_, at) => from + ((to - from) * at) / STEPS);
  return xs.slice(1).flatMap((x, at) => {
    const before = xs[at] ?? from;
    const [a, b] = [f(before), f(x)];
    if (b === 0) return [{ exact: fromRational(activeWork(), R.fromNumber(x)), double: x }];
    if (!(a > 0 ? b < 0 : a < 0 && b > 0)) return [];
    const zero = findRoot(f, before, x);
    return zero === undefined ? [] : [{ exact: refined((y) => valueAt(part, y), zero), double: zero }];
  });
}

function polynomialOrNone(part: Expression, variable: string, budget: Budget) {
  try {
    return polynomialIn(part, variable, budget);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

const PRECISE_BITS = 512;

/** Improves an approximation of a zero by the secant method, from about 50 to some hundred bits. */
function refined(f: (x: Real) => Real, start: number): Real {
  const real = (x: bigint): Real => ({
    exact: undefined,
    ball: (): Ball => ({ middle: x, radius: 0n, exponent: -PRECISE_BITS }),
  });
  const unitsAt = (x: bigint): bigint => {
    const ball = f(real(x)).ball(2 * PRECISE_BITS);
    if (!ball) return 0n;
    const by = ball.exponent + 2 * PRECISE_BITS;
    return by >= 0 ? ball.middle << BigInt(by) : ball.middle >> BigInt(-by);
  };
  const first = R.fromNumber(start);
  let x = (first.n << BigInt(PRECISE_BITS)) / first.d;
  let before = x + (1n << BigInt(PRECISE_BITS - 40));
  let [value, last] = [unitsAt(x), unitsAt(before)];
  for (let turn = 0; turn < 8 && value !== last; turn += 1) {
    const next = x - (value * (x - before)) / (value - last);
    [before, last] = [x, value];
    [x, value] = [next, unitsAt(next)];
  }
  return real(x);
}
