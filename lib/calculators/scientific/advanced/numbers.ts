import type { Complex as MathComplex } from "mathjs";
import type { Angle } from "../syntax.ts";
import { cosine, sine, tangent } from "../trigonometry.ts";
import { kernel } from "./kernel.ts";
import { type Budget, fail, LIMITS, spendOnActiveBudget } from "./limits.ts";
import { messages } from "./messages.ts";
import * as R from "./metered-rational.ts";

export interface Complex {
  re: number;
  im: number;
}
/** Number in the most exact form: a fraction, else a double, else a complex number of two doubles. */
export type Num = R.Rational | number | Complex;

export const isExact = (x: Num): x is R.Rational => typeof x === "object" && "d" in x;
export const isComplex = (x: Num): x is Complex => typeof x === "object" && "re" in x;
export const toDouble = (x: R.Rational | number): number => (typeof x === "number" ? x : R.toNumber(x));
export const toComplex = (x: Num): Complex => (isComplex(x) ? x : { re: toDouble(x), im: 0 });
export const whole = (x: number): R.Rational => R.rational(BigInt(x));
export const isZero = (x: Num): boolean =>
  isExact(x) ? R.isZero(x) : isComplex(x) ? x.re === 0 && x.im === 0 : x === 0;
export const magnitude = (x: Num): number => (isComplex(x) ? Math.hypot(x.re, x.im) : Math.abs(toDouble(x)));

const bits = ({ n, d }: R.Rational): number => (n.toString(16).length + d.toString(16).length) * 4;

/** Keeps a number exact while it is short enough; otherwise converts it to a double. */
function exact(x: R.Rational): Num {
  if (R.bitsOf(x.n) + R.bitsOf(x.d) <= LIMITS.bits / 2 || bits(x) <= LIMITS.bits) return x;
  return checked(R.toNumber(x));
}

/** Returns a double, and charges the operation that it comes from. @throws InputError for NaN or infinity. */
export function checked(x: number): number {
  spendOnActiveBudget(2);
  if (Number.isNaN(x)) return fail(messages.noResult.noValue);
  if (!Number.isFinite(x)) return fail(messages.noResult.beyondDoubles);
  return x;
}

/** Builds a complex number; a real one if the imaginary part is only rounding noise. */
export function complex(re: number, im: number): Num {
  const size = Math.max(Math.abs(re), Math.abs(im));
  checked(size);
  const noise = size * 4e-16;
  if (Math.abs(im) <= noise) return re;
  return { re: Math.abs(re) <= noise ? 0 : re, im };
}

export function add(a: Num, b: Num): Num {
  if (isExact(a) && isExact(b)) return exact(R.add(a, b));
  if (isComplex(a) || isComplex(b)) {
    const [x, y] = [toComplex(a), toComplex(b)];
    return complex(x.re + y.re, x.im + y.im);
  }
  return checked(toDouble(a) + toDouble(b));
}

export const negate = (a: Num): Num =>
  isExact(a) ? R.negate(a) : isComplex(a) ? { re: -a.re, im: -a.im } : -a;
export const subtract = (a: Num, b: Num): Num => add(a, negate(b));

export function multiply(a: Num, b: Num): Num {
  if (isExact(a) && isExact(b)) return exact(R.multiply(a, b));
  if (isComplex(a) || isComplex(b)) {
    const [x, y] = [toComplex(a), toComplex(b)];
    return complex(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re);
  }
  return checked(toDouble(a) * toDouble(b));
}

export function divide(a: Num, b: Num): Num {
  if (isZero(b)) return fail(messages.noResult.divisionByZero);
  if (isExact(a) && isExact(b)) return exact(R.divide(a, b));
  if (!isComplex(a) && !isComplex(b)) return checked(toDouble(a) / toDouble(b));
  const [x, y] = [toComplex(a), toComplex(b)];
  const size = y.re * y.re + y.im * y.im;
  return complex((x.re * y.re + x.im * y.im) / size, (x.im * y.re - x.re * y.im) / size);
}

const TWO = R.rational(2n);

