import { counted } from "../../civil/day-names.ts";
import { groupedDigits, superscript } from "../../units/figures.ts";
import { formatAmount } from "../../units/format.ts";
import * as R from "../../units/rational.ts";
import { type Computation, refuse, type Step, type Table, type Warning } from "../computation.ts";
import { bestFractions } from "./approximate.ts";
import { type Expansion, expand, withoutTwosAndFives } from "./expansion.ts";
import type { Literal } from "./literal.ts";
import { lowestTerms } from "./operations.ts";
import { forReading, fractionShown, mixedText, wholeShown } from "./texts.ts";
import { formsOf, improperNotes, numberOutput, readingSteps } from "./values.ts";

/** A number as a terminating or repeating decimal. */
export function toDecimal(literal: Literal): Computation {
  const { value } = literal;
  const expansion = expand(value);
  const { text, overlined, fixedDigits, periodDigits } = expansion;
  const mixed = mixedText(value);
  return {
    ok: true,
    answer: {
      outputs: {
        decimal: text,
        ...(overlined === text ? {} : { overlined }),
        lowestTerms: R.ratioText(value),
        ...(mixed === R.ratioText(value) ? {} : { mixed }),
        ...numberOutput("percentage", R.multiply(value, { n: 100n, d: 1n })),
        fixedDigits,
        ...(periodDigits === undefined ? {} : { periodDigits }),
      },
      steps: [...readingSteps([literal]), ...expansionSteps(value, expansion)],
      warnings: [...improperNotes([literal]), ...lengthNotes(expansion)],
    },
  };
}

function expansionSteps(value: R.Rational, { text, fixedDigits, periodDigits }: Expansion): Step[] {
  const { rest, twos, fives } = withoutTwosAndFives(value.d);
  const lengths =
    rest === 1n
      ? `r = 1: the decimal ends after ${counted(fixedDigits, "digit")}`
      : `${counted(fixedDigits, "digit")} before the repeating part, ${periodDigits === undefined ? "more than 2,000" : periodDigits} in it`;
  return [
    {
      title: "Length",
      formula: "d = 2ᵃ · 5ᵇ · r; max(a, b) digits, then the order of 10 modulo r repeating",
      substituted: `${wholeShown(value.d)} = 2${superscript(twos)} · 5${superscript(fives)} · ${wholeShown(rest)}`,
      result: lengths,
    },
    {
      title: "Long division",
      formula: "n ÷ d",
      substituted: fractionShown(value).replace("/", " ÷ "),
      result: forReading(text),
    },
  ];
}

function lengthNotes({ text, fixedDigits, periodDigits }: Expansion): Warning[] {
  if (!text.includes("…")) return [];
  const length =
    periodDigits === undefined
      ? "The repeating part has more than 2,000 digits; its exact length was not determined"
      : periodDigits > 0
        ? `The repeating part has ${groupedDigits(String(periodDigits))} digits`
        : `The decimal has ${groupedDigits(String(fixedDigits))} digits`;
  return [{ text: `${length}. Only the first ones are written out.`, level: "note" }];
}

/** A decimal as an exact fraction, and the nearest simple one with a denominator of at most `limit`. */
export function fromDecimal(literal: Literal, limit: bigint): Computation {
  if (limit < 1n) return refuse("limit", "Must be at least 1.");
  const { value } = literal;
  const best = bestFractions(value, limit);
  const nearest = best.at(-1) ?? value;
  const isExact = R.compare(nearest, value) === 0;
  return {
    ok: true,
    answer: {
      outputs: {
        ...formsOf(value),
        ...(isExact
          ? {}
          : { nearest: R.ratioText(nearest), ...numberOutput("nearestError", R.subtract(nearest, value)) }),
      },
      steps: [...decimalSteps(literal), ...(isExact ? [] : [nearestStep(value, nearest, limit)])],
      warnings: improperNotes([literal]),
      ...(best.length > 1 ? { tables: [approximations(value, best)] } : {}),
    },
  };
}

function decimalSteps(literal: Literal): Step[] {
  const { decimal, value, text } = literal;
  if (!decimal || /e/i.test(text)) {
    const steps = readingSteps([literal]);
    return steps.length > 0
      ? steps
      : [{ title: "Fraction", formula: "already a fraction in lowest terms", result: fractionShown(value) }];
  }
  const { whole, fixed, repeating } = decimal;
  const sign = value.n < 0n ? -1n : 1n;
  const before = BigInt(whole + fixed);
  const shift = 10n ** BigInt(fixed.length);
  const shown = forReading(text);
  if (repeating === "") {
    const n = sign * before;
    return [
      {
        title: "Over a power of ten",
        formula: "x = digits/10ᵃ, with a digits after the point",
        substituted: `${shown} = ${wholeShown(n)}/10${superscript(fixed.length)}`,
        result: `${wholeShown(n)}/${wholeShown(shift)}`,
      },
      ...lowestTerms(n, shift),
    ];
  }
  const all = BigInt(whole + fixed + repeating);
  const below = shift * (10n ** BigInt(repeating.length) - 1n);
  const n = sign * (all - before);
  return [
    {
      title: "Remove the repeating part",
      formula: "x = (all digits − digits before the repeating part)/(10ᵃ · (10ᵏ − 1))",
      substituted: `${shown} = ${sign < 0n ? "−" : ""}(${wholeShown(all)} − ${wholeShown(before)})/(10${superscript(fixed.length)} · (10${superscript(repeating.length)} − 1))`,
      result: `${wholeShown(n)}/${wholeShown(below)}`,
    },
    ...lowestTerms(n, below),
  ];
}

const rounded = (value: R.Rational): string => formatAmount(value, { significant: 12 }).display;

const nearestStep = (value: R.Rational, nearest: R.Rational, limit: bigint): Step => ({
  title: "Nearest simple fraction",
  formula: `continued fraction, denominator up to ${groupedDigits(String(limit))}`,
  substituted: `${fractionShown(value)} ≈ ${fractionShown(nearest)}`,
  result: rounded(nearest),
});

const approximations = (value: R.Rational, best: readonly R.Rational[]): Table => ({
  id: "approximations",
  title: "Simple fractions along the way",
  columns: [
    { id: "fraction", label: "Fraction", format: { kind: "text" } },
    { id: "decimal", label: "Decimal", format: { kind: "text" } },
    { id: "error", label: "Error", format: { kind: "number", significant: 4 } },
  ],
  rows: best.map((fraction) => [fractionShown(fraction), rounded(fraction), errorOf(fraction, value)]),
});

/** The error as a double; null where it is too small for one. */
function errorOf(fraction: R.Rational, value: R.Rational): number | null {
  const error = R.subtract(fraction, value);
  return numberOutput("error", error).error ?? null;
}
