import type { Chart } from "../../kit/calculator/chart.ts";
import { type FormulaTree, power, sum } from "../../kit/formulas/tree.ts";
import { rootPart } from "./equations/root-part.ts";
import {
  asNumber,
  factored,
  factoredNumber,
  polynomialIn,
  rootsFound,
  solveEquations,
  solveSystem,
  variableOf,
  zerosFound,
} from "./equations/solve-equations.ts";
import { evaluate, type Special } from "./evaluate.ts";
import type { Expression } from "./expressions/expression.ts";
import {
  decimalText,
  equation,
  expressionTree,
  multiplesTree,
  type Style,
  symbol,
  word,
} from "./expressions/expression-tree.ts";
import { integralFound } from "./integrals/integral-answer.ts";
import { type Eigen, eigenvalues, eigenvectors } from "./matrices/eigenvalues.ts";
import { solved } from "./matrices/linear-system.ts";
import { characteristic, decomposed, orthogonalized } from "./matrices/matrix.ts";
import { messages } from "./messages.ts";
import { type Budget, fail } from "./numbers/budget.ts";
import { sqrt } from "./numbers/complex-functions.ts";
import * as R from "./numbers/metered-rational.ts";
import { inexact, isComplex, isExact, type Num, negate, signOf, toDouble } from "./numbers/numbers.ts";
import {
  listOf,
  matrixValue,
  numberValue,
  numOf,
  rowsOf,
  smallOf,
  squareOf,
  type Value,
  vectorValue,
} from "./numbers/value.ts";
import type { Part, Solution } from "./part.ts";
import type { Root } from "./polynomials/roots.ts";
import { labeledPart, numberPart } from "./result-parts.ts";
import * as S from "./statistics.ts";
import { antiderivative } from "./symbolic/antiderivative.ts";
import { limitOf } from "./symbolic/limit.ts";
import { expressionOf } from "./symbolic/normal-form.ts";
import { taylorPolynomial } from "./symbolic/taylor.ts";

const { statistics: texts } = messages;

interface TaskInput {
  /** Arguments with definitions replaced and angles in radians. */
  args: readonly Expression[];
  /** Arguments in the angle unit of the line. */
  displayed: readonly Expression[];
  style: Style;
  budget: Budget;
  special: Special;
  /** Search radius around 0 for equations without a formula; undefined for the default. */
  searchRadius: number | undefined;
}

/** Runs a command that needs a line to itself and returns more than a value. */
type Task = (input: TaskInput) => Solution;

const valueAt = ({ args, budget, special }: TaskInput, at: number): Value => {
  const part = args[at];
  return part ? evaluate(part, budget, special) : fail(messages.noResult.somethingMissing);
};

const solution = (
  parts: readonly Part[],
  notes: readonly string[] = [],
  charts: readonly Chart[] = [],
): Solution => ({ parts, notes, charts });
const greek = (sub: number | undefined): ReturnType<typeof symbol> =>
  sub === undefined ? symbol("lambda") : { kind: "symbol", id: `lambda_${sub}`, base: "λ", sub: String(sub) };

const eigen = (input: TaskInput, withVectors: boolean): Solution => {
  const rows = squareOf(valueAt(input, 0), messages.values.subjects.eigenvalues);
  const all: readonly (Root & { vectors?: Eigen["vectors"] })[] = withVectors
    ? eigenvectors(rows, input.budget)
    : eigenvalues(rows, input.budget);
  const parts = all.flatMap((root, index): Part[] => {
    const { times, vectors = [] } = root;
    const named = rootPart(greek(all.length === 1 ? undefined : index + 1), root);
    const often = times === 1 ? undefined : messages.matrices.multiplicity(times);
    const also = [named.also, often].filter(Boolean).join(" ");
    const valuePart: Part = { ...named, ...(also !== "" && { also }) };
    if (!withVectors) return [valuePart];
    const label = vectors.length === 1 ? messages.matrices.eigenvector : messages.matrices.eigenvectors;
    return [valuePart, { label, ...vectorPart(vectors) }];
  });
  const isDefective = withVectors && all.some(({ times, vectors = [] }) => vectors.length < times);
  return solution(parts, [
    ...(isDefective ? [messages.matrices.defective] : []),
    ...(withVectors ? [messages.matrices.eigenvectorScale] : []),
  ]);
};

