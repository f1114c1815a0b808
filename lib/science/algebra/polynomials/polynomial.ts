/** Polynomials in one variable with exact coefficients, the constant first. */

import { messages } from "../messages.ts";
import { type Budget, fail, LIMITS } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { type Normal, number, power, product, sum, symbol, wholeOf, ZERO } from "../symbolic/normal-form.ts";
import {
  exactQuotient,
  gcdOfPolynomials,
  type IntegerPolynomial,
  primitivePart,
  squareFreeFactors,
} from "./integer-polynomial.ts";

export type Polynomial = readonly R.Rational[];

export const trimmed = (terms: readonly R.Rational[]): Polynomial => {
  let length = terms.length;
  while (length > 0 && R.isZero(terms[length - 1] ?? R.ZERO)) length -= 1;
  return terms.slice(0, length);
};

export const degreeOf = (p: Polynomial): number => p.length - 1;
const at = (p: Polynomial, index: number): R.Rational => p[index] ?? R.ZERO;
export const leading = (p: Polynomial): R.Rational => at(p, p.length - 1);

export const addPolynomials = (p: Polynomial, q: Polynomial): Polynomial =>
  trimmed(
    Array.from({ length: Math.max(p.length, q.length) }, (_, index) => R.add(at(p, index), at(q, index))),
  );

export function multiplyPolynomials(p: Polynomial, q: Polynomial): Polynomial {
  if (p.length === 0 || q.length === 0) return [];
  const coefficients = Array.from({ length: p.length + q.length - 1 }, () => R.ZERO);
  p.forEach((one, i) => {
    q.forEach((other, j) => {
      coefficients[i + j] = R.add(coefficients[i + j] ?? R.ZERO, R.multiply(one, other));
    });
  });
  return trimmed(coefficients);
}

export const scaled = (p: Polynomial, factor: R.Rational): Polynomial =>
  trimmed(p.map((term) => R.multiply(term, factor)));
/** Returns the square-free factors of a polynomial, primitive over the integers, with multiplicities. */
export const squareFree = (p: Polynomial): { factor: IntegerPolynomial; times: number }[] =>
  squareFreeFactors(integersOf(p)[1]);

export const valueAt = (p: Polynomial, x: R.Rational): R.Rational =>
  p.reduceRight((value, term) => R.add(R.multiply(value, x), term), R.ZERO);

/** Converts a normal form to a polynomial in one variable, or returns undefined. */
export function polynomialOf(part: Normal, variable: string): Polynomial | undefined {
  switch (part.kind) {
    case "number":
      return trimmed([part.value]);
    case "name":
      return part.name === variable ? [R.ZERO, R.ONE] : undefined;
    case "sum": {
      let total: Polynomial = [];
      for (const term of part.parts) {
        const polynomial = polynomialOf(term, variable);
        if (!polynomial) return undefined;
        total = addPolynomials(total, polynomial);
      }
      return total;
    }
    case "product": {
      let result: Polynomial = [R.ONE];
      for (const factor of part.parts) {
        const polynomial = polynomialOf(factor, variable);
        if (!polynomial) return undefined;
        if (degreeOf(result) + degreeOf(polynomial) > LIMITS.degree * 2)
          return fail(messages.polynomials.degreeTooHigh);
        result = multiplyPolynomials(result, polynomial);
      }
      return result;
    }
    case "power": {
      const base = polynomialOf(part.base, variable);
      const count = wholeOf(part.exponent);
      if (!base || count === undefined || count < 0) return undefined;
      if (degreeOf(base) * count > LIMITS.degree * 2)
        return fail(messages.polynomials.maximumDegree(LIMITS.degree));
      if (part.base.kind === "name") return [...Array.from({ length: count }, () => R.ZERO), R.ONE];
      let result: Polynomial = [R.ONE];
      for (let turn = 0; turn < count; turn += 1) result = multiplyPolynomials(result, base);
      return result;
    }
    default:
      return undefined;
  }
}

export type Ratio = readonly [Polynomial, Polynomial];

