/** Values of expressions in up to 10,000 digits, each of them proven. */
import { type Digits, provenDigits } from "../../../core/reals/digits.ts";
import { rationalOf, Work } from "../../../core/reals/real.ts";
import { type Failure, failure } from "../../../core/result/result.ts";
import { abs } from "../../../units/gcd.ts";
import { messages } from "../messages.ts";
import { measuredIn, type Question } from "./evaluate.ts";
import { parse } from "./parser.ts";
import { evaluateReal, sentenceOf } from "./real-evaluator.ts";

/** Numbers of digits that the calculator offers. */
export const DIGIT_COUNTS = [50, 100, 1000] as const;
/** Most digits of a whole number that is written out. */
export const MAX_WHOLE_DIGITS = 10_000;

export interface LongNumber {
  ok: true;
  /** "-1234.5678" or "1.5e-9": the digits requested, or fewer if no more are proven. */
  plain: string;
  /** Number of significant digits in it. */
  count: number;
  /** True if no digit was dropped. */
  isExact: boolean;
  /** Digits of the measured constant that limits the number. */
  measured?: number;
  /** Digits of a whole number. */
  wholeDigits?: number;
}

/** Powers of ten of the first digit from which small numbers have no power of ten. */
const PLAIN_FROM = -7;

/**
 * Computes the value of an expression to significant digits, or to fewer if the limit of work does not prove as many.
 * @param count digits requested, at most MAX_WHOLE_DIGITS
 * @param workLimit limit of work in microseconds
 */
export function longNumber(question: Question, count: number, workLimit: number): LongNumber | Failure {
  const first = numberWithin(question, count, workLimit);
  if (first.ok && (first.count >= count || first.isExact || first.measured)) return first;
  // An attempt that has spent its limit leaves few digits.
  for (const fewer of DIGIT_COUNTS.toReversed()) {
    if (fewer >= count) continue;
    const next = numberWithin(question, fewer, workLimit / 4);
    if (next.ok && next.count === fewer) return next;
  }
  return first;
}

function numberWithin(
  { text, environment }: Question,
  count: number,
  workLimit: number,
): LongNumber | Failure {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { node } = parsed.value;
  const measured = measuredIn(node, environment);
  const result = evaluateReal(node, environment, new Work(workLimit));
  if (!result.ok) return result;
  try {
    const digits = provenDigits(result.value, Math.min(count, measured ?? count));
    if (!digits) return failure("", messages.noValue.noDigits, 1);
    const value = rationalOf(result.value);
    const isExact = digits.isExact && measured === undefined;
    // Zeros at the end of rounded digits are digits, too.
    const significant = isExact ? withoutFinalZeros(digits.digits) : digits.digits;
    return {
      ok: true,
      plain: plainText(significant, digits),
      count: significant.length,
      isExact,
      ...(measured !== undefined && { measured }),
      ...(value?.d === 1n && { wholeDigits: abs(value.n).toString().length }),
    };
  } catch (error) {
    return failure("", sentenceOf(error), 1);
  }
}

/** Formats digits as "123.45", or "1.2345e-8" if they begin far from the point. */
function plainText(significant: string, { isNegative, digits, exponent }: Digits): string {
  const sign = isNegative ? "-" : "";
  if (exponent < PLAIN_FROM || exponent >= digits.length)
    return `${sign}${withPoint(significant, 1)}e${exponent}`;
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${significant}`;
  return `${sign}${withPoint(significant.padEnd(exponent + 1, "0"), exponent + 1)}`;
}

const withPoint = (digits: string, at: number): string =>
  digits.length > at ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits;

function withoutFinalZeros(digits: string): string {
  let end = digits.length;
  while (end > 1 && digits[end - 1] === "0") end--;
  return digits.slice(0, end);
}
