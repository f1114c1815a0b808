import {
  degreesIn,
  degreesOfInverse,
  type InverseFunction,
  inverseIn,
  type TrigonometricFunction,
  trigonometricOfDegrees,
} from "./degrees.ts";
import { eigenvalues } from "./eigen.ts";
import type { Expression } from "./expression.ts";
import { type Budget, fail, LIMITS } from "./limits.ts";
import { determinant, echelon, identity, inverse, product, rank, transposed } from "./matrix.ts";
import { messages } from "./messages.ts";
import * as R from "./metered-rational.ts";
import type { Num } from "./numbers.ts";
import * as N from "./numbers.ts";
import * as S from "./statistics.ts";
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

const { subjects } = messages.values;

const CONSTANTS: Readonly<Record<string, Num>> = {
  pi: Math.PI,
  e: Math.E,
  tau: 2 * Math.PI,
  phi: (1 + Math.sqrt(5)) / 2,
  i: { re: 0, im: 1 },
  deg: Math.PI / 180,
};

/** Evaluates a function whose arguments are expressions, not values: an integral, roots. */
export type Special = (of: string, args: readonly Expression[]) => Value | undefined;

/** Evaluates an expression without free names. @throws InputError with a sentence. */
export function evaluate(expression: Expression, budget: Budget, special: Special): Value {
  budget.spend(4);
  const of = (part: Expression): Value => evaluate(part, budget, special);
  switch (expression.kind) {
    case "number":
      return numberValue(expression.value);
    case "name": {
      const value = Object.hasOwn(CONSTANTS, expression.name) ? CONSTANTS[expression.name] : undefined;
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
      const match = degreesIn(expression);
      return match
        ? applyToDegrees(match.of, of(match.degrees), budget)
        : applied(expression.name, expression.args.map(of), budget);
    }
    case "operation": {
      const match = inverseIn(expression);
      return match
        ? applyInverse(match.of, of(match.argument), budget)
        : operated(expression.operator, expression.args.map(of), budget);
    }
  }
}

const DEGREE = numberValue(Math.PI / 180);

/** Applies sin, cos or tan to degrees: sin(30°) is exactly 1/2. */
function applyToDegrees(of: TrigonometricFunction, degrees: Value, budget: Budget): Value {
  if (degrees.kind === "number" && !N.isComplex(degrees.value)) {
    budget.spend(8);
    return numberValue(trigonometricOfDegrees(of, degrees.value));
  }
  return applied(of, [multiplied(degrees, DEGREE, budget)], budget);
}

/** Applies asin, acos or atan for a result in degrees: asin(1/2) is exactly 30. */
function applyInverse(of: InverseFunction, value: Value, budget: Budget): Value {
  const degrees = value.kind === "number" ? degreesOfInverse(of, value.value) : undefined;
  if (degrees === undefined) return operated("/", [applied(of, [value], budget), DEGREE], budget);
  budget.spend(8);
  return numberValue(degrees);
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
  if (operator === "!") return numberValue(factorial(numOf(left, subjects.factorial), budget));
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
      return numberValue(remainder(numOf(left, "mod"), numOf(right, "mod")));
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
  if (left.kind === "number") return numberValue(N.pow(left.value, exponent, budget));
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

/** Computes a factorial: exact up to 400; by the gamma function above, and between whole numbers. */
function factorial(x: Num, budget: Budget): Num {
  if (N.isExact(x) && x.d === 1n && x.n >= 0n) {
    if (x.n > 400n) return fail(messages.numbers.factorialTooLarge);
    let total = 1n;
    for (let factor = 2n; factor <= x.n; factor += 1n) total *= factor;
    budget.spend(Number(x.n) * 1.5);
    return R.rational(total);
  }
  if (N.isExact(x) && x.d === 1n) return fail(messages.numbers.factorialOfNegative);
  return N.viaMath("gamma", budget, N.add(x, R.ONE));
}

const TRIGONOMETRIC = new Set(["sin", "cos", "tan"]);
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
  "gamma",
  "erf",
]);
/** mathjs continues with complex numbers where a real function has no real value. */

