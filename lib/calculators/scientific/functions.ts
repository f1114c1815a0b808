import { type Failure, failure } from "../../core/result/result.ts";
import * as count from "./combinatorics.ts";
import { messages } from "./messages.ts";
import { NOISE, roundToDecimals, trustedPart, wholeNumber } from "./rounding.ts";
import type { Angle } from "./syntax.ts";
import * as trigonometry from "./trigonometry.ts";

const { noValue } = messages;

interface CalculatorFunction {
  /** Notation, with named arguments. */
  signature: string;
  /** Description of the result and of the valid arguments. */
  about: string;
  /** Minimum and maximum number of arguments. */
  arity: readonly [least: number, most: number];
  /** Inverse function, as in sin⁻¹. */
  inverse?: string;
  /** Returns the value without a wrapper, because a plot computes thousands. Arguments are finite and match `arity`. */
  apply: (args: readonly number[], angle: Angle) => number | Failure;
}

type Unary = (x: number, angle: Angle) => number | Failure;
type Binary = (a: number, b: number, angle: Angle) => number | Failure;

const unary = (about: string, signature: string, f: Unary, inverse?: string): CalculatorFunction => ({
  signature,
  about,
  arity: [1, 1],
  ...(inverse ? { inverse } : {}),
  apply: ([x = 0], angle) => f(x, angle),
});

const binary = (about: string, signature: string, f: Binary): CalculatorFunction => ({
  signature,
  about,
  arity: [2, 2],
  apply: ([a = 0, b = 0], angle) => f(a, b, angle),
});

const MANY = 50;
const many = (about: string, signature: string, f: (args: readonly number[]) => number | Failure) => ({
  signature,
  about,
  arity: [1, MANY] as const,
  apply: f,
});

const roots: readonly [string, CalculatorFunction][] = [
  ["sqrt", unary("Square root, x ≥ 0.", "sqrt(x)", squareRoot)],
  ["cbrt", unary("Cube root, of any number.", "cbrt(x)", Math.cbrt)],
  ["root", binary("n-th root of x; of a negative x for odd n only.", "root(n; x)", root)],
  ["abs", unary("Distance from zero.", "abs(x)", Math.abs)],
];

const logarithms: readonly [string, CalculatorFunction][] = [
  ["exp", unary("e to the power x.", "exp(x)", Math.exp, "ln")],
  ["ln", unary("Logarithm to base e, x > 0.", "ln(x)", (x) => logarithm(x, Math.E), "exp")],
  [
    "log",
    {
      signature: "log(x) or log(x; b)",
      about: "Logarithm to base 10, or to base b > 0, b ≠ 1; x > 0.",
      arity: [1, 2],
      apply: ([x = 0, b = 10]) => logarithm(x, b),
    },
  ],
  ["logb", binary("Logarithm of x to base b, same as log(x; b).", "logb(x; b)", logarithm)],
  ["log2", unary("Logarithm to base 2, x > 0.", "log2(x)", (x) => logarithm(x, 2))],
];

const circular: readonly [string, CalculatorFunction][] = [
  ["sin", unary("Sine of an angle.", "sin(x)", trigonometry.sine, "asin")],
  ["cos", unary("Cosine of an angle.", "cos(x)", trigonometry.cosine, "acos")],
  ["tan", unary("Tangent of an angle; none at a quarter turn.", "tan(x)", tangent, "atan")],
  ["sec", unary("Secant, 1 / cos.", "sec(x)", (x, angle) => oneOver(trigonometry.cosine(x, angle), "sec"))],
  ["csc", unary("Cosecant, 1 / sin.", "csc(x)", (x, angle) => oneOver(trigonometry.sine(x, angle), "csc"))],
  ["cot", unary("Cotangent, cos / sin.", "cot(x)", cotangent)],
  ["asin", unary("Angle with the sine x, −1 ≤ x ≤ 1.", "asin(x)", arcsine, "sin")],
  ["acos", unary("Angle with the cosine x, −1 ≤ x ≤ 1.", "acos(x)", arccosine, "cos")],
  ["atan", unary("Angle with the tangent x.", "atan(x)", trigonometry.arctangent, "tan")],
  [
    "atan2",
    binary("Angle of the point (x, y).", "atan2(y; x)", (y, x, angle) =>
      x === 0 && y === 0
        ? failure("", noValue.angleOfOrigin)
        : trigonometry.fromRadians(Math.atan2(y, x), angle),
    ),
  ],
];

