import { evaluate, type Special } from "../evaluate.ts";
import { replaced } from "../expressions/definitions.ts";
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
import * as N from "../numbers/numbers.ts";
import { numOf } from "../numbers/value.ts";
import { derivative } from "./derivative.ts";
import { multipliedOut, simplified } from "./simplify.ts";

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

interface Reduction {
  /** Term that is integrated, for u = x. */
  result: Expression;
  /** Factor and exponent of the power that remains; no exponent if none does. */
  factor: Expression;
  power?: number;
}

/** Reduction formulas of powers by u: of positive exponents from 2, and of 1/sin² and 1/cos². */
const TRIGONOMETRIC_POWERS: Readonly<Record<string, (u: Expression, n: number) => Reduction | undefined>> = {
  sin: (u, n) =>
    n === -2
      ? { result: minus(over(call("cos", u), call("sin", u))), factor: whole(0) }
      : reduced(n, minus(times(operation("^", call("sin", u), whole(n - 1)), call("cos", u)))),
  cos: (u, n) =>
    n === -2
      ? { result: call("tan", u), factor: whole(0) }
      : reduced(n, times(operation("^", call("cos", u), whole(n - 1)), call("sin", u))),
  tan: (u, n) =>
    n < 2 || n > MAX_TRIGONOMETRIC_POWER
      ? undefined
      : {
          result: over(operation("^", call("tan", u), whole(n - 1)), whole(n - 1)),
          factor: whole(-1),
          power: n - 2,
        },
};

const MAX_TRIGONOMETRIC_POWER = 12;

