import { uncapitalize } from "../../core/locale/locale.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { formatFixed } from "../../core/numeric/text.ts";
import type { Chart, Table, Warning } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
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
import { messages } from "./messages.ts";
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
    value: {
      outputs: {
        bmi,
        category: messages.category({ band: band.label, range: rangeText(band, standard) }),
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
          title: messages.steps.category,
          text: messages.steps.categoryText({
            bmi: formatFixed(roundedBmi(bmi), 1),
            range: rangeText(band, standard),
          }),
          result: band.label,
        },
        step("weightAt", { m: from, BMI: low, h: height }, messages.steps.healthyFrom),
        step("weightAt", { m: to, BMI: high, h: height }, messages.steps.healthyTo),
        ...waist.steps,
      ],
      warnings: [...bandWarnings(band), ...sizeWarnings(weight), ...waist.warnings],
      charts: [gauge(bmi, standard), map(weight, height, standard)],
      tables: [weights(height, standard)],
    },
  };
}

function rangeText(band: BmiBand, standard: BmiStandard): string {
  const start = bandStart(band, standard);
  const { ranges } = messages;
  const low = formatFixed(start, 1);
  if (band.below === undefined) return ranges.from(low);
  return start === 0
    ? ranges.below(formatFixed(band.below, 1))
    : ranges.between({ low, high: formatFixed(band.below - 0.1, 1) });
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
        text: messages.warnings.underweight,
      },
    ];
  }
  if (label === "Obesity class III" || label.endsWith("third action point")) {
    return [
      {
        text: messages.warnings.severeObesity,
      },
    ];
  }
  return [];
}

function sizeWarnings(weight: number): Warning[] {
  return weight < 25 || weight > 500
    ? [
        {
          text: messages.warnings.weightUnusual({ value: weight, format: typedWeight }),
        },
      ]
    : [];
}

function gauge(bmi: number, standard: BmiStandard): Chart {
  const printed = roundedBmi(bmi);
  const [left, right] = [Math.min(12, Math.floor(printed - 1)), Math.max(45, Math.ceil(printed + 1))];
  return {
    id: "gauge",
    title: messages.charts.scale.title,
    finding: `${formatFixed(printed, 1)}: ${uncapitalize(bandOf(bmi, standard).label)}`,
    summary: messages.charts.scale.summary({
      bmi: formatFixed(printed, 1),
      category: bandOf(bmi, standard).label,
    }),
    kind: "scale",
    x: { label: messages.charts.scale.bmiWithUnit, format: bmiFormat },
    value: { x: printed, label: messages.charts.scale.bmi },
    bands: bmiBands[standard].map((band) => ({
      from: Math.max(left, bandStart(band, standard)),
      to: band.below ?? right,
      label: band.label,
      tone: band.tone,
    })),
  };
}

/** Plots weight over height with the limits of the main bands and the visitor's point. */
function map(weight: number, height: number, standard: BmiStandard): Chart {
  const { low: least, high: most } = healthyBmi(standard);
  const healthy = {
    low: { value: weightAt(least, height), format: weightFormat },
    high: { value: weightAt(most, height), format: weightFormat },
  };
  const limits = standard === "who" ? [18.5, 25, 30] : [18.5, 23, 27.5];
  const [low, high] = [Math.min(1.4, height), Math.max(2, height)];
  const heights = Array.from({ length: 31 }, (_, index) => low + ((high - low) * index) / 30);
  return {
    id: "heights",
    title: messages.charts.heights.title,
    finding:
      standard === "who"
        ? messages.charts.heights.healthyWeight(healthy)
        : messages.charts.heights.acceptableRisk(healthy),
    summary: messages.charts.heights.summary(limits.join(", ")),
    kind: "lines",
    x: { label: messages.charts.heights.height, format: heightFormat },
    y: { label: messages.charts.heights.weight, format: weightFormat },
    series: limits.map((limit) => ({
      id: `bmi-${limit}`,
      label: messages.charts.heights.limit(limit),
      points: heights.map((each) => [each, weightAt(limit, each)] as const),
    })),
    point: { x: height, y: weight, label: messages.charts.heights.you },
  };
}

const weights = (height: number, standard: BmiStandard): Table => ({
  id: "weights",
  title: messages.tables.weights.title,
  columns: [
    { id: "band", label: messages.tables.weights.band, format: { kind: "text" } },
    { id: "bmi", label: messages.tables.weights.bmi, format: { kind: "text" } },
    { id: "from", label: messages.tables.weights.from, format: weightFormat },
    { id: "below", label: messages.tables.weights.below, format: weightFormat },
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
