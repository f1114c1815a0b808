import { evaluate, type Special } from "../evaluate.ts";
import { numberExpression } from "../expressions/definitions.ts";
import {
  call,
  type Expression,
  expressionText,
  namesIn,
  numberOf,
  operation,
  partsOf,
  withParts,
} from "../expressions/expression.ts";
import { messages } from "../messages.ts";
import type { Budget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { divide, isComplex, isZero, type Num, negate, realCall, signOf } from "../numbers/numbers.ts";
import { numOf } from "../numbers/value.ts";
import { derivative } from "./derivative.ts";
import { multipliedOut, simplified } from "./simplify.ts";

/** Limit of an expression: a number, or a sign for values that grow beyond all bounds. */
export type Limit = { kind: "number"; value: Num } | { kind: "infinite"; sign: 1 | -1 };

/** Maximum depth of quotients and differences that lead to other ones. */
const MAX_DEPTH = 30;

const ONE = numberOf(R.ONE);
const HALF = numberOf(R.rational(1n, 2n));
const squared = (f: Expression): Expression => operation("^", f, numberOf(R.rational(2n)));
const MINUS_ONE = R.rational(-1n);
const infinite = (sign: 1 | -1): Limit => ({ kind: "infinite", sign });
const number = (value: Num): Limit => ({ kind: "number", value });

/** Limits of functions where their argument grows or falls beyond all bounds. */
const AT_INFINITY: Readonly<Record<string, readonly [atInfinity: Limit, atMinusInfinity?: Limit]>> = {
  exp: [infinite(1), number(R.ZERO)],
  ln: [infinite(1)],
  log: [infinite(1)],
  log2: [infinite(1)],
  sqrt: [infinite(1)],
  cbrt: [infinite(1), infinite(-1)],
  sinh: [infinite(1), infinite(-1)],
  cosh: [infinite(1), infinite(1)],
  asinh: [infinite(1), infinite(-1)],
  acosh: [infinite(1)],
  tanh: [number(R.ONE), number(MINUS_ONE)],
  erf: [number(R.ONE), number(MINUS_ONE)],
};

/**
 * Finds limits where the variable grows beyond all bounds. The rules hold for functions that are monotone from some
 * point on. A sine, cosine or tangent is one of those only if the limit of its argument is a number.
 */
export class LimitAtInfinity {
  readonly #variable: string;
  readonly #budget: Budget;
  readonly #special: Special;

  constructor(variable: string, budget: Budget, special: Special) {
    this.#variable = variable;
    this.#budget = budget;
    this.#special = special;
  }

  /** Returns the limit of f; undefined if the rules do not find it. @throws InputError for values that cannot be computed */
  of(f: Expression, depth = 0): Limit | undefined {
    this.#budget.spend(200);
    if (depth > MAX_DEPTH) return undefined;
    if (!namesIn(f).has(this.#variable)) return number(this.#valueOf(f));
    if (f.kind === "name") return infinite(1);
    const [left, right] = partsOf(f);
    if (!left) return undefined;
    if (f.kind === "call") return f.args.length === 1 ? this.#ofCall(f.name, left, depth) : undefined;
    if (f.kind !== "operation") return undefined;
    if (f.operator === "neg") return negated(this.of(left, depth));
    if (!right) return undefined;
    switch (f.operator) {
      case "+":
        return this.#ofSum(left, right, depth);
      case "-":
        return this.#ofSum(left, operation("neg", right), depth);
      case "*":
        return this.#ofProduct(left, right, depth);
      case "/":
        return this.#ofQuotient(left, right, depth);
      case "^":
        return this.#ofPower(left, right, depth);
      default:
        return undefined;
    }
  }

  #valueOf(f: Expression): Num {
    return numOf(evaluate(f, this.#budget, this.#special), messages.values.subjects.limit);
  }

  #ofCall(name: string, argument: Expression, depth: number): Limit | undefined {
    const inner = this.of(argument, depth);
    if (inner?.kind === "number") return number(this.#valueOf(call(name, numberExpression(inner.value))));
    if (!inner) return undefined;
    if (name === "atan") return number(realCall("asin", R.rational(BigInt(inner.sign))));
    const limits = Object.hasOwn(AT_INFINITY, name) ? AT_INFINITY[name] : undefined;
    return limits?.[inner.sign === 1 ? 0 : 1];
  }

  #ofSum(left: Expression, right: Expression, depth: number): Limit | undefined {
    const [a, b] = [this.of(left, depth), this.of(right, depth)];
    if (!a || !b) return undefined;
    if (a.kind === "number" && b.kind === "number")
      return number(this.#valueOf(operation("+", numberExpression(a.value), numberExpression(b.value))));
    if (a.kind === "number") return b;
    if (b.kind === "number" || a.sign === b.sign) return a;
    return this.#ofDifference(left, right, a, depth);
  }

  /** Finds the limit of a + b where one grows as the other one falls: ln(p/q), (a² − b²)/(a − b), or a · (1 + b/a). */
  #ofDifference(left: Expression, right: Expression, a: Limit, depth: number): Limit | undefined {
    const [p, q] = [left, right].map(logarithmOf);
    if (p && q && a.kind === "infinite")
      return this.of(call("ln", a.sign > 0 ? operation("/", p, q) : operation("/", q, p)), depth + 1);
    if ([left, right].some(hasRoot)) {
      const above = multipliedOut(operation("-", squared(left), squared(right)), this.#budget);
      return this.#ofQuotient(above, operation("-", left, right), depth + 1);
    }
    const ratio = this.#ofQuotient(right, left, depth + 1);
    if (ratio?.kind !== "number") return ratio && (ratio.sign === 1 ? a : negated(a));
    const factor = this.#valueOf(operation("+", ONE, numberExpression(ratio.value)));
    return isZero(factor) ? undefined : scaled(a, factor);
  }

  #ofProduct(left: Expression, right: Expression, depth: number): Limit | undefined {
    const [a, b] = [this.of(left, depth), this.of(right, depth)];
    if (!a || !b) return undefined;
    if (a.kind === "number" && b.kind === "number")
      return number(this.#valueOf(operation("*", numberExpression(a.value), numberExpression(b.value))));
    if (a.kind === "infinite" && b.kind === "infinite") return infinite(a.sign === b.sign ? 1 : -1);
    const [factor, growing] =
      a.kind === "number" ? [a.value, b] : [b.kind === "number" ? b.value : R.ZERO, a];
    if (!isZero(factor)) return scaled(growing, factor);
    const [above, below] = this.#lowestTerms(left, operation("/", ONE, right));
    if (below !== ONE) return this.#ofQuotient(above, below, depth + 1);
    const [small, large] = a.kind === "number" ? [left, right] : [right, left];
    return this.#ofQuotient(small, simplified(operation("/", ONE, large), this.#budget), depth + 1);
  }

  #ofPower(base: Expression, exponent: Expression, depth: number): Limit | undefined {
    if (namesIn(exponent).has(this.#variable))
      return this.of(call("exp", operation("*", exponent, call("ln", base))), depth);
    const inner = this.of(base, depth);
    if (inner?.kind === "number")
      return number(this.#valueOf(operation("^", numberExpression(inner.value), exponent)));
    if (!inner) return undefined;
    const power = this.#valueOf(exponent);
    if (isComplex(power)) return undefined;
    const sign = signOf(power);
    if (sign < 0) return number(R.ZERO);
    if (sign === 0) return number(R.ONE);
    if (inner.sign === 1) return infinite(1);
    return "d" in power && power.d === 1n ? infinite(power.n % 2n === 0n ? 1 : -1) : undefined;
  }

  /** Finds the limit of f/g, by the rule of l’Hôpital where both are 0 or infinite. */
  #ofQuotient(f: Expression, g: Expression, depth: number): Limit | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const [a, b] = [this.of(f, depth), this.of(g, depth)];
    if (!a || !b) return undefined;
    if (b.kind === "number" && !isZero(b.value)) {
      const factor = this.#valueOf(operation("/", ONE, numberExpression(b.value)));
      return a.kind === "infinite"
        ? scaled(a, factor)
        : number(this.#valueOf(operation("*", numberExpression(a.value), numberExpression(factor))));
    }
    if (b.kind === "infinite" && a.kind === "number") return number(R.ZERO);
    if (b.kind === "number" && !(a.kind === "number" && isZero(a.value))) return undefined;
    const [p, q] = this.#lowestTerms(f, g);
    // The limits of p and q can differ from those of f and g.
    const isNew =
      q !== ONE && expressionText(p) + expressionText(q) !== expressionText(f) + expressionText(g);
    if (isNew) return this.#ofQuotient(p, q, depth + 1);
    if (q === ONE && !isSum(p) && !isProduct(p)) return this.of(p, depth + 1);
    if (a.kind === "infinite" && b.kind === "infinite" && (hasRoot(f) || hasRoot(g)))
      return this.#ofRoots(f, g, a.sign * b.sign, depth + 1);
    const [slope, other] = [f, g].map((part) => derivative(part, this.#variable, 1, this.#budget));
    return slope && other && this.#ofQuotient(slope, other, depth + 1);
  }

  /** Simplifies f/g to a numerator and a denominator; exponentials that fall to 0 become growing ones below. */
  #lowestTerms(f: Expression, g: Expression): [above: Expression, below: Expression] {
    const { above, below } = factorsOf(simplified(operation("/", f, g), this.#budget));
    const isFalling = (factor: Expression): boolean => {
      const limit = isExponential(factor) ? this.of(factor) : undefined;
      return limit?.kind === "number" && isZero(limit.value);
    };
    const falling = above.filter(isFalling);
    const growing = falling.map((factor) => simplified(operation("/", ONE, factor), this.#budget));
    return [
      productOf(above.filter((factor) => !falling.includes(factor))),
      productOf([...below, ...growing]),
    ];
  }

  /** Finds the limit of f/g with roots: of each term of a sum, or by the square. */
  #ofRoots(f: Expression, g: Expression, sign: number, depth: number): Limit | undefined {
    if (isSum(f))
      return this.of(
        withParts(f, (part) => operation("/", part, g)),
        depth,
      );
    if (!isSum(g)) return this.#ofSquares(f, g, sign, depth);
    const inverse = this.of(
      withParts(g, (part) => operation("/", part, f)),
      depth,
    );
    if (inverse?.kind !== "number") return inverse && number(R.ZERO);
    return isZero(inverse.value) ? undefined : number(divide(R.ONE, inverse.value));
  }

  /** Finds the limit of f/g by that of its square, which has fewer roots. */
  #ofSquares(f: Expression, g: Expression, sign: number, depth: number): Limit | undefined {
    const [above, below] = [f, g].map((part) => multipliedOut(squared(part), this.#budget));
    const square = above && below && this.#ofQuotient(above, below, depth + 1);
    if (square?.kind !== "number") return square && infinite(sign > 0 ? 1 : -1);
    const root = this.#valueOf(operation("^", numberExpression(square.value), HALF));
    return number(sign > 0 ? root : negate(root));
  }
}

const negated = (limit: Limit | undefined): Limit | undefined =>
  limit && (limit.kind === "number" ? number(negate(limit.value)) : infinite(limit.sign === 1 ? -1 : 1));

function scaled(limit: Limit, factor: Num): Limit | undefined {
  if (limit.kind === "number" || isComplex(factor)) return undefined;
  return signOf(factor) > 0 ? limit : negated(limit);
}

/** True for e^u. */
const isExponential = (f: Expression): boolean =>
  f.kind === "operation" && f.operator === "^" && f.args[0]?.kind === "name" && f.args[0].name === "e";

/** Lists the factors of a chain of products and quotients. */
function factorsOf(f: Expression): { above: Expression[]; below: Expression[] } {
  const [left, right] = f.kind === "operation" ? f.args : [];
  if (f.kind === "operation" && f.operator === "neg" && left) {
    const { above, below } = factorsOf(left);
    return { above: [numberOf(MINUS_ONE), ...above], below };
  }
  if (!isProduct(f) || !left || !right) return { above: [f], below: [] };
  const [first, second] = [factorsOf(left), factorsOf(right)];
  const isQuotient = f.kind === "operation" && f.operator === "/";
  return {
    above: [...first.above, ...(isQuotient ? second.below : second.above)],
    below: [...first.below, ...(isQuotient ? second.above : second.below)],
  };
}

const productOf = (factors: readonly Expression[]): Expression => {
  const [first = ONE, ...rest] = factors;
  return rest.reduce((product, factor) => operation("*", product, factor), first);
};

const isProduct = (f: Expression): boolean =>
  f.kind === "operation" && (f.operator === "*" || f.operator === "/");

const isSum = (f: Expression): boolean =>
  f.kind === "operation" && (f.operator === "+" || f.operator === "-");

/** Returns p of ln(p), also with a minus sign; undefined for other expressions. */
function logarithmOf(f: Expression): Expression | undefined {
  if (f.kind === "operation" && f.operator === "neg" && f.args[0]) return logarithmOf(f.args[0]);
  return f.kind === "call" && f.name === "ln" ? f.args[0] : undefined;
}

/** True for a square root, also one that is a term or a factor. */
const hasRoot = (f: Expression): boolean =>
  (f.kind === "call" && f.name === "sqrt") ||
  (f.kind === "operation" && ["*", "+", "-", "neg"].includes(f.operator) && f.args.some(hasRoot));
