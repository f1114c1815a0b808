import { replaced } from "../expressions/definitions.ts";
import { type Expression, numberOf, operation } from "../expressions/expression.ts";
import type { Budget } from "../numbers/budget.ts";
import { sqrt } from "../numbers/complex-functions.ts";
import * as R from "../numbers/metered-rational.ts";
import * as N from "../numbers/numbers.ts";
import {
  addPolynomials,
  degreeOf,
  multiplyPolynomials,
  type Polynomial,
  scaled,
  trimmed,
} from "../polynomials/polynomial.ts";
import { type Root, rootsOf } from "../polynomials/roots.ts";
import { derivative } from "../symbolic/derivative.ts";

/** Solution of two equations; `root` is the second unknown, from which the first is computed. */
export interface PairSolution {
  first: N.Num;
  root: Root;
}

interface SolvedPair {
  kind: "solutions";
  unknowns: Unknowns;
  solutions: readonly PairSolution[];
}

export type PairSolutions = SolvedPair | { kind: "none" } | { kind: "endless" };

/** Converts an expression to a polynomial with exact coefficients; undefined for others. */
type PolynomialIn = (expression: Expression, variable: string) => Polynomial | undefined;

const MAX_DEGREE = 6;

/** Polynomial in two unknowns: coefficients of the powers of the first one, as polynomials in the second. */
type PolynomialOfTwo = readonly Polynomial[];

export type Unknowns = readonly [first: string, second: string];

/**
 * Solves two polynomial equations f = 0 with two unknowns. One that is linear in an unknown, u = −r(v)/a(v), turns the other
 * one into a polynomial in v; else a multiple of one equation is subtracted from the other until one is. Undefined for
 * other equations. @throws InputError
 */
export function solvePair(
  equations: readonly Expression[],
  [x, y]: readonly string[],
  polynomialIn: PolynomialIn,
  budget: Budget,
): PairSolutions | undefined {
  if (x === undefined || y === undefined) return undefined;
  const [f, g] = equations.map((each) => coefficients(each, x, y, polynomialIn, budget));
  return f && g && solveTwo(f, g, [x, y], budget);
}

function solveTwo(
  f: PolynomialOfTwo,
  g: PolynomialOfTwo,
  unknowns: Unknowns,
  budget: Budget,
): PairSolutions | undefined {
  budget.spend(100);
  if (f.length === 0 || g.length === 0) return { kind: "endless" };
  const [turnedF, turnedG] = [turned(f), turned(g)];
  const [u, v] = unknowns;
  const ways = [
    [f, g, u, v],
    [turnedF, turnedG, v, u],
    [g, f, u, v],
    [turnedG, turnedF, v, u],
  ] as const;
  for (const [linear, other, first, second] of ways) {
    const [r, a] = linear;
    const solutions = linear.length === 2 && r && a && substituted(r, a, other, budget);
    if (solutions)
      return solutions.kind === "solutions" ? { ...solutions, unknowns: [first, second] } : solutions;
  }
  for (const [above, below, first, second] of ways) {
    const [only, ...others] = below;
    if (only && others.length === 0) {
      if (degreeOf(only) === 0) return { kind: "none" };
      const solutions = solvedInTurn(only, above, budget);
      if (solutions) return { kind: "solutions", unknowns: [first, second], solutions };
    }
    const rest = remainder(above, below);
    if (rest) return solveTwo(below, rest, [first, second], budget);
  }
  return undefined;
}

/** Returns the polynomial with its unknowns exchanged. */
function turned(f: PolynomialOfTwo): PolynomialOfTwo {
  const size = Math.max(0, ...f.map(({ length }) => length));
  return Array.from({ length: size }, (_, power) => trimmed(f.map((term) => term[power] ?? R.ZERO)));
}

/**
 * Subtracts multiples of the divisor until the degree in the first unknown is lower: the same solutions, since the leading
 * coefficient of the divisor is a number. Undefined for other divisors.
 */
function remainder(f: PolynomialOfTwo, divisor: PolynomialOfTwo): PolynomialOfTwo | undefined {
  const [lead, ...others] = divisor.at(-1) ?? [];
  if (!lead || others.length > 0 || divisor.length < 2 || f.length < divisor.length) return undefined;
  const rest = [...f];
  while (rest.length >= divisor.length) {
    const factor = scaled(rest.pop() ?? [], R.divide(R.rational(-1n), lead));
    for (const [power, term] of divisor.slice(0, -1).entries()) {
      const at = rest.length - divisor.length + 1 + power;
      rest[at] = addPolynomials(rest[at] ?? [], multiplyPolynomials(factor, term));
    }
    while (rest.length > 0 && rest.at(-1)?.length === 0) rest.pop();
  }
  return rest;
}

