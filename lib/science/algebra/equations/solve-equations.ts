import { MAX_FACTORED, primeFactors } from "../../../core/numeric/prime-factors.ts";
import { formatNumber } from "../../../core/numeric/text.ts";
import type { Chart } from "../../../kit/calculator/chart.ts";
import { concluded } from "../../../kit/calculator/findings.ts";
import { formulaText } from "../../../kit/formulas/text.ts";
import { type FormulaTree, grouped, power, product } from "../../../kit/formulas/tree.ts";
import { type Expression, operation } from "../expressions/expression.ts";
import {
  coefficientTree,
  decimalText,
  equation,
  expressionTree,
  isRounded,
  multiplesTree,
  numberTree,
  symbol,
  word,
} from "../expressions/expression-tree.ts";
import { CONSTANTS, unknownsOf } from "../expressions/function-catalog.ts";
import { realFunction } from "../integrals/real-function.ts";
import { type LinearSystem, linearSystem, type NumberOf, solved } from "../matrices/linear-system.ts";
import { systemSteps } from "../matrices/system-steps.ts";
import { messages } from "../messages.ts";
import { type Budget, fail, LIMITS } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, type Num, toDouble } from "../numbers/numbers.ts";
import type { Part, Solution } from "../part.ts";
import {
  degreeOf,
  leading,
  normalOfPolynomial,
  type Polynomial,
  polynomialOf,
  rationalsOf,
  squareFree,
} from "../polynomials/polynomial.ts";
import { divideOutRationalRoots } from "../polynomials/rational-roots.ts";
import { rootsOf } from "../polynomials/roots.ts";
import { namedPart, plainNumber } from "../result-parts.ts";
import { expanded, expressionOf, normalOf } from "../symbolic/normal-form.ts";
import { certifiedZero, undefinedIfInvalid, zerosBetween } from "./certified-zero.ts";
import { solveAbsolute } from "./inequality.ts";
import { searchPair } from "./pair-by-search.ts";
import { rootPart, surdTree } from "./root-part.ts";
import { type PairSolution, solvePair } from "./system-of-two.ts";

/** Returns the named variable, or the only one of the expression. */
export function variableOf(of: Expression, by: Expression | undefined): string {
  if (by) {
    if (by.kind === "name" && !CONSTANTS.has(by.name)) return by.name;
    return fail(messages.equations.variableNotNamed);
  }
  const unknowns = unknownsOf(of);
  if (unknowns.length > 1) return fail(messages.equations.severalVariables(unknowns));
  return unknowns[0] ?? "x";
}

/** Returns the left minus the right side of an equation; an expression equals 0. */
const difference = (equationOrNot: Expression): Expression => {
  const [left, right] =
    equationOrNot.kind === "operation" && equationOrNot.operator === "=" ? equationOrNot.args : [];
  return left && right ? operation("-", left, right) : equationOrNot;
};

/** Search radius around 0 for solutions without a formula. */
const SEARCH_RADIUS = 10;

/**
 * Solves a linear system, or one equation: linear, polynomial, or numerically from −searchRadius to searchRadius.
 */
export function solveEquations(
  equations: readonly Expression[],
  numberOf: NumberOf,
  budget: Budget,
  searchRadius: number = SEARCH_RADIUS,
): Solution {
  const unknowns = [...new Set(equations.flatMap(unknownsOf))];
  const [only] = equations;
  if (unknowns.length === 0) fail(messages.equations.noUnknownLeft);
  const [unknown] = unknowns;
  if (only && equations.length === 1 && unknown !== undefined && unknowns.length === 1)
    return solveOne(only, unknown, numberOf, budget, searchRadius);
  let system: LinearSystem;
  try {
    system = linearSystem(equations, numberOf, budget);
  } catch (error) {
    const pair =
      equations.length === 2 && unknowns.length === 2 && pairFound(equations, unknowns, searchRadius, budget);
    if (!pair) throw error;
    return pair;
  }
  return solveSystem(system, budget);
}

