import { formatFixed } from "../../core/numeric/text.ts";
import type { Chart, Table } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import { roundedBmi, weightAt } from "../../science/health/bmi.ts";
import { type ChildBmi, type LmsTable, lmsAt, lmsBmi } from "../../science/health/cdc-bmi.ts";
import type { Sex } from "../../science/health/waist.ts";
import { weight } from "./quantities.ts";

const weightFormat = formatOf(weight, { decimals: 1 });
const bmiFormat = { kind: "number", decimals: 1, suffix: "kg/m²" } as const;

/** The BMI on the bands of the age. */
export function childGauge(bmi: number, { p5, p85, p95 }: ChildBmi, band: string): Chart {
  const printed = roundedBmi(bmi);
  const ends = [Math.min(p5 * 0.8, printed - 1), p5, p85, p95, 1.2 * p95, Math.max(1.5 * p95, printed + 1)];
  const labels = ["Underweight", "Healthy weight", "Overweight", "Obesity class 1", "Obesity class 2 and 3"];
  const tones = ["caution", "good", "caution", "bad", "bad"] as const;
  return {
    id: "gauge",
    title: "BMI on the scale for this age",
    finding: `${formatFixed(printed, 1)}: ${band.toLowerCase()}`,
    summary: `A BMI of ${formatFixed(printed, 1)}; the healthy range at this age is ${formatFixed(p5, 1)} to ${formatFixed(p85, 1)}.`,
    kind: "scale",
    x: { label: "BMI, kg/m²", format: { kind: "number", decimals: 1 } },
    value: { x: printed, label: "BMI" },
    bands: labels.map((label, index) => ({
      from: ends[index] ?? 0,
      to: ends[index + 1] ?? 0,
      label,
      tone: tones[index] ?? "neutral",
    })),
  };
}

/** The growth curves from 2 to 20 years and the child's point. */
export function growthCurves(
  { bmi, percentile }: { bmi: number; percentile: number },
  months: number,
  sex: Sex,
  table: LmsTable,
): Chart {
  const ages = Array.from({ length: 37 }, (_, index) => 24 + index * 6);
  return {
    id: "curves",
    title: `BMI-for-age, ${sex === "female" ? "girls" : "boys"}`,
    finding: percentileFinding(percentile, sex),
    summary: "The 5th, 50th, 85th and 95th percentiles of the CDC charts from 2 to 20 years, and this child.",
    kind: "lines",
    x: { label: "Age", format: { kind: "years" } },
    y: { label: "BMI", format: bmiFormat },
    series: [5, 50, 85, 95].map((percentile) => ({
      id: `p${percentile}`,
      label: `${percentile}th percentile`,
      points: ages.map((age) => [age / 12, lmsBmi(percentile, lmsAt(table, age))] as const),
    })),
    point: { x: months / 12, y: bmi, label: "This child" },
  };
}

/** Compares a child’s BMI with the children of the CDC reference. */
function percentileFinding(percentile: number, sex: Sex): string {
  const others = `${sex === "female" ? "girls" : "boys"} of this age in the CDC reference`;
  if (percentile < 1) return `A lower BMI than 99% of ${others}`;
  return `A higher BMI than ${Math.min(99, Math.floor(percentile))}% of ${others}`;
}

export const limitsTable = (height: number, { p5, p50, p85, p95 }: ChildBmi): Table => ({
  id: "limits",
  title: "Limits at this age and height",
  columns: [
    { id: "limit", label: "Limit", format: { kind: "text" } },
    { id: "bmi", label: "BMI", format: bmiFormat },
    { id: "weight", label: "Weight", format: weightFormat },
  ],
  rows: (
    [
      ["5th percentile", p5],
      ["50th percentile (median)", p50],
      ["85th percentile", p85],
      ["95th percentile", p95],
      ["120% of the 95th", 1.2 * p95],
      ["140% of the 95th", 1.4 * p95],
    ] as const
  ).map(([label, bmi]) => [label, bmi, weightAt(bmi, height)]),
});
