import { derivative } from "./derivative.ts";
import { evaluate, type Special } from "./evaluate.ts";
import { call, type Expression, name, namesIn, numberOf, operation } from "./expression.ts";
import { type Budget, fail } from "./limits.ts";
import { messages } from "./messages.ts";
import * as R from "./metered-rational.ts";
import * as N from "./numbers.ts";
import { replaced } from "./own-definitions.ts";
import { multipliedOut, simplified } from "./simplify.ts";
import { numOf } from "./value.ts";

const whole = (n: number): Expression => numberOf(R.rational(BigInt(n)));
const times = (...factors: readonly Expression[]): Expression =>
  factors.reduce((product, factor) => operation("*", product, factor));
const over = (a: Expression, b: Expression): Expression => operation("/", a, b);
const minus = (a: Expression): Expression => operation("neg", a);
const squared = (a: Expression): Expression => operation("^", a, whole(2));

/** Antiderivatives of functions of u, by u. */
const TABLE: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => minus(call("cos", u)),
  cos: (u) => call("sin", u),
  tan: (u) => minus(call("ln", call("abs", call("cos", u)))),
  exp: (u) => call("exp", u),
  sinh: (u) => call("cosh", u),
  cosh: (u) => call("sinh", u),
  tanh: (u) => call("ln", call("cosh", u)),
  ln: (u) => operation("-", times(u, call("ln", u)), u),
  asin: (u) => operation("+", times(u, call("asin", u)), call("sqrt", operation("-", whole(1), squared(u)))),
  acos: (u) => operation("-", times(u, call("acos", u)), call("sqrt", operation("-", whole(1), squared(u)))),
  atan: (u) =>
    operation(
      "-",
      times(u, call("atan", u)),
      over(call("ln", operation("+", whole(1), squared(u))), whole(2)),
    ),
};

/** Functions whose derivatives are simpler. */
const INVERSE: ReadonlySet<string> = new Set(["ln", "asin", "acos", "atan"]);

/** Longest chain of integrations by parts. */
const MAX_PARTS = 12;

/** Finds antiderivatives by linearity, a short table and parts. */
class Integrator {
  readonly #x: string;
  readonly #budget: Budget;

  constructor(x: string, budget: Budget) {
    this.#x = x;
    this.#budget = budget;
  }

  /** Returns an antiderivative; undefined if these rules find none. */
  of(f: Expression, depth = 0): Expression | undefined {
    this.#budget.spend(100);
    if (depth > MAX_PARTS) return undefined;
    if (!this.#varies(f)) return times(f, name(this.#x));
    if (f.kind === "name") return over(squared(f), whole(2));
    if (f.kind === "call") return this.#ofCall(f);
    if (f.kind !== "operation") return undefined;
    const [left, right] = f.args;
    if (!left) return undefined;
    if (f.operator === "neg") return this.#scaled(whole(-1), left, depth);
    if (!right) return undefined;
    switch (f.operator) {
      case "+":
      case "-": {
        const [a, b] = [this.of(left, depth), this.of(right, depth)];
        return a && b && operation(f.operator, a, b);
      }
      case "*":
        return this.#ofProduct(left, right, depth);
      case "/":
        return this.#ofQuotient(left, right, depth);
      case "^":
        return this.#ofPower(left, right);
      default:
        return undefined;
    }
  }

  #varies(f: Expression): boolean {
    return namesIn(f).has(this.#x);
  }

  #scaled(factor: Expression, f: Expression, depth: number): Expression | undefined {
    const inner = this.of(f, depth);
    return inner && times(factor, inner);
  }

  /** Returns the constant derivative of a linear expression; undefined for others. */
  #slopeOf(u: Expression): Expression | undefined {
    const slope = derivative(u, this.#x, 1, this.#budget);
    const isZero = slope.kind === "number" && R.isZero(slope.value);
    return this.#varies(slope) || isZero ? undefined : slope;
  }

