/** Integrals to infinity of a decreasing function times a sine or cosine, as alternating series between its zeros. */
import type { Expression } from "../expressions/expression.ts";
import { namesIn } from "../expressions/expression.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import { endAt, type Integral, integral } from "./integral.ts";
import type { Integrand } from "./quadrature.ts";
import { type RealFunction, realFunction } from "./real-function.ts";

/** Returns the sine or cosine that an expression has once as a factor, with its angle; undefined for others. */
function waveIn(
  expression: Expression,
  variable: string,
): { angle: Expression; isSine: boolean } | undefined {
  if (expression.kind === "call" && (expression.name === "sin" || expression.name === "cos")) {
    const [angle] = expression.args;
    return angle && namesIn(angle).has(variable) ? { angle, isSine: expression.name === "sin" } : undefined;
  }
  if (expression.kind !== "operation") return undefined;
  const [left, right] = expression.args;
  if (!left) return undefined;
  if (expression.operator === "neg" || expression.operator === "/") return waveIn(left, variable);
  if (expression.operator !== "*" || !right) return undefined;
  const [a, b] = [waveIn(left, variable), waveIn(right, variable)];
  return a && b ? undefined : (a ?? b);
}

/** Half waves of the series, and those of a shorter one whose difference shows the error. */
const TERMS = 26;
const FEWER_TERMS = 20;
/** Half waves before the series, where the factor may still increase. */
const SKIPPED = 4;
/** Index of a far half wave, which has to be smaller. */
const FAR = 1e6;

/** Integrates from `from` to infinity, if the function is a wave; undefined for others. @throws InputError */
export function waveIntegral(
  expression: Expression,
  variable: string,
  f: Integrand,
  from: number,
  budget: Budget,
): { start: number; tail: Integral } | undefined {
  const wave = waveIn(expression, variable);
  if (!wave) return undefined;
  const angle = realFunction(wave.angle, variable, budget);
  const phase: RealFunction = (x) => angle(x) / Math.PI - (wave.isSine ? 0 : 0.5);
  const begin = Math.max(from + 1, 1);
  const [first, later, far] = [phase(begin), phase(2 * begin), phase(1e6 * begin)];
  if (!(first < later && later < far) && !(first > later && later > far)) return undefined;
  const sign = later > first ? 1 : -1;
  const zeroAt = (k: number): number => zeroOf((x) => sign * phase(x) - k, begin);
  const start = Math.ceil(sign * first) + SKIPPED;
  const half = (k: number): Integral => {
    const [a, b] = [zeroAt(k), zeroAt(k + 1)];
    return integral(f, [{ from: endAt(a), to: endAt(b) }]);
  };
  const terms = Array.from({ length: TERMS }, (_, k) => half(start + k));
  const sizes = terms.map(({ value }) => Math.abs(value));
  const largest = Math.max(...sizes);
  const amplitude = realFunction(expression, variable, budget);
  const roughSize = (k: number): number => {
    const [a, b] = [zeroAt(k), zeroAt(k + 1)];
    return Math.abs(amplitude((a + b) / 2)) * (b - a);
  };
  const vanishes = isVanishing(sizes, () => roughSize(start + FAR) / roughSize(start));
  if (largest > 0 && !vanishes) fail(messages.calculus.notConvergent);
  const values = terms.map(({ value }) => value);
  const [value, shorter] = [alternatingSum(values), alternatingSum(values.slice(0, FEWER_TERMS))];
  const error =
    terms.reduce((sum, term) => sum + term.error, 0) * 2 + Math.abs(value - shorter) + largest * 1e-15;
  return {
    start: zeroAt(start),
    tail: { value, error, evaluations: terms.reduce((sum, term) => sum + term.evaluations, 0) },
  };
}

/** True if half waves decrease, and to a small part. */
function isVanishing(sizes: readonly number[], far: () => number): boolean {
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
  const decreases = sizes.every((size, at) => at === 0 || size <= (sizes[at - 1] ?? 0) * (1 + 1e-9));
  return decreases && (last < 1e-12 * first || far() < 0.3);
}

/** Finds the zero of an increasing function above `from`. */
function zeroOf(f: RealFunction, from: number): number {
  let [low, high] = [from, 2 * from];
  while (f(high) < 0) [low, high] = [high, 2 * high];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (f(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Sums an alternating series (Cohen, Rodriguez Villegas and Zagier, “Convergence acceleration of alternating series”, 2000). */
function alternatingSum(terms: readonly number[]): number {
  const n = terms.length;
  const root = (3 + Math.sqrt(8)) ** n;
  const whole = (root + 1 / root) / 2;
  let [b, c, sum] = [-1, -whole, 0];
  for (const [k, term] of terms.entries()) {
    c = b - c;
    sum += c * Math.abs(term);
    b = ((k + n) * (k - n) * b) / ((k + 0.5) * (k + 1));
  }
  return (Math.sign(terms[0] ?? 0) * sum) / whole;
}
