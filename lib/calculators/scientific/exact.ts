import * as count from "./combinatorics.ts";
import * as S from "./surd.ts";
import type { Angle, BinaryOperator, Node } from "./syntax.ts";

type Exact = S.Surd | undefined;

/** Decimals with more places are rounded, so they have no exact form. */
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,12}))?$/;
const LARGEST_FACTORIAL = 18;

/** Returns the exact value of an expression in one term of any length; undefined if it has none. */
export function exactValue(node: Node, angle: Angle): Exact {
  switch (node.kind) {
    case "number":
      return decimal(node.value);
    case "name":
      return NAMED[node.name];
    case "negation": {
      const operand = exactValue(node.operand, angle);
      return operand && S.negated(operand);
    }
    case "postfix": {
      const operand = exactValue(node.operand, angle);
      if (!operand) return undefined;
      if (node.operator === "!") return factorial(operand);
      const unit = node.operator === "%" ? S.surd(1, 100) : STEP[angle];
      const scaled = unit && S.product(operand, unit);
      // Converts steps of 15 degrees.
      return scaled && (node.operator === "%" ? scaled : quotient(scaled, S.surd(15, 1)));
    }
    case "binary": {
      const left = exactValue(node.left, angle);
      const right = left && exactValue(node.right, angle);
      return left && right && combined(node.operator, left, right);
    }
    case "call": {
      const args = node.args.flatMap((argument) => exactValue(argument, angle) ?? []);
      const [first, second] = args;
      if (!first || args.length < node.args.length) return undefined;
      return second || MANY.has(node.name) ? calledWith(node.name, args) : called(node.name, first, angle);
    }
  }
}

const NAMED: Readonly<Record<string, Exact>> = {
  pi: S.PI,
  tau: S.surd(2, 1, 1, 1),
  c0: S.surd(299_792_458, 1),
  g0: S.surd(980_665, 100_000),
};

function decimal(value: number): Exact {
  const [, whole, places = ""] = DECIMAL.exec(String(value)) ?? [];
  return whole === undefined ? undefined : S.surd(Number(whole + places), 10 ** places.length);
}

function factorial(x: S.Surd): Exact {
  if (!isWhole(x) || x.numerator < 0 || x.numerator > LARGEST_FACTORIAL) return undefined;
  return S.surd(count.factorial(x.numerator), 1);
}

function combined(operator: BinaryOperator, a: S.Surd, b: S.Surd): Exact {
  switch (operator) {
    case "+":
      return S.sum(a, b);
    case "-": {
      const negative = S.negated(b);
      return negative && S.sum(a, negative);
    }
    case "*":
      return S.product(a, b);
    case "/":
      return quotient(a, b);
    case "^":
      return S.power(a, b);
    default:
      return calledWith(operator, [a, b]);
  }
}

const WHOLE: Readonly<Record<string, (a: number, b: number) => number>> = {
  nCr: count.combinations,
  nPr: count.permutations,
  gcd: count.greatestCommonDivisor,
  lcm: count.leastCommonMultiple,
  // Has the sign of the divisor.
  mod: (a, b) => ((a % b) + b) % b,
};
/** Functions of any number of values. */
const MANY: ReadonlySet<string> = new Set(["gcd", "lcm", "min", "max"]);

function calledWith(name: string, args: readonly S.Surd[]): Exact {
  if (name === "min" || name === "max") {
    const [least, most] = [S.toNumber, (x: S.Surd) => -S.toNumber(x)];
    const key = name === "min" ? least : most;
    return args.reduce((best, each) => (key(each) < key(best) ? each : best));
  }
  const [degree, radicand] = args;
  if (name === "root" && degree && radicand)
    return isWhole(degree) && degree.numerator > 0 ? S.rootOfDegree(radicand, degree.numerator) : undefined;
  const of = WHOLE[name];
  if (!of || !args.every(isWhole)) return undefined;
  return S.surd(args.map(({ numerator }) => numerator).reduce(of), 1);
}

const isWhole = ({ denominator, root, pi }: S.Surd): boolean => denominator === 1 && root === 1 && pi === 0;