/** Solves two equations with two unknowns: polynomials, else by a search. Undefined if that is impossible here. */
function pairFound(
  equations: readonly Expression[],
  unknowns: readonly string[],
  searchRadius: number,
  budget: Budget,
): Solution | undefined {
  const differences = equations.map(difference);
  const polynomialsOnly = (expression: Expression, variable: string) =>
    polynomialIn(expression, variable, budget);
  // An expression such as 1/x has no value at 0.
  const outcome = undefinedIfInvalid(() => solvePair(differences, unknowns, polynomialsOnly, budget));
  if (!outcome) return pairSearched(differences, unknowns, searchRadius, budget);
  if (outcome.kind === "none") return { parts: [], notes: [messages.systems.noPair] };
  if (outcome.kind === "endless") return { parts: [], notes: [messages.systems.endlessPairs] };
  const isReal = ({ first, root }: PairSolution): boolean => !isComplex(first) && !isComplex(root.value);
  const real = outcome.solutions.filter(isReal);
  const solutions = [...real, ...outcome.solutions.filter((solution) => !isReal(solution))];
  return {
    parts: solutions.map((solution) => pairPart(outcome.unknowns, solution)),
    notes: [messages.systems.pairs({ count: solutions.length, realCount: real.length })],
  };
}

function pairSearched(
  differences: readonly Expression[],
  unknowns: readonly string[],
  searchRadius: number,
  budget: Budget,
): Solution | undefined {
  const searched = searchPair(differences, unknowns, [-searchRadius, searchRadius], budget);
  if (!searched) return undefined;
  const { unknowns: order, solutions } = searched;
  const span = messages.equations.span({
    variable: order[1],
    from: decimalText(-searchRadius),
    to: decimalText(searchRadius),
  });
  return {
    parts: solutions.slice(0, MOST_ZEROS).map((solution) => pairPart(order, solution)),
    notes: [
      messages.equations.searched({ count: solutions.length, span }),
      ...(solutions.length > MOST_ZEROS ? [messages.equations.firstListed(MOST_ZEROS)] : []),
    ],
  };
}

/** Formats a solution of two unknowns, with their names in alphabetical order: (x, y) = (4, 3). */
function pairPart([u, v]: readonly [string, string], { first, root }: PairSolution): Part {
  const sorted = <T>(a: T, b: T): T[] => (u < v ? [a, b] : [b, a]);
  const tuple = (args: readonly FormulaTree[]): FormulaTree => ({ kind: "call", name: "", args });
  const numbers = sorted(first, root.value);
  const parts = sorted(namedPart(symbol(u), first), rootPart(symbol(v), root));
  const isExact = parts.every(({ exact }) => exact);
  const decimals = tuple(numbers.map((value) => numberTree(value, "decimal")));
  const trees = parts.flatMap(({ tree }) => (tree.kind === "infix" ? [tree.right] : []));
  return {
    tree: equation(
      tuple(sorted(symbol(u), symbol(v))),
      isExact ? tuple(trees) : decimals,
      isExact ? "=" : "≈",
    ),
    ...(isExact && parts.some(({ also }) => also) && { also: `≈ ${formulaText(decimals)}` }),
    value: numbers.map(plainNumber),
    ...(isExact && { exact: true }),
  };
}

function solveOne(
  one: Expression,
  unknown: string,
  numberOf: NumberOf,
  budget: Budget,
  searchRadius: number,
): Solution {
  const p = polynomialIn(difference(one), unknown, budget);
  if (p) {
    if (p.length === 0) return { parts: [], notes: [messages.equations.alwaysTrue(unknown)] };
    if (degreeOf(p) === 0) return { parts: [], notes: [messages.equations.noSolution] };
    return rootsFound(p, unknown, budget);
  }
  const linear = isLinear(one, numberOf, budget);
  if (linear) return solveSystem(linear, budget);
  const byCases = solveAbsolute(difference(one), unknown, budget);
  if (byCases) return byCases;
  const zeros = zerosFound(one, unknown, -searchRadius, searchRadius, budget);
  return {
    ...zeros,
    notes: [...zeros.notes, messages.equations.otherInterval(unknown)],
  };
}

function isLinear(one: Expression, numberOf: NumberOf, budget: Budget): LinearSystem | undefined {
  try {
    return linearSystem(
      [operation("=", difference(one), { kind: "number", value: R.ZERO })],
      numberOf,
      budget,
    );
  } catch {
    return undefined;
  }
}

/** Converts an expression to a polynomial with exact coefficients, or returns undefined. */
export function polynomialIn(
  expression: Expression,
  variable: string,
  budget: Budget,
): Polynomial | undefined {
  try {
    const p = polynomialOf(normalOf(expression, budget), variable);
    return p && degreeOf(p) <= LIMITS.degree * 2 ? p : undefined;
  } catch (error) {
    if (callsAny(expression)) return undefined;
    throw error;
  }
}

