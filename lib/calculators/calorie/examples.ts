import type { Example } from "../define.ts";

const fractions = {
  kind: "independent",
  by: "Python fractions with the printed coefficients, 1 lb = 0.45359237 kg and 1 in = 0.0254 m",
} as const;

const pounds = (value: number) => ({ value, unit: "pound" }) as const;

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
      },
    },
    shown: true,
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
    shown: true,
  },
  {
    id: "eer-man",
    title: "EER of a man of 30, 170 cm, 70 kg, inactive",
    origin: {
      kind: "independent",
      by: "By hand: 753.07 − 10.83 · 30 + 6.50 · 170 + 14.10 · 70; 2,520.17 in another program’s test of the 2023 equations too",
    },
    inputs: { sex: "male", formula: "eer", category: "inactive" },
    expect: { outputs: { maintenance: 2520.17 } },
  },
  {
    id: "eer-by-activity",
    title: "EER of a woman of 30, 170 cm, 70 kg, whose factor of 1.725 is in the category active",
    origin: {
      kind: "independent",
      by: "By hand: 710.25 − 7.01 · 30 + 6.54 · 170 + 12.34 · 70; 2,475.55 in another program’s test of the 2023 equations too",
    },
    inputs: { formula: "eer", activity: "very" },
    expect: { outputs: { maintenance: 2475.55 } },
  },
  {
    id: "eer-woman-inactive",
    title: "EER of a woman of 30, 170 cm, 70 kg, inactive",
    origin: {
      kind: "independent",
      by: "By hand from the equation that Health Canada prints: 584.90 − 7.01 · 30 + 5.72 · 170 + 11.71 · 70",
    },
    inputs: { formula: "eer", category: "inactive" },
    expect: { outputs: { maintenance: 2166.7 } },
  },
  {
    id: "eer-woman-very-active",
    title: "EER of a woman of 30, 170 cm, 70 kg, very active",
    origin: {
      kind: "independent",
      by: "By hand from the equation that Health Canada prints: 511.83 − 7.01 · 30 + 9.07 · 170 + 12.56 · 70",
    },
    inputs: { formula: "eer", category: "very-active" },
    expect: { outputs: { maintenance: 2722.63 } },
  },
  {
    id: "eer-man-low-active",
    title: "EER of a man of 30, 170 cm, 70 kg, low active",
    origin: {
      kind: "independent",
      by: "By hand from the equation that Health Canada prints: 581.47 − 10.83 · 30 + 8.30 · 170 + 14.94 · 70",
    },
    inputs: { sex: "male", formula: "eer", category: "low-active" },
    expect: { outputs: { maintenance: 2713.37 } },
  },
  {
    id: "eer-man-active",
    title: "EER of a man of 30, 170 cm, 70 kg, active",
    origin: {
      kind: "independent",
      by: "By hand from the equation that Health Canada prints: 1,004.82 − 10.83 · 30 + 6.52 · 170 + 15.91 · 70",
    },
    inputs: { sex: "male", formula: "eer", category: "active" },
    expect: { outputs: { maintenance: 2902.02 } },
  },
  {
    id: "eer-man-very-active",
    title: "EER of a man of 30, 170 cm, 70 kg, very active",
    origin: {
      kind: "independent",
      by: "By hand from the equation that Health Canada prints: −517.88 − 10.83 · 30 + 15.61 · 170 + 19.11 · 70",
    },
    inputs: { sex: "male", formula: "eer", category: "very-active" },
    expect: { outputs: { maintenance: 3148.62 } },
  },
  {
    id: "harris-benedict-woman",
    title: "Harris-Benedict (1984): a woman of 30, 170 cm, 70 kg",
    origin: { kind: "independent", by: "By hand: 447.593 + 9.247 · 70 + 3.098 · 170 − 4.330 · 30" },
    inputs: { formula: "harris-benedict" },
    expect: { outputs: { resting: 1491.643 } },
  },
  {
    id: "harris-benedict",
    title: "Harris-Benedict (1984): a man of 40, 180 cm, 90 kg, moderately active",
    origin: fractions,
    inputs: {
      sex: "male",
      age: 40,
      weight: 90,
      height: 180,
      activity: "moderate",
      formula: "harris-benedict",
    },
    expect: { outputs: { resting: 1930.832, target: 2992.7896 } },
  },
  {
    id: "katch-mcardle",
    title: "Katch-McArdle: 80 kg with 20% fat, very active",
    origin: fractions,
    inputs: {
      sex: "male",
      weight: 80,
      height: 180,
      bodyFat: "20 %",
      activity: "very",
      formula: "katch-mcardle",
    },
    expect: { outputs: { resting: 1752.4, target: 3022.89 } },
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
    shown: true,
  },
  {
    id: "lose-small",
    title: "A small woman: the plan is raised to the safe minimum of 1,200 kcal",
    origin: fractions,
    inputs: { goal: "lose", age: 50, weight: 55, height: 160, activity: "sedentary" },
    expect: {
      outputs: { maintenance: 1366.8, target: 1200, pace: -0.151636363636 },
      tolerance: 1e-9,
      warnings: ["The plan was raised to 1,200 kcal"],
    },
  },
  {
    id: "lose-by-date",
    title: "160 lb to 150 lb in 140 days at 5 ft 4 in",
    origin: fractions,
    inputs: {
      goal: "lose",
      planBy: "date",
      age: 35,
      weight: pounds(160),
      height: { value: "5' 4\"", unit: "foot" },
      goalWeight: pounds(150),
      goalDate: "2026-06-04",
    },
    expect: {
      outputs: { maintenance: 1932.903214, target: 1683.4274105, weeks: 20, reachedOn: "2026-06-04" },
      tolerance: 1e-9,
    },
  },
  {
    id: "gain",
    title: "A 22-year-old man, 178 cm, 60 kg, gaining 0.25 kg a week at 3,500 kcal a pound",
    origin: fractions,
    inputs: {
      goal: "gain",
      sex: "male",
      age: 22,
      weight: 60,
      height: 178,
      pace: 0.25,
      energyRule: "per-pound",
    },
    expect: { outputs: { maintenance: 2210.3125, target: 2485.890327731097 } },
  },
  {
    id: "thin",
    title: "No plan to lose weight at a BMI under 18.5",
    origin: { kind: "independent", by: "BMI 50 ÷ 1.7² = 17.3 by hand; the need is 1,251.5 × 1.375" },
    inputs: { goal: "lose", weight: 50 },
    expect: { outputs: { target: 1720.8125 }, warnings: ["no weight-loss plan is made"] },
  },
  {
    id: "macros-sum",
    title: "Custom percentages of 50, 30 and 30% exceed 100%",
    origin: { kind: "independent", by: "50 + 30 + 30 = 110" },
    inputs: { macros: "custom", carbShare: 50, proteinShare: 30, fatShare: 30 },
    expect: { errors: ["fatShare"] },
  },
  {
    id: "no-body-fat",
    title: "Katch-McArdle without body fat",
    origin: { kind: "independent", by: "The formula has no other input" },
    inputs: { formula: "katch-mcardle" },
    expect: { errors: ["bodyFat"] },
  },
  {
    id: "date-in-the-past",
    title: "A goal date in the past",
    origin: { kind: "independent", by: "2025 is before 2026" },
    inputs: { goal: "lose", planBy: "date", goalWeight: 65, goalDate: "2025-12-31" },
    expect: { errors: ["goalDate"] },
  },
];
