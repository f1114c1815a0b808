import * as R from "../../units/rational.ts";
import type { Step } from "../computation.ts";
import type { Operator } from "./parse.ts";
import { FractionProblem } from "./problem.ts";
import { digitsOf, fractionShown, gcd, lcm, operandShown, wholeShown } from "./texts.ts";

/** Numerators and denominators of results may have so many digits: the product of two numbers of 1000. */
export const MAX_RESULT_DIGITS = 2010;
/** Powers go up to this exponent, either way. */
export const MAX_EXPONENT = 1000;

export const DIVISION_BY_ZERO = "Division by zero has no result: the number after ÷ must not be 0.";

/** a operator b, in lowest terms. @throws FractionProblem where it is undefined or too long. */
export function operate(operator: Operator, a: R.Rational, b: R.Rational): R.Rational {
  if (operator === "^") return raise(a, b);
  if (operator === "÷" && R.isZero(b)) throw new FractionProblem(DIVISION_BY_ZERO);
  const sum = operator === "+" || operator === "−";
  const above = sum ? Math.max(size(a.n) + size(b.d), size(b.n) + size(a.d)) : size(a.n) + size(b.n);
  if (Math.max(above, size(a.d) + size(b.d)) > MAX_RESULT_DIGITS) throw new FractionProblem(TOO_LONG);
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

const TOO_LONG = `The exact result would have more than ${MAX_RESULT_DIGITS - 10} digits in the numerator or denominator.`;
const size = digitsOf;

function raise(base: R.Rational, exponent: R.Rational): R.Rational {
  if (!R.isInteger(exponent))
    throw new FractionProblem(
      "Exponents must be whole numbers: the root of a fraction is rarely a fraction.",
    );
  if (exponent.n > MAX_EXPONENT || exponent.n < -MAX_EXPONENT)
    throw new FractionProblem(`Exponents go from −${MAX_EXPONENT} to ${MAX_EXPONENT}.`);
  if (R.isZero(base) && exponent.n < 0n) throw new FractionProblem("0 to a negative power has no value.");
  const power = Number(exponent.n);
  if (Math.max(size(base.n), size(base.d)) * Math.abs(power) > MAX_RESULT_DIGITS)
    throw new FractionProblem(TOO_LONG);
  return R.power(base, power);
}

/** How a operator b is worked out by hand, for the two fractions of the form. */
export function operationSteps(operator: Operator, a: R.Rational, b: R.Rational): Step[] {
  if (operator === "+" || operator === "−") return sumSteps(operator, a, b);
  if (operator === "×") return productSteps(a, b);
  const reciprocal = R.divide(R.ONE, b);
  return [
    {
      title: "Multiply by the reciprocal",
      formula: "a/b ÷ c/d = a/b × d/c",
      substituted: `${fractionShown(a)} ÷ ${operandShown(b)}`,
      result: `${fractionShown(a)} × ${operandShown(reciprocal)}`,
    },
    ...productSteps(a, reciprocal),
  ];
}

function sumSteps(operator: "+" | "−", a: R.Rational, b: R.Rational): Step[] {
  const common = lcm(a.d, b.d);
  const [first, second] = [(a.n * common) / a.d, (b.n * common) / b.d];
  const total = operator === "+" ? first + second : first - second;
  const over = (n: bigint): string => `${wholeShown(n)}/${wholeShown(common)}`;
  const steps: Step[] = [];
  if (common !== 1n) {
    steps.push({
      title: "Common denominator",
      formula: "m = lcm(b, d)",
      substituted: `lcm(${wholeShown(a.d)}, ${wholeShown(b.d)})`,
      result: wholeShown(common),
    });
    if (a.d !== b.d)
      steps.push({
        title: "Both over the common denominator",
        formula: "a/b = (a · m/b)/m",
        substituted: `${fractionShown(a)} = ${over(first)}, ${fractionShown(b)} = ${over(second)}`,
        result: `${over(first)} ${operator} ${inBrackets(over(second))}`,
      });
  }
  steps.push({
    title: operator === "+" ? "Add the numerators" : "Subtract the numerators",
    formula: `a/m ${operator} c/m = (a ${operator} c)/m`,
    substituted: `(${wholeShown(first)} ${operator} ${inBrackets(wholeShown(second))})/${wholeShown(common)}`,
    result: common === 1n ? wholeShown(total) : over(total),
  });
  return [...steps, ...lowestTerms(total, common)];
}

function productSteps(a: R.Rational, b: R.Rational): Step[] {
  // What is canceled crosswise before multiplying keeps the numbers small; the product is then in lowest terms.
  const [left, right] = [gcd(a.n, b.d), gcd(b.n, a.d)];
  const steps: Step[] = [];
  const product = R.multiply(a, b);
  const cancels = a.n !== 0n && b.n !== 0n && (left > 1n || right > 1n);
  const [an, ad, bn, bd] = cancels
    ? [a.n / left, a.d / right, b.n / right, b.d / left]
    : [a.n, a.d, b.n, b.d];
  const pair = `${wholeShown(an)}/${wholeShown(ad)} × ${inBrackets(`${wholeShown(bn)}/${wholeShown(bd)}`)}`;
  if (cancels)
    steps.push({
      title: "Cross-cancel",
      formula: "divide a and d by gcd(a, d), c and b by gcd(c, b)",
      substituted: `gcd(${wholeShown(a.n)}, ${wholeShown(b.d)}) = ${wholeShown(left)}, gcd(${wholeShown(b.n)}, ${wholeShown(a.d)}) = ${wholeShown(right)}`,
      result: pair,
    });
  steps.push({
    title: "Multiply numerators and denominators",
    formula: "a/b × c/d = (a · c)/(b · d)",
    substituted: `(${wholeShown(an)} · ${inBrackets(wholeShown(bn))})/(${wholeShown(ad)} · ${wholeShown(bd)})`,
    result: fractionShown(product),
  });
  return steps;
}

const inBrackets = (text: string): string => (text.startsWith("−") ? `(${text})` : text);

/** The step from n/d to lowest terms; none where nothing cancels. `d` above 0. */
export function lowestTerms(n: bigint, d: bigint): Step[] {
  const divisor = gcd(n, d);
  if (divisor === 1n || d === 1n) return [];
  return [
    {
      title: "Lowest terms",
      formula: "divide both by g = gcd(n, d)",
      substituted: `g = gcd(${wholeShown(n)}, ${wholeShown(d)}) = ${wholeShown(divisor)}`,
      result: fractionShown(R.rational(n, d)),
    },
  ];
}
