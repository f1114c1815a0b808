import { evaluate } from "../evaluate.ts";
import { replaced } from "../expressions/definitions.ts";
import { type Expression, numberOf, operation } from "../expressions/expression.ts";
import { unknownsOf } from "../expressions/function-catalog.ts";
import type { Budget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isZero } from "../numbers/numbers.ts";
import { numOf } from "../numbers/value.ts";
import { derivative } from "../symbolic/derivative.ts";
import { certifiedZero, zerosBetween } from "./certified-zero.ts";
import type { PairSolution, Unknowns } from "./system-of-two.ts";

interface SearchedPair {
  /** The second one was searched for. */
  unknowns: Unknowns;
  solutions: readonly PairSolution[];
}

/**
 * Solves two equations f = 0 of which one has an unknown with a number as its coefficient, u = g(v): the other one is
 * searched for its zeros in v. Undefined for other equations, and if they are equal almost everywhere.
 */
export function searchPair(
  equations: readonly Expression[],
  [x, y]: readonly string[],
  range: readonly [number, number],
  budget: Budget,
): SearchedPair | undefined {
  const [f, g] = equations;
  if (x === undefined || y === undefined || !f || !g) return undefined;
  const ways = [
    [f, g, y, x],
    [f, g, x, y],
    [g, f, y, x],
    [g, f, x, y],
  ] as const;
  for (const [linear, other, u, v] of ways) {
    const slope = derivative(linear, u, 1, budget);
    if (
      unknownsOf(slope).length > 0 ||
      isZero(
        numOf(
          evaluate(slope, budget, () => undefined),
          u,
        ),
      )
    )
      continue;
    const rest = replaced(linear, new Map([[u, numberOf(R.ZERO)]]), budget);
    const inTerms = operation("/", operation("neg", rest), slope);
    const one = replaced(other, new Map([[u, inTerms]]), budget);
    const { zeros, everywhere } = zerosBetween(one, v, range, budget);
    if (everywhere) return undefined;
    const solutions = zeros.map((zero) => {
      const value = certifiedZero(one, v, zero, budget);
      const first = numOf(
        evaluate(inTerms, budget, () => undefined, new Map([[v, value]])),
        u,
      );
      return { first, root: { value, times: 1 } };
    });
    return { unknowns: [u, v], solutions };
  }
  return undefined;
}
