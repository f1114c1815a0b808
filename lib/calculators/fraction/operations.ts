import { formatInteger } from "../../core/locale/locale.ts";
import { InputError } from "../../core/result/input-error.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { gcd } from "../../units/gcd.ts";
import * as R from "../../units/rational.ts";
import { messages } from "./messages.ts";
import type { Operator } from "./parse.ts";
import { step } from "./step.ts";
import { digitsOf, lcm } from "./texts.ts";

/** Maximum digits of numerators and denominators of results: the product of two numbers of 1000. */
const MAX_RESULT_DIGITS = 2010;
/** Largest exponent, positive or negative. */
const MAX_EXPONENT = 1000;

const { errors } = messages;

/** Computes "a operator b" in lowest terms. @throws InputError if it is undefined or too long. */
export function operate(operator: Operator, a: R.Rational, b: R.Rational): R.Rational {
  if (operator === "^") return raise(a, b);
  if (operator === "÷" && R.isZero(b)) throw new InputError(errors.divisionByZero);
  const sum = operator === "+" || operator === "−";
  const above = sum ? Math.max(size(a.n) + size(b.d), size(b.n) + size(a.d)) : size(a.n) + size(b.n);
  if (Math.max(above, size(a.d) + size(b.d)) > MAX_RESULT_DIGITS) throw new InputError(TOO_LONG);
  switch (operator) {
    case "+":
      return R.add(a, b);
    case "−":
      return R.subtract(a, b);
    case "×":
      return R.multiply(a, b);
    case "÷":
      return R.divide(a, b);
  }
}

const TOO_LONG = errors.resultTooLong(formatInteger(MAX_RESULT_DIGITS - 10));
const size = digitsOf;

function raise(base: R.Rational, exponent: R.Rational): R.Rational {
  if (!R.isInteger(exponent)) throw new InputError(errors.exponentNotWhole);
  if (exponent.n > MAX_EXPONENT || exponent.n < -MAX_EXPONENT)
    throw new InputError(errors.exponentOutOfRange);
  if (R.isZero(base) && exponent.n < 0n) throw new InputError(errors.zeroToNegativePower);
  const power = Number(exponent.n);
  if (Math.max(size(base.n), size(base.d)) * Math.abs(power) > MAX_RESULT_DIGITS)
    throw new InputError(TOO_LONG);
  return R.power(base, power);
}

export function operationSteps(operator: Operator, a: R.Rational, b: R.Rational): Step[] {
  if (operator === "+" || operator === "−") return sumSteps(operator, a, b);
  if (operator === "×") return productSteps(a, b);
  const reciprocal = R.divide(R.ONE, b);
  return [
    step("reciprocal", { r: R.ratioText(reciprocal), y: R.ratioText(b) }),
    ...productSteps(a, reciprocal),
  ];
}

const partsOf = (first: R.Rational, second: R.Rational) => ({
  a: `${first.n}`,
  b: `${first.d}`,
  c: `${second.n}`,
  d: `${second.d}`,
});

function sumSteps(operator: "+" | "−", first: R.Rational, second: R.Rational): Step[] {
  const adds = operator === "+";
  const result = adds ? R.add(first, second) : R.subtract(first, second);
  if (R.isInteger(first) && R.isInteger(second)) {
    const values = { s: R.ratioText(result), x: R.ratioText(first), y: R.ratioText(second) };
    return [step(adds ? "sum" : "difference", values)];
  }
  const common = lcm(first.d, second.d);
  const [left, right] = [(first.n * common) / first.d, (second.n * common) / second.d];
  const total = adds ? left + right : left - right;
  const { a, b, c, d } = partsOf(first, second);
  const [sum, m] = [R.ratioText(result), `${common}`];
  return [
    ...(b === d
      ? [step(adds ? "addedSame" : "subtractedSame", { s: sum, a, c, m })]
      : [step("common", { m, b, d }), step(adds ? "added" : "subtracted", { s: sum, a, b, c, d, m })]),
    ...lowestTerms(total, common),
  ];
}

function productSteps(first: R.Rational, second: R.Rational): Step[] {
  const product = R.ratioText(R.multiply(first, second));
  if (R.isInteger(first) && R.isInteger(second))
    return [step("product", { p: product, x: R.ratioText(first), y: R.ratioText(second) })];
  // Canceling crosswise before multiplying yields smaller numbers and a product in lowest terms.
  const [left, right] = [gcd(first.n, second.d), gcd(second.n, first.d)];
  const parts = partsOf(first, second);
  if (R.isZero(first) || R.isZero(second) || (left === 1n && right === 1n))
    return [step("multiplied", { p: product, ...parts })];
  const [g, h] = [`${left}`, `${right}`];
  return [
    step("crossFirst", { g, a: parts.a, d: parts.d }),
    step("crossSecond", { h, c: parts.c, b: parts.b }),
    step("multipliedCanceled", { p: product, ...parts, g, h }),
  ];
}

/** Derives lowest terms from n/d; empty if nothing cancels. `d` must be above 0. */
export function lowestTerms(n: bigint, d: bigint): Step[] {
  const divisor = gcd(n, d);
  if (divisor === 1n || d === 1n) return [];
  const values = { n: `${n}`, d: `${d}`, g: `${divisor}` };
  return [step("divisor", values), step("lowest", { x: R.ratioText(R.rational(n, d)), ...values })];
}
