import * as algebra from "../../core/reals/algebra.ts";
import type { Exact } from "../../core/reals/exact.ts";
import { exactReal, type Real, type Work } from "../../core/reals/real.ts";
import * as R from "../../units/rational.ts";
import { constants } from "./constants.ts";

const decimal = (text: string): R.Rational => R.parseRatio(text);

const [h, k, avogadro, charge, light] = [
  decimal("6.62607015e-34"),
  decimal("1.380649e-23"),
  decimal("6.02214076e23"),
  decimal("1.602176634e-19"),
  decimal("299792458"),
];

const term = (coefficient: R.Rational, pi = 0, root = 1n): Exact => [{ coefficient, root, pi }];

/** Constants with an exact value, which follow from the fixed ones of the SI. */
const EXACT: Readonly<Record<string, Exact>> = {
  pi: term(R.ONE, 1),
  tau: term(R.rational(2n), 1),
  phi: [...term(R.rational(1n, 2n)), ...term(R.rational(1n, 2n), 0, 5n)],
  hbar: term(R.divide(h, R.rational(2n)), -1),
  Rgas: term(R.multiply(avogadro, k)),
  Faraday: term(R.multiply(avogadro, charge)),
  // 2π⁵k⁴ / (15h³c²)
  sigmaSB: term(
    R.divide(
      R.multiply(R.rational(2n), R.power(k, 4)),
      R.multiply(R.rational(15n), R.multiply(R.power(h, 3), R.power(light, 2))),
    ),
    5,
  ),
};

/** Returns a constant as a computable real; undefined for other names. */
export function realConstant(name: string, work: Work): Real | undefined {
  if (name === "e") return algebra.exp(work, algebra.fromWhole(work, 1));
  const exact = Object.hasOwn(EXACT, name) ? EXACT[name] : undefined;
  if (exact) return exactReal(work, exact);
  const constant = constants.get(name);
  return constant && algebra.fromRational(work, R.fromNumber(constant.value));
}

/** Significant digits of the measured constants. */
const MEASURED_DIGITS: Readonly<Record<string, number>> = {
  GN: 6,
  me: 11,
  mp: 12,
  mn: 12,
  eps0: 11,
  mu0: 12,
};

/** Returns the digits of a measured constant; undefined for exact ones. */
export const measuredDigits = (name: string): number | undefined =>
  Object.hasOwn(MEASURED_DIGITS, name) ? MEASURED_DIGITS[name] : undefined;
