import type { Chart } from "../../../kit/calculator/chart.ts";
import { type FormulaTree, power, sum } from "../../../kit/formulas/tree.ts";
import { labeledPart } from "./answer.ts";
import { eigenvectors } from "./eigen.ts";
import { evaluate, type Special } from "./evaluate.ts";
import type { Expression } from "./expression.ts";
import { decimalText, equation, multiplesTree, type Style, symbol, word } from "./expression-tree.ts";
import { integralFound } from "./integral-answer.ts";
import { kernel } from "./kernel.ts";
import { type Budget, fail } from "./limits.ts";
import { solved } from "./linear.ts";
import { characteristic, decomposed } from "./matrix.ts";
import * as R from "./metered-rational.ts";
import { isComplex, isExact, type Num, toDouble } from "./numbers.ts";
import type { Part } from "./part.ts";
import {
  asNumber,
  factored,
  factoredNumber,
  polynomialIn,
  rootPart,
  rootsFound,
  type Solution,
  solveEquations,
  solveSystem,
  variableOf,
  zerosFound,
} from "./solve-answers.ts";
import * as S from "./statistics.ts";
import { expressionOf } from "./symbolic.ts";
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
} from "./value.ts";

interface TaskInput {
  args: readonly Expression[];
  style: Style;
  budget: Budget;
  special: Special;
}

/** Runs a command that needs a line to itself and returns more than a value. */
type Task = (input: TaskInput) => Solution;

const valueAt = ({ args, budget, special }: TaskInput, at: number): Value => {
  const part = args[at];
  return part ? evaluate(part, budget, special) : fail("Something is missing.");
};

const solution = (
  parts: readonly Part[],
  notes: readonly string[] = [],
  charts: readonly Chart[] = [],
): Solution => ({ parts, notes, charts });
const greek = (sub: number | undefined): ReturnType<typeof symbol> =>
  sub === undefined ? symbol("lambda") : { kind: "symbol", id: `lambda_${sub}`, base: "λ", sub: String(sub) };

const eigen = (input: TaskInput, withVectors: boolean): Solution => {
  const rows = squareOf(valueAt(input, 0), "Eigenvalues");
  const all = eigenvectors(rows, input.budget);
  const parts = all.flatMap((root, index): Part[] => {
    const { times, vectors } = root;
    const named = rootPart(greek(all.length === 1 ? undefined : index + 1), root);
    const often = times === 1 ? undefined : `(${times} times)`;
    const also = [named.also, often].filter(Boolean).join(" ");
    const valuePart: Part = { ...named, ...(also !== "" && { also }) };
    if (!withVectors) return [valuePart];
    const label = vectors.length === 1 ? "Eigenvector" : "Eigenvectors";
    return [valuePart, { label, ...vectorPart(vectors) }];
  });
  const isDefective = withVectors && all.some(({ times, vectors }) => vectors.length < times);
  return solution(parts, [
    ...(isDefective ? ["The matrix is defective: it has fewer eigenvectors than rows."] : []),
    ...(withVectors ? ["Each eigenvector may be multiplied by any number but 0."] : []),
  ]);
};

/** Vectors side by side. */
function vectorPart(vectors: readonly (readonly Num[])[]): Part {
  if (vectors.length === 0) return { tree: word("not found") };
  const trees = vectors.map((vector) => labeledPart("", vectorValue(vector)).tree);
  const [only] = trees;
  return only && trees.length === 1
    ? { tree: only, value: labeledPart("", vectorValue(vectors[0] ?? [])).value ?? [] }
    : { tree: { kind: "call", name: "", args: trees } };
}