function analytic(of: string, x: Num, budget: Budget): Num {
  if (TRIGONOMETRIC.has(of) && !N.isComplex(x)) return N.trigonometric(of as "sin", N.toDouble(x));
  if (of === "erf" && N.isComplex(x)) return fail(messages.numbers.errorFunction);
  if (N.isExact(x) && R.isZero(x) && ["asin", "atan", "sinh", "tanh", "asinh", "atanh", "erf"].includes(of))
    return R.ZERO;
  if (N.isExact(x) && R.isZero(x) && ["exp", "cosh"].includes(of)) return R.ONE;
  if (of === "gamma" && N.isExact(x) && x.d === 1n) {
    if (x.n <= 0n) return fail(messages.numbers.poleOfGamma);
    return factorial(R.subtract(x, R.ONE), budget);
  }
  return N.viaMath(of as "sin", budget, x);
}

function logarithm(x: Num, base: "e" | Num, budget: Budget): Num {
  if (N.isZero(x)) return fail(messages.numbers.logarithmOfZero);
  if (base === "e") return N.isExact(x) && x.n === x.d ? R.ZERO : N.viaMath("log", budget, x);
  if (N.isExact(x) && N.isExact(base) && x.n > 0n && base.n > 0n) {
    const [above, below] = [Math.log(N.toDouble(x)), Math.log(N.toDouble(base))];
    const near = Math.round(above / below);
    if (Math.abs(near) <= 1000 && R.compare(R.power(base, near), x) === 0) return R.rational(BigInt(near));
    const double =
      base.n === 10n && base.d === 1n
        ? Math.log10(N.toDouble(x))
        : base.n === 2n && base.d === 1n
          ? Math.log2(N.toDouble(x))
          : above / below;
    return N.checked(double);
  }
  return N.divide(N.viaMath("log", budget, x), N.viaMath("log", budget, base));
}

function rooted(x: Num, degree: Num, budget: Budget): Num {
  if (!N.isExact(degree) || degree.d !== 1n || degree.n < 1n || degree.n > 1000n)
    return fail(messages.numbers.rootDegree);
  if (N.isComplex(x)) return N.pow(x, R.divide(R.ONE, degree), budget);
  const value = N.toDouble(x);
  if (value < 0 && degree.n % 2n === 0n) return N.pow(x, R.divide(R.ONE, degree), budget);
  const root = Math.sign(value) * Math.abs(value) ** (1 / Number(degree.n));
  const near = R.rational(BigInt(Math.round(root)));
  if (N.isExact(x) && degree.n <= 64n && R.compare(R.power(near, Number(degree.n)), x) === 0) return near;
  return degree.n === 3n ? Math.cbrt(value) : root;
}

function rounded(of: string, x: Num, digits: Num | undefined): Num {
  if (N.isComplex(x)) return fail(messages.numbers.realNumbersOnly(of));
  const places =
    digits === undefined ? 0 : N.isExact(digits) && digits.d === 1n ? Number(digits.n) : Number.NaN;
  if (!(Math.abs(places) <= 15)) return fail(messages.numbers.decimals);
  const scale = R.power(R.rational(10n), places);
  const { n, d } = R.multiply(N.isExact(x) ? x : R.fromNumber(x), scale);
  const low = n >= 0n ? n / d : -((-n + d - 1n) / d);
  const twice = 2n * (n - low * d);
  const away = twice > d || (twice === d && n > 0n) ? low + 1n : low;
  const units = of === "floor" ? low : of === "ceil" ? (low * d === n ? low : low + 1n) : away;
  return R.divide(R.rational(units), scale);
}

function remainder(a: Num, b: Num): Num {
  if (N.isComplex(a) || N.isComplex(b)) return fail(messages.numbers.realNumbersOnly("mod"));
  if (N.isZero(b)) return fail(messages.noResult.divisionByZero);
  return N.subtract(a, N.multiply(b, rounded("floor", N.divide(a, b), undefined)));
}

