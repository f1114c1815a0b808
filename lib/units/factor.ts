import * as R from "./rational.ts";

/** Powers of the base dimensions without zeros, e.g. { m: 1, s: -2 }. */
type Dimension = Readonly<Record<string, number>>;

/** Exact factor: ratio × π^pi, with its dimension and its exactness. */
export interface Factor {
  readonly ratio: R.Rational;
  readonly pi: number;
  readonly dimension: Dimension;
  readonly measured: boolean;
}

/** π to 60 decimals (OEIS A000796), far beyond the 15 displayed digits. */
export const PI = R.parseRatio("3.141592653589793238462643383279502884197169399375105820974945");

export function multiplyFactors(a: Factor, b: Factor): Factor {
  return {
    ratio: R.multiply(a.ratio, b.ratio),
    pi: a.pi + b.pi,
    dimension: combine(a.dimension, b.dimension, 1),
    measured: a.measured || b.measured,
  };
}

export function raiseFactor(a: Factor, exponent: number): Factor {
  return {
    ratio: R.power(a.ratio, exponent),
    pi: a.pi * exponent,
    dimension: combine({}, a.dimension, exponent),
    measured: a.measured,
  };
}

function combine(a: Dimension, b: Dimension, exponent: number): Dimension {
  const sum: Record<string, number> = { ...a };
  for (const [base, value] of Object.entries(b)) {
    const total = (sum[base] ?? 0) + value * exponent;
    if (total === 0) delete sum[base];
    else sum[base] = total;
  }
  return sum;
}

/** Formats "kg·m·s^-2" in alphabetical order; "1" for a pure number. Equal texts are convertible. */
export function dimensionText(dimension: Dimension): string {
  const parts = Object.entries(dimension)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([base, exponent]) => (exponent === 1 ? base : `${base}^${exponent}`));
  return parts.join("·") || "1";
}

/** Serializes the factor for the browser: "1250/381" or "1/180*pi" or "3/7*pi^-2". */
export function factorText(factor: Pick<Factor, "ratio" | "pi">): string {
  const ratio = R.ratioText(factor.ratio);
  if (factor.pi === 0) return ratio;
  return factor.pi === 1 ? `${ratio}*pi` : `${ratio}*pi^${factor.pi}`;
}

/** Parses the output of `factorText`. */
export function parseFactor(text: string): { ratio: R.Rational; pi: number } {
  const [ratio = "1", power] = text.split("*pi");
  const pi = power === undefined ? 0 : power === "" ? 1 : Number(power.slice(1));
  return { ratio: R.parseRatio(ratio), pi };
}

/** Returns the factor's value as one rational, with π to 60 decimals. */
export function factorValue(factor: { ratio: R.Rational; pi: number }): R.Rational {
  return factor.pi === 0 ? factor.ratio : R.multiply(factor.ratio, R.power(PI, factor.pi));
}
