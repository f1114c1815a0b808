import { abs, gcd } from "./gcd.ts";

/** Exact rational number on BigInt, for linear and affine conversions. */
export interface Rational {
  /** Numerator; carries the sign. */
  readonly n: bigint;
  readonly d: bigint;
}

/**
 * Returns n/d in lowest terms. @throws RangeError if d is zero (a programming error; callers check first).
 */
export function rational(n: bigint, d: bigint = 1n): Rational {
  if (d === 1n) return { n, d };
  if (d === 0n) throw new RangeError("Division by zero");
  const g = gcd(n, d) || 1n;
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / g, d: (sign * d) / g };
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

const areIntegers = (a: Rational, b: Rational): boolean => a.d === 1n && b.d === 1n;

export const add = (a: Rational, b: Rational): Rational =>
  areIntegers(a, b) ? { n: a.n + b.n, d: 1n } : rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational): Rational =>
  areIntegers(a, b) ? { n: a.n - b.n, d: 1n } : rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational): Rational =>
  areIntegers(a, b) ? { n: a.n * b.n, d: 1n } : rational(a.n * b.n, a.d * b.d);
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const isZero = (a: Rational): boolean => a.n === 0n;
export const isInteger = (a: Rational): boolean => a.d === 1n;

/** Compares: negative, zero or positive if a is below, at or above b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Raises a to an integer power. @throws RangeError for 0 to a negative power. */
export function power(a: Rational, exponent: number): Rational {
  const e = BigInt(Math.abs(exponent));
  return exponent < 0 ? rational(a.d ** e, a.n ** e) : { n: a.n ** e, d: a.d ** e };
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** Maximum power of ten of an entered or stored decimal; doubles end there, too. */
export const MAX_EXPONENT = 400;

/** Parses "12", "-0.3048", ".5", "6.02e23"; undefined for other texts and out-of-range exponents. */
export function parseDecimal(text: string): Rational | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = "", exponentText = "0"] = match;
  if (whole === "" && fraction === "") return undefined;
  const exponent = Number(exponentText) - fraction.length;
  if (Math.abs(Number(exponentText)) > MAX_EXPONENT) return undefined;
  const digits = BigInt(sign + whole + fraction);
  return exponent >= 0
    ? rational(digits * 10n ** BigInt(exponent))
    : rational(digits, 10n ** BigInt(-exponent));
}

/** Parses "3", "0.3048", "101325/760", as formatted by `ratioText`. Throws on anything else. */
export function parseRatio(text: string): Rational {
  const [numerator = "", denominator] = text.split("/");
  const n = parseDecimal(numerator.trim());
  const d = denominator === undefined ? ONE : parseDecimal(denominator.trim());
  if (!n || !d) throw new SyntaxError(`Not a ratio: ${text}`);
  return divide(n, d);
}

export const ratioText = (a: Rational): string => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);

/** Returns the exact value of a finite double. @throws RangeError for NaN and infinities. */
export function fromNumber(value: number): Rational {
  const exact = parseDecimal(String(value));
  if (!exact) throw new RangeError(`Not a finite number: ${value}`);
  return exact;
}

/** Returns the nearest double, ties to even; ±Infinity on overflow, 0 on underflow. */
export function toNumber(a: Rational): number {
  const n = Number(a.n);
  const d = Number(a.d);
  if (Number.isSafeInteger(n) && Number.isSafeInteger(d)) return n / d;
  const size = abs(a.n);
  // Computes a quotient of at least 60 bits, or of whole steps of 2^-1074, the last place of doubles.
  const shift = Math.min(64 - (bits(size, n) - bits(a.d, d)), 1074);
  const numerator = shift > 0 ? size << BigInt(shift) : size;
  const denominator = shift < 0 ? a.d << BigInt(-shift) : a.d;
  const quotient = numerator / denominator;
  const rest = numerator - quotient * denominator;
  // Number() rounds bits beyond 53 to even; setting a last bit for the remainder avoids a false tie.
  const whole =
    quotient < 2n * ALL_BITS ? rounded(quotient, rest, denominator) : quotient | (rest === 0n ? 0n : 1n);
  const result = Number(whole) * 2 ** -shift;
  return a.n < 0n ? -result : result;
}

const ALL_BITS = 2n ** 53n;

/** Estimates the bits of x, within three; `nearest` is x as a double. */
const bits = (x: bigint, nearest: number): number =>
  Number.isFinite(nearest) ? Math.ceil(Math.log2(Math.abs(nearest))) : 4 * x.toString(16).length;

/** Rounds a quotient of at most 54 bits, which has no room for that last bit, to at most 53. */
const rounded = (quotient: bigint, rest: bigint, denominator: bigint): bigint =>
  quotient < ALL_BITS
    ? roundEven(quotient, rest, denominator)
    : 2n * roundEven(quotient / 2n, rest + (quotient % 2n) * denominator, 2n * denominator);

function roundEven(quotient: bigint, rest: bigint, denominator: bigint): bigint {
  const half = 2n * rest - denominator;
  return half > 0n || (half === 0n && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

/**
 * Returns the leading digits of |a|, rounded half away from zero: a ≈ d.ddd × 10^exponent; `exact` if nothing
 * was lost.
 */
export function significantDigits(
  a: Rational,
  significant: number,
): { digits: string; exponent: number; exact: boolean } {
  if (a.n === 0n) return { digits: "0".repeat(significant), exponent: 0, exact: true };
  const n = abs(a.n);
  let exponent = n.toString().length - a.d.toString().length;
  if (compareToPowerOfTen(n, a.d, exponent) < 0) exponent -= 1;
  const { integer, exact } = roundedQuotient(n, a.d, significant - 1 - exponent);
  const digits = integer.toString();
  return digits.length > significant
    ? { digits: digits.slice(0, significant), exponent: exponent + 1, exact }
    : { digits, exponent, exact };
}

/** Rounds |a| × 10^places half away from zero to an integer; `exact` if it was one. */
export const scaledInteger = (a: Rational, places: number): { integer: bigint; exact: boolean } =>
  roundedQuotient(abs(a.n), a.d, places);

function compareToPowerOfTen(n: bigint, d: bigint, exponent: number): number {
  const left = exponent < 0 ? n * 10n ** BigInt(-exponent) : n;
  const right = exponent > 0 ? d * 10n ** BigInt(exponent) : d;
  return left < right ? -1 : left > right ? 1 : 0;
}

function roundedQuotient(n: bigint, d: bigint, places: number): { integer: bigint; exact: boolean } {
  const numerator = places > 0 ? n * 10n ** BigInt(places) : n;
  const denominator = places < 0 ? d * 10n ** BigInt(-places) : d;
  const integer = (2n * numerator + denominator) / (2n * denominator);
  return { integer, exact: integer * denominator === numerator };
}

/**
 * Formats a in scientific notation to `significant` digits, e.g. "-1.2345e-7": `Number` and `parseDecimal`
 * parse it.
 */
export function decimalText(a: Rational, significant: number): string {
  const { digits, exponent } = significantDigits(a, significant);
  return `${a.n < 0n ? "-" : ""}${digits[0]}.${digits.slice(1) || "0"}e${exponent}`;
}