/** Relative size of a discriminant that is certainly not 0, although computed from rounded roots. */
const DISTINCT = 1e-9;

/**
 * Solves h(v) = 0, and the other equation for each root. Undefined where that would be no equation, or no quadratic one for a
 * root that is no fraction.
 */
function solvedInTurn(h: Polynomial, other: PolynomialOfTwo, budget: Budget): PairSolution[] | undefined {
  const solutions: PairSolution[] = [];
  for (const root of rootsOf(h, budget)) {
    const terms = other.map((term) => valueAt(term, root.value));
    const isRational = terms.every(N.isExact);
    const p = isRational ? trimmed(terms) : [];
    const firsts = isRational
      ? degreeOf(p) > 0 && rootsOf(p, budget).map(({ value }) => value)
      : quadraticRoots(terms);
    if (!firsts) return undefined;
    solutions.push(...firsts.map((first) => ({ first, root })));
  }
  return solutions;
}

/** Solves a·u² + b·u + c = 0. Undefined if a or the discriminant may be 0, or for other degrees. */
function quadraticRoots([c, b, a, ...others]: readonly N.Num[]): N.Num[] | undefined {
  if (!a || !b || !c || others.length > 0) return undefined;
  const [square, product] = [N.multiply(b, b), N.multiply(N.whole(4), N.multiply(a, c))];
  const discriminant = N.subtract(square, product);
  const size = Math.max(N.magnitude(square), N.magnitude(product));
  if (N.magnitude(a) < DISTINCT || N.magnitude(discriminant) < DISTINCT * size) return undefined;
  const spread = sqrt(discriminant);
  return [N.negate(spread), spread].map((part) => N.divide(N.subtract(part, b), N.multiply(N.whole(2), a)));
}

/** Returns the coefficients of the powers of u, as polynomials in v; undefined if they are none. */
function coefficients(
  expression: Expression,
  u: string,
  v: string,
  polynomialIn: PolynomialIn,
  budget: Budget,
): Polynomial[] | undefined {
  const result: Polynomial[] = [];
  let rest = expression;
  let factorial = R.ONE;
  for (let power = 0; power <= MAX_DEGREE; power += 1) {
    const atZero = replaced(rest, new Map([[u, numberOf(R.ZERO)]]), budget);
    const term = polynomialIn(operation("*", numberOf(R.divide(R.ONE, factorial)), atZero), v);
    if (!term) return undefined;
    result.push(term);
    rest = derivative(rest, u, 1, budget);
    if (rest.kind === "number" && R.isZero(rest.value))
      return result.slice(0, result.findLastIndex((each) => each.length > 0) + 1);
    factorial = R.multiply(factorial, R.rational(BigInt(power + 1)));
  }
  return undefined;
}

/** Puts u = −r/a into the sum of the terms of u^k, multiplied by a^n, and finds the roots. */
function substituted(
  r: Polynomial,
  a: Polynomial,
  others: readonly Polynomial[],
  budget: Budget,
): Exclude<PairSolutions, { kind: "solutions" }> | Omit<SolvedPair, "unknowns"> | undefined {
  const minusR = r.map(R.negate);
  const degree = others.length - 1;
  let total: Polynomial = [];
  for (const [power, term] of others.entries()) {
    let product = term;
    for (let count = 0; count < power; count += 1) product = multiplyPolynomials(product, minusR);
    for (let count = power; count < degree; count += 1) product = multiplyPolynomials(product, a);
    total = addPolynomials(total, product);
  }
  if (total.length === 0) return { kind: "endless" };
  if (degreeOf(total) === 0) return { kind: "none" };
  const solutions: PairSolution[] = [];
  for (const root of rootsOf(total, budget)) {
    const divisor = valueAt(a, root.value);
    if (!N.isZero(divisor)) solutions.push({ first: N.divide(valueAt(minusR, root.value), divisor), root });
    // With r = 0, too, any u satisfies the first equation.
    else if (N.isZero(valueAt(r, root.value))) return undefined;
  }
  return solutions.length > 0 ? { kind: "solutions", solutions } : { kind: "none" };
}

const valueAt = (p: Polynomial, x: N.Num): N.Num =>
  p.reduceRight<N.Num>((total, term) => N.add(N.multiply(total, x), term), R.ZERO);
