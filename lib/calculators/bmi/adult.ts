import { roundTo } from "../../core/numeric/round.ts";
import { formatFixed } from "../../core/numeric/text.ts";
import type { Chart, Table, Warning } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import {
  type BmiBand,
  type BmiStandard,
  bandOf,
  bandStart,
  bmiBands,
  healthyBmi,
  roundedBmi,
  weightAt,
} from "../../science/health/bmi.ts";
import type { Inputs, ModeResult, Outputs } from "./modes.ts";
import * as quantities from "./quantities.ts";
import { step } from "./step.ts";
import { girthFigures } from "./waist-figures.ts";

const weightFormat = formatOf(quantities.weight, { decimals: 1 });
const typedWeight = formatOf(quantities.weight);
const heightFormat = formatOf(quantities.girth, { decimals: 0 });
const bmiFormat = { kind: "number", decimals: 1 } as const;

export function adultAnswer(inputs: Inputs<"adult">, bmi: number): ModeResult<"adult"> {
  const { weight, height, standard } = inputs;
  const band = bandOf(bmi, standard);
  const { low, high } = healthyBmi(standard);
  const [from, to] = [weightAt(low, height), weightAt(high, height)];
  const sex = inputs.waistSex === "none" ? undefined : inputs.waistSex;
  const waist = girthFigures({ waist: inputs.waist, hip: inputs.hip, height, sex }, bmi);
  return {
    ok: true,
    answer: {
      outputs: {
        bmi,
        category: `${band.label}, ${rangeText(band, standard)}`,
        healthyLow: from,
        healthyHigh: to,
        ...distance(weight, from, to, band),
        prime: roundTo(bmi / 25, 10),
        ponderal: roundTo(weight / height ** 3, 10),
        newBmi: roundTo((1.3 * weight) / height ** 2.5, 10),
        ...waist.outputs,
      },
      steps: [
        step("bmi", { BMI: bmi, m: weight, h: height }),
        {
          title: "Category",
          text: `${formatFixed(roundedBmi(bmi), 1)}, rounded to one decimal, is in ${rangeText(band, standard)}`,
          result: band.label,
        },
        step("weightAt", { m: from, BMI: low, h: height }, "Healthy weight from"),
        step("weightAt", { m: to, BMI: high, h: height }, "Healthy weight to"),
        ...waist.steps,
      ],
      warnings: [...bandWarnings(band), ...sizeWarnings(weight), ...waist.warnings],
      charts: [gauge(bmi, standard), map(weight, height, standard)],
      tables: [weights(height, standard)],
    },
  };
}

/** "18.5 to 24.9", "below 16", "40 and over". */
function rangeText(band: BmiBand, standard: BmiStandard): string {
  const start = bandStart(band, standard);
  if (band.below === undefined) return `${formatFixed(start, 1)} and over`;
  return start === 0
    ? `below ${formatFixed(band.below, 1)}`
    : `${formatFixed(start, 1)} to ${formatFixed(band.below - 0.1, 1)}`;
}

function distance(
  weight: number,
  from: number,
  to: number,
  band: BmiBand,
): Pick<Outputs<"adult">, "belowHealthy" | "aboveHealthy"> {
  if (band.group === "healthy") return {};
  return weight < from
    ? { belowHealthy: roundTo(from - weight, 10) }
    : { aboveHealthy: roundTo(weight - to, 10) };
}

function bandWarnings({ group, label }: BmiBand): Warning[] {
  if (group === "underweight") {
    return [
      {
        text: "This is below the healthy range. There can be many reasons, and help is often available. Please talk to a doctor, especially if you lost weight without trying or if eating is difficult.",
      },
    ];
  }
  if (label === "Obesity class III" || label.endsWith("third action point")) {
    return [
      {
        text: "At this BMI the health risks are high, and willpower is only part of the story. A doctor can offer treatment that works; losing even 5 to 10% of body weight does a lot of good.",
      },
    ];
  }
  return [];
}

function sizeWarnings(weight: number): Warning[] {
  return weight < 25 || weight > 500
    ? [
        {
          text: sentence`${{ value: weight, format: typedWeight }} is unusual for an adult. Please check the weight and its unit.`,
        },
      ]
    : [];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The BMI on its bands. The ends move out for a BMI beyond them. */
function gauge(bmi: number, standard: BmiStandard): Chart {
  const printed = roundedBmi(bmi);
  const [left, right] = [Math.min(12, Math.floor(printed - 1)), Math.max(45, Math.ceil(printed + 1))];
  return {
    id: "gauge",
    title: "Your BMI on the scale",
    finding: `${formatFixed(printed, 1)}: ${lowerFirst(bandOf(bmi, standard).label)}`,
    summary: `A BMI of ${formatFixed(printed, 1)} is in the category “${bandOf(bmi, standard).label}”.`,
    kind: "scale",
    x: { label: "BMI, kg/m²", format: bmiFormat },
    value: { x: printed, label: "BMI" },
    bands: bmiBands[standard].map((band) => ({
      from: Math.max(left, bandStart(band, standard)),
      to: band.below ?? right,
      label: band.label,
      tone: band.tone,
    })),
  };
}

/** Weight over height with the limits of the main bands and the visitor's point. */
function map(weight: number, height: number, standard: BmiStandard): Chart {
  const { low: least, high: most } = healthyBmi(standard);
  const healthy = standard === "who" ? "Healthy weight" : "Acceptable risk";
  const limits = standard === "who" ? [18.5, 25, 30] : [18.5, 23, 27.5];
  const [low, high] = [Math.min(1.4, height), Math.max(2, height)];
  const heights = Array.from({ length: 31 }, (_, index) => low + ((high - low) * index) / 30);
  return {
    id: "heights",
    title: "Weight limits by height",
    finding: sentence`${healthy} at your height: ${{ value: weightAt(least, height), format: weightFormat }} to ${{ value: weightAt(most, height), format: weightFormat }}`,
    summary: `Weights where the categories begin, by height: BMI ${limits.join(", ")}. The dot is you.`,
    kind: "lines",
    x: { label: "Height", format: heightFormat },
    y: { label: "Weight", format: weightFormat },
    series: limits.map((limit) => ({
      id: `bmi-${limit}`,
      label: `BMI ${limit}`,
      points: heights.map((each) => [each, weightAt(limit, each)] as const),
    })),
    point: { x: height, y: weight, label: "You" },
  };
}

const weights = (height: number, standard: BmiStandard): Table => ({
  id: "weights",
  title: "Weights at this height",
  columns: [
    { id: "band", label: "Band", format: { kind: "text" } },
    { id: "bmi", label: "BMI", format: { kind: "text" } },
    { id: "from", label: "Weight from", format: weightFormat },
    { id: "below", label: "to below", format: weightFormat },
  ],
  rows: bmiBands[standard].map((band) => {
    const start = bandStart(band, standard);
    // The printed BMI reaches a limit from 0.05 below it on.
    return [
      band.label,
      rangeText(band, standard),
      start === 0 ? null : weightAt(start - 0.05, height),
      band.below === undefined ? null : weightAt(band.below - 0.05, height),
    ];
  }),
});
