import { failure, type Result, success, withPath } from "../../core/result/result.ts";
import { readPlainNumber } from "../../kit/fields/read-number-field.ts";
import type { FormulaStep } from "../../kit/formulas/step.ts";
import * as R from "../../units/rational.ts";
import { answered, toPercent } from "./exact.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

/** Longer fractions do not help a reader. */
const LONGEST_FRACTION = 48;

interface Notation {
  value: R.Rational;
  steps: readonly FormulaStep[];
  /** Terms of a ratio. */
  ratio?: { first: R.Rational; second: R.Rational };
}

const PARTS_OF = [
  { mark: / ?(?:%|percent|per cent)$/i, per: 100n, formula: "perHundred" },
  { mark: / ?‰$/, per: 1000n, formula: "perThousand" },
  { mark: / ?(?:bps?|basis points?)$/i, per: 10_000n, formula: "perTenThousand" },
] as const;
const RATIO = /^(.+?) ?(?::|∶|\bto\b) ?(.+)$/is;
const IN = /^(.+?) (?:in|of|out of) (.+)$/is;

/** Converts a fraction, decimal, ratio or percentage to all the other forms. */
export function converted({ notation: text }: Inputs<"convert">): ModeResult<"convert"> {
  const notation = readNotation(text.trim().replace(/\s+/g, " "));
  if (!notation.ok) return withPath("notation", notation);
  const { value, ratio, steps } = notation.value;
  const percentage = toPercent(value);
  const fraction = R.ratioText(value);
  const isShort = fraction.length <= LONGEST_FRACTION;
  const both = ratio && R.add(ratio.first, ratio.second);
  const share = ratio && both && !R.isZero(both) ? toPercent(R.divide(ratio.first, both)) : undefined;
  return answered<"convert">(
    "notation",
    {
      percentage,
      decimal: value,
      fraction: isShort ? fraction : undefined,
      ratio: isShort ? `${value.n} : ${value.d}` : undefined,
      firstOfTotal: share,
      oneIn: value.n > 0n && value.n <= value.d ? R.divide(R.ONE, value) : undefined,
    },
    {
      steps: [
        ...steps,
        step("percentage", { p: R.toNumber(percentage), x: R.toNumber(value) }),
        ...(ratio && share
          ? [
              step("firstOfBoth", {
                s: R.toNumber(share),
                a: R.toNumber(ratio.first),
                b: R.toNumber(ratio.second),
              }),
            ]
          : []),
      ],
      warnings: ratio ? [{ text: messages.warnings.ratioCompares, level: "note" }] : [],
    },
  );
}

/**
 * Reads "3/8", "0.375", "3:8", "3 to 8", "3 in 8", "37.5%", "5 ‰", "25 bp", with single blanks.
 */
function readNotation(text: string): Result<Notation> {
  for (const { mark, per, formula } of PARTS_OF) {
    if (!mark.test(text)) continue;
    const number = numberIn(text.replace(mark, ""));
    if (!number.ok) return number;
    const value = R.divide(number.value, R.rational(per));
    return success({ value, steps: [step(formula, { x: R.toNumber(value), p: R.toNumber(number.value) })] });
  }
  const ratio = RATIO.exec(text);
  const pair = ratio ?? IN.exec(text);
  if (!pair) {
    const number = numberIn(text);
    if (!number.ok) return number;
    const { value } = number;
    return success({
      value,
      steps: text.includes("/") ? [quotient(value, R.rational(value.n), R.rational(value.d))] : [],
    });
  }
  const [left, right] = [numberIn(pair[1] ?? ""), numberIn(pair[2] ?? "")];
  if (!left.ok) return left;
  if (!right.ok) return right;
  const [first, second] = [left.value, right.value];
  if (R.isZero(second)) return failure("", messages.errors.ratioToZero);
  const value = R.divide(first, second);
  return success({
    value,
    steps: [quotient(value, first, second)],
    ...(ratio && { ratio: { first, second } }),
  });
}

const quotient = (x: R.Rational, a: R.Rational, b: R.Rational): FormulaStep =>
  step("quotient", { x: R.toNumber(x), a: R.toNumber(a), b: R.toNumber(b) });

function numberIn(text: string): Result<R.Rational> {
  const reading = readPlainNumber(text);
  return reading.ok ? success(reading.exact) : reading;
}
