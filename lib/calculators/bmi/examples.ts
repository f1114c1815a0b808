import type { Example } from "../../kit/calculator/define.ts";

const cdcAdult = {
  kind: "published",
  source: "CDC, Adult BMI Categories: weights for an adult of 5 ft 9 in",
} as const;
const cdcExtended = {
  kind: "published",
  source: "CDC, Data File for the Extended CDC BMI-for-age Growth Charts, worked example",
} as const;
const fractions = {
  kind: "independent",
  by: "Python fractions with 1 lb = 0.45359237 kg and 1 in = 0.0254 m, rounded by decimal",
} as const;

const printed = 5e-5;
const fiveNine = { value: "5' 9\"", unit: "foot" } as const;
const pounds = (value: number) => ({ value, unit: "pound" }) as const;

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
    displayed: true,
  },
  {
    id: "five-nine-168",
    title: "168 lb at 5 ft 9 in: the last healthy weight of CDC’s table",
    origin: cdcAdult,
    inputs: { weight: pounds(168), height: fiveNine },
    expect: { outputs: { category: "Healthy weight, 18.5 to 24.9" } },
  },
  {
    id: "five-nine-169",
    title: "169 lb at 5 ft 9 in: a BMI of 24.96 counts as overweight",
    origin: cdcAdult,
    inputs: { weight: pounds(169), height: fiveNine },
    expect: {
      outputs: { bmi: 24.9567, category: "Overweight (pre-obesity), 25.0 to 29.9" },
      tolerance: 1e-5,
    },
    displayed: true,
  },
  {
    id: "stone-and-bare-pounds",
    title: "11 st 4 (158 lb) at 5 ft 9",
    origin: fractions,
    inputs: { weight: { value: "11 st 4", unit: "stone" }, height: { value: "5 ft 9", unit: "foot" } },
    expect: { outputs: { bmi: 23.33228178597 } },
  },
  {
    id: "five-nine-124",
    title: "124 lb at 5 ft 9 in: the last underweight of CDC’s table",
    origin: cdcAdult,
    inputs: { weight: pounds(124), height: fiveNine },
    expect: {
      outputs: {
        category: "Underweight (mild thinness), 17.0 to 18.4",
        belowHealthy: 18.5 * 1.7526 ** 2 - 124 * 0.45359237,
      },
      warnings: ["talk to a doctor"],
    },
  },
  {
    id: "five-nine-125",
    title: "125 lb at 5 ft 9 in: the first healthy weight of CDC’s table",
    origin: cdcAdult,
    inputs: { weight: pounds(125), height: fiveNine },
    expect: { outputs: { category: "Healthy weight, 18.5 to 24.9" } },
  },
  {
    id: "five-nine-271",
    title: "271 lb at 5 ft 9 in: obesity class III begins",
    origin: cdcAdult,
    inputs: { weight: pounds(271), height: { value: 69, unit: "inch" } },
    expect: {
      outputs: { category: "Obesity class III, 40.0 and over" },
      warnings: ["willpower is only part"],
    },
  },
  {
    id: "floating-limit",
    title: "59.94 kg at 1.80 m is exactly 18.5",
    origin: fractions,
    inputs: { weight: "59.94", height: { value: "1.80", unit: "meter" } },
    expect: { outputs: { bmi: 18.5, category: "Healthy weight, 18.5 to 24.9" } },
  },
  {
    id: "stone",
    title: "12 stone 6 lb at 6 ft, waist 38 in, hip 40 in, male",
    origin: fractions,
    inputs: {
      weight: pounds(174),
      height: { value: "5 ft 12 in", unit: "foot" },
      waist: { value: 38, unit: "inch" },
      hip: { value: 40, unit: "inch" },
      waistSex: "male",
    },
    expect: {
      outputs: {
        bmi: 23.5984002425,
        waistToHeight: 0.528,
        waistToHeightMeaning: "increased health risk",
        waistRisk: "increased",
        waistToHip: 0.95,
        waistToHipMeaning: "substantially increased risk (0.90 and over)",
      },
    },
  },
  {
    id: "asian",
    title: "70 kg at 170 cm by the WHO action points for Asian populations",
    origin: {
      kind: "published",
      source: "WHO Expert Consultation, Lancet 2004; 363: 157–163: increased risk from 23 to below 27.5",
    },
    inputs: { standard: "who-asian" },
    expect: {
      outputs: { category: "Increased risk, 23.0 to 27.4", healthyHigh: 66.181, aboveHealthy: 3.819 },
    },
  },
  {
    id: "girl",
    title: "A girl of 9 years and 6 months with a BMI of 21.2",
    origin: cdcExtended,
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
      tolerance: { bmi: 1e-9, percentile: 5e-4, zScore: printed },
    },
    displayed: true,
  },
  {
    id: "boy-extended",
    title: "A boy of 4 years and 2 months with a BMI of 22.6, above the 95th percentile",
    origin: cdcExtended,
    inputs: {
      group: "child",
      sex: "male",
      ageYears: 4,
      ageMonths: 2,
      weight: 22.6,
      height: { value: 1, unit: "meter" },
    },
    expect: {
      outputs: {
        percentile: 99.7683,
        zScore: 2.83,
        percentOfP95: 126.81,
        category: "Obesity class 2, from 120% of the 95th percentile or a BMI of 35",
      },
      tolerance: { percentile: 1e-6, zScore: 1e-3, percentOfP95: printed },
      warnings: ["talk to the child’s doctor"],
    },
  },
  {
    id: "girl-born",
    title: "A girl of 97.643 months with a BMI of 21.8416",
    origin: {
      kind: "independent",
      by: "Python with scipy.stats.norm and numpy.interp on CDC’s LMS rows; CDC’s cdcanthro gives 96.0866 at 97.6427 months",
    },
    inputs: {
      group: "child",
      sex: "female",
      ageBy: "birth",
      born: "2016-11-09",
      measured: "2024-12-29",
      weight: 21.8416,
      height: { value: 1, unit: "meter" },
    },
    expect: { outputs: { percentile: 96.0866, zScore: 1.7608 }, tolerance: 2e-5 },
  },
  {
    id: "boy-median",
    title: "An 18-year-old boy at the median of the charts",
    origin: {
      kind: "published",
      source: "CDC growth charts 2000, bmiagerev.csv: boys, 216.5 months, P50 21.8958685",
    },
    inputs: {
      group: "child",
      sex: "male",
      ageYears: 18,
      weight: 21.895_868_5,
      height: { value: 1, unit: "meter" },
    },
    expect: {
      outputs: { percentile: 50, healthyLow: 18.24348662, healthyHigh: 25.65601244 },
      tolerance: 1e-7,
    },
  },
  {
    id: "height-in-meters",
    title: "1.75 typed as centimeters",
    origin: { kind: "independent", by: "No person is 1.75 cm tall" },
    inputs: { height: 1.75 },
    expect: { errors: ["height"] },
  },
  {
    id: "under-two",
    title: "A 1-year-old child: the BMI charts begin at 2",
    origin: { kind: "published", source: "CDC growth charts 2000: BMI-for-age from 24 months" },
    inputs: { group: "child", ageYears: 1, ageMonths: 11 },
    expect: { errors: ["ageYears"] },
  },
  {
    id: "impossible",
    title: "700 kg at 50 cm",
    origin: { kind: "independent", by: "A BMI of 2,800 by hand: 700 ÷ 0.25" },
    inputs: { weight: 700, height: 50 },
    expect: { errors: ["weight"] },
  },
];
