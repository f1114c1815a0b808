import type { Example } from "../../kit/calculator/define.ts";

const fractions = {
  kind: "independent",
  by: "Python fractions with 1 lb = 0.45359237 kg and 1 in = 0.0254 m, rounded by decimal",
} as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "70 kg at 170 cm",
    origin: fractions,
    inputs: {},
    expect: {
      outputs: {
        bmi: 24.2214532872,
        category: "Healthy weight, 18.5 to 24.9",
        healthyLow: 53.465,
        healthyHigh: 71.961,
        prime: 0.96885813148,
        ponderal: 14.24791369835,
        newBmi: 24.1501086454,
      },
    },
  },
  {
    id: "five-nine-169",
    title: "169 lb at 5 ft 9 in: a BMI of 24.96 counts as overweight",
    origin: {
      kind: "published",
      source: "CDC, Adult BMI Categories: weights for an adult of 5 ft 9 in",
    },
    inputs: { weight: { value: 169, unit: "pound" }, height: { value: "5' 9\"", unit: "foot" } },
    expect: {
      outputs: { bmi: 24.9567, category: "Overweight (pre-obesity), 25.0 to 29.9" },
      tolerance: 1e-5,
    },
  },
  {
    id: "girl",
    title: "A girl of 9 years and 6 months with a BMI of 21.2",
    origin: {
      kind: "published",
      source: "CDC, Data File for the Extended CDC BMI-for-age Growth Charts, worked example",
    },
    inputs: {
      group: "child",
      sex: "female",
      ageYears: 9,
      ageMonths: 6,
      weight: 38.16,
      height: { value: 134.164_078_65, unit: "centimeter" },
    },
    expect: {
      outputs: {
        bmi: 21.2,
        percentile: 92.2,
        zScore: 1.4215,
        category: "Overweight, 85th to below the 95th percentile",
      },
      tolerance: { percentile: 5e-4, zScore: 5e-5 },
    },
  },
];
