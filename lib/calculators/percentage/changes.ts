import { roundTo } from "../../core/numeric/round.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { failure } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import * as R from "../../units/rational.ts";
import {
  answered,
  changeShown,
  displayText,
  double,
  doubles,
  fromPercent,
  percentShown,
  toPercent,
} from "./exact.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

type Direction = "increase" | "decrease";

/** More digits than any double has, to keep long chains short. */
const CHAIN_DIGITS = 60;
const FOLD_FROM = 40;

const signed = (percentage: R.Rational, direction: Direction): R.Rational =>
  direction === "increase" ? fromPercent(percentage) : R.negate(fromPercent(percentage));

/** Computes X + P% or X − P%, with the other reading of the words. */
export function adjusted({ number, percentage: p, direction }: Inputs<"adjust">): ModeResult<"adjust"> {
  const change = signed(p, direction);
  const factor = R.add(R.ONE, change);
  const result = R.multiply(number, factor);
  const plainReading = R.add(number, change);
  const values = doubles({ Y: result, X: number, p });
  const others = doubles({ Y: plainReading, X: number, p });
  return answered<"adjust">(
    "number",
    {
      result,
      amount: R.multiply(number, change),
      factor,
      undo: R.isZero(factor) ? undefined : toPercent(R.subtract(R.divide(R.ONE, factor), R.ONE)),
      plainReading,
    },
    {
      steps:
        direction === "increase"
          ? [step("increase", values), step("numberAdded", others)]
          : [step("decrease", values), step("numberSubtracted", others)],
    },
  );
}

/** Computes the value before a change of P% turned it into `after`. */
export function beforeChange({
  after,
  percentage: p,
  direction,
}: Inputs<"original">): ModeResult<"original"> {
  const change = signed(p, direction);
  const factor = R.add(R.ONE, change);
  if (R.isZero(factor)) return failure("percentage", messages.errors.nothingLeft);
  const original = R.divide(after, factor);
  const mistaken = R.multiply(after, R.subtract(R.ONE, change));
  const warnings: Warning[] =
    R.compare(original, mistaken) === 0
      ? []
      : [
          {
            text: messages.warnings.percentageOfEarlierValue({
              mistaken: displayText(mistaken),
              percentage: percentShown(p),
              value: displayText(after),
            }),
            level: "note",
          },
        ];
  const values = doubles({ X: original, Y: after, p });
  return answered<"original">(
    "after",
    { original, amount: R.subtract(after, original), factor },
    {
      steps: [direction === "increase" ? step("beforeIncrease", values) : step("beforeDecrease", values)],
      warnings,
    },
  );
}

export function chained({ start, changes: rows }: Inputs<"chain">): ModeResult<"chain"> {
  const changes = rows.map(({ change }) => change);
  let factor = R.ONE;
  const values: { change: number; value: number }[] = [];
  for (const change of changes) {
    factor = shortened(R.multiply(factor, R.add(R.ONE, fromPercent(change))));
    const value = double(R.multiply(start, factor));
    if (value === undefined) return failure("start", messages.errors.resultOutOfRange);
    values.push({ change: R.toNumber(change), value });
  }
  const result = R.multiply(start, factor);
  const totalChange = toPercent(R.subtract(factor, R.ONE));
  const sum = changes.reduce((total, change) => R.add(total, change), R.ZERO);
  const average = averageChange(factor, changes.length);
  const [X, f] = [R.toNumber(start), R.toNumber(factor)];
  return answered<"chain">(
    "start",
    { result, totalChange, factor, amount: R.subtract(result, start), averageChange: average },
    {
      rounded: ["averageChange"],
      steps: [
        step("factor", { f, p: changes.map(R.toNumber) }),
        step("chain", { Y: R.toNumber(result), X, f }),
        step("overall", { r: R.toNumber(totalChange), f }),
        ...(average === undefined ? [] : [step("average", { q: average, f, n: changes.length })]),
      ],
      warnings:
        R.compare(sum, totalChange) === 0
          ? []
          : [{ text: messages.warnings.chainNotSum(changeShown(sum)), level: "note" }],
      charts: [chainChart(X, values)],
      tables: [
        {
          id: "changes",
          title: messages.chain.table.title,
          columns: [
            { id: "step", label: messages.chain.table.step, format: { kind: "count" } },
            { id: "change", label: messages.chain.table.change, format: { kind: "percent", decimals: 6 } },
            { id: "value", label: messages.chain.table.value, format: { kind: "number", significant: 12 } },
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

/** Returns the change in percent that yields the factor in `steps` steps; none for factors of 0 or below. */
function averageChange(factor: R.Rational, steps: number): number | undefined {
  const change = double(R.subtract(factor, R.ONE));
  return change === undefined || change <= -1 ? undefined : 100 * Math.expm1(Math.log1p(change) / steps);
}

/** Names the total change; undefined if it is zero or the start is not above 0. */
function chainFinding(start: number, end: number): string | undefined {
  const percent = roundTo(100 * (end / start - 1), 6);
  if (start <= 0 || percent === 0 || !Number.isFinite(percent)) return undefined;
  const { up, down } = messages.chain.chart;
  return (percent > 0 ? up : down)(formatNumber(Math.abs(percent), { significant: 6 }));
}

const chainChart = (start: number, values: readonly { value: number }[]) => ({
  id: "chain",
  title: messages.chain.chart.title,
  ...concluded(chainFinding(start, values.at(-1)?.value ?? start)),
  summary: messages.chain.chart.summary({
    from: displayText(R.fromNumber(start)),
    to: displayText(R.fromNumber(values.at(-1)?.value ?? start)),
    changes: values.length,
  }),
  kind: "lines" as const,
  x: { label: messages.chain.chart.change, format: { kind: "count" as const } },
  y: { label: messages.chain.chart.value, format: { kind: "number" as const, significant: 6 } },
  series: [
    {
      id: "value",
      label: messages.chain.chart.value,
      points: [start, ...values.map(({ value }) => value)].map((value, index) => [index, value] as const),
    },
  ],
});