const callsAny = (expression: Expression): boolean =>
  expression.kind === "call" ||
  (expression.kind === "operation" && expression.args.some(callsAny)) ||
  (expression.kind === "list" && expression.items.some(callsAny));

export function rootsFound(p: Polynomial, variable: string, budget: Budget): Solution {
  const roots = rootsOf(p, budget);
  const real = roots.filter(({ value }) => !isComplex(value));
  const named = (index: number): FormulaTree =>
    roots.length === 1
      ? symbol(variable)
      : { kind: "symbol", id: `${variable}_${index + 1}`, base: variable, sub: String(index + 1) };
  const parts = roots.map((root, index): Part => {
    const times = root.times === 1 ? undefined : messages.polynomials.multipleRoot(root.times);
    const rootLine = rootPart(named(index), root);
    const also = [rootLine.also, times].filter(Boolean).join(" ");
    return { ...rootLine, ...(also !== "" && { also }) };
  });
  return {
    parts,
    notes: [
      messages.polynomials.roots({
        degree: degreeOf(p),
        count: roots.reduce((sum, { times }) => sum + times, 0),
        realCount: real.length,
        isExact: roots.every(({ value, surd }) => !isRounded(value) || (surd && surdTree(surd))),
      }),
    ],
  };
}

export function zerosFound(
  one: Expression,
  unknown: string,
  from: number,
  to: number,
  budget: Budget,
): Solution {
  if (!(to > from)) fail(messages.equations.intervalReversed);
  if (!Number.isFinite(to - from)) fail(messages.equations.intervalInfinite);
  const f = realFunction(difference(one), unknown, budget);
  const { zeros, everywhere } = zerosBetween(difference(one), unknown, [from, to], budget);
  const span = messages.equations.span({
    variable: unknown,
    from: decimalText(from),
    to: decimalText(to),
  });
  if (everywhere) return { parts: [], notes: [messages.equations.trueOnMost(span)] };
  const named = (index: number): FormulaTree =>
    zeros.length === 1
      ? symbol(unknown)
      : { kind: "symbol", id: `${unknown}_${index + 1}`, base: unknown, sub: String(index + 1) };
  const parts = zeros.slice(0, MOST_ZEROS).map((zero, index): Part => {
    const { touches } = zero;
    const part = namedPart(named(index), certifiedZero(difference(one), unknown, zero, budget), "decimal");
    return touches ? { ...part, also: messages.equations.touchesZero } : part;
  });
  const notes = [
    messages.equations.searched({ count: zeros.length, span }),
    ...(zeros.length > MOST_ZEROS ? [messages.equations.firstListed(MOST_ZEROS)] : []),
  ];
  return {
    parts,
    notes,
    charts: [
      functionChart(
        f,
        unknown,
        from,
        to,
        "zeros",
        zeros.slice(0, 12).map(({ x }) => x),
        zerosFinding(
          zeros.map(({ x }) => x),
          unknown,
        ),
      ),
    ],
  };
}

function zerosFinding(zeros: readonly number[], unknown: string): string | undefined {
  const [first] = zeros;
  return first === undefined
    ? undefined
    : messages.equations.chartFinding({ count: zeros.length, unknown, first: decimalText(first, 6) });
}

const MOST_ZEROS = 100;
const SAMPLES = 240;

/** Plots a function over an interval, with its zeros as named points. */
export function functionChart(
  f: (x: number) => number,
  variable: string,
  from: number,
  to: number,
  id: string,
  zeros: readonly number[] = [],
  finding?: string,
): Chart {
  const points = Array.from({ length: SAMPLES + 1 }, (_, index): [number, number] => {
    const x = from + ((to - from) * index) / SAMPLES;
    return [x, f(x)];
  });
  const sizes = points
    .map(([, y]) => Math.abs(y))
    .filter((y) => !Number.isNaN(y))
    .sort((a, b) => a - b);
  // Limits the height, so that a pole does not flatten the rest.
  const most = (sizes[Math.floor(sizes.length * 0.9)] ?? 1) * 6 || 1;
  return {
    kind: "lines",
    id,
    ...concluded(finding),
    title: messages.equations.chartTitle({
      variable,
      from: decimalText(from, 6),
      to: decimalText(to, 6),
    }),
    summary: zeros.length > 0 ? messages.equations.chartSummaryOfZeros : messages.equations.chartSummary,
    x: { label: variable, format: { kind: "number", significant: 5 } },
    y: { label: `f(${variable})`, format: { kind: "number", significant: 5 } },
    series: [{ id: "f", label: `f(${variable})`, points: points.filter(([, y]) => Math.abs(y) <= most) }],
    ...(zeros.length > 0 && {
      points: zeros.map((x, index) => ({
        x,
        y: 0,
        label: zeros.length === 1 ? variable : `${variable}${subscript(index + 1)}`,
      })),
    }),
  };
}