function wholes(values: readonly Value[], of: string): bigint[] {
  return values.map((value) => {
    const x = numOf(value, of);
    if (!N.isExact(x) || x.d !== 1n) return fail(messages.numbers.wholeNumbersOnly(of));
    return x.n;
  });
}

/** Counts the ways to choose r of n, ordered or not. */
function choices(n: bigint, r: bigint, ordered: boolean, budget: Budget): Num {
  if (n < 0n || r < 0n) return fail(messages.numbers.countsNegative);
  if (r > n) return R.ZERO;
  const turns = !ordered && r > n - r ? n - r : r;
  if (turns > 400n || n > 10_000n) return fail(messages.numbers.countsTooLarge);
  let count = 1n;
  for (let step = 0n; step < turns; step += 1n)
    count = ordered ? count * (n - step) : (count * (n - step)) / (step + 1n);
  budget.spend(Number(turns) * 6);
  return N.multiply(R.rational(count), R.ONE);
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
  if (ANALYTIC.has(of)) return numberValue(analytic(of, x, budget));
  switch (of) {
    case "sqrt":
      return numberValue(N.sqrt(x));
    case "cbrt":
      return numberValue(rooted(x, R.rational(3n), budget));
    case "nthRoot":
      return numberValue(rooted(x, number(second), budget));
    case "ln":
      return numberValue(logarithm(x, "e", budget));
    case "log":
      return numberValue(logarithm(x, second ? number(second) : R.rational(10n), budget));
    case "log2":
      return numberValue(logarithm(x, R.rational(2n), budget));
    case "abs":
    case "norm":
      return numberValue(N.isExact(x) ? (x.n < 0n ? R.negate(x) : x) : N.magnitude(x));
    case "sign":
      return numberValue(
        N.isComplex(x)
          ? fail(messages.numbers.signOfComplex)
          : R.rational(BigInt(Math.sign(N.isExact(x) ? (x.n > 0n ? 1 : x.n < 0n ? -1 : 0) : x))),
      );
    case "floor":
    case "ceil":
    case "round":
      return numberValue(rounded(of, x, second && number(second)));
    case "decimal":
      return numberValue(N.isComplex(x) ? x : N.toDouble(x));
    case "mod":
      return numberValue(remainder(x, number(second)));
    case "re":
      return numberValue(N.isComplex(x) ? x.re : x);
    case "im":
      return numberValue(N.isComplex(x) ? x.im : R.ZERO);
    case "conj":
      return numberValue(N.isComplex(x) ? { re: x.re, im: -x.im } : x);
    case "arg": {
      const { re, im } = N.toComplex(x);
      return numberValue(Math.atan2(im, re));
    }
    case "polar": {
      const angle = number(second);
      if (N.isComplex(x) || N.isComplex(angle)) return fail(messages.numbers.polarNotReal);
      const [r, at] = [N.toDouble(x), N.toDouble(angle)];
      return numberValue(N.complex(r * N.trigonometric("cos", at), r * N.trigonometric("sin", at)));
    }
    case "factorial":
      return numberValue(factorial(x, budget));
    case "gcd":
    case "lcm": {
      const [a = 0n, b = 0n] = wholes(values, of);
      const shared = R.gcd(a, b);
      if (of === "gcd") return numberValue(R.rational(shared));
      const product = a * b;
      return numberValue(R.rational(shared === 0n ? 0n : (product < 0n ? -product : product) / shared));
    }
    case "nCr":
    case "nPr": {
      const [n = 0n, r = 0n] = wholes(values, of);
      return numberValue(choices(n, r, of === "nPr", budget));
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
      const squares = parts.map((x) => (N.isComplex(x) ? N.magnitude(x) ** 2 : N.multiply(x, x)));
      return numberValue(N.sqrt(S.total(squares)));
    }
    default:
      return undefined;
  }
}