export function pow(base: Num, exponent: Num, budget: Budget): Num {
  if (isExact(exponent) && isExact(base)) {
    if (R.isZero(base) && exponent.n < 0n) return fail(messages.noResult.divisionByZero);
    if (exponent.d === 1n) return wholePower(base, exponent.n, budget);
    if (R.compare(exponent, R.rational(1n, 2n)) === 0) return sqrt(base);
  }
  if (isExact(exponent) && R.compare(exponent, TWO) === 0) return multiply(base, base);
  if (isExact(exponent) && exponent.d === 1n && isComplex(base) && exponent.n >= 0n && exponent.n <= 64n) {
    let power: Num = R.ONE;
    for (let turn = 0n; turn < exponent.n; turn += 1n) power = multiply(power, base);
    return power;
  }
  if (!isComplex(base) && !isComplex(exponent)) {
    const [x, y] = [toDouble(base), toDouble(exponent)];
    if (x > 0 || (x === 0 && y > 0) || Number.isInteger(y)) return checked(x ** y);
  }
  return viaMath("pow", budget, base, exponent);
}

function wholePower(base: R.Rational, exponent: bigint, budget: Budget): Num {
  const size = exponent < 0n ? -exponent : exponent;
  const isPlain = base.d === 1n && (base.n === 1n || base.n === 0n || base.n === -1n);
  if (isPlain) return exponent === 0n ? R.ONE : base.n === -1n && exponent % 2n === 0n ? R.ONE : base;
  if (size <= BigInt(LIMITS.bits) && bits(base) * Number(size) <= LIMITS.bits * 2) {
    budget.spend((bits(base) * Number(size)) / 50);
    return exact(R.power(base, Number(exponent)));
  }
  return checked(R.toNumber(base) ** Number(exponent));
}

export function sqrt(x: Num): Num {
  if (isExact(x) && x.n >= 0n) {
    const [above, below] = [rootOf(x.n), rootOf(x.d)];
    if (above !== undefined && below !== undefined) return R.rational(above, below);
  }
  if (isExact(x) && x.n < 0n) {
    const inner = sqrt(R.negate(x));
    return { re: 0, im: magnitude(inner) };
  }
  if (typeof x === "number" && x < 0) return { re: 0, im: Math.sqrt(-x) };
  if (!isComplex(x)) return Math.sqrt(toDouble(x));
  const { re, im } = kernel().sqrt(mathComplex(x)) as MathComplex;
  return complex(re, im);
}

/** Returns the integer square root, if n is a square. */
function rootOf(x: bigint): bigint | undefined {
  if (x < 2n) return x;
  let root = 1n << BigInt((x.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + x / root) >> 1n;
    if (next >= root) return root * root === x ? root : undefined;
    root = next;
  }
}

const mathComplex = ({ re, im }: Complex): MathComplex => new (complexClass())(re, im);
let complexMaker: (new (re: number, im: number) => MathComplex) | undefined;
function complexClass(): new (re: number, im: number) => MathComplex {
  complexMaker ??= (kernel().sqrt(-1) as MathComplex).constructor as new (
    re: number,
    im: number,
  ) => MathComplex;
  return complexMaker;
}

type OfMath =
  | "sin"
  | "cos"
  | "tan"
  | "asin"
  | "acos"
  | "atan"
  | "sinh"
  | "cosh"
  | "tanh"
  | "asinh"
  | "acosh"
  | "atanh"
  | "exp"
  | "log"
  | "gamma"
  | "erf"
  | "pow";

export function viaMath(of: OfMath, budget: Budget, ...args: readonly Num[]): Num {
  budget.spend(10);
  const operands = args.map((x) => (isComplex(x) ? new (complexClass())(x.re, x.im) : toDouble(x)));
  const run = kernel()[of] as (...inner: unknown[]) => unknown;
  let value: unknown;
  try {
    value = run(...operands);
  } catch {
    return fail(messages.noResult.functionOfNumber(of));
  }
  if (typeof value === "number") return checked(value);
  const { re, im } = value as MathComplex;
  if (Number.isNaN(re) || Number.isNaN(im)) return fail(messages.noResult.noValue);
  return complex(re, im);
}

/** Computes sin, cos and tan of a real number, with exact zeros: sin(π) is not 1.2e-16. */
export function trigonometric(of: "sin" | "cos" | "tan", x: number, angle: Angle = "rad"): number {
  if (of === "sin") return sine(x, angle);
  if (of === "cos") return cosine(x, angle);
  return tangent(x, angle) ?? fail(messages.noResult.tangent);
}
