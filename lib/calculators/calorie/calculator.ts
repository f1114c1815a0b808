import { choice, count, day, percent, quantity, toggle } from "../../fields/field.ts";
import { cite } from "../../sources/cite.ts";
import { defineForm } from "../define.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";

const kcal = { kind: "number", decimals: 0, suffix: "kcal" } as const;
const grams = { kind: "number", decimals: 0, suffix: "g" } as const;
const changing = { goal: ["lose", "gain"] } as const;
const custom = { macros: ["custom"] } as const;

export default defineForm({
  id: "calorie",
  label: "Calorie",
  category: "financial-health",
  heading: "Calorie Calculator",
  summary:
    "How many calories you need each day, with the common formulas side by side, and how much to eat to keep, lose or gain weight, with macros, a timeline and its uncertainty.",
  seo: {
    title: "Calorie Calculator: TDEE, Goals and Macros",
    description:
      "Daily calories by Mifflin-St Jeor, Harris-Benedict, Katch-McArdle and EER 2023, with safe goals, macros and a weight timeline with its uncertainty.",
  },
  keywords: [
    "TDEE",
    "BMR",
    "calories per day",
    "weight loss",
    "macros",
    "Mifflin-St Jeor",
    "Harris-Benedict",
    "Katch-McArdle",
    "energy requirement",
    "EER",
    "calorie deficit",
  ],
  guide: [
    {
      title: "Two steps",
      text: "First comes the energy your body uses at rest (basal or resting metabolic rate), from weight, height, age and sex, or from lean mass if you know your body fat percentage. Then comes the whole day: the resting energy times an activity factor. EER 2023 does both in one equation for each level of activity.",
    },
    {
      title: "Which formula",
      text: "Mifflin-St Jeor (1990) is the default. In the 2005 systematic review by Frankenfield and colleagues, it came within 10% of the measured resting rate for more people than any other equation: 82% of nonobese and 70% of obese adults. Harris-Benedict is the 1984 revision; the 1919 original is in the table for comparison. Katch-McArdle and Cunningham use lean mass, which suits muscular people if body fat was measured well. EER is the US and Canadian standard of 2023, fitted to the measured energy use of adults 19 and older in everyday life.",
    },
    {
      title: "Activity",
      text: "Sedentary 1.2, light 1.375, moderate 1.55, very active 1.725, extra 1.9. The factors are rough, and most people choose too high a level, so go by what you do in an average week. EER has four categories with limits at activity levels of 1.53, 1.68 and 1.85; the one that contains your factor is used unless you choose a category yourself.",
    },
    {
      title: "Losing and gaining",
      text: "One kilogram of body weight is worth about 7,700 kcal, one pound about 3,500, so 0.5 kg a week takes 550 kcal a day; sites that say 500 mean one pound. The rule overstates what happens over months, because a lighter body needs less. The timeline therefore has a second line, recalculated each week at that week’s weight, and two more for a need that is 10% higher or lower. The NIH Body Weight Planner also models how metabolism adapts.",
    },
    {
      title: "Safety limits",
      text: "Plans do not go below 1,200 kcal a day for women or 1,500 for men: they are raised to that, and the page says so. Below 800 kcal is a very-low-calorie diet, which calls for medical supervision. You get a warning if the plan loses more than 1 kg or 1% of body weight a week or falls below the resting rate. There is no weight-loss plan at a BMI under 18.5, during pregnancy or breastfeeding, or under 18.",
    },
    {
      title: "Macros",
      text: "Carbohydrates and protein have 4 kcal per gram, fat 9, alcohol 7. For adults, the acceptable ranges are 45 to 65% of energy from carbohydrates, 20 to 35% from fat and 10 to 35% from protein. The recommended protein intake is at least 0.8 g per kg of body weight; 1.2 to 2.0 g is common with heavy training or during weight loss. Custom percentages must add up to 100%.",
    },
    {
      title: "How accurate this is",
      text: "Even the best equation is more than 10% off for about one adult in four, and two people of the same size can differ by several hundred kcal a day. Use the number as a starting point: keep to it for two or three weeks, weigh yourself under the same conditions, and adjust to what the scale says. The formulas are based on adults of about 19 to 78 years, mostly of European descent; illness, medication and pregnancy change the need.",
    },
  ],
  inputs: {
    goal: choice({
      label: "Goal",
      options: [
        { id: "keep", label: "Keep weight" },
        { id: "lose", label: "Lose weight" },
        { id: "gain", label: "Gain weight" },
      ],
      default: "keep",
      mode: true,
    }),
    sex: choice({
      label: "Sex (for the formula)",
      options: [
        { id: "female", label: "Female" },
        { id: "male", label: "Male" },
      ],
      default: "female",
      inline: true,
    }),
    age: count({ label: "Age", hint: "18 to 100", default: 30, min: 18, max: 100, suffix: "years" }),
    weight: quantity({
      label: "Weight",
      hint: "25 to 400 kg (55 to 880 lb)",
      converter: "mass",
      units: ["kilogram", "pound", "stone"],
      default: 70,
      min: 25,
      max: 400,
    }),
    height: quantity({
      label: "Height",
      hint: "120 to 250 cm; also 5' 11\"",
      converter: "length",
      units: ["centimeter", "foot", "inch", "meter"],
      default: 170,
      min: 1.2,
      max: 2.5,
    }),
    activity: choice({
      label: "Activity",
      options: [
        { id: "sedentary", label: "Sedentary: desk work, little exercise (1.2)" },
        { id: "light", label: "Light: exercise 1 to 3 days a week (1.375)" },
        { id: "moderate", label: "Moderate: exercise 3 to 5 days a week (1.55)" },
        { id: "very", label: "Very active: hard exercise 6 to 7 days a week (1.725)" },
        { id: "extra", label: "Extra: physical work or training twice a day (1.9)" },
      ],
      default: "light",
    }),
    planBy: choice({
      label: "Plan by",
      options: [
        { id: "pace", label: "Pace" },
        { id: "date", label: "Date" },
      ],
      default: "pace",
      inline: true,
      when: changing,
    }),
    pace: quantity({
      label: "Change per week",
      hint: "0.05 to 2 kg (0.1 to 4.4 lb)",
      converter: "mass",
      units: ["kilogram", "pound"],
      default: 0.5,
      min: 0.05,
      max: 2,
      when: { ...changing, planBy: ["pace"] },
    }),
    goalWeight: quantity({
      label: "Goal weight",
      hint: "Optional if you set a pace",
      converter: "mass",
      units: ["kilogram", "pound", "stone"],
      default: undefined,
      min: 25,
      max: 400,
      optional: true,
      when: changing,
    }),
    goalDate: day({
      label: "Goal date",
      default: undefined,
      max: "2100-12-31",
      optional: true,
      when: { ...changing, planBy: ["date"] },
    }),
    formula: choice({
      label: "Formula",
      options: [
        { id: "mifflin", label: "Mifflin-St Jeor" },
        { id: "harris-benedict", label: "Harris-Benedict, revised 1984" },
        { id: "katch-mcardle", label: "Katch-McArdle (needs body fat)" },
        { id: "eer", label: "EER 2023 (19 and older)" },
      ],
      default: "mifflin",
    }),
    bodyFat: percent({
      label: "Body fat",
      hint: "Optional; 3 to 60%",
      default: undefined,
      min: 3,
      max: 60,
      optional: true,
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
      options: [
        { id: "from-activity", label: "From the activity above" },
        { id: "inactive", label: "Inactive: daily living only" },
        { id: "low-active", label: "Low active: plus 60 to 80 min of walking a day" },
        { id: "active", label: "Active: plus about 2 h of mixed exercise a day" },
        { id: "very-active", label: "Very active: plus about 2 h of hard exercise a day" },
      ],
      default: "from-activity",
      advanced: true,
    }),
    energyRule: choice({
      label: "Energy of body weight",
      options: [
        { id: "per-kg", label: "7,700 kcal per kg" },
        { id: "per-pound", label: "3,500 kcal per pound" },
      ],
      default: "per-kg",
      inline: true,
      advanced: true,
    }),
  },
  outputs: {
    target: { label: "Calories per day", format: kcal, primary: true },
    maintenance: { label: "Calories to keep your weight (TDEE)", format: kcal },
    needLow: {
      label: "If your need is 10% lower",
      format: kcal,
      hint: "Most people are within 10% of the formula",
    },
    needHigh: { label: "If your need is 10% higher", format: kcal },
    resting: { label: "At rest (BMR)", format: kcal },
    kilojoules: { label: "In kilojoules", format: { kind: "number", decimals: 0, suffix: "kJ" } },
    change: { label: "Below (−) or above your need", format: kcal, hint: "Per day" },
    pace: {
      label: "Change per week, by the rule",
      format: { kind: "quantity", converter: "mass", units: ["kilogram", "pound"], decimals: 2 },
    },
    weeks: { label: "Weeks to the goal, by the rule", format: { kind: "number", decimals: 1 } },
    reachedOn: { label: "Goal reached on, by the rule", format: { kind: "day" } },
    weeksFalling: {
      label: "Weeks, as your need changes with your weight",
      format: { kind: "count" },
      hint: "If you eat the same amount throughout",
    },
    carbohydrate: { label: "Carbohydrates", format: grams },
    protein: { label: "Protein", format: grams },
    fat: { label: "Fat", format: grams },
    proteinPerKg: {
      label: "Protein per kg of body weight",
      format: { kind: "number", decimals: 1, suffix: "g/kg" },
      hint: "Recommended: at least 0.8",
    },
    bmi: { label: "Current BMI", format: { kind: "number", decimals: 1, suffix: "kg/m²" } },
  },
  formulas,
  assumptions: [
    "Carbohydrates and protein have 4 kcal per gram, fat 9; 1 kcal = 4.184 kJ.",
    "A weight-loss plan is not set below 1,200 kcal (women) or 1,500 kcal (men) a day.",
    "The formulas are for healthy adults; they do not account for illness, medication or pregnancy.",
  ],
  sources: [
    cite("mifflin"),
    cite("roza"),
    cite("cunningham"),
    cite("katch-mcardle", "370 + 21.6 kcal a kg"),
    cite("eer", "table 5-5, adults 19 years and older"),
    cite("fao", "chapter 5, energy at rest times the physical activity level"),
    cite("wishnofsky"),
    cite("frankenfield"),
    cite("dri-2005", "acceptable macronutrient distribution ranges; protein 0.8 g/kg"),
    cite("vlcd"),
  ],
  examples,
  related: ["bmi", "percentage", "age"],
  disclaimer:
    "This is an estimate, not medical or dietary advice. If you are ill, pregnant, under 18 or have an eating disorder, please plan with a doctor or dietitian.",
});
