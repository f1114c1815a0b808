import { realConstant } from "../functions/real-constants.ts";
import type { Expression } from "./expressions/expression.ts";
import { CONSTANTS } from "./expressions/function-catalog.ts";
import { eigenvalues } from "./matrices/eigenvalues.ts";
import { determinant, echelon, identity, inverse, product, rank, transposed } from "./matrices/matrix.ts";
import { exponential } from "./matrices/matrix-exponential.ts";
import { messages } from "./messages.ts";
import { activeWork, type Budget, fail, LIMITS } from "./numbers/budget.ts";
import * as C from "./numbers/complex-functions.ts";
import * as R from "./numbers/metered-rational.ts";
import type { Num } from "./numbers/numbers.ts";
import * as N from "./numbers/numbers.ts";
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
import * as S from "./statistics.ts";

/** Functions of one number that the complex functions continue. */
const ANALYTIC = new Set([
  "sin",
  "cos",
  "tan",
  "asin",
  "acos",
  "atan",
  "sinh",
  "cosh",
  "tanh",
  "asinh",
  "acosh",
  "atanh",
  "exp",
]);
const { subjects } = messages.values;

/** Returns the value of a named constant; undefined for other names. */
function constant(name: string): Num | undefined {
  if (name === "i") return { re: R.ZERO, im: R.ONE };
  if (name === "deg") return N.over(constant("pi") as N.RealNum, R.rational(180n));
  return CONSTANTS.has(name) ? realConstant(name, activeWork()) : undefined;
}

/** Evaluates a function whose arguments are expressions, not values: an integral, roots. */
export type Special = (of: string, args: readonly Expression[]) => Value | undefined;

/** Evaluates an expression without free names but `bound` ones. @throws InputError with a sentence. */
export function evaluate(
  expression: Expression,
  budget: Budget,
  special: Special,
  bound?: ReadonlyMap<string, Num>,
): Value {
  budget.spend(4);
  const of = (part: Expression): Value => evaluate(part, budget, special, bound);
  switch (expression.kind) {
    case "number":
      return numberValue(expression.value);
    case "name": {
      const value = bound?.get(expression.name) ?? constant(expression.name);
      if (value === undefined)
        return fail(
          expression.name === "inf"
            ? messages.noResult.infinity
            : messages.noResult.nameWithoutValue(expression.name),
        );
      return numberValue(value);
    }
    case "list":
      return listValue(expression.items.map(of));
    case "call": {
      const value = special(expression.name, expression.args);
      if (value) return value;
      return applied(expression.name, expression.args.map(of), budget);
    }
    case "operation":
      return operated(expression.operator, expression.args.map(of), budget);
  }
}

function listValue(items: readonly Value[]): Value {
  if (items.length === 0) return fail(messages.lists.empty);
  if (items.length > LIMITS.items) return fail(messages.lists.tooLong(LIMITS.items));
  if (items.every(({ kind }) => kind === "number"))
    return vectorValue(items.map((item) => numOf(item, subjects.list)));
  return matrixValue(
    items.map((item) => (item.kind === "vector" ? item.items : fail(messages.matrices.notRows))),
  );
}

/** Applies an operation to each entry. */
function mapped(value: Value, change: (x: Num) => Num, budget: Budget): Value {
  if (value.kind === "number") return numberValue(change(value.value));
  budget.spend(
    4 * (value.kind === "vector" ? value.items.length : value.rows.length * (value.rows[0]?.length ?? 0)),
  );
  if (value.kind === "vector") return vectorValue(value.items.map(change));
  return matrixValue(value.rows.map((row) => row.map(change)));
}

