import { failure } from "../../core/result/result.ts";
import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { groupedDigits } from "../../units/figures.ts";
import { formatAmount } from "../../units/format.ts";
import * as R from "../../units/rational.ts";
import { bestFractions } from "./approximate.ts";
import { type Expansion, expand, withoutTwosAndFives } from "./expansion.ts";
import type { Literal } from "./literal.ts";
import { messages } from "./messages.ts";
import type { ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { forReading, fractionShown, mixedText, wholeShown } from "./texts.ts";
import { decimalSteps, formsOf, improperNotes, numberOutput, readingSteps } from "./values.ts";

export function toDecimal(literal: Literal): ModeResult<"toDecimal"> {
  const { value } = literal;
  const expansion = expand(value);
  const { text, overlined, fixedDigits, periodDigits } = expansion;
  const mixed = mixedText(value);
  return {
    ok: true,
    value: {
      outputs: {
        decimal: text,
        ...(overlined === text ? {} : { overlined }),
        lowestTerms: R.ratioText(value),
        ...(mixed === R.ratioText(value) ? {} : { mixed }),
        ...numberOutput("percentage", R.multiply(value, { n: 100n, d: 1n })),
        fixedDigits,
        ...(periodDigits === undefined ? {} : { periodDigits }),
      },
      rounded: text.includes("…") ? ["decimal", "overlined"] : [],
      steps: [...readingSteps([literal]), ...expansionSteps(value, expansion)],
      warnings: [...improperNotes([literal]), ...lengthNotes(expansion)],
    },
  };
}

function expansionSteps(value: R.Rational, { text, fixedDigits, periodDigits }: Expansion): Step[] {
  const { rest, twos, fives } = withoutTwosAndFives(value.d);
  const [r, u, v] = [`${rest}`, `${twos}`, `${fives}`];
  return [
    step("factors", { d: `${value.d}`, u, v, r }),
    step("fixed", { a: `${fixedDigits}`, u, v }),
    ...(periodDigits ? [step("period", { k: `${periodDigits}`, r })] : []),
    {
      title: messages.steps.longDivision.title,
      text: messages.steps.longDivision.text({
        numerator: wholeShown(value.n),
        denominator: wholeShown(value.d),
      }),
      result: forReading(text),
    },
  ];
}

function lengthNotes({ text, fixedDigits, periodDigits }: Expansion): Warning[] {
  if (!text.includes("…")) return [];
  const { longDecimal, longRepeat, veryLongRepeat } = messages.warnings;
  const note =
    periodDigits === undefined
      ? veryLongRepeat
      : periodDigits > 0
        ? longRepeat(groupedDigits(String(periodDigits)))
        : longDecimal(groupedDigits(String(fixedDigits)));
  return [{ text: note, level: "note" }];
}

/** Converts a decimal to an exact fraction, and to the nearest one with a denominator of at most `limit`. */
export function fromDecimal(literal: Literal, limit: bigint): ModeResult<"fromDecimal"> {
  if (limit < 1n) return failure("limit", messages.errors.denominatorLimitTooSmall);
  const { value } = literal;
  const best = bestFractions(value, limit);
  const nearest = best.at(-1) ?? value;
  const isExact = R.compare(nearest, value) === 0;
  return {
    ok: true,
    value: {
      outputs: {
        ...formsOf(value),
        ...(isExact
          ? {}
          : { nearest: R.ratioText(nearest), ...numberOutput("nearestError", R.subtract(nearest, value)) }),
      },
      steps: [...exactSteps(literal), ...(isExact ? [] : nearestSteps(value, nearest, limit))],
      warnings: improperNotes([literal]),
      ...(best.length > 1 ? { tables: [approximations(value, best)] } : {}),
    },
  };
}

function exactSteps(literal: Literal): Step[] {
  const { decimal, value } = literal;
  if (decimal) return decimalSteps(value, decimal);
  const steps = readingSteps([literal]);
  return steps.length > 0 ? steps : [{ ...messages.steps.lowestTerms, result: fractionShown(value) }];
}

const rounded = (value: R.Rational): string => formatAmount(value, { significant: 12 }).display;

function nearestSteps(value: R.Rational, nearest: R.Rational, limit: bigint): Step[] {
  const approximation: Step = {
    title: messages.steps.nearest.title,
    text: messages.steps.nearest.text(groupedDigits(String(limit))),
    result: fractionShown(nearest),
  };
  const { E } = numberOutput("E", R.subtract(nearest, value));
  return E === undefined
    ? [approximation]
    : [approximation, step("error", { E, y: R.ratioText(nearest), x: R.ratioText(value) })];
}

const approximations = (value: R.Rational, best: readonly R.Rational[]): Table => ({
  id: "approximations",
  title: messages.tables.approximations.title,
  columns: [
    { id: "fraction", label: messages.tables.approximations.fraction, format: { kind: "text" } },
    { id: "decimal", label: messages.tables.approximations.decimal, format: { kind: "text" } },
    { id: "error", label: messages.tables.approximations.error, format: { kind: "number", significant: 4 } },
  ],
  rows: best.map((fraction) => [fractionShown(fraction), rounded(fraction), errorOf(fraction, value)]),
});

/** Returns the error as a double; null if it is too small for one. */
function errorOf(fraction: R.Rational, value: R.Rational): number | null {
  const error = R.subtract(fraction, value);
  return numberOutput("error", error).error ?? null;
}