const reduced = (n: number, above: Expression): Reduction | undefined =>
  n < 2 || n > MAX_TRIGONOMETRIC_POWER
    ? undefined
    : {
        result: over(above, whole(n)),
        factor: numberOf(R.rational(BigInt(n - 1), BigInt(n))),
        power: n - 2,
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
      if (!slope) return this.#ofTrigonometricPower(base, exponent);
      const isInverse = exponent.kind === "number" && exponent.value.n === -exponent.value.d;
      const next = simplified(operation("+", exponent, whole(1)), this.#budget);
      return isInverse || isMinusOne(exponent)
        ? over(call("ln", call("abs", base)), slope)
        : over(operation("^", base, next), times(next, slope));
    }
    const slope = this.#varies(base) ? undefined : this.#slopeOf(exponent);
    return slope && over(operation("^", base, exponent), times(call("ln", base), slope));
  }

  /** Integrates a power of a sine, cosine or tangent of linear u, by reduction to the power that is two lower. */
  #ofTrigonometricPower(base: Expression, exponent: Expression): Expression | undefined {
    const [u] = base.kind === "call" ? base.args : [];
    const slope = u && this.#slopeOf(u);
    if (base.kind !== "call" || !slope || !Object.hasOwn(TRIGONOMETRIC_POWERS, base.name)) return undefined;
    const n = wholeNumber(simplified(exponent, this.#budget));
    const reduction = n === undefined ? undefined : TRIGONOMETRIC_POWERS[base.name]?.(u, n);
    if (!reduction) return undefined;
    const { result, factor, power } = reduction;
    const part = over(result, slope);
    if (power === undefined) return part;
    const lower = power === 0 ? whole(1) : power === 1 ? base : operation("^", base, whole(power));
    const rest = this.of(lower);
    return rest && operation("+", part, times(factor, rest));
  }

  #ofProduct(left: Expression, right: Expression, depth: number): Expression | undefined {
    if (!this.#varies(left)) return this.#scaled(left, right, depth);
    if (!this.#varies(right)) return this.#scaled(right, left, depth);
    return (
      this.#bySubstitution(left, right) ??
      this.#bySubstitution(right, left) ??
      this.#ofDampedWave(left, right) ??
      this.#ofDampedWave(right, left) ??
      this.#byParts(left, right, depth) ??
      this.#byParts(right, left, depth)
    );
  }

  /** Integrates c · h(g) · g′: the antiderivative of h, at g. */
  #bySubstitution(f: Expression, slope: Expression): Expression | undefined {
    for (let g = f; g.kind !== "name"; ) {
      const ratio = this.#ratio(slope, derivative(g, this.#x, 1, this.#budget));
      if (ratio) {
        const u = this.#x === "u" ? "v" : "u";
        const h = simplified(withPartReplaced(f, g, name(u)), this.#budget);
        const inner = new Integrator(u, this.#budget).of(h);
        return inner && times(ratio, replaced(inner, new Map([[u, g]]), this.#budget));
      }
      const inner = this.#innerOf(g);
      if (!inner) return undefined;
      g = inner;
    }
    return undefined;
  }

  /** Returns f/g if that is a constant. */
  #ratio(f: Expression, g: Expression): Expression | undefined {
    if (g.kind === "number" && R.isZero(g.value)) return undefined;
    const ratio = simplified(over(f, g), this.#budget);
    return this.#varies(ratio) ? undefined : ratio;
  }

  /** Returns g of h(g), for a function or a power. */
  #innerOf(f: Expression): Expression | undefined {
    const [first, second] = partsOf(f);
    if (f.kind === "call") return f.args.length === 1 ? first : undefined;
    if (f.kind !== "operation" || f.operator !== "^") return undefined;
    return second && this.#varies(second) ? second : first;
  }

  /** Integrates b^(a x) · sin(c x), or with a cosine. */
  #ofDampedWave(growth: Expression, wave: Expression): Expression | undefined {
    const [u] = wave.kind === "call" && (wave.name === "sin" || wave.name === "cos") ? wave.args : [];
    const rate = this.#ratio(derivative(growth, this.#x, 1, this.#budget), growth);
    const speed = u && this.#slopeOf(u);
    if (!rate || !speed || wave.kind !== "call") return undefined;
    const slope = derivative(wave, this.#x, 1, this.#budget);
    const above = operation("-", times(rate, wave), slope);
    return over(times(growth, above), operation("+", squared(rate), squared(speed)));
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
    return this.#scaledBy(
      above,
      this.#ofPower(below, whole(-1)) ?? this.#ofInverseSquare(below) ?? this.#ofInverseProduct(below, depth),
    );
  }

  #scaledBy(factor: Expression, f: Expression | undefined): Expression | undefined {
    return f && times(factor, f);
  }

  /** Integrates c·g′/g. */
  #logarithmic(above: Expression, below: Expression): Expression | undefined {
    const ratio = this.#ratio(above, derivative(below, this.#x, 1, this.#budget));
    return ratio && times(ratio, call("ln", call("abs", below)));
  }

  #ofInverseProduct(below: Expression, depth: number): Expression | undefined {
    const [left, right] = below.kind === "operation" && below.operator === "*" ? below.args : [];
    if (!left || !right) return undefined;
    return this.#ofProduct(operation("^", left, whole(-1)), operation("^", right, whole(-1)), depth);
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

const withPartReplaced = (f: Expression, part: Expression, by: Expression): Expression =>
  f === part ? by : withParts(f, (each) => withPartReplaced(each, part, by));

function wholeNumber(exponent: Expression): number | undefined {
  if (exponent.kind === "operation" && exponent.operator === "neg" && exponent.args[0]) {
    const size = wholeNumber(exponent.args[0]);
    return size === undefined ? undefined : -size;
  }
  return exponent.kind === "number" && exponent.value.d === 1n ? Number(exponent.value.n) : undefined;
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
      const value = numOf(evaluate(at, budget, special), messages.values.subjects.coefficient);
      // The rules are those of real functions.
      return N.isComplex(value) ? [] : [N.magnitude(value)];
    } catch {
      return [];
    }
  });
  return errors.length > 1 && errors.every((error) => error < 1e-12)
    ? simple
    : fail(messages.calculus.noAntiderivative);
}