function operated(operator: string, [left, right]: readonly Value[], budget: Budget): Value {
  if (!left) return fail(messages.noResult.somethingMissing);
  budget.spend(costOf(left) + (right ? costOf(right) : 0));
  if (operator === "neg") return mapped(left, N.negate, budget);
  if (operator === "!") return numberValue(realFunction("fact", numOf(left, subjects.factorial)));
  if (operator === "'")
    return left.kind === "number" ? left : matrixValue(transposed(rowsOf(left, subjects.transpose)));
  if (!right) return fail(messages.noResult.somethingMissing);
  switch (operator) {
    case "+":
    case "-":
      return added(left, right, operator === "+" ? N.add : N.subtract, budget);
    case "*":
      return multiplied(left, right, budget);
    case "/":
      if (right.kind === "number") return mapped(left, (x) => N.divide(x, right.value), budget);
      return multiplied(left, matrixValue(inverse(squareOf(right, subjects.division), budget)), budget);
    case "^":
      return raised(left, right, budget);
    case "mod":
      return numberValue(realFunction("mod", numOf(left, "mod"), numOf(right, "mod")));
    default:
      return fail(messages.noResult.equation);
  }
}

const costOf = (value: Value): number =>
  value.kind === "number" && N.isExact(value.value) ? value.value.d.toString(16).length / 8 : 2;

function added(left: Value, right: Value, by: (a: Num, b: Num) => Num, budget: Budget): Value {
  if (left.kind === "number" && right.kind === "number") return numberValue(by(left.value, right.value));
  if (left.kind === "number" || right.kind === "number") return fail(messages.matrices.plusNumber);
  if (left.kind === "vector" && right.kind === "vector") {
    if (left.items.length !== right.items.length) return fail(messages.lists.plusOtherLength);
    return vectorValue(left.items.map((x, at) => by(x, right.items[at] ?? R.ZERO)));
  }
  const [a, b] = [rowsOf(left, subjects.sum), rowsOf(right, subjects.sum)];
  if (a.length !== b.length || a[0]?.length !== b[0]?.length) return fail(messages.matrices.plusOtherSize);
  budget.spend(a.length * 4);
  return matrixValue(a.map((row, at) => row.map((x, column) => by(x, b[at]?.[column] ?? R.ZERO))));
}

function multiplied(left: Value, right: Value, budget: Budget): Value {
  if (left.kind === "number") return mapped(right, (x) => N.multiply(left.value, x), budget);
  if (right.kind === "number") return mapped(left, (x) => N.multiply(x, right.value), budget);
  if (left.kind === "vector" && right.kind === "vector") return numberValue(dot(left.items, right.items));
  if (left.kind === "vector") {
    const matrix = product([left.items], rowsOf(right, subjects.product), budget);
    return vectorValue(matrix[0] ?? []);
  }
  const matrix = product(rowsOf(left, subjects.product), rowsOf(right, subjects.product), budget);
  return right.kind === "vector" ? vectorValue(matrix.map(([x = R.ZERO]) => x)) : matrixValue(matrix);
}

function dot(a: readonly Num[], b: readonly Num[]): Num {
  if (a.length !== b.length) return fail(messages.matrices.vectorLengths);
  return a.reduce<Num>((total, x, at) => N.add(total, N.multiply(x, b[at] ?? R.ZERO)), R.ZERO);
}

function raised(left: Value, right: Value, budget: Budget): Value {
  const exponent = numOf(right, subjects.power);
  if (left.kind === "number") return numberValue(C.power(left.value, exponent));
  const rows = squareOf(left, subjects.power);
  if (!N.isExact(exponent) || exponent.d !== 1n || exponent.n > 1000n || exponent.n < -1000n)
    return fail(messages.matrices.power);
  let base = exponent.n < 0n ? inverse(rows, budget) : rows;
  let power = identity(rows.length);
  for (let rest = exponent.n < 0n ? -exponent.n : exponent.n; rest > 0n; rest >>= 1n) {
    if (rest & 1n) power = product(power, base, budget);
    if (rest > 1n) base = product(base, base, budget);
  }
  return matrixValue(power);
}

/** Applies a function of the calculator to real numbers. */
const realFunction = (name: string, ...args: readonly Num[]): N.RealNum =>
  N.realCall(name, ...args.map((x) => (N.isComplex(x) ? fail(messages.numbers.realNumbersOnly(name)) : x)));

