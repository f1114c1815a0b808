import { formatFixed } from "../../core/numeric/text.ts";
import type { Chart, Table } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import { roundedBmi, weightAt } from "../../science/health/bmi.ts";
import { type ChildBmi, type LmsTable, lmsAt, lmsBmi } from "../../science/health/cdc-bmi.ts";
import type { Sex } from "../../science/health/waist.ts";
import { messages } from "./messages.ts";
import { weight } from "./quantities.ts";

const weightFormat = formatOf(weight, { decimals: 1 });
const bmiFormat = { kind: "number", decimals: 1, suffix: "kg/m²" } as const;

export function childGauge(bmi: number, { p5, p85, p95 }: ChildBmi, band: string): Chart {
  const printed = roundedBmi(bmi);
  const ends = [Math.min(p5 * 0.8, printed - 1), p5, p85, p95, 1.2 * p95, Math.max(1.5 * p95, printed + 1)];
  const tones = ["caution", "good", "caution", "bad", "bad"] as const;
  return {
    id: "gauge",
    title: messages.charts.childScale.title,
    finding: `${formatFixed(printed, 1)}: ${band.toLowerCase()}`,
    summary: messages.charts.childScale.summary({
      bmi: formatFixed(printed, 1),
      low: formatFixed(p5, 1),
      high: formatFixed(p85, 1),
    }),
    kind: "scale",
    x: { label: messages.charts.scale.bmiWithUnit, format: { kind: "number", decimals: 1 } },
    value: { x: printed, label: messages.charts.scale.bmi },
    bands: messages.charts.childScale.bands.map((label, index) => ({
      from: ends[index] ?? 0,
      to: ends[index + 1] ?? 0,
      label,
      tone: tones[index] ?? "neutral",
    })),
  };
}

export function growthCurves(
  { bmi, percentile }: { bmi: number; percentile: number },
  months: number,
  sex: Sex,
  table: LmsTable,
): Chart {
  const ages = Array.from({ length: 37 }, (_, index) => 24 + index * 6);
  return {
    id: "curves",
    title: messages.charts.curves.title(sex),
    finding: percentileFinding(percentile, sex),
    summary: messages.charts.curves.summary,
    kind: "lines",
    x: { label: messages.charts.curves.age, format: { kind: "years" } },
    y: { label: messages.charts.curves.bmi, format: bmiFormat },
    series: [5, 50, 85, 95].map((percentile) => ({
      id: `p${percentile}`,
      label: messages.charts.curves.percentile(percentile),
      points: ages.map((age) => [age / 12, lmsBmi(percentile, lmsAt(table, age))] as const),
    })),
    point: { x: months / 12, y: bmi, label: messages.charts.curves.child },
  };
}

/** Compares a child’s BMI with the children of the CDC reference. */
function percentileFinding(percentile: number, sex: Sex): string {
  const { curves } = messages.charts;
  return percentile < 1
    ? curves.lowestPercent(sex)
    : curves.percentBelow({ percent: Math.min(99, Math.floor(percentile)), sex });
}

export const limitsTable = (height: number, { p5, p50, p85, p95 }: ChildBmi): Table => ({
  id: "limits",
  title: messages.tables.limits.title,
  columns: [
    { id: "limit", label: messages.tables.limits.limit, format: { kind: "text" } },
    { id: "bmi", label: messages.tables.limits.bmi, format: bmiFormat },
    { id: "weight", label: messages.tables.limits.weight, format: weightFormat },
  ],
  rows: (
    [
      [messages.tables.limits.p5, p5],
      [messages.tables.limits.p50, p50],
      [messages.tables.limits.p85, p85],
      [messages.tables.limits.p95, p95],
      [messages.tables.limits.percent120, 1.2 * p95],
      [messages.tables.limits.percent140, 1.4 * p95],
    ] as const
  ).map(([label, bmi]) => [label, bmi, weightAt(bmi, height)]),
});
