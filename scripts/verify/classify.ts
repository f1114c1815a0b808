import * as R from "../../lib/units/rational.ts";
import type { Grade } from "../../lib/verification/library-figures.ts";
import { countDigits } from "../../lib/verification/verified-case.ts";

/** Answer of a library: a number as it prints it; refused if it throws or has no number; unsupported if it lacks a unit or function. */
export type LibraryAnswer = { text: string } | "refused" | "unsupported";

/** Digits that every library has at least: those of a double. */
const MIN_DIGITS = 15;
const FEWER_DIGITS = 10;

/**
 * Grades an answer. All digits: the answer is the expected value, rounded to the digits that are printed (at least 15), or to
 * those that the source has. Ten digits: its error is at most half a unit of the tenth digit.
 */
export function gradeAnswer(answer: LibraryAnswer, expected: R.Rational, reliable: number): Grade {
  if (typeof answer === "string") return answer;
  const value = R.parseDecimal(answer.text.replace("e+", "e"));
  if (!value) return "refused";
  const printed = Math.max(MIN_DIGITS, countDigits(answer.text));
  if (isWithinHalf(value, expected, Math.min(printed, reliable))) return "allDigits";
  return isWithinHalf(value, expected, Math.min(FEWER_DIGITS, reliable)) ? "tenDigits" : "wrong";
}

/** Returns true if the error is at most half a unit of a significant digit of the expected value. */
function isWithinHalf(value: R.Rational, expected: R.Rational, digit: number): boolean {
  if (R.isZero(expected)) return R.isZero(value);
  const { exponent } = R.significantDigits(expected, digit);
  const error = R.subtract(value, expected);
  const half = R.multiply(R.power(R.rational(10n), exponent - digit + 1), R.rational(1n, 2n));
  return R.compare(R.rational(error.n < 0n ? -error.n : error.n, error.d), half) <= 0;
}
