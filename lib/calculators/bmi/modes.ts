import type { ModeComputation, ModeInputs, ModeOutputs, ModesOf } from "../../kit/calculator/modes.ts";
import { choice, count, day } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import { girth, height, weight } from "./quantities.ts";

const kilograms = formatOf(weight, { decimals: 1 });

export const shared = {
  weight: input(weight, { label: "Weight", line: "new", hint: "{range}" }),
  height: input(height, { label: "Height", hint: "{50 cm..272 cm}; also 5' 11\"" }),
};

const waist = input(girth, {
  label: "Waist",
  hint: "Optional; midway between the lowest rib and the hip bone",
  optional: true,
  advanced: true,
});

const bmi = {
  label: "BMI",
  format: { kind: "number", decimals: 1, suffix: "kg/m²" },
  primary: true,
  key: true,
} as const;
const category = { label: "Category", verdict: true, format: { kind: "text" } } as const;
const healthy = {
  healthyLow: { label: "Healthy weight, low end", key: true, format: kilograms, hint: "At this height" },
  healthyHigh: { label: "Healthy weight, high end", key: true, format: kilograms, hint: "At this height" },
} as const;
const waistByHeight = {
  waistToHeight: {
    label: "Waist-to-height ratio",
    format: { kind: "number", decimals: 3 },
    source: "nice-ng246",
  },
  waistToHeightMeaning: { label: "Waist-to-height ratio (NICE)", format: { kind: "text" } },
} as const;

export const modes = {
  adult: {
    label: "Adult (20 and over)",
    inputs: {
      standard: choice({
        label: "Cutoffs",
        options: [
          { id: "who", label: "WHO (general)" },
          { id: "who-asian", label: "WHO action points (Asian)" },
        ],
        default: "who",
      }),
      waist,
      hip: input(girth, {
        label: "Hip",
        hint: "Optional; at the widest part",
        optional: true,
        advanced: true,
      }),
      waistSex: choice({
        label: "Sex (for waist limits)",
        options: [
          { id: "none", label: "Not specified" },
          { id: "female", label: "Female" },
          { id: "male", label: "Male" },
        ],
        default: "none",
        line: "own",
        advanced: true,
      }),
    },
    outputs: {
      bmi,
      category,
      ...healthy,
      aboveHealthy: { label: "Above the healthy range by", key: true, format: kilograms },
      belowHealthy: { label: "Below the healthy range by", key: true, format: kilograms },
      prime: {
        label: "BMI prime",
        format: { kind: "number", decimals: 2 },
        hint: "BMI ÷ 25; healthy is 0.74 to below 1",
      },
      ponderal: {
        label: "Ponderal index",
        format: { kind: "number", decimals: 1, suffix: "kg/m³" },
        hint: "11 to 15 is usual",
      },
      newBmi: { label: "New BMI (Trefethen)", format: { kind: "number", decimals: 1, suffix: "kg/m²·⁵" } },
      ...waistByHeight,
      waistRisk: { label: "Risk from waist alone (WHO)", format: { kind: "text" } },
      waistToHip: { label: "Waist-to-hip ratio", format: { kind: "number", decimals: 3 } },
      waistToHipMeaning: { label: "Waist-to-hip ratio (WHO)", format: { kind: "text" } },
    },
  },
  child: {
    label: "Child or teen (2 to 19)",
    inputs: {
      sex: choice({
        label: "Sex",
        options: [
          { id: "female", label: "Girl" },
          { id: "male", label: "Boy" },
        ],
        default: "female",
      }),
      ageBy: choice({
        label: "Enter age as",
        options: [
          { id: "age", label: "Years and months" },
          { id: "birth", label: "Date of birth" },
        ],
        default: "age",
      }),
      ageYears: count({
        label: "Age, years",
        line: "new",
        hint: "2 to 19",
        default: 16,
        min: 0,
        max: 120,
        suffix: "years",
        when: { ageBy: ["age"] },
      }),
      ageMonths: count({
        label: "Completed months",
        hint: "0 to 11",
        default: 0,
        min: 0,
        max: 11,
        suffix: "months",
        when: { ageBy: ["age"] },
      }),
      born: day({
        label: "Date of birth",
        default: undefined,
        min: "1900-01-01",
        optional: true,
        when: { ageBy: ["birth"] },
      }),
      measured: day({
        label: "Measured on",
        default: "today",
        min: "1900-01-01",
        when: { ageBy: ["birth"] },
      }),
      waist,
    },
    outputs: {
      percentile: {
        label: "BMI-for-age percentile",
        format: { kind: "number", decimals: 1 },
        primary: true,
        seal: "standard",
        source: "cdc-2000",
        hint: "Percent of children of this age and sex in the reference group who have a lower BMI",
      },
      bmi,
      category,
      zScore: { label: "Z-score", format: { kind: "number", decimals: 2 } },
      percentOfP95: {
        label: "Percent of the 95th percentile",
        format: { kind: "percent", decimals: 0 },
        hint: "120% and over is severe obesity",
      },
      ...healthy,
      ...waistByHeight,
    },
  },
} as const;

type Mode = keyof typeof modes;
type Declared = ModesOf<typeof modes, typeof shared, "group">;
export type Inputs<K extends Mode> = ModeInputs<Declared, K>;
export type Outputs<K extends Mode> = ModeOutputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
