import { withUnitWord } from "../../core/locale/unit-words.ts";
import { type SentenceValue, sentence } from "../../kit/fields/sentence.ts";
import type { ChildBand } from "../../science/health/cdc-bmi.ts";
import type { Sex } from "../../science/health/waist.ts";

const CHILD: Readonly<Record<Sex, string>> = { female: "girl", male: "boy" };
const CHILDREN: Readonly<Record<Sex, string>> = { female: "girls", male: "boys" };

const errors = {
  /** `meant` is the height that the user probably had in mind: "180 cm". */
  heightOutOfRange: (values: { lowest: SentenceValue; highest: SentenceValue; meant: string | undefined }) =>
    sentence`Heights from ${values.lowest} to ${values.highest} are accepted.${values.meant ? ` Did you mean ${values.meant}?` : ""}`,
  bmiImpossible: (bmi: string) =>
    `This would be a BMI of ${bmi}. Please check the weight, the height and their units.`,
  birthDateMissing: "Enter the date of birth.",
  birthAfterMeasurement: "The date of birth must not be after the date of measurement.",
  youngerThanTwo: "BMI is used from age 2. Before that, doctors follow weight for length on the WHO charts.",
  adult: "The charts for children end at the 20th birthday. Please use the Adult tab.",
};

const warnings = {
  underweight:
    "This is below the healthy range. There can be many reasons, and help is often available. Please talk to a doctor, especially if you lost weight without trying or if eating is difficult.",
  severeObesity:
    "At this BMI the health risks are high, and willpower is only part of the story. A doctor can offer treatment that works; losing even 5 to 10% of body weight does a lot of good.",
  weightUnusual: (weight: SentenceValue) =>
    sentence`${weight} is unusual for an adult. Please check the weight and its unit.`,
  childUnderweight:
    "This is below the healthy range. Many healthy children are slender, but please ask a doctor to look at how the child has grown over time.",
  childObesity:
    "Please talk to the child’s doctor, who can look at growth over time and offer help for the whole family. Children should not be put on a diet without medical advice.",
  childOutOfRange:
    "This is far outside the range for children this age. Please check the weight, height, age and units.",
  waistBeforeAgeFive: "The waist-to-height ratio is used from age 5; it is left out here.",
  waistAtHighBmi:
    "NICE does not use the waist-to-height ratio at a BMI of 35 or more, because the waist is then hard to measure and adds little.",
  hipWithoutWaist: "Enter the waist too; the hip alone says little.",
  sexMissing: "Choose the sex to compare waist and hip with the WHO limits.",
};

const childAssumptions = {
  age: ({ months, years, sex }: { months: string; years: string; sex: Sex }) =>
    `Age ${withUnitWord(months, "months")} (${withUnitWord(years, "years")}), ${CHILD[sex]}.`,
  extendedCharts:
    "CDC growth charts of 2000 up to the 95th percentile; above it, the extended charts of 2022.",
  charts: "CDC growth charts of 2000; the WHO 2007 and national charts give other percentiles.",
  healthyRange:
    "The healthy range is from the 5th to below the 85th percentile at this age and height; it changes as the child grows.",
};

const childBands: Readonly<Record<ChildBand, string>> = {
  underweight: "Underweight, below the 5th percentile",
  healthy: "Healthy weight, 5th to below the 85th percentile",
  overweight: "Overweight, 85th to below the 95th percentile",
  "obesity-1": "Obesity class 1, 95th percentile and over",
  "obesity-2": "Obesity class 2, from 120% of the 95th percentile or a BMI of 35",
  "obesity-3": "Obesity class 3, from 140% of the 95th percentile or a BMI of 40",
};

const charts = {
  scale: {
    title: "Your BMI on the scale",
    summary: ({ bmi, category }: { bmi: string; category: string }) =>
      `A BMI of ${bmi} is in the category “${category}”.`,
    bmiWithUnit: "BMI, kg/m²",
    bmi: "BMI",
  },
  childScale: {
    title: "BMI on the scale for this age",
    summary: ({ bmi, low, high }: { bmi: string; low: string; high: string }) =>
      `A BMI of ${bmi}; the healthy range at this age is ${low} to ${high}.`,
    bands: ["Underweight", "Healthy weight", "Overweight", "Obesity class 1", "Obesity class 2 and 3"],
  },
  heights: {
    title: "Weight limits by height",
    healthyWeight: ({ low, high }: { low: SentenceValue; high: SentenceValue }) =>
      sentence`Healthy weight at your height: ${low} to ${high}`,
    acceptableRisk: ({ low, high }: { low: SentenceValue; high: SentenceValue }) =>
      sentence`Acceptable risk at your height: ${low} to ${high}`,
    summary: (limits: string) =>
      `Weights where the categories begin, by height: BMI ${limits}. The dot is you.`,
    height: "Height",
    weight: "Weight",
    limit: (bmi: number) => `BMI ${bmi}`,
    you: "You",
  },
  curves: {
    title: (sex: Sex) => `BMI-for-age, ${CHILDREN[sex]}`,
    lowestPercent: (sex: Sex) => `A lower BMI than 99% of ${CHILDREN[sex]} of this age in the CDC reference`,
    percentBelow: ({ percent, sex }: { percent: number; sex: Sex }) =>
      `A higher BMI than ${percent}% of ${CHILDREN[sex]} of this age in the CDC reference`,
    summary: "The 5th, 50th, 85th and 95th percentiles of the CDC charts from 2 to 20 years, and this child.",
    age: "Age",
    bmi: "BMI",
    percentile: (percentile: number) => `${percentile}th percentile`,
    child: "This child",
  },
};

const tables = {
  weights: {
    title: "Weights at this height",
    band: "Band",
    bmi: "BMI",
    from: "Weight from",
    below: "to below",
  },
  limits: {
    title: "Limits at this age and height",
    limit: "Limit",
    bmi: "BMI",
    weight: "Weight",
    p5: "5th percentile",
    p50: "50th percentile (median)",
    p85: "85th percentile",
    p95: "95th percentile",
    percent120: "120% of the 95th",
    percent140: "140% of the 95th",
  },
};

export const messages = {
  errors,
  warnings,
  childAssumptions,
  childBands,
  charts,
  tables,
  category: ({ band, range }: { band: string; range: string }) => `${band}, ${range}`,
  ranges: {
    from: (low: string) => `${low} and over`,
    below: (high: string) => `below ${high}`,
    between: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
  },
  waistToHip: {
    increasedRisk: (limit: string) => `substantially increased risk (${limit} and over)`,
    belowLimit: (limit: string) => `below the limit of ${limit}`,
  },
  steps: {
    category: "Category",
    categoryText: ({ bmi, range }: { bmi: string; range: string }) =>
      `${bmi}, rounded to one decimal, is in ${range}`,
    healthyFrom: "Healthy weight from",
    healthyTo: "Healthy weight to",
    zScore: (months: string) => `Z-score at ${months} months`,
  },
};
