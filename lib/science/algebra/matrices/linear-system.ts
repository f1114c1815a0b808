import { type Expression, namesIn, operation } from "../expressions/expression.ts";
import { CONSTANTS } from "../expressions/function-catalog.ts";
import { messages } from "../messages.ts";
import { type Budget, fail, LIMITS } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { add, isZero, type Num, negate } from "../numbers/numbers.ts";
import type { Rows } from "../numbers/value.ts";
import { expanded, type Normal, normalOf, product } from "../symbolic/normal-form.ts";
import { collectNames } from "../symbolic/simplify.ts";
import { echelon } from "./matrix.ts";

/** Equations as rows of coefficients, with the right side last. */
export interface LinearSystem {
  variables: readonly string[];
  rows: Rows;
}

/** Evaluates an expression without variables. */
export type NumberOf = (part: Normal) => Num;

/** Reads equations as a linear system. @throws InputError for a nonlinear equation. */
export function linearSystem(
  equations: readonly Expression[],
  numberOf: NumberOf,
  budget: Budget,
): LinearSystem {
  const normals = equations.map((equation) => {
    const [left, right] = equation.kind === "operation" && equation.operator === "=" ? equation.args : [];
    if (!left || !right) return fail(messages.systems.equalsSignMissing);
    return expanded(normalOf(operation("-", left, right), budget), budget);
  });
  const names = new Set<string>();
  for (const equation of equations)
    for (const name of namesIn(equation)) if (!CONSTANTS.has(name)) names.add(name);
  const variables = [...names].sort();
  if (variables.length === 0) fail(messages.systems.noUnknown);
  if (variables.length > LIMITS.side || equations.length > LIMITS.side * 2)
    fail(messages.systems.tooManyUnknowns(LIMITS.side));
  return { variables, rows: normals.map((normal) => rowOf(normal, variables, numberOf)) };
}

function rowOf(normal: Normal, variables: readonly string[], numberOf: NumberOf): Num[] {
  const row: Num[] = [...variables.map((): Num => R.ZERO), R.ZERO];
  for (const term of normal.kind === "sum" ? normal.parts : [normal]) {
    const [column, factor] = linearTerm(term, variables);
    const value = numberOf(factor);
    row[column] = add(row[column] ?? R.ZERO, column === variables.length ? negate(value) : value);
  }
  return row;
}

function linearTerm(term: Normal, variables: readonly string[]): [number, Normal] {
  const factors = term.kind === "product" ? term.parts : [term];
  const unknown = factors.filter((factor) => hasAny(factor, variables));
  const [only] = unknown;
  if (!only) return [variables.length, term];
  const column = only.kind === "name" ? variables.indexOf(only.name) : -1;
  if (unknown.length > 1 || column < 0) return fail(messages.systems.notLinear);
  return [column, product(factors.filter((factor) => factor !== only))];
}

function hasAny(part: Normal, variables: readonly string[]): boolean {
  const names = new Set<string>();
  collectNames(part, names);
  return variables.some((name) => names.has(name));
}

/** Solution with each unknown as a number plus multiples of the free ones. */
export type Solution =
  | { kind: "none" }
  | { kind: "one"; values: readonly Num[] }
  | { kind: "many"; free: readonly number[]; values: readonly { constant: Num; factors: readonly Num[] }[] };

/** Solves a system by Gauss–Jordan elimination. */
export function solved({ variables, rows }: LinearSystem, budget: Budget): Solution {
  const count = variables.length;
  const { rows: reduced, pivots } = echelon(rows, budget, count);
  if (reduced.slice(pivots.length).some((row) => !isZero(row[count] ?? R.ZERO))) return { kind: "none" };
  const free = variables.map((_, column) => column).filter((column) => !pivots.includes(column));
  const constantOf = (column: number): Num => reduced[pivots.indexOf(column)]?.[count] ?? R.ZERO;
  if (free.length === 0) return { kind: "one", values: variables.map((_, column) => constantOf(column)) };
  return {
    kind: "many",
    free,
    values: variables.map((_, column) =>
      free.includes(column)
        ? { constant: R.ZERO, factors: free.map((freeColumn) => (freeColumn === column ? R.ONE : R.ZERO)) }
        : {
            constant: constantOf(column),
            factors: free.map((freeColumn) =>
              negate(reduced[pivots.indexOf(column)]?.[freeColumn] ?? R.ZERO),
            ),
          },
    ),
  };
}