/** Converts a normal form to a quotient in lowest terms if it is one of polynomials in that variable. */
export function ratioOf(part: Normal, variable: string, budget: Budget): Ratio | undefined {
  const raw = rawRatio(part, variable, budget);
  if (!raw || raw[1].length === 0) return undefined;
  if (raw[0].length === 0) return [[], [R.ONE]];
  const [[factor, above], [factorBelow, below]] = [integersOf(raw[0]), integersOf(raw[1])];
  const shared = gcdOfPolynomials(above, below);
  const lead = R.rational((exactQuotient(below, shared) ?? below).at(-1) ?? 1n);
  return [
    scaled(
      rationalsOf(exactQuotient(above, shared) ?? above),
      R.divide(factor, R.multiply(factorBelow, lead)),
    ),
    scaled(rationalsOf(exactQuotient(below, shared) ?? below), R.divide(R.ONE, lead)),
  ];
}

function rawRatio(part: Normal, variable: string, budget: Budget): Ratio | undefined {
  budget.spend(50);
  const limit = (ratio: Ratio): Ratio =>
    Math.max(degreeOf(ratio[0]), degreeOf(ratio[1])) > LIMITS.degree
      ? fail(messages.polynomials.degreeTooHigh)
      : ratio;
  if (part.kind === "sum" || part.kind === "product") {
    let result: Ratio = part.kind === "sum" ? [[], [R.ONE]] : [[R.ONE], [R.ONE]];
    for (const each of part.parts) {
      const ratio = rawRatio(each, variable, budget);
      if (!ratio) return undefined;
      const above =
        part.kind === "product"
          ? multiplyPolynomials(result[0], ratio[0])
          : addPolynomials(
              multiplyPolynomials(result[0], ratio[1]),
              multiplyPolynomials(ratio[0], result[1]),
            );
      result = limit([above, multiplyPolynomials(result[1], ratio[1])]);
    }
    return result;
  }
  if (part.kind === "power") {
    const base = rawRatio(part.base, variable, budget);
    const count = wholeOf(part.exponent);
    if (!base || count === undefined || Math.abs(count) > LIMITS.degree) return undefined;
    let result: Ratio = [[R.ONE], [R.ONE]];
    for (let turn = 0; turn < Math.abs(count); turn += 1)
      result = limit([multiplyPolynomials(result[0], base[0]), multiplyPolynomials(result[1], base[1])]);
    return count < 0 ? [result[1], result[0]] : result;
  }
  const polynomial = polynomialOf(part, variable);
  return polynomial && [polynomial, [R.ONE]];
}

export const normalOfPolynomial = (p: Polynomial, variable: string): Normal =>
  p.length === 0
    ? ZERO
    : sum(
        p.map((term, index) =>
          product([number(term), power(symbol(variable), number(R.rational(BigInt(index))))]),
        ),
      );

/** Builds a quotient of two polynomials, with the common factors of their coefficients in front. */
export function normalOfRatio([above, below]: Ratio, variable: string): Normal {
  if (degreeOf(below) === 0)
    return normalOfPolynomial(scaled(above, R.divide(R.ONE, leading(below))), variable);
  const [factor, wholeBelow] = integersOf(below);
  const numerator = normalOfPolynomial(scaled(above, R.divide(R.ONE, factor)), variable);
  return product([
    numerator,
    power(normalOfPolynomial(rationalsOf(wholeBelow), variable), number(R.rational(-1n))),
  ]);
}

/** Splits a polynomial into a factor and a primitive integer polynomial, leading coefficient above 0. */
export function integersOf(p: Polynomial): [R.Rational, IntegerPolynomial] {
  if (p.length === 0) return [R.ONE, []];
  const below = p.reduce((common, { d }) => (common / R.gcd(common, d)) * d, 1n);
  const whole = p.map(({ n, d }) => n * (below / d));
  const integers = primitivePart(whole);
  return [R.rational(whole.at(-1) ?? 1n, below * (integers.at(-1) ?? 1n)), integers];
}

export const rationalsOf = (f: IntegerPolynomial): Polynomial => f.map((term) => R.rational(term));