function qr(input: TaskInput): Solution {
  const rows = smallOf(rowsOf(valueAt(input, 0), "QR"));
  if (rows.flat().some(isComplex)) fail("QR is for real matrices here.");
  input.budget.spend(rows.length ** 3 * 40);
  const doubles = rows.map((row) => row.map((x) => (isComplex(x) ? 0 : toDouble(x))));
  const { Q, R: upper } = kernel().qr(doubles) as unknown as { Q: number[][]; R: number[][] };
  const size = Math.max(1e-300, ...doubles.flat().map(Math.abs));
  const tidy = (values: number[][], scale: number): Value =>
    matrixValue(values.map((row) => row.map((x): Num => (Math.abs(x) < scale * 1e-14 ? R.ZERO : x))));
  return solution(
    [labeledPart("Q", tidy(Q, 1)), labeledPart("R", tidy(upper, size))],
    ["A = Q R; the columns of Q are orthonormal."],
  );
}

/** A polynomial by falling powers; the constant stands first among its terms. */
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

/** A figure of a list: a fraction with a long denominator says less than its decimal. */
const readable = (x: Num): Num => (isExact(x) && x.d > 1000n ? R.toNumber(x) : x);

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
      title: "Distribution",
      summary: "Number of values in each interval.",
      categories: {
        label: "From – to",
        names: bins.map(
          (_, at) => `${decimalText(low + at * step, 4)} – ${decimalText(low + (at + 1) * step, 4)}`,
        ),
      },
      y: { label: "Count", format: { kind: "number", decimals: 0 } },
      series: [{ id: "count", label: "Count", values: bins }],
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
      row("Count", R.rational(BigInt(list.length))),
      row("Sum", S.total(list)),
      row("Mean", S.mean(list)),
      row("Median", S.median(list)),
      {
        label: modes.length > 1 ? "Modes" : "Mode",
        tree:
          modes.length === 0
            ? word("none: each value occurs once")
            : modes.length > 6
              ? word(`${modes.length} values`)
              : word(modes.map((x) => (isComplex(x) ? "" : decimalText(isExact(x) ? x : x))).join(", ")),
      },
      ...(list.length > 1 ? [row("Standard deviation, sample (n − 1)", S.deviation(list, "sample"))] : []),
      row("Standard deviation, population (n)", S.deviation(list, "population")),
      ...(list.length > 1 ? [row("Variance, sample", S.variance(list, "sample"))] : []),
      row("Variance, population", S.variance(list, "population")),
      row("Minimum", ordered[0] ?? R.ZERO),
      ...(q1 !== undefined ? [row("First quartile", q1)] : []),
      ...(q3 !== undefined ? [row("Third quartile", q3)] : []),
      row("Maximum", ordered.at(-1) ?? R.ZERO),
    ],
    list.length > 1
      ? [
          "Quartiles are the medians of the lower and upper halves; with an odd count the middle value belongs to neither (Moore and McCabe).",
        ]
      : [],
    histogram(list),
  );
}

function regression(input: TaskInput): Solution {
  const [xs, ys] = [listOf([valueAt(input, 0)], "regression"), listOf([valueAt(input, 1)], "regression")];
  input.budget.spend(xs.length * 200);
  const { slope, intercept, r2 } = S.regression(xs, ys);
  const row = (label: string, value: Num): Part =>
    labeledPart(label, numberValue(readable(value)), input.style);
  const short = (x: Num): Num => (isExact(x) && (x.d > 1000n || x.n > 10n ** 9n) ? R.toNumber(x) : x);
  const line = multiplesTree(short(intercept), [[short(slope), symbol("x")]]);
  return solution(
    [
      { label: "Least-squares line", tree: equation(symbol("y"), line) },
      row("Slope", slope),
      row("Intercept", intercept),
      r2 === undefined
        ? { label: "R²", tree: word("not defined: all values of y are the same") }
        : { ...row("R²", r2) },
      ...(r2 === undefined ? [] : [row("Correlation r", correlation(r2, slope))]),
      row("Points", R.rational(BigInt(xs.length))),
      row("Mean of x", S.mean(xs)),
      row("Mean of y", S.mean(ys)),
    ],
    ["The line minimizes the sum of the squared vertical distances."],
    scatter(xs, ys, slope, intercept),
  );
}