const hyperbolic: readonly [string, CalculatorFunction][] = [
  ["sinh", unary("Hyperbolic sine.", "sinh(x)", Math.sinh, "asinh")],
  ["cosh", unary("Hyperbolic cosine.", "cosh(x)", Math.cosh, "acosh")],
  ["tanh", unary("Hyperbolic tangent.", "tanh(x)", Math.tanh, "atanh")],
  ["asinh", unary("Inverse hyperbolic sine.", "asinh(x)", Math.asinh, "sinh")],
  ["acosh", unary("Inverse hyperbolic cosine, x ≥ 1.", "acosh(x)", hyperbolicArccosine, "cosh")],
  ["atanh", unary("Inverse hyperbolic tangent, −1 < x < 1.", "atanh(x)", hyperbolicArctangent, "tanh")],
];

const rounding: readonly [string, CalculatorFunction][] = [
  ["floor", unary("Largest whole number not above x.", "floor(x)", floor)],
  ["ceil", unary("Smallest whole number not below x.", "ceil(x)", (x) => wholeNumber(x) ?? Math.ceil(x))],
  [
    "round",
    {
      signature: "round(x) or round(x; n)",
      about: "x to n decimals (0 if left out), half away from zero.",
      arity: [1, 2],
      apply: ([x = 0, n = 0]) =>
        Number.isInteger(n) && Math.abs(n) <= 15
          ? roundToDecimals(x, n)
          : failure("", noValue.decimalsOfRound),
    },
  ],
  ["sign", unary("−1, 0 or 1.", "sign(x)", Math.sign)],
  ["min", many("The smallest of the values.", "min(a; b; ...)", (args) => Math.min(...args))],
  ["max", many("The largest of the values.", "max(a; b; ...)", (args) => Math.max(...args))],
];

const wholeNumbers: readonly [string, CalculatorFunction][] = [
  [
    "mod",
    binary(
      "Remainder with the sign of the divisor (floored division), b ≠ 0.",
      "mod(a; b) or a mod b",
      modulo,
    ),
  ],
  [
    "gcd",
    many("Greatest common divisor of whole numbers.", "gcd(a; b; ...)", (args) =>
      foldWhole("gcd", args, count.greatestCommonDivisor),
    ),
  ],
  [
    "lcm",
    many("Least common multiple of whole numbers.", "lcm(a; b; ...)", (args) =>
      foldWhole("lcm", args, count.leastCommonMultiple),
    ),
  ],
  ["fact", unary("x!, for whole x ≥ 0; Γ(x + 1) between.", "fact(x) or x!", factorial)],
  ["gamma", unary("Gamma function; none at 0, −1, −2 ...", "gamma(x)", (x) => gamma(x, "gamma"))],
  [
    "nCr",
    binary("Ways to choose r out of n; 0 for r > n.", "nCr(n; r) or n nCr r", (n, r) =>
      ofCounts("nCr", n, r, count.combinations),
    ),
  ],
  [
    "nPr",
    binary("Ways to arrange r out of n; 0 for r > n.", "nPr(n; r) or n nPr r", (n, r) =>
      ofCounts("nPr", n, r, count.permutations),
    ),
  ],
];

export const functions: ReadonlyMap<string, CalculatorFunction> = new Map([
  ...roots,
  ...logarithms,
  ...circular,
  ...hyperbolic,
  ...rounding,
  ...wholeNumbers,
]);

/** Computes x to the power y, for real results. 0⁰ is 1. */
export function power(x: number, y: number): number | Failure {
  if (x === 0 && y < 0) return failure("", noValue.zeroToNegativePower);
  if (x < 0 && !Number.isInteger(y)) return failure("", noValue.negativeToFractionalPower);
  return x ** y;
}

/** Computes the remainder of floored division; 0 if the quotient is whole within rounding. */
export function modulo(a: number, b: number): number | Failure {
  if (b === 0) return failure("", noValue.remainderOfZero);
  const exact = Number.isInteger(a) && Number.isInteger(b);
  if (!exact && wholeNumber(a / b) !== undefined) return 0;
  const remainder = exact ? a % b : trustedPart(a % b, Math.max(Math.abs(a), Math.abs(b)));
  return remainder !== 0 && remainder < 0 !== b < 0 ? remainder + b : remainder;
}