function vectorPart(vectors: readonly (readonly Num[])[]): Part {
  if (vectors.length === 0) return { tree: word(messages.matrices.eigenvectorNotFound) };
  const trees = vectors.map((vector) => labeledPart("", vectorValue(vector)).tree);
  const [only] = trees;
  return only && trees.length === 1
    ? { tree: only, value: labeledPart("", vectorValue(vectors[0] ?? [])).value ?? [] }
    : { tree: { kind: "call", name: "", args: trees } };
}

function qr(input: TaskInput): Solution {
  const rows = smallOf(rowsOf(valueAt(input, 0), "QR"));
  const { q, r } = orthogonalized(rows, input.budget);
  return solution(
    [labeledPart("Q", matrixValue(q)), labeledPart("R", matrixValue(r))],
    [messages.matrices.qr],
  );
}

/** Formats a polynomial by falling powers; `terms` starts with the constant. */
function descending(terms: readonly Num[], variable: FormulaTree): FormulaTree {
  const multiples = terms
    .slice(1)
    .map((term, index): [Num, FormulaTree] => [
      term,
      index === 0 ? variable : power(variable, { kind: "number", text: String(index + 1) }),
    ]);
  const tree = multiplesTree(terms[0] ?? R.ZERO, multiples);
  return tree.kind === "sum" ? sum(tree.terms.toReversed()) : tree;
}

/** Prefers the decimal for a fraction with a long denominator. */
const readable = (x: Num): Num => (!isComplex(x) && isExact(x) && x.d > 1000n ? inexact(x) : x);

const MOST_HISTOGRAM = 12;

/** Counts the numbers of a list in each of a few equal steps. */
function histogram(list: readonly Num[]): Chart[] {
  const values = list.map((x) => (isComplex(x) ? 0 : toDouble(x)));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length < 5 || !(high > low)) return [];
  const count = Math.min(MOST_HISTOGRAM, Math.max(4, Math.ceil(Math.log2(values.length) + 1)));
  const step = (high - low) / count;
  const bins = Array.from({ length: count }, () => 0);
  for (const value of values) {
    const at = Math.min(count - 1, Math.floor((value - low) / step));
    bins[at] = (bins[at] ?? 0) + 1;
  }
  return [
    {
      kind: "categories",
      id: "histogram",
      title: texts.histogram.title,
      summary: texts.histogram.summary,
      categories: {
        label: texts.histogram.intervals,
        names: bins.map(
          (_, at) => `${decimalText(low + at * step, 4)} – ${decimalText(low + (at + 1) * step, 4)}`,
        ),
      },
      y: { label: texts.histogram.count, format: { kind: "number", decimals: 0 } },
      series: [{ id: "count", label: texts.histogram.count, values: bins }],
      bars: "beside",
    },
  ];
}

function stats(input: TaskInput): Solution {
  const list = listOf([valueAt(input, 0)], "stats");
  input.budget.spend(list.length * 200);
  const row = (label: string, value: Num): Part =>
    labeledPart(label, numberValue(readable(value)), input.style);
  const ordered = S.sorted(list);
  const modes = S.modes(list);
  const [q1, q3] = list.length > 1 ? S.quartiles(list) : [undefined, undefined];
  return solution(
    [
      row(texts.count, R.rational(BigInt(list.length))),
      row(texts.sum, S.total(list)),
      row(texts.mean, S.mean(list)),
      row(texts.median, S.median(list)),
      {
        label: modes.length > 1 ? texts.modes : texts.mode,
        tree:
          modes.length === 0
            ? word(texts.noMode)
            : modes.length > 6
              ? word(texts.severalModes(modes.length))
              : word(modes.map((x) => (isComplex(x) ? "" : decimalText(isExact(x) ? x : x))).join(", ")),
      },
      ...(list.length > 1 ? [row(texts.sampleDeviation, S.deviation(list, "sample"))] : []),
      row(texts.populationDeviation, S.deviation(list, "population")),
      ...(list.length > 1 ? [row(texts.sampleVariance, S.variance(list, "sample"))] : []),
      row(texts.populationVariance, S.variance(list, "population")),
      row(texts.minimum, ordered[0] ?? R.ZERO),
      ...(q1 !== undefined ? [row(texts.firstQuartile, q1)] : []),
      ...(q3 !== undefined ? [row(texts.thirdQuartile, q3)] : []),
      row(texts.maximum, ordered.at(-1) ?? R.ZERO),
    ],
    list.length > 1 ? [texts.quartileMethod] : [],
    histogram(list),
  );
}