function correlation(r2: Num, slope: Num): Num {
  const root = Math.sqrt(isComplex(r2) ? 0 : toDouble(r2));
  return !isComplex(slope) && toDouble(slope) < 0 ? -root : root;
}

/** The points, and the line through them. */
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
      title: "Points and line",
      summary: "The points and the least-squares line through them.",
      x: { label: "x", format: { kind: "number", significant: 6 } },
      y: { label: "y", format: { kind: "number", significant: 6 } },
      series: [{ id: "points", label: "Points", points: px.map((x, index) => ({ x, y: py[index] ?? 0 })) }],
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
      asNumber(numOf(evaluate(part, budget, special), "A limit"), "The interval’s end"),
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
    (part) => numOf(evaluate(expressionOf(part), budget, special), "A coefficient"),
    budget,
  );
};

const isEquation = (part: Expression): boolean => part.kind === "operation" && part.operator === "=";

export const tasks: Readonly<Record<string, Task>> = {
  integrate: ({ args, budget, special }) => integralFound(args, budget, special),
  roots: ({ args: [of, by], budget }) => {
    const expression = of ?? fail("roots takes a polynomial.");
    const variable = variableOf(expression, by);
    const p =
      polynomialIn(expression, variable, budget) ??
      fail(
        `This is not a polynomial in ${variable}. For other functions: solve(f = 0, ${variable}, from, to).`,
      );
    return rootsFound(p, variable, budget);
  },
  factor: ({ args: [of, by], budget }) => {
    const expression = of ?? fail("factor takes a polynomial or a whole number.");
    const variable = variableOf(expression, by);
    const p = polynomialIn(expression, variable, budget) ?? fail(`This is not a polynomial in ${variable}.`);
    const [constant, ...others] = p;
    if (by === undefined && others.length === 0) return factoredNumber(constant ?? R.ZERO, budget);
    return solution(
      [{ tree: factored(p, variable, budget) }],
      ["Factors with rational coefficients, found from rational roots."],
    );
  },
  solve,
  linsolve: (input) => {
    const rows = smallOf(rowsOf(valueAt(input, 0), "linsolve"));
    const right = listOf([valueAt(input, 1)], "linsolve");
    if (rows.length !== right.length) fail(`A has ${rows.length} rows, but b has ${right.length} numbers.`);
    const variables = (rows[0] ?? []).map((_, at) => `x_${at + 1}`);
    const system = { variables, rows: rows.map((row, at) => [...row, right[at] ?? R.ZERO]) };
    if (solved(system, input.budget).kind === "none")
      return solution([], ["The system has no solution: its equations contradict each other."]);
    return solveSystem(system, input.budget);
  },
  eigenvalues: (input) => eigen(input, false),
  eigenvectors: (input) => eigen(input, true),
  charpoly: (input) => {
    const terms = characteristic(squareOf(valueAt(input, 0), "The characteristic polynomial"), input.budget);
    return solution([{ label: "det(λ I − A)", tree: descending(terms, symbol("lambda")) }]);
  },
  lu: (input) => {
    const { l, u, p } = decomposed(squareOf(valueAt(input, 0), "LU"), input.budget);
    return solution(
      [labeledPart("L", matrixValue(l)), labeledPart("U", matrixValue(u)), labeledPart("P", matrixValue(p))],
      ["P A = L U; P reorders the rows so that each pivot is the largest available."],
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
        labeledPart("First quartile", numberValue(q1), input.style),
        labeledPart("Median", numberValue(S.median(list)), input.style),
        labeledPart("Third quartile", numberValue(q3), input.style),
      ],
      [
        "Medians of the lower and upper halves; with an odd count the middle value belongs to neither (Moore and McCabe).",
      ],
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
      ? solution([], ["There is no mode: each value occurs once."])
      : solution(modes.slice(0, 20).map((x) => labeledPart("Mode", numberValue(x), input.style)));
  },
};

export const isTask = (name: string): boolean => Object.hasOwn(tasks, name);
