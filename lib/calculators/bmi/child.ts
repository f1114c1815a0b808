import { daysBetween } from "../../core/civil/day.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { type Failure, failure, type Step, type Warning } from "../../kit/calculator/computation.ts";
import { weightAt } from "../../science/health/bmi.ts";
import {
  CHART_AGES,
  type ChildBand,
  type ChildBmi,
  childBand,
  childBmi,
  type LmsTable,
} from "../../science/health/cdc-bmi.ts";
import { childGauge, growthCurves, limitsTable } from "./child-figures.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { waistFigures } from "./waist-figures.ts";

/** Days of a month as CDC's programs count. */
const DAYS_A_MONTH = 30.4375;
const bandLabels: Readonly<Record<ChildBand, string>> = {
  underweight: "Underweight, below the 5th percentile",
  healthy: "Healthy weight, 5th to below the 85th percentile",
  overweight: "Overweight, 85th to below the 95th percentile",
  "obesity-1": "Obesity class 1, 95th percentile and over",
  "obesity-2": "Obesity class 2, from 120% of the 95th percentile or a BMI of 35",
  "obesity-3": "Obesity class 3, from 140% of the 95th percentile or a BMI of 40",
};

/** Age in months: from days, or whole years and months with half a month added, as CDC says. Or what is wrong. */
function ageInMonths({ ageBy, ageYears, ageMonths, born, measured }: Inputs<"child">): number | Failure {
  if (ageBy === "age") {
    return ageProblem("ageYears", ageYears) ?? ageYears * 12 + ageMonths + 0.5;
  }
  if (born === undefined) return failure("born", "Enter the date of birth.");
  if (born > measured) return failure("born", "The date of birth must not be after the date of measurement.");
  // Two years can have 730 days, a little less than 24 of CDC's months: the birthday counts.
  const months = daysBetween(born, measured) / DAYS_A_MONTH;
  const { from, below } = CHART_AGES;
  return ageProblem("born", wholeYears(born, measured)) ?? Math.min(below, Math.max(from, months));
}

const wholeYears = (born: string, measured: string): number =>
  Number(measured.slice(0, 4)) - Number(born.slice(0, 4)) - (measured.slice(5) < born.slice(5) ? 1 : 0);

function ageProblem(field: string, years: number): Failure | undefined {
  if (years < CHART_AGES.from / 12) {
    return failure(
      field,
      "BMI is used from age 2. Before that, doctors follow weight for length on the WHO charts.",
    );
  }
  return years < CHART_AGES.below / 12
    ? undefined
    : failure(field, "The charts for children end at the 20th birthday. Please use the Adult tab.");
}

export function childAnswer(inputs: Inputs<"child">, bmi: number, table: LmsTable): ModeResult<"child"> {
  const months = ageInMonths(inputs);
  if (typeof months !== "number") return months;
  const { weight, height, sex } = inputs;
  const place = childBmi(bmi, months, sex, table);
  const band = childBand(bmi, place);
  const waist = waistFigures(inputs.waist, height, bmi);
  const tooYoung = inputs.waist !== undefined && months < 60;
  return {
    ok: true,
    answer: {
      outputs: {
        percentile: roundTo(place.percentile, 10),
        bmi,
        category: bandLabels[band],
        zScore: roundTo(place.z, 10),
        percentOfP95: roundTo((100 * bmi) / place.p95, 10),
        healthyLow: weightAt(place.p5, height),
        healthyHigh: weightAt(place.p85, height),
        ...(tooYoung ? {} : waist.outputs),
      },
      steps: [
        step("bmi", { BMI: bmi, m: weight, h: height }),
        ...placeSteps(bmi, months, place),
        ...(tooYoung ? [] : waist.steps),
      ],
      warnings: [
        ...bandWarnings(band),
        ...oddWarnings(place),
        ...(tooYoung ? [YOUNG_WAIST] : waist.warnings),
      ],
      assumptions: [
        `Age ${formatNumber(months, { decimals: 2 })} months (${formatNumber(months / 12, { decimals: 2 })} years), ${sex === "female" ? "girl" : "boy"}.`,
        place.extended
          ? "CDC growth charts of 2000 up to the 95th percentile; above it, the extended charts of 2022."
          : "CDC growth charts of 2000; the WHO 2007 and national charts give other percentiles.",
        "The healthy range is from the 5th to below the 85th percentile at this age and height; it changes as the child grows.",
      ],
      charts: [
        childGauge(bmi, place, bandLabels[band].split(",", 1).join("")),
        growthCurves({ bmi, percentile: place.percentile }, months, sex, table),
      ],
      tables: [limitsTable(height, place)],
    },
  };
}

const YOUNG_WAIST: Warning = {
  text: "The waist-to-height ratio is used from age 5; it is left out here.",
  level: "note",
};

function placeSteps(bmi: number, months: number, place: ChildBmi): Step[] {
  const { l, m, s } = place.lms;
  if (place.extended) {
    return [
      step("percentile95", { P_95: place.p95, M: m, L: l, S: s }),
      step("extended", { p: place.percentile, BMI: bmi, P_95: place.p95, sigma: place.sigma }),
    ];
  }
  const title = `Z-score at ${formatNumber(months, { decimals: 2 })} months`;
  return [
    step("zScore", { z: place.z, BMI: bmi, M: m, L: l, S: s }, title),
    step("percentile", { p: place.percentile, z: place.z }),
  ];
}

function bandWarnings(band: ChildBand): Warning[] {
  if (band === "underweight") {
    return [
      {
        text: "This is below the healthy range. Many healthy children are slender, but please ask a doctor to look at how the child has grown over time.",
      },
    ];
  }
  return band === "healthy" || band === "overweight"
    ? []
    : [
        {
          text: "Please talk to the child’s doctor, who can look at growth over time and offer help for the whole family. Children should not be put on a diet without medical advice.",
        },
      ];
}

function oddWarnings({ z, extended }: ChildBmi): Warning[] {
  return z < -4 || (extended && z > 5)
    ? [
        {
          text: "This is far outside the range for children this age. Please check the weight, height, age and units.",
        },
      ]
    : [];
}
