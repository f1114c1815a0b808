import * as R from "../../units/rational.ts";
import { type Computation, refuse, type Warning } from "../computation.ts";
import {
  answered,
  changeShown,
  double,
  fromPercent,
  OUT_OF_REACH,
  operand,
  percentShown,
  shown,
  toPercent,
} from "./exact.ts";

type Direction = "increase" | "decrease";

/** More digits than any double has, to keep long chains short. */
const CHAIN_DIGITS = 60;
const FOLD_FROM = 40;

const signed = (percentage: number, direction: Direction): R.Rational =>
  direction === "increase" ? fromPercent(percentage) : R.negate(fromPercent(percentage));

/** 1 + p/100 as it is written with the visitor's numbers: "1 + 15/100". */
const factorText = (percentage: number, direction: Direction): string =>
  `1 ${direction === "increase" ? "+" : "−"} ${operand(R.fromNumber(percentage))}/100`;

/** X + P% or X − P%, with the other reading of the words. */
export function adjusted(number: number, percentage: number, direction: Direction): Computation {
  const x = R.fromNumber(number);
  const p = signed(percentage, direction);
  const factor = R.add(R.ONE, p);
  const result = R.multiply(x, factor);
  const sign = direction === "increase" ? "+" : "−";
  const plainReading = R.add(x, p);
  return answered(
    "number",
    {
      result,
      amount: R.multiply(x, p),
      factor,
      ...(R.isZero(factor) ? {} : { undo: toPercent(R.subtract(R.divide(R.ONE, factor), R.ONE)) }),
      plainReading,
    },
    {
      steps: [
        {
          title: "Result",
          formula: `X · (1 ${sign} P/100)`,
          substituted: `${shown(x)} · (${factorText(percentage, direction)})`,
          result: shown(result),
        },
        {
          title: "The other reading: the percentage as a number",
          formula: `X ${sign} P/100`,
          substituted: `${shown(x)} ${sign} ${operand(R.fromNumber(percentage))}/100`,
          result: shown(plainReading),
        },
      ],
    },
  );
}

/** The value that a change of P% has turned into `after`. */
export function beforeChange(after: number, percentage: number, direction: Direction): Computation {
  const p = signed(percentage, direction);
  const factor = R.add(R.ONE, p);
  if (R.isZero(factor))
    return refuse(
      "percentage",
      "After a decrease of 100% nothing is left, so the earlier value cannot be found.",
    );
  const value = R.fromNumber(after);
  const original = R.divide(value, factor);
  const mistaken = R.multiply(value, R.subtract(R.ONE, p));
  const sign = direction === "increase" ? "+" : "−";
  const warnings: Warning[] =
    R.compare(original, mistaken) === 0
      ? []
      : [
          {
            text: `Not ${shown(mistaken)}: the ${percentShown(R.fromNumber(percentage))} was of the value before the change, not of ${shown(value)}.`,
            level: "note",
          },
        ];
  return answered(
    "after",
    { original, amount: R.subtract(value, original), factor },
    {
      steps: [
        {
          title: "Value before the change",
          formula: `Y/(1 ${sign} P/100)`,
          substituted: `${shown(value)}/(${factorText(percentage, direction)})`,
          result: shown(original),
        },
      ],
      warnings,
    },
  );
}

/** Percentage changes one after the other. */
export function chained(start: number, changes: readonly number[]): Computation {
  const first = R.fromNumber(start);
  let factor = R.ONE;
  const values: { change: number; value: number }[] = [];
  for (const change of changes) {
    factor = shortened(R.multiply(factor, R.add(R.ONE, fromPercent(change))));
    const value = double(R.multiply(first, factor));
    if (value === undefined) return refuse("start", OUT_OF_REACH);
    values.push({ change, value });
  }
  const result = R.multiply(first, factor);
  const totalChange = toPercent(R.subtract(factor, R.ONE));
  const sum = changes.reduce((total, change) => R.add(total, R.fromNumber(change)), R.ZERO);
  const average = averageChange(factor, changes.length);
  return answered(
    "start",
    {
      result,
      totalChange,
      factor,
      amount: R.subtract(result, first),
      ...(average === undefined ? {} : { averageChange: average }),
    },
    {
      steps: [
        {
          title: "Overall factor",
          formula: "(1 + p₁/100) · (1 + p₂/100) · …",
          substituted: factorsText(changes),
          result: shown(factor),
        },
        {
          title: "Result",
          formula: "starting value · factor",
          substituted: `${shown(first)} · ${operand(factor)}`,
          result: shown(result),
        },
        {
          title: "Overall change",
          formula: "100 · (factor − 1)",
          substituted: `100 · (${shown(factor)} − 1)`,
          result: changeShown(totalChange),
        },
      ],
      warnings:
        R.compare(sum, totalChange) === 0
          ? []
          : [
              {
                text: `Adding the percentages would give ${changeShown(sum)}, but each change applies to the value left by the one before.`,
                level: "note",
              },
            ],
      charts: [chainChart(start, values)],
      tables: [
        {
          id: "changes",
          title: "Step by step",
          columns: [
            { id: "step", label: "Step", format: { kind: "count" } },
            { id: "change", label: "Change", format: { kind: "percent", decimals: 6 } },
            { id: "value", label: "Value after the change", format: { kind: "number", significant: 12 } },
          ],
          rows: values.map(({ change, value }, index) => [index + 1, change, value]),
          ...(values.length > FOLD_FROM ? { folded: true as const } : {}),
        },
      ],
    },
  );
}

const shortened = (value: R.Rational): R.Rational =>
  R.parseDecimal(R.decimalText(value, CHAIN_DIGITS)) ?? value;

/** The factors of the first changes, at most six. */
function factorsText(changes: readonly number[]): string {
  const factors = changes.slice(0, 6).map((change) => operand(R.add(R.ONE, fromPercent(change))));
  return factors.join(" · ") + (changes.length > factors.length ? " · …" : "");
}

/** The change in percent that, made `steps` times, gives the factor; none for factors of 0 or below. */
function averageChange(factor: R.Rational, steps: number): number | undefined {
  const change = double(R.subtract(factor, R.ONE));
  return change === undefined || change <= -1 ? undefined : 100 * Math.expm1(Math.log1p(change) / steps);
}

const chainChart = (start: number, values: readonly { value: number }[]) => ({
  id: "chain",
  title: "Value after each change",
  summary: `From ${shown(R.fromNumber(start))} to ${shown(R.fromNumber(values.at(-1)?.value ?? start))} in ${values.length} ${values.length === 1 ? "change" : "changes"}.`,
  kind: "lines" as const,
  x: { label: "Change", format: { kind: "count" as const } },
  y: { label: "Value", format: { kind: "number" as const, significant: 6 } },
  series: [
    {
      id: "value",
      label: "Value",
      points: [start, ...values.map(({ value }) => value)].map((value, index) => [index, value] as const),
    },
  ],
});
