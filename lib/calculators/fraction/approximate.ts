import * as R from "../../units/rational.ts";

/**
 * Returns the best approximations by continued fraction (Khinchin, Continued Fractions, 1964, section 6): the
 * convergents with denominators up to `limit`, each nearer than the one before, and last the nearest fraction
 * within the limit.
 */
export function bestFractions(value: R.Rational, limit: bigint): R.Rational[] {
  const convergents: R.Rational[] = [];
  let [p, q, p0, q0] = [1n, 0n, 0n, 1n];
  let [n, d] = [value.n, value.d];
  while (d !== 0n) {
    const whole = floor(n, d);
    const next = q0 + whole * q;
    if (q !== 0n && next > limit) {
      const nearer = semiconvergent(value, { p, q, p0, q0 }, limit);
      return nearer ? [...convergents, nearer] : convergents;
    }
    [p, q, p0, q0] = [p0 + whole * p, next, p, q];
    convergents.push({ n: p, d: q });
    [n, d] = [d, n - whole * d];
  }
  return convergents;
}

/** Returns the fraction at the limit after the last two convergents, if nearer than the last. */
function semiconvergent(
  value: R.Rational,
  { p, q, p0, q0 }: Readonly<Record<"p" | "q" | "p0" | "q0", bigint>>,
  limit: bigint,
): R.Rational | undefined {
  const steps = (limit - q0) / q;
  if (steps === 0n) return undefined;
  const between = R.rational(p0 + steps * p, q0 + steps * q);
  const nearer = R.compare(distance(between, value), distance({ n: p, d: q }, value)) < 0;
  return nearer ? between : undefined;
}

export function distance(a: R.Rational, b: R.Rational): R.Rational {
  const difference = R.subtract(a, b);
  return difference.n < 0n ? R.negate(difference) : difference;
}

/** Returns the nearest mark of a scale with `parts` to the unit; ties go away from zero. */
export function nearestMark(value: R.Rational, parts: bigint): R.Rational {
  const { integer } = R.scaledInteger(R.multiply(value, { n: parts, d: 1n }), 0);
  return R.rational(value.n < 0n ? -integer : integer, parts);
}

const floor = (n: bigint, d: bigint): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d));
