import type { Expression } from "../expressions/expression.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import {
  applied,
  expressionOf,
  isZero,
  type Normal,
  normalOf,
  number,
  ONE,
  power,
  product,
  sum,
  symbol,
  whole,
  ZERO,
} from "./normal-form.ts";
import { simplestOf } from "./simplify.ts";

const MINUS_HALF = number(R.rational(-1n, 2n));
const squared = (u: Normal): Normal => power(u, whole(2));
const inverse = (u: Normal): Normal => power(u, whole(-1));
const negative = (u: Normal): Normal => product([whole(-1), u]);

/** Derivatives of functions by their argument. */
const RULES: Readonly<Record<string, (u: Normal) => Normal>> = {
  sin: (u) => applied("cos", [u]),
  cos: (u) => negative(applied("sin", [u])),
  tan: (u) => power(applied("cos", [u]), whole(-2)),
  asin: (u) => power(sum([ONE, negative(squared(u))]), MINUS_HALF),
  acos: (u) => negative(power(sum([ONE, negative(squared(u))]), MINUS_HALF)),
  atan: (u) => inverse(sum([ONE, squared(u)])),
  sinh: (u) => applied("cosh", [u]),
  cosh: (u) => applied("sinh", [u]),
  tanh: (u) => power(applied("cosh", [u]), whole(-2)),
  asinh: (u) => power(sum([squared(u), ONE]), MINUS_HALF),
  acosh: (u) => power(sum([squared(u), whole(-1)]), MINUS_HALF),
  atanh: (u) => inverse(sum([ONE, negative(squared(u))])),
  ln: inverse,
  log: (u) => inverse(product([u, applied("ln", [whole(10)])])),
  log2: (u) => inverse(product([u, applied("ln", [whole(2)])])),
  abs: (u) => product([u, inverse(applied("abs", [u]))]),
  erf: (u) => product([whole(2), power(symbol("pi"), MINUS_HALF), power(symbol("e"), negative(squared(u)))]),
  cbrt: (u) => product([number(R.rational(1n, 3n)), power(applied("cbrt", [u]), whole(-2))]),
  decimal: () => ONE,
};

/** Differentiates a normal form; charges each part to the budget. @throws InputError */
function derived(part: Normal, variable: string, budget: Budget): Normal {
  budget.spend(20);
  switch (part.kind) {
    case "number":
      return ZERO;
    case "name":
      return part.name === variable ? ONE : ZERO;
    case "sum":
      return sum(part.parts.map((each) => derived(each, variable, budget)));
    case "product":
      return sum(
        part.parts.map((each, at) => {
          const slope = derived(each, variable, budget);
          if (isZero(slope)) return ZERO;
          return product([...part.parts.filter((_, place) => place !== at), slope]);
        }),
      );
    case "power":
      return derivedPower(part.base, part.exponent, variable, budget);
    case "call":
      return derivedCall(part.name, part.args, variable, budget);
  }
}

function derivedPower(base: Normal, exponent: Normal, variable: string, budget: Budget): Normal {
  const [ofBase, ofExponent] = [base, exponent].map((each) => derived(each, variable, budget));
  const fromBase =
    !ofBase || isZero(ofBase) ? ZERO : product([exponent, power(base, sum([exponent, whole(-1)])), ofBase]);
  if (!ofExponent || isZero(ofExponent)) return fromBase;
  return sum([fromBase, product([power(base, exponent), applied("ln", [base]), ofExponent])]);
}

function derivedCall(of: string, args: readonly Normal[], variable: string, budget: Budget): Normal {
  const inner = args.map((each) => derived(each, variable, budget));
  if (inner.every(isZero)) return ZERO;
  const [u] = args;
  const rule = Object.hasOwn(RULES, of) ? RULES[of] : undefined;
  if (!rule || !u || args.length > 1) return fail(messages.calculus.derivativeUnavailable(of));
  return product([rule(u), inner[0] ?? ZERO]);
}

/** Returns the nth derivative of an expression, simplified. @throws InputError if there is none. */
export function derivative(
  expression: Expression,
  variable: string,
  times: number,
  budget: Budget,
): Expression {
  let result = normalOf(expression, budget);
  for (let turn = 0; turn < times; turn += 1) result = simplestOf(derived(result, variable, budget), budget);
  return expressionOf(result);
}