const subscript = (value: number): string =>
  [...String(value)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join("");

export function solveSystem(system: LinearSystem, budget: Budget): Solution {
  const { variables } = system;
  const solution = solved(system, budget);
  if (solution.kind === "none") return { parts: [], notes: [messages.systems.contradiction] };
  if (solution.kind === "one")
    return {
      parts: solution.values.map((value, at) => namedPart(symbol(variables[at] ?? ""), value)),
      notes: [messages.systems.solution(variables.length), ...systemSteps(system)],
    };
  const free = solution.free.map((column) => symbol(variables[column] ?? ""));
  const parts = solution.values.map(({ constant, factors }, at): Part => {
    const isFree = solution.free.includes(at);
    const tree = isFree
      ? undefined
      : multiplesTree(
          constant,
          factors.map((factor, index) => [factor, free[index] ?? word("")] as const),
        );
    return tree
      ? { tree: equation(symbol(variables[at] ?? ""), tree) }
      : { tree: symbol(variables[at] ?? ""), also: messages.systems.isFree };
  });
  const names = solution.free.map((column) => variables[column] ?? "");
  return { parts, notes: [messages.systems.freeParameters(names)] };
}

/** Formats a whole number as a product of prime powers, or explains why there is none. */
export function factoredNumber(value: R.Rational, budget: Budget): Solution {
  const n = R.toNumber(value);
  if (value.d !== 1n || n < 2 || n > MAX_FACTORED)
    return fail(
      messages.polynomials.notFactored(Number.isFinite(n) ? formatNumber(n, { significant: 15 }) : undefined),
    );
  const factors = primeFactors(n, () => budget.spend(0.3));
  const isPrime = factors[0]?.prime === n;
  const powers = factors.map(({ prime, exponent }) => {
    const base = wholeTree(prime);
    return exponent === 1 ? base : power(base, wholeTree(exponent));
  });
  return {
    parts: [{ tree: product(powers) }],
    notes: [isPrime ? messages.polynomials.isPrime(n) : messages.polynomials.primeFactors],
  };
}

const wholeTree = (n: number): FormulaTree => ({ kind: "number", text: String(n) });

export function factored(p: Polynomial, variable: string, budget: Budget): FormulaTree {
  if (degreeOf(p) < 1) return coefficientTree(p[0] ?? R.ZERO, "fraction");
  if (degreeOf(p) > LIMITS.degree) fail(messages.polynomials.maximumDegreeOfFactors(LIMITS.degree));
  const parts = squareFree(p).flatMap(({ factor, times }) => {
    const { roots, rest } = divideOutRationalRoots(factor);
    const linear = roots.toSorted(R.compare).map(({ n, d }) => ({ of: rationalsOf([-n, d]), times }));
    return rest.length > 1 ? [...linear, { of: rationalsOf(rest), times }] : linear;
  });
  // Prepends the part of the leading coefficient that the factors lack.
  const leadCoefficient = parts.reduce(
    (lead, { of, times }) => R.multiply(lead, R.power(leading(of), times)),
    R.ONE,
  );
  const factor = R.divide(leading(p), leadCoefficient);
  const factors = parts.map(({ of, times }) => {
    const tree = sumTree(of, variable, budget);
    const base = tree.kind === "sum" ? grouped(tree) : tree;
    return times === 1 ? base : power(base, { kind: "number", text: String(times) });
  });
  return product(factor.n === factor.d ? factors : [coefficientTree(factor, "fraction"), ...factors]);
}

const sumTree = (p: Polynomial, variable: string, budget: Budget): FormulaTree =>
  expressionTree(expressionOf(expanded(normalOfPolynomial(p, variable), budget)));

export const asNumber = (x: Num, what: string): number =>
  isComplex(x) ? fail(messages.values.needsRealNumber(what)) : toDouble(x);