/** Computes x!: exact for whole x from 0 to 170, Γ(x + 1) otherwise. */
export function factorial(x: number): number | Failure {
  const n = wholeNumber(x);
  if (n === undefined) return gamma(x + 1, noValue.factorial);
  if (n < 0) return failure("", noValue.factorialOfNegative);
  return n > count.LARGEST_FACTORIAL ? failure("", noValue.factorialTooLarge) : count.factorial(n);
}

function gamma(x: number, name: string): number | Failure {
  return x <= 0 && Number.isInteger(x) ? failure("", noValue.poleOfGamma(name)) : count.gamma(x);
}

function squareRoot(x: number): number | Failure {
  return x < 0 ? failure("", noValue.squareRootOfNegative) : Math.sqrt(x);
}

function root(n: number, x: number): number | Failure {
  if (n === 0) return failure("", noValue.zerothRoot);
  if (x === 0 && n < 0) return failure("", noValue.zeroToNegativePower);
  if (x < 0 && n % 2 === 0) return failure("", noValue.evenRootOfNegative);
  if (x < 0 && !Number.isInteger(n)) return failure("", noValue.fractionalRootOfNegative);
  if (n === 3) return Math.cbrt(x);
  const magnitude = Math.abs(x) ** (1 / n);
  const whole = Math.round(magnitude);
  return Math.sign(x) * (whole ** n === Math.abs(x) ? whole : magnitude);
}

function logarithm(x: number, b: number): number | Failure {
  if (x <= 0) return failure("", noValue.logarithmNotPositive);
  if (b <= 0 || b === 1) return failure("", noValue.logarithmBase);
  if (b === Math.E) return Math.log(x);
  if (b === 10) return Math.log10(x);
  return b === 2 ? Math.log2(x) : Math.log(x) / Math.log(b);
}

function tangent(x: number, angle: Angle): number | Failure {
  return trigonometry.tangent(x, angle) ?? failure("", noValue.poleOfTangent);
}

function cotangent(x: number, angle: Angle): number | Failure {
  const below = trigonometry.sine(x, angle);
  return below === 0 ? failure("", noValue.poleAtAngle("cot")) : trigonometry.cosine(x, angle) / below;
}

function oneOver(x: number, name: string): number | Failure {
  return x === 0 ? failure("", noValue.poleAtAngle(name)) : 1 / x;
}

function arcsine(x: number, angle: Angle): number | Failure {
  const inside = withinOne(x);
  return inside === undefined ? failure("", noValue.outsideOne("asin")) : trigonometry.arcsine(inside, angle);
}

function arccosine(x: number, angle: Angle): number | Failure {
  const inside = withinOne(x);
  return inside === undefined
    ? failure("", noValue.outsideOne("acos"))
    : trigonometry.arccosine(inside, angle);
}

/** Returns x if it is in [−1, 1], or the nearer end if it is outside only by rounding. */
function withinOne(x: number): number | undefined {
  return Math.abs(x) > 1 + NOISE ? undefined : Math.max(-1, Math.min(1, x));
}

function hyperbolicArccosine(x: number): number | Failure {
  return x < 1 ? failure("", noValue.acoshBelowOne) : Math.acosh(x);
}

function hyperbolicArctangent(x: number): number | Failure {
  return Math.abs(x) >= 1 ? failure("", noValue.atanhOutsideOne) : Math.atanh(x);
}

function floor(x: number): number {
  return wholeNumber(x) ?? Math.floor(x);
}

function foldWhole(
  name: string,
  args: readonly number[],
  f: (a: number, b: number) => number,
): number | Failure {
  if (!args.every(Number.isSafeInteger)) return failure("", noValue.wholeNumbersTooLarge(name));
  return args.map(Math.abs).reduce(f);
}

function ofCounts(name: string, n: number, r: number, f: (n: number, r: number) => number): number | Failure {
  const [items, chosen] = [wholeNumber(n), wholeNumber(r)];
  if (
    items === undefined ||
    chosen === undefined ||
    items < 0 ||
    chosen < 0 ||
    items > Number.MAX_SAFE_INTEGER
  ) {
    return failure("", noValue.countsNotWhole(name));
  }
  return f(items, chosen);
}
