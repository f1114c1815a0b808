import * as R from "../../units/rational.ts";
import type { OutputValue, Step, Warning } from "../computation.ts";
import { expand } from "./expansion.ts";
import type { Literal } from "./literal.ts";
import { forReading, mixedText, wholeShown } from "./texts.ts";

/** A value as a fraction, a mixed number, a decimal and, where doubles reach, a percentage. */
export function formsOf(value: R.Rational): Record<string, OutputValue> & { decimal: string } {
  const fraction = R.ratioText(value);
  const mixed = mixedText(value);
  return {
    fraction,
    ...(mixed === fraction ? {} : { mixed }),
    decimal: expand(value).text,
    ...numberOutput("percentage", R.multiply(value, { n: 100n, d: 1n })),
  };
}

/** An output as a double; none where it is too large or too small for one. */
export function numberOutput(id: string, value: R.Rational): Record<string, number> {
  const double = R.toNumber(value);
  return Number.isFinite(double) && (double !== 0 || R.isZero(value)) ? { [id]: double } : {};
}

const MIXED = /^(-?)(\d+) (\d+)\/(\d+)$/;

/** How the typed numbers become fractions; none where they are that already. */
export function readingSteps(literals: readonly Literal[]): Step[] {
  const changed = literals.filter((literal) => literal.text !== R.ratioText(literal.value));
  if (changed.length === 0) return [];
  return [
    {
      title: "Write as fractions in lowest terms",
      formula: "w n/d = (w · d + n)/d; a decimal over a power of ten",
      substituted: changed.map((literal) => forReading(asTyped(literal))).join(", "),
      result: changed.map((literal) => forReading(R.ratioText(literal.value))).join(", "),
    },
  ];
}

function asTyped({ text, value }: Literal): string {
  const [, sign = "", whole, above, below] = MIXED.exec(text) ?? [];
  if (whole === undefined) return `${text} = ${R.ratioText(value)}`;
  const sum = `(${whole} · ${below} + ${above})/${below}`;
  return `${text} = ${sign}${sum}`;
}

/** The mixed number, where there is one, and the decimal that the value has. */
export function closingSteps(value: R.Rational, decimal: string): Step[] {
  const steps: Step[] = [];
  const size = value.n < 0n ? -value.n : value.n;
  const sign = value.n < 0n ? "−" : "";
  if (value.d === 1n) return steps;
  if (size > value.d)
    steps.push({
      title: "Mixed number",
      formula: "n/d = q r/d with n = q · d + r",
      substituted: `${wholeShown(size)} = ${wholeShown(size / value.d)} · ${wholeShown(value.d)} + ${wholeShown(size % value.d)}`,
      result: forReading(mixedText(value)),
    });
  steps.push({
    title: "Decimal",
    formula: "n ÷ d by long division",
    substituted: `${sign}${wholeShown(size)} ÷ ${wholeShown(value.d)}`,
    result: forReading(decimal),
  });
  return steps;
}

/** Notes on how numbers were understood that may not have been meant so. */
export const improperNotes = (literals: readonly Literal[]): Warning[] =>
  literals
    .filter((literal) => literal.improperPart)
    .map(({ text }) => ({
      text: `The fraction of ${forReading(text)} is 1 or more; it was read as ${forReading(text.replace("-", "").replace(" ", " + "))}${text.startsWith("-") ? " with the sign in front" : ""}.`,
      level: "note",
    }));