function regression(input: TaskInput): Solution {
  const [xs, ys] = [listOf([valueAt(input, 0)], "regression"), listOf([valueAt(input, 1)], "regression")];
  input.budget.spend(xs.length * 200);
  const { slope, intercept, r2 } = S.regression(xs, ys);
  const row = (label: string, value: Num): Part =>
    labeledPart(label, numberValue(readable(value)), input.style);
  const short = (x: Num): Num =>
    !isComplex(x) && isExact(x) && (x.d > 1000n || x.n > 10n ** 9n) ? inexact(x) : x;
  const line = multiplesTree(short(intercept), [[short(slope), symbol("x")]]);
  return solution(
    [
      { label: messages.regression.line, tree: equation(symbol("y"), line) },
      row(messages.regression.slope, slope),
      row(messages.regression.intercept, intercept),
      r2 === undefined
        ? {
            label: messages.regression.determination,
            tree: word(messages.regression.determinationUndefined),
          }
        : row(messages.regression.determination, r2),
      ...(r2 === undefined ? [] : [row(messages.regression.correlation, correlation(r2, slope))]),
      row(messages.regression.points, R.rational(BigInt(xs.length))),
      row(messages.regression.meanOfX, S.mean(xs)),
      row(messages.regression.meanOfY, S.mean(ys)),
    ],
    [messages.regression.method],
    scatter(xs, ys, slope, intercept),
  );
}

function correlation(r2: Num, slope: Num): Num {
  const root = sqrt(r2);
  return !isComplex(slope) && signOf(slope) < 0 ? negate(root) : root;
}

/** Plots the points and the line through them. */
function scatter(xs: readonly Num[], ys: readonly Num[], slope: Num, intercept: Num): Chart[] {
  const doubles = (list: readonly Num[]): number[] =>
    list.map((x) => (isComplex(x) ? Number.NaN : toDouble(x)));
  const [px, py] = [doubles(xs), doubles(ys)];
  const [low, high] = [Math.min(...px), Math.max(...px)];
  const [b, a] = doubles([slope, intercept]);
  const at = (x: number): number => (a ?? 0) + (b ?? 0) * x;
  return [
    {
      kind: "scatter",
      id: "regression",
      title: messages.regression.chartTitle,
      summary: messages.regression.chartSummary,
      x: { label: "x", format: { kind: "number", significant: 6 } },
      y: { label: "y", format: { kind: "number", significant: 6 } },
      series: [
        {
          id: "points",
          label: messages.regression.points,
          points: px.map((x, index) => ({ x, y: py[index] ?? 0 })),
        },
      ],
      guides: [
        {
          id: "line",
          points: [
            [low, at(low)],
            [high, at(high)],
          ],
        },
      ],
    },
  ];
}

const solve: Task = (input) => {
  const { args, budget, special } = input;
  const [first, second, third, fourth] = args;
  if (first && second && third && fourth && second.kind === "name" && !isEquation(third)) {
    const [from, to] = [third, fourth].map((part) =>
      asNumber(
        numOf(evaluate(part, budget, special), messages.values.subjects.limit),
        messages.values.subjects.intervalEnd,
      ),
    );
    return zerosFound(first, variableOf(first, second), from ?? 0, to ?? 0, budget);
  }
  const equations = args
    .flatMap((part) => (part.kind === "list" ? part.items : [part]))
    .filter((part) => part.kind !== "name");
  const zero: Expression = { kind: "number", value: R.ZERO };
  return solveEquations(
    equations.map((part) =>
      isEquation(part) ? part : { kind: "operation", operator: "=", args: [part, zero] },
    ),
    (part) => numOf(evaluate(expressionOf(part), budget, special), messages.values.subjects.coefficient),
    budget,
    input.searchRadius,
  );
};

const isEquation = (part: Expression): boolean => part.kind === "operation" && part.operator === "=";

function indefinite([f, by]: readonly Expression[], budget: Budget, special: Special): Solution {
  if (!f) return fail(messages.noResult.somethingMissing);
  const tree = expressionTree(antiderivative(f, variableOf(f, by), budget, special));
  const terms = tree.kind === "sum" ? tree.terms : [{ of: tree }];
  return solution(
    [{ tree: sum([...terms, { of: symbol("C") }]), exact: true }],
    [messages.calculus.plusConstant],
  );
}

