import type { ModeComputation, ModeInputs, ModeOutputs, ModesOf } from "../../kit/calculator/modes.ts";
import { choice, count, day, percent, toggle } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import { height, pace, weight } from "./quantities.ts";

const kcal = { kind: "number", decimals: 0, suffix: "kcal" } as const;
const grams = { kind: "number", decimals: 0, suffix: "g" } as const;
const custom = { macros: ["custom"] } as const;

export const shared = {
  sex: choice({
    label: "Sex (for the formula)",
    options: [
      { id: "female", label: "Female" },
      { id: "male", label: "Male" },
    ],
    default: "female",
  }),
  age: count({ label: "Age", hint: "18 to 100", default: 30, min: 18, max: 100, suffix: "years" }),
  weight: input(weight, { label: "Weight", line: "new", hint: "{range}" }),
  height: input(height, { label: "Height", hint: "{range}; also 5' 11\"" }),
  activity: choice({
    label: "Activity",
    hint: "Days per week with exercise, hard exercise for “Very active”; “Extra active” also covers training twice a day",
    options: [
      { id: "sedentary", label: "Sedentary: little exercise (1.2)" },
      { id: "light", label: "Light: 1 to 3 days a week (1.375)" },
      { id: "moderate", label: "Moderate: 3 to 5 days a week (1.55)" },
      { id: "very", label: "Very active: 6 to 7 days a week (1.725)" },
      { id: "extra", label: "Extra active: physical job (1.9)" },
    ],
    default: "light",
  }),
};

const plan = {
  planBy: choice({
    label: "Plan by",
    options: [
      { id: "pace", label: "Pace" },
      { id: "date", label: "Date" },
    ],
    default: "pace",
  }),
  pace: input(pace, {
    label: "Change per week",
    hint: "{range}",
    when: { planBy: ["pace"] },
  }),
  goalWeight: input(weight, {
    label: "Goal weight",
    hint: "Optional if you set a pace",
    default: undefined,
    optional: true,
  }),
  goalDate: day({
    label: "Goal date",
    default: undefined,
    max: "2100-12-31",
    optional: true,
    when: { planBy: ["date"] },
  }),
};

const method = {
  formula: choice({
    label: "Formula",
    options: [
      { id: "mifflin", label: "Mifflin-St Jeor" },
      { id: "harris-benedict", label: "Harris-Benedict, revised 1984" },
      { id: "katch-mcardle", label: "Katch-McArdle (needs body fat)" },
      { id: "eer", label: "EER 2023 (19 and older)" },
    ],
    default: "mifflin",
    advanced: true,
  }),
  bodyFat: percent({
    label: "Body fat",
    hint: "Optional; 3 to 60%",
    default: undefined,
    min: 3,
    max: 60,
    optional: true,
    advanced: true,
  }),
  macros: choice({
    label: "Carbs / protein / fat",
    options: [
      { id: "balanced", label: "50 / 20 / 30%, balanced" },
      { id: "high-protein", label: "40 / 30 / 30%, high protein" },
      { id: "low-carb", label: "25 / 30 / 45%, low carb" },
      { id: "custom", label: "Custom" },
    ],
    default: "balanced",
    advanced: true,
  }),
  carbShare: percent({ label: "Carbohydrates", default: 50, min: 0, max: 100, when: custom }),
  proteinShare: percent({ label: "Protein", default: 20, min: 0, max: 100, when: custom }),
  fatShare: percent({ label: "Fat", default: 30, min: 0, max: 100, when: custom }),
  pregnant: toggle({
    label: "Pregnant or breastfeeding",
    default: false,
    advanced: true,
    when: { sex: ["female"] },
  }),
  category: choice({
    label: "EER activity category",
    hint: "Each day, on top of daily living",
    options: [
      { id: "from-activity", label: "From the activity above" },
      { id: "inactive", label: "Inactive: daily living only" },
      { id: "low-active", label: "Low active: 60 to 80 min of walking" },
      { id: "active", label: "Active: about 2 h of mixed exercise" },
      { id: "very-active", label: "Very active: about 2 h of hard exercise" },
    ],
    default: "from-activity",
    advanced: true,
  }),
  energyRule: choice({
    label: "Energy content of body weight",
    options: [
      { id: "per-kg", label: "7,700 kcal per kg" },
      { id: "per-pound", label: "3,500 kcal per pound" },
    ],
    default: "per-kg",
    advanced: true,
  }),
};

const need = {
  target: { label: "Calories per day", format: kcal, primary: true },
  maintenance: { label: "Calories to maintain your weight (TDEE)", format: kcal },
  needLow: {
    label: "If your need is 10% lower",
    format: kcal,
    hint: "Most people are within 10% of the formula",
  },
  needHigh: { label: "If your need is 10% higher", format: kcal },
  resting: { label: "Calories burned at rest (BMR)", format: kcal },
  kilojoules: { label: "In kilojoules", format: { kind: "number", decimals: 0, suffix: "kJ" } },
} as const;

const projection = {
  change: { label: "Deficit (−) or surplus (+)", format: kcal, hint: "Per day" },
  pace: {
    label: "Change per week (fixed rule)",
    format: formatOf(pace, { decimals: 2 }),
  },
  weeks: { label: "Weeks to the goal (fixed rule)", format: { kind: "number", decimals: 1 } },
  reachedOn: { label: "Goal date (fixed rule)", format: { kind: "day" } },
  weeksFalling: {
    label: "Weeks to the goal as your need changes",
    format: { kind: "count" },
    hint: "If you eat the same amount throughout",
  },
} as const;

const nutrients = {
  carbohydrate: { label: "Carbohydrates", format: grams },
  protein: { label: "Protein", format: grams },
  fat: { label: "Fat", format: grams },
  proteinPerKg: {
    label: "Protein per kg of body weight",
    format: { kind: "number", decimals: 1, suffix: "g/kg" },
    hint: "Recommended: at least 0.8",
  },
  bmi: { label: "Current BMI", format: { kind: "number", decimals: 1, suffix: "kg/m²" } },
} as const;

const change = {
  inputs: { ...plan, ...method },
  outputs: { ...need, ...projection, ...nutrients },
} as const;

export const modes = {
  keep: { label: "Maintain weight", inputs: method, outputs: { ...need, ...nutrients } },
  lose: { label: "Lose weight", ...change },
  gain: { label: "Gain weight", ...change },
} as const;

type Mode = keyof typeof modes;
type Declared = ModesOf<typeof modes, typeof shared, "goal">;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type PlanInputs = Inputs<"lose" | "gain">;
export type PlanOutputs = ModeOutputs<Declared, "lose" | "gain">;
export type PlanAnswer = ModeComputation<Declared, "lose" | "gain">;
export type NeedOutputs = Pick<PlanOutputs, keyof (typeof modes)["keep"]["outputs"]>;
