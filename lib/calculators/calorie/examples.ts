import type { Example } from "../../kit/calculator/define.ts";

const fractions = {
  kind: "independent",
  by: "Python fractions with the printed coefficients, 1 lb = 0.45359237 kg and 1 in = 0.0254 m",
} as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "A 30-year-old woman, 170 cm and 70 kg, with light activity",
    origin: fractions,
    inputs: {},
    expect: {
      outputs: {
        target: 1995.8125,
        maintenance: 1995.8125,
        needLow: 1796.23125,
        needHigh: 2195.39375,
        resting: 1451.5,
        kilojoules: 8350.4795,
        carbohydrate: 249.4765625,
        protein: 99.790625,
        fat: 66.52708333333334,
        proteinPerKg: 99.790625 / 70,
        bmi: 70 / 1.7 ** 2,
      },
    },
  },
  {
    id: "eer-woman",
    title: "EER of a 45-year-old woman, 170 cm, 70 kg, low active",
    origin: {
      kind: "independent",
      by: "By hand from the equation that Health Canada prints: 575.77 − 7.01 · 45 + 6.60 · 170 + 12.14 · 70",
    },
    inputs: { age: 45, formula: "eer", category: "low-active" },
    expect: { outputs: { target: 2232.12, resting: 1376.5 } },
  },
  {
    id: "lose",
    title: "A 42-year-old man, 182 cm, from 95 to 85 kg at 0.5 kg a week",
    origin: {
      kind: "independent",
      by: "Python fractions; the weeks with a falling need by a loop of its own over the weeks",
    },
    inputs: {
      goal: "lose",
      sex: "male",
      age: 42,
      weight: 95,
      height: 182,
      activity: "moderate",
      pace: 0.5,
      goalWeight: 85,
    },
    expect: {
      outputs: {
        maintenance: 2917.875,
        target: 2367.875,
        change: -550,
        weeks: 20,
        reachedOn: "2026-06-04",
        weeksFalling: 24,
      },
      warnings: ["overstates"],
    },
  },
];
