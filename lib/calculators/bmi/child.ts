import { daysBetween } from "../../core/civil/day.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { type Failure, failure } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
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
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { waistFigures } from "./waist-figures.ts";

/** Days of a month in CDC's programs. */
const DAYS_A_MONTH = 30.4375;

/** Returns the age in months: from days, or years and months plus half a month (CDC). Or the problem. */
function ageInMonths({ ageBy, ageYears, ageMonths, born, measured }: Inputs<"child">): number | Failure {
  if (ageBy === "age") {
    return ageProblem("ageYears", ageYears) ?? ageYears * 12 + ageMonths + 0.5;
  }
  if (born === undefined) return failure("born", messages.errors.birthDateMissing);
  if (born > measured) return failure("born", messages.errors.birthAfterMeasurement);
  // Two years can have 730 days, slightly less than 24 of CDC's months: the birthday decides.
  const months = daysBetween(born, measured) / DAYS_A_MONTH;
  const { from, below } = CHART_AGES;
  return ageProblem("born", wholeYears(born, measured)) ?? Math.min(below, Math.max(from, months));
}

const wholeYears = (born: string, measured: string): number =>
  Number(measured.slice(0, 4)) - Number(born.slice(0, 4)) - (measured.slice(5) < born.slice(5) ? 1 : 0);

function ageProblem(field: string, years: number): Failure | undefined {
  if (years < CHART_AGES.from / 12) {
    return failure(field, messages.errors.youngerThanTwo);
  }
  return years < CHART_AGES.below / 12 ? undefined : failure(field, messages.errors.adult);
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
    value: {
      outputs: {
        percentile: roundTo(place.percentile, 10),
        bmi,
        category: messages.childBands[band],
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
        messages.childAssumptions.age({
          months: formatNumber(months, { decimals: 2 }),
          years: formatNumber(months / 12, { decimals: 2 }),
          sex,
        }),
        place.extended ? messages.childAssumptions.extendedCharts : messages.childAssumptions.charts,
        messages.childAssumptions.healthyRange,
      ],
      charts: [
        childGauge(bmi, place, messages.childBands[band].split(",", 1).join("")),
        growthCurves({ bmi, percentile: place.percentile }, months, sex, table),
      ],
      tables: [limitsTable(height, place)],
    },
  };
}

const YOUNG_WAIST: Warning = {
  text: messages.warnings.waistBeforeAgeFive,
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
  const title = messages.steps.zScore(formatNumber(months, { decimals: 2 }));
  return [
    step("zScore", { z: place.z, BMI: bmi, M: m, L: l, S: s }, title),
    step("percentile", { p: place.percentile, z: place.z }),
  ];
}

function bandWarnings(band: ChildBand): Warning[] {
  if (band === "underweight") {
    return [
      {
        text: messages.warnings.childUnderweight,
      },
    ];
  }
  return band === "healthy" || band === "overweight"
    ? []
    : [
        {
          text: messages.warnings.childObesity,
        },
      ];
}

function oddWarnings({ z, extended }: ChildBmi): Warning[] {
  return z < -4 || (extended && z > 5)
    ? [
        {
          text: messages.warnings.childOutOfRange,
        },
      ]
    : [];
}