export const tasks: Readonly<Record<string, Task>> = {
  integrate: ({ args, displayed, budget, special }) =>
    args.length === 2 ? indefinite(args, budget, special) : integralFound(args, displayed, budget, special),
  limit: ({ args: [f, by, point], style, budget, special }) => {
    if (!f || !point) return fail(messages.noResult.somethingMissing);
    const limit = limitOf(f, variableOf(f, by), point, budget, special);
    if (limit.kind === "infinite")
      return solution(
        [{ tree: word(limit.sign === 1 ? "∞" : "−∞"), exact: true }],
        [messages.limits.byGrowth],
      );
    return solution([numberPart(limit.value, style)], [messages.limits.byRules]);
  },
  taylor: ({ args: [f, by, point, order], budget, special }) =>
    f && point
      ? taylorPolynomial(f, variableOf(f, by), point, order, budget, special)
      : fail(messages.noResult.somethingMissing),
  roots: ({ args: [of, by], budget }) => {
    const expression = of ?? fail(messages.polynomials.rootsOfNothing);
    const variable = variableOf(expression, by);
    const p =
      polynomialIn(expression, variable, budget) ?? fail(messages.polynomials.rootsOfOtherFunction(variable));
    return rootsFound(p, variable, budget);
  },
  factor: ({ args: [of, by], budget }) => {
    const expression = of ?? fail(messages.polynomials.factorOfNothing);
    const variable = variableOf(expression, by);
    const p =
      polynomialIn(expression, variable, budget) ??
      fail(messages.polynomials.factorOfOtherFunction(variable));
    const [constant, ...others] = p;
    if (by === undefined && others.length === 0) return factoredNumber(constant ?? R.ZERO, budget);
    return solution([{ tree: factored(p, variable, budget) }], [messages.polynomials.rationalFactors]);
  },
  solve,
  linsolve: (input) => {
    const rows = smallOf(rowsOf(valueAt(input, 0), "linsolve"));
    const right = listOf([valueAt(input, 1)], "linsolve");
    if (rows.length !== right.length)
      fail(messages.systems.unequalCounts({ rows: rows.length, numbers: right.length }));
    const variables = (rows[0] ?? []).map((_, at) => `x_${at + 1}`);
    const system = { variables, rows: rows.map((row, at) => [...row, right[at] ?? R.ZERO]) };
    if (solved(system, input.budget).kind === "none") return solution([], [messages.systems.contradiction]);
    return solveSystem(system, input.budget);
  },
  eigenvalues: (input) => eigen(input, false),
  eigenvectors: (input) => eigen(input, true),
  charpoly: (input) => {
    const terms = characteristic(
      squareOf(valueAt(input, 0), messages.values.subjects.characteristic),
      input.budget,
    );
    return solution([{ label: "det(λ I − A)", tree: descending(terms, symbol("lambda")) }]);
  },
  lu: (input) => {
    const { l, u, p } = decomposed(squareOf(valueAt(input, 0), "LU"), input.budget);
    return solution(
      [labeledPart("L", matrixValue(l)), labeledPart("U", matrixValue(u)), labeledPart("P", matrixValue(p))],
      [messages.matrices.lu],
    );
  },
  qr,
  stats,
  regression,
  quartiles: (input) => {
    const list = listOf(
      input.args.map((_, at) => valueAt(input, at)),
      "quartiles",
    );
    const [q1, q3] = S.quartiles(list);
    return solution(
      [
        labeledPart(texts.firstQuartile, numberValue(q1), input.style),
        labeledPart(texts.median, numberValue(S.median(list)), input.style),
        labeledPart(texts.thirdQuartile, numberValue(q3), input.style),
      ],
      [texts.quartileMethodShort],
    );
  },
  mode: (input) => {
    const modes = S.modes(
      listOf(
        input.args.map((_, at) => valueAt(input, at)),
        "mode",
      ),
    );
    return modes.length === 0
      ? solution([], [texts.thereIsNoMode])
      : solution(modes.slice(0, 20).map((x) => labeledPart(texts.mode, numberValue(x), input.style)));
  },
};

export const isTask = (name: string): boolean => Object.hasOwn(tasks, name);