function quotient(a: S.Surd, b: Exact): Exact {
  const inverse = b && S.reciprocal(b);
  return inverse && S.product(a, inverse);
}

function called(name: string, x: S.Surd, angle: Angle): Exact {
  switch (name) {
    case "sqrt":
      return S.rootOf(x);
    case "cbrt":
      return S.rootOfDegree(x, 3);
    case "floor":
      return wholePart(x);
    case "ceil": {
      const below = S.negated(x);
      const part = below && wholePart(below);
      return part && S.negated(part);
    }
    case "log":
      return powerOfTen(x);
    case "abs":
      return x.numerator < 0 ? S.negated(x) : x;
    case "sin":
      return sine(stepsOf(x, angle));
    case "cos":
      return sine(shifted(stepsOf(x, angle)));
    case "tan": {
      const steps = stepsOf(x, angle);
      const above = sine(steps);
      return above && quotient(above, sine(shifted(steps)));
    }
    case "asin":
      return angleOf(x, sine, -QUARTER, angle);
    case "acos":
      return angleOf(x, (steps) => sine(shifted(steps)), 0, angle);
    case "atan":
      return angleOf(x, (steps) => called("tan", steps15(steps), "deg"), -QUARTER, angle);
    default:
      return undefined;
  }
}

function wholePart({ numerator, denominator, root, pi }: S.Surd): Exact {
  if (root !== 1 || pi !== 0) return undefined;
  const rest = ((numerator % denominator) + denominator) % denominator;
  return S.surd((numerator - rest) / denominator, 1);
}

/** Returns the logarithm of a power of ten: 1000, or 0.001. */
function powerOfTen(x: S.Surd): Exact {
  const { numerator, denominator, root, pi } = x;
  const isPower = /^10*$/.test(`${numerator}`) && /^10*$/.test(`${denominator}`) && root === 1 && pi === 0;
  return isPower ? S.surd(`${numerator}`.length - `${denominator}`.length, 1) : undefined;
}

/** Steps of 15 degrees per turn, which include every angle with a sine of one term. */
const TURN = 24;
const QUARTER = 6;
const STEP: Readonly<Record<Angle, Exact>> = {
  deg: S.surd(15, 1),
  rad: S.surd(1, 12, 1, 1),
  grad: S.surd(50, 3),
};
/** Sines of the first quarter of a turn, by step; those of 15° and 75° have two terms. */
const SINES: readonly Exact[] = [
  S.surd(0, 1),
  undefined,
  S.surd(1, 2),
  S.surd(1, 2, 2),
  S.surd(1, 2, 3),
  undefined,
  S.ONE,
];

const steps15 = (steps: number): S.Surd => ({ ...S.ONE, numerator: steps * 15 });
const shifted = (steps: number | undefined): number | undefined =>
  steps === undefined ? undefined : steps + QUARTER;

function stepsOf(x: S.Surd, angle: Angle): number | undefined {
  const steps = quotient(x, STEP[angle]);
  const isWhole = steps?.denominator === 1 && steps.root === 1 && steps.pi === 0;
  return isWhole ? steps.numerator : undefined;
}

function sine(steps: number | undefined): Exact {
  if (steps === undefined) return undefined;
  const part = ((steps % TURN) + TURN) % TURN;
  const inHalf = part % (TURN / 2);
  const surd = SINES[Math.min(inHalf, TURN / 2 - inHalf)];
  return surd && part > TURN / 2 ? S.negated(surd) : surd;
}

/** Finds the angle within half a turn from the first one whose function has this value. */
function angleOf(x: S.Surd, of: (steps: number) => Exact, first: number, angle: Angle): Exact {
  const unit = STEP[angle];
  for (let steps = first; steps <= first + TURN / 2; steps += 1) {
    const exact = of(steps);
    if (exact && unit && isSame(exact, x)) {
      const count = S.surd(steps, 1);
      return count && S.product(count, unit);
    }
  }
  return undefined;
}

const isSame = (a: S.Surd, b: S.Surd): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator && a.root === b.root && a.pi === b.pi;
