import { replaced } from "../expressions/definitions.ts";
import { type Expression, numberOf, operation } from "../expressions/expression.ts";
import type { Budget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import * as N from "../numbers/numbers.ts";
import { addPolynomials, degreeOf, multiplyPolynomials, type Polynomial } from "../polynomials/polynomial.ts";
import { type Root, rootsOf } from "../polynomials/roots.ts";
import { derivative } from "../symbolic/derivative.ts";

/** Solution of two equations; `root` is the second unknown, from which the first is computed. */
export interface PairSolution {
  first: N.Num;
  root: Root;
}

interface SolvedPair {
  kind: "solutions";
  unknowns: readonly [first: string, second: string];
  solutions: readonly PairSolution[];
}

export type PairSolutions = SolvedPair | { kind: "none" } | { kind: "endless" };

/** Converts an expression to a polynomial with exact coefficients; undefined for others. */
type PolynomialIn = (expression: Expression, variable: string) => Polynomial | undefined;

const MAX_DEGREE = 6;

/**
 * Solves two polynomial equations f = 0 with two unknowns, of which one is linear in an unknown: u = −r(v)/a(v) turns
 * the other one into a polynomial in v. Undefined for other equations. @throws InputError
 */
export function solvePair(
  equations: readonly Expression[],
  unknowns: readonly string[],
  polynomialIn: PolynomialIn,
  budget: Budget,
): PairSolutions | undefined {
  const [x, y] = unknowns;
  const [f, g] = equations;
  if (x === undefined || y === undefined || !f || !g) return undefined;
  for (const [linear, other] of [
    [f, g],
    [g, f],
  ] as const)
    for (const [u, v] of [
      [x, y],
      [y, x],
    ] as const) {
      const terms = coefficients(linear, u, v, polynomialIn, budget);
      const others = coefficients(other, u, v, polynomialIn, budget);
      const [r, a] = terms ?? [];
      if (terms?.length !== 2 || !r || !a || !others) continue;
      const solutions = substituted(r, a, others, budget);
      if (solutions) return solutions.kind === "solutions" ? { ...solutions, unknowns: [u, v] } : solutions;
    }
  return undefined;
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
    if (rest.kind === "number" && R.isZero(rest.value)) return result;
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
