import type { Step, Warning } from "../../kit/calculator/computation.ts";
import * as R from "../../units/rational.ts";
import { expand } from "./expansion.ts";
import type { Digits, Literal } from "./literal.ts";
import { messages } from "./messages.ts";
import { lowestTerms } from "./operations.ts";
import { step } from "./step.ts";
import { forReading, mixedText, wholeShown } from "./texts.ts";

interface Forms {
  fraction: string;
  mixed?: string;
  decimal: string;
  percentage?: number;
}

export function formsOf(value: R.Rational): Forms {
  const fraction = R.ratioText(value);
  const mixed = mixedText(value);
  return {
    fraction,
    ...(mixed === fraction ? {} : { mixed }),
    decimal: expand(value).text,
    ...numberOutput("percentage", R.multiply(value, { n: 100n, d: 1n })),
  };
}

/** Returns an output as a double; none if it is out of range. */
export function numberOutput<Id extends string>(id: Id, value: R.Rational): { [K in Id]?: number } {
  const double = R.toNumber(value);
  return Number.isFinite(double) && (double !== 0 || R.isZero(value))
    ? ({ [id]: double } as { [K in Id]: number })
    : {};
}

/** Maximum number of explained readings. */
const MOST_READ = 10;

/** Explains the conversion of the entered numbers to fractions in lowest terms; skips those that are. */
export const readingSteps = (literals: readonly Literal[]): Step[] =>
  literals
    .filter((literal) => literal.text !== R.ratioText(literal.value))
    .slice(0, MOST_READ)
    .flatMap(literalSteps);

const MIXED = /^(-?)(\d+) (\d+)\/(\d+)$/;
const RATIO = /^(-?)(\d+)\/(-?)(\d+)$/;

function literalSteps({ text, value, decimal, ratio }: Literal): Step[] {
  const x = R.ratioText(value);
  const [, sign = "", w, above = "", below = ""] = MIXED.exec(text) ?? [];
  if (w !== undefined) return [step(sign ? "negativeMixed" : "mixed", { x, w, n: above, d: below })];
  if (decimal) return decimalSteps(value, decimal);
  const [, before = "", numerator, inner, denominator = ""] = RATIO.exec(text) ?? [];
  if (numerator !== undefined) {
    const n = BigInt(`${before}${numerator}`);
    const steps = lowestTerms(inner ? -n : n, BigInt(denominator));
    return steps.length > 0 ? steps : [step("quotient", { x, n: `${n}`, d: `${inner}${denominator}` })];
  }
  return ratio ? [step("quotient", { x, n: R.ratioText(ratio.above), d: R.ratioText(ratio.below) })] : [];
}

/** Converts a terminating or repeating decimal to a fraction. */
export function decimalSteps(value: R.Rational, { whole, fixed, repeating, power }: Digits): Step[] {
  const x = R.ratioText(value);
  const places = fixed.length - power;
  const negative = value.n < 0n;
  const before = BigInt(whole + fixed);
  const [shift, sign] = [10n ** BigInt(Math.max(places, 0)), negative ? -1n : 1n];
  if (repeating === "")
    return [
      step("decimal", { x, A: `${sign * before}`, a: `${places}` }),
      ...(places > 0 ? lowestTerms(sign * before, shift) : []),
    ];
  const all = BigInt(whole + fixed + repeating);
  const nines = 10n ** BigInt(repeating.length) - 1n;
  const values = { x, A: `${all}`, B: `${before}`, a: `${places}`, k: `${repeating.length}` };
  return [
    step(negative ? "negativeRepeating" : "repeating", values),
    ...(places >= 0 ? lowestTerms(sign * (all - before), shift * nines) : []),
  ];
}

/** Shows the mixed number, if any, and the decimal of the value. */
export function closingSteps(value: R.Rational, decimal: string): Step[] {
  if (value.d === 1n) return [];
  return [
    ...mixedSteps(value),
    {
      title: messages.steps.decimal.title,
      text: messages.steps.decimal.text({
        numerator: wholeShown(value.n),
        denominator: wholeShown(value.d),
      }),
      result: forReading(decimal),
    },
  ];
}

/** Splits a fraction above 1 into a whole number and a rest. */
export function mixedSteps(value: R.Rational): Step[] {
  const size = value.n < 0n ? -value.n : value.n;
  if (value.d === 1n || size <= value.d) return [];
  const [q, r] = [size / value.d, size % value.d];
  return [step("whole", { n: `${size}`, q: `${q}`, d: `${value.d}`, r: `${r}` })];
}

export const improperNotes = (literals: readonly Literal[]): Warning[] =>
  literals
    .filter((literal) => literal.improperPart)
    .map(({ text }) => {
      const { improperMixed, improperNegativeMixed } = messages.warnings;
      const reading = forReading(text.replace("-", "").replace(" ", " + "));
      const note = text.startsWith("-") ? improperNegativeMixed : improperMixed;
      return { text: note({ number: forReading(text), reading }), level: "note" };
    });