function logarithm(x: Num, base: Num): Num {
  const isReal = !N.isComplex(x) && !N.isComplex(base) && N.signOf(x) > 0 && N.signOf(base) > 0;
  return isReal ? N.realCall("log", x, base) : N.divide(C.ln(x), C.ln(base));
}

function rooted(x: Num, degree: Num): Num {
  if (!N.isExact(degree) || degree.d !== 1n || degree.n < 1n || degree.n > 1000n)
    return fail(messages.numbers.rootDegree);
  const isReal = !N.isComplex(x) && (degree.n % 2n === 1n || N.signOf(x) >= 0);
  return isReal ? N.realCall("root", degree, x) : C.power(x, R.divide(R.ONE, degree));
}

/** Returns a number as a decimal, which is certain to `places` decimals if it is a rounded one. */
function decimal(x: Num, places: Num | undefined): Num {
  if (N.isComplex(x)) return x;
  if (places === undefined) return N.inexact(x);
  if (!N.isExact(x) || !N.isExact(places) || places.d !== 1n || places.n < 0n || places.n > 4000n)
    return fail(messages.numbers.decimals);
  const bits = 64 + Math.ceil(Number(places.n) * Math.log2(10));
  const { middle, radius, exponent } =
    N.toReal(x).ball(bits + R.bitsOf(x.n)) ?? fail(messages.numbers.decimals);
  const error = (1n << BigInt(Math.max(-exponent, 0))) / 10n ** BigInt(Number(places.n));
  return N.fromBall({ middle, radius: radius + error + 1n, exponent });
}

export function applied(of: string, values: readonly Value[], budget: Budget): Value {
  const [first, second] = values;
  if (!first) return fail(messages.values.noArgument(of));
  budget.spend(8);
  const statistic = statisticOf(of, values, budget);
  if (statistic) return statistic;
  const matrix = matrixFunction(of, first, second, budget);
  if (matrix) return matrix;
  const number = (value: Value | undefined): Num => numOf(value ?? first, of);
  if (values.length === 1 && first.kind !== "number" && of !== "norm")
    return mapped(first, (x) => numOf(applied(of, [numberValue(x)], budget), of), budget);
  const x = number(first);
  if (ANALYTIC.has(of)) return numberValue(C.elementary(of, x));
  switch (of) {
    case "sqrt":
      return numberValue(C.sqrt(x));
    case "cbrt":
      return numberValue(rooted(x, R.rational(3n)));
    case "nthRoot":
      return numberValue(rooted(x, number(second)));
    case "expEach":
      return numberValue(C.elementary("exp", x));
    case "ln":
      return numberValue(C.ln(x));
    case "log":
      return numberValue(logarithm(x, second ? number(second) : R.rational(10n)));
    case "log2":
      return numberValue(logarithm(x, R.rational(2n)));
    case "abs":
    case "norm":
      return numberValue(C.sizeOf(x));
    case "sign":
      return numberValue(N.isComplex(x) ? fail(messages.numbers.signOfComplex) : realFunction("sign", x));
    case "floor":
    case "ceil":
    case "round":
    case "mod":
    case "gcd":
    case "lcm":
    case "nCr":
    case "nPr":
    case "gamma":
    case "erf":
      return numberValue(realFunction(of, ...values.map(number)));
    case "factorial":
      return numberValue(realFunction("fact", x));
    case "decimal":
      return numberValue(decimal(x, second && number(second)));
    case "re":
      return numberValue(N.isComplex(x) ? x.re : x);
    case "im":
      return numberValue(N.isComplex(x) ? x.im : R.ZERO);
    case "conj":
      return numberValue(N.isComplex(x) ? { re: x.re, im: N.negative(x.im) } : x);
    case "arg":
      return numberValue(C.angleOf(x));
    case "polar": {
      const angle = number(second);
      if (N.isComplex(x) || N.isComplex(angle)) return fail(messages.numbers.polarNotReal);
      return numberValue(C.polar(x, angle));
    }
    default:
      return fail(messages.noResult.needsLineOfItsOwn(of));
  }
}