  #ofCall({ name: of, args }: Extract<Expression, { kind: "call" }>): Expression | undefined {
    const [u] = args;
    const slope = u && args.length === 1 ? this.#slopeOf(u) : undefined;
    if (!u || !slope) return undefined;
    if (of === "sqrt") return this.#ofPower(u, numberOf(R.rational(1n, 2n)));
    const rule = Object.hasOwn(TABLE, of) ? TABLE[of] : undefined;
    return rule && over(rule(u), slope);
  }

  #ofPower(base: Expression, exponent: Expression): Expression | undefined {
    if (!this.#varies(exponent)) {
      const slope = this.#slopeOf(base);
      if (!slope) return undefined;
      const isInverse = exponent.kind === "number" && exponent.value.n === -exponent.value.d;
      const next = simplified(operation("+", exponent, whole(1)), this.#budget);
      return isInverse || isMinusOne(exponent)
        ? over(call("ln", call("abs", base)), slope)
        : over(operation("^", base, next), times(next, slope));
    }
    const slope = this.#varies(base) ? undefined : this.#slopeOf(exponent);
    return slope && over(operation("^", base, exponent), times(call("ln", base), slope));
  }

  #ofProduct(left: Expression, right: Expression, depth: number): Expression | undefined {
    if (!this.#varies(left)) return this.#scaled(left, right, depth);
    if (!this.#varies(right)) return this.#scaled(right, left, depth);
    return this.#byParts(left, right, depth) ?? this.#byParts(right, left, depth);
  }

  /** Integrates a polynomial times an inverse function g: ∫ p g = P g − ∫ P g′. */
  #byDerivative(p: Expression, g: Expression, depth: number): Expression | undefined {
    const inner = this.of(p, depth + 1);
    if (!inner) return undefined;
    const slope = derivative(g, this.#x, 1, this.#budget);
    const rest = this.of(multipliedOut(times(inner, slope), this.#budget), depth + 1);
    return rest && operation("-", times(inner, g), rest);
  }

  /** Integrates a polynomial times g: ∫ p g = p G − ∫ p′ G. */
  #byParts(p: Expression, g: Expression, depth: number): Expression | undefined {
    if (!isPolynomial(p, this.#x) || isPolynomial(g, this.#x)) return undefined;
    if (g.kind === "call" && INVERSE.has(g.name)) return this.#byDerivative(p, g, depth);
    const inner = this.of(g, depth + 1);
    if (!inner) return undefined;
    const slope = derivative(p, this.#x, 1, this.#budget);
    const rest = this.of(multipliedOut(times(slope, inner), this.#budget), depth + 1);
    return rest && operation("-", times(p, inner), rest);
  }

  #ofQuotient(above: Expression, below: Expression, depth: number): Expression | undefined {
    if (!this.#varies(below)) return this.#scaled(over(whole(1), below), above, depth);
    if (this.#varies(above)) {
      const inverse = operation("^", below, whole(-1));
      return this.#logarithmic(above, below) ?? this.#ofProduct(above, inverse, depth);
    }
    if (below.kind === "operation" && below.operator === "^") {
      const [base, exponent] = below.args;
      if (base && exponent) return this.#scaled(above, operation("^", base, minus(exponent)), depth);
    }
    if (below.kind === "call" && below.name === "sqrt" && below.args[0])
      return this.#scaledBy(above, this.#ofInverseRoot(below.args[0]));
    return this.#scaledBy(above, this.#ofPower(below, whole(-1)) ?? this.#ofInverseSquare(below));
  }

  #scaledBy(factor: Expression, f: Expression | undefined): Expression | undefined {
    return f && times(factor, f);
  }

  /** Integrates c·g′/g. */
  #logarithmic(above: Expression, below: Expression): Expression | undefined {
    const ratio = simplified(over(above, derivative(below, this.#x, 1, this.#budget)), this.#budget);
    return this.#varies(ratio) ? undefined : times(ratio, call("ln", call("abs", below)));
  }

  /** Integrates 1/(x² + c) for c > 0. */
  #ofInverseSquare(below: Expression): Expression | undefined {
    const c = simplified(operation("-", below, squared(name(this.#x))), this.#budget);
    if (c.kind !== "number" || c.value.n <= 0n) return undefined;
    const root = call("sqrt", c);
    return over(call("atan", over(name(this.#x), root)), root);
  }

  /** Integrates 1/√u: of linear u, and 1/√(c − x²) for c > 0. */
  #ofInverseRoot(u: Expression): Expression | undefined {
    const linear = this.#ofPower(u, numberOf(R.rational(-1n, 2n)));
    if (linear) return linear;
    const c = simplified(operation("+", u, squared(name(this.#x))), this.#budget);
    if (c.kind !== "number" || c.value.n <= 0n) return undefined;
    return call("asin", over(name(this.#x), call("sqrt", c)));
  }
}

const isMinusOne = (exponent: Expression): boolean =>
  exponent.kind === "operation" &&
  exponent.operator === "neg" &&
  exponent.args[0]?.kind === "number" &&
  exponent.args[0].value.n === exponent.args[0].value.d;

const isPolynomial = (f: Expression, x: string): boolean => {
  if (f.kind === "number" || f.kind === "name") return true;
  if (f.kind !== "operation") return !namesIn(f).has(x);
  const [left, right] = f.args;
  if (f.operator === "^")
    return (
      !!left &&
      isPolynomial(left, x) &&
      right?.kind === "number" &&
      right.value.d === 1n &&
      right.value.n > 0n
    );
  if (f.operator === "/") return !!left && !!right && isPolynomial(left, x) && !namesIn(right).has(x);
  return f.args.every((part) => isPolynomial(part, x));
};

/** Points at which an antiderivative is differentiated back; at least two of them must have a value. */
const PROBES: readonly (readonly [bigint, bigint])[] = [
  [3n, 10n],
  [7n, 10n],
  [17n, 10n],
  [-4n, 5n],
  [31n, 10n],
];

/**
 * Finds an antiderivative of f and differentiates it back: the difference is 0 as a formula, or below 10^−12 at the
 * probes. @throws InputError if there is none in the table
 */
export function antiderivative(f: Expression, x: string, budget: Budget, special: Special): Expression {
  const integrator = new Integrator(x, budget);
  const result = integrator.of(f) ?? integrator.of(multipliedOut(f, budget));
  if (!result) return fail(messages.calculus.noAntiderivative);
  const simple = simplified(result, budget);
  const difference = simplified(operation("-", derivative(simple, x, 1, budget), f), budget);
  if (difference.kind === "number" && R.isZero(difference.value)) return simple;
  const errors = PROBES.flatMap(([n, d]) => {
    try {
      const at = replaced(difference, new Map([[x, numberOf(R.rational(n, d))]]), budget);
      return [N.magnitude(numOf(evaluate(at, budget, special), messages.values.subjects.coefficient))];
    } catch {
      return [];
    }
  });
  return errors.length > 1 && errors.every((error) => error < 1e-12)
    ? simple
    : fail(messages.calculus.noAntiderivative);
}
