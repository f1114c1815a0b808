import { evaluate, type Special } from "../evaluate.ts";
import { numberExpression, replaced } from "../expressions/definitions.ts";
import {
  call,
  type Expression,
  name,
  namesIn,
  numberOf,
  operation,
  partsOf,
  withParts,
} from "../expressions/expression.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, isZero, type Num } from "../numbers/numbers.ts";
import { numOf } from "../numbers/value.ts";
import { derivative } from "./derivative.ts";
import { type Limit, LimitAtInfinity } from "./limit-at-infinity.ts";
import { simplified } from "./simplify.ts";

/** Functions that have all derivatives, and so are continuous, wherever they have a value. */
const SMOOTH: ReadonlySet<string> = new Set(
  "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp ln log log2 sqrt cbrt erf".split(" "),
);
/** Most derivatives of the numerator and the denominator. */
const MAX_STEPS = 8;

const ONE = numberOf(R.ONE);

/** Finds a limit of an expression. */
class LimitFinder {
  readonly #variable: string;
  readonly #point: Expression;
  readonly #budget: Budget;
  readonly #special: Special;

  constructor(variable: string, point: Expression, budget: Budget, special: Special) {
    this.#variable = variable;
    this.#point = point;
    this.#budget = budget;
    this.#special = special;
  }

  /** Returns the limit of f. @throws InputError if the rules do not find a finite one. */
  of(f: Expression): Num {
    this.#budget.spend(200);
    if (!namesIn(f).has(this.#variable)) return this.#evaluated(f);
    const direct = this.#valueOf(f);
    if (direct !== undefined) return direct;
    // The limit of a continuous function is its value at the limit of its argument.
    const [inner] = partsOf(f);
    if (f.kind === "call" && inner && f.args.length === 1) {
      const at = this.#finiteLimit(inner) ?? fail(messages.limits.notFound);
      return this.#evaluated(withParts(f, () => numberExpression(at)));
    }
    return this.#ofQuotient(...quotientOf(f));
  }

  #finiteLimit(f: Expression): Num | undefined {
    try {
      return this.of(f);
    } catch {
      return undefined;
    }
  }

  /** Applies the rule of l’Hôpital, which functions with all derivatives allow. */
  #ofQuotient(above: Expression, below: Expression): Num {
    let [f, g] = [above, below];
    for (let step = 0; step <= MAX_STEPS; step += 1) {
      const [top, bottom] = [this.#valueOf(f), this.#valueOf(g)];
      if (top === undefined || bottom === undefined) return fail(messages.limits.notFound);
      if (!isZero(bottom))
        return this.#evaluated(operation("/", numberExpression(top), numberExpression(bottom)));
      if (!isZero(top)) return fail(messages.limits.notFinite);
      [f, g] = [f, g].map((each) => derivative(each, this.#variable, 1, this.#budget)) as [
        Expression,
        Expression,
      ];
    }
    return fail(messages.limits.notFound);
  }

  /** Returns the value of a continuous expression at the point; undefined if it has none there. */
  #valueOf(f: Expression): Num | undefined {
    try {
      return this.#evaluated(replaced(f, new Map([[this.#variable, this.#point]]), this.#budget));
    } catch {
      return undefined;
    }
  }

  #evaluated(f: Expression): Num {
    return numOf(evaluate(f, this.#budget, this.#special), messages.values.subjects.limit);
  }
}

/** Writes an expression as one quotient. */
function quotientOf(f: Expression): [above: Expression, below: Expression] {
  if (f.kind !== "operation") return [f, ONE];
  const [left, right] = f.args;
  if (!left) return [f, ONE];
  const [a, b] = quotientOf(left);
  if (f.operator === "neg") return [operation("neg", a), b];
  if (!right) return [f, ONE];
  const power =
    f.operator === "^" && right.kind === "number" && right.value.d === 1n ? right.value.n : undefined;
  if (power !== undefined) {
    const exponent = numberOf(R.rational(power < 0n ? -power : power));
    const [top, bottom] = [operation("^", a, exponent), operation("^", b, exponent)];
    return power < 0n ? [bottom, top] : [top, bottom];
  }
  const [c, d] = quotientOf(right);
  switch (f.operator) {
    case "*":
      return [operation("*", a, c), operation("*", b, d)];
    case "/":
      return [operation("*", a, d), operation("*", b, c)];
    case "+":
    case "-":
      return [operation(f.operator, operation("*", a, d), operation("*", c, b)), operation("*", b, d)];
    default:
      return [f, ONE];
  }
}

/** Writes powers with a variable exponent by exp and ln, so that 0^0 has no value. */
function withoutVariableExponents(f: Expression, variable: string): Expression {
  const parts = withParts(f, (part) => withoutVariableExponents(part, variable));
  if (parts.kind !== "operation" || parts.operator !== "^") return parts;
  const [base, exponent] = parts.args;
  if (!base || !exponent || !namesIn(exponent).has(variable)) return parts;
  return call("exp", operation("*", exponent, call("ln", base)));
}

const isSmooth = (f: Expression): boolean =>
  (f.kind !== "call" || SMOOTH.has(f.name)) &&
  f.kind !== "list" &&
  (f.kind !== "operation" || !["mod", "!", "'", "="].includes(f.operator)) &&
  partsOf(f).every(isSmooth);

/**
 * Finds the limit of an expression of smooth functions: a finite one by its value or the rule of l’Hôpital, at infinity by
 * growth, or with x = 1/t. @throws InputError if there is none, or these rules do not find it
 */
export function limitOf(
  f: Expression,
  variable: string,
  point: Expression,
  budget: Budget,
  special: Special,
): Limit {
  if (!isSmooth(f)) fail(messages.limits.notSmooth);
  const isNegative = point.kind === "operation" && point.operator === "neg";
  const [end] = isNegative ? partsOf(point) : [point];
  const isInfinite = end?.kind === "name" && end.name === "inf";
  const sign = isNegative ? -1n : 1n;
  const grown = isInfinite ? limitByGrowth(f, variable, sign, budget, special) : undefined;
  if (grown) return grown;
  const inverse = operation("/", numberOf(R.rational(sign)), name(variable));
  const near = isInfinite ? simplified(replaced(f, new Map([[variable, inverse]]), budget), budget) : f;
  const finder = new LimitFinder(variable, isInfinite ? numberOf(R.ZERO) : point, budget, special);
  const value = finder.of(withoutVariableExponents(near, variable));
  return isComplex(value) ? fail(messages.limits.notFound) : { kind: "number", value };
}

/** Returns the limit at ∞ or −∞; undefined if the rules of growth do not find it with half of the work. */
function limitByGrowth(
  f: Expression,
  variable: string,
  sign: bigint,
  budget: Budget,
  special: Special,
): Limit | undefined {
  const limit = budget.attempt(0.5, (part) => {
    const turned = operation("*", numberOf(R.rational(sign)), name(variable));
    const growing = sign < 0n ? replaced(f, new Map([[variable, turned]]), part) : f;
    return new LimitAtInfinity(variable, part, special).of(
      simplified(withoutVariableExponents(growing, variable), part),
    );
  });
  return limit?.kind === "number" && isComplex(limit.value) ? undefined : limit;
}