function statisticOf(of: string, values: readonly Value[], budget: Budget): Value | undefined {
  const list = (): readonly Num[] => {
    const numbers = listOf(values, of);
    if (numbers.length > LIMITS.items) fail(messages.lists.tooLong(LIMITS.items));
    budget.spend(numbers.length * 20);
    return numbers;
  };
  switch (of) {
    case "sum":
      return numberValue(S.total(list()));
    case "count":
      return numberValue(R.rational(BigInt(list().length)));
    case "mean":
      return numberValue(S.mean(list()));
    case "median":
      return numberValue(S.median(list()));
    case "std":
    case "stdp":
      return numberValue(S.deviation(list(), of === "std" ? "sample" : "population"));
    case "variance":
    case "variancep":
      return numberValue(S.variance(list(), of === "variance" ? "sample" : "population"));
    case "min":
      return numberValue(S.sorted(list())[0] ?? R.ZERO);
    case "max":
      return numberValue(S.sorted(list()).at(-1) ?? R.ZERO);
    case "quartiles":
      return vectorValue(S.quartiles(list()));
    default:
      return undefined;
  }
}

function matrixFunction(
  of: string,
  first: Value,
  second: Value | undefined,
  budget: Budget,
): Value | undefined {
  switch (of) {
    case "det":
      return numberValue(determinant(squareOf(first, subjects.determinant), budget));
    case "inv":
      if (first.kind === "number") return numberValue(N.divide(R.ONE, first.value));
      return matrixValue(inverse(squareOf(first, subjects.inverse), budget));
    case "exp":
      if (first.kind === "number") return undefined;
      return matrixValue(exponential(squareOf(first, subjects.exponential), budget));
    case "transpose":
      return matrixValue(transposed(rowsOf(first, subjects.transpose)));
    case "rank":
      return numberValue(R.rational(BigInt(rank(smallOf(rowsOf(first, subjects.rank)), budget))));
    case "trace": {
      const rows = squareOf(first, subjects.trace);
      return numberValue(rows.reduce<Num>((total, row, at) => N.add(total, row[at] ?? R.ZERO), R.ZERO));
    }
    case "rref":
      return matrixValue(echelon(smallOf(rowsOf(first, subjects.echelon)), budget).rows);
    case "eigenvalues": {
      const roots = eigenvalues(squareOf(first, subjects.eigenvalues), budget);
      return vectorValue(roots.flatMap(({ value, times }) => Array.from({ length: times }, () => value)));
    }
    case "identity": {
      const size = numOf(first, "identity");
      if (!N.isExact(size) || size.d !== 1n || size.n < 1n || size.n > BigInt(LIMITS.side))
        return fail(messages.matrices.identitySize(LIMITS.side));
      return matrixValue(identity(Number(size.n)));
    }
    case "dot":
      return numberValue(dot(listOf([first], of), listOf(second ? [second] : [], of)));
    case "cross": {
      const [a, b] = [listOf([first], of), listOf(second ? [second] : [], of)];
      if (a.length !== 3 || b.length !== 3) return fail(messages.matrices.crossProduct);
      const part = (i: number, j: number): Num =>
        N.subtract(N.multiply(a[i] ?? R.ZERO, b[j] ?? R.ZERO), N.multiply(a[j] ?? R.ZERO, b[i] ?? R.ZERO));
      return vectorValue([part(1, 2), part(2, 0), part(0, 1)]);
    }
    case "norm": {
      if (first.kind === "number") return undefined;
      const parts = listOf([first], of);
      const squares = parts.map((x) => N.multiply(x, N.isComplex(x) ? { ...x, im: N.negative(x.im) } : x));
      return numberValue(C.sqrt(S.total(squares)));
    }
    default:
      return undefined;
  }
}
