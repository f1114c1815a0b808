import { defineJob } from "../../../kit/calculator/jobs.ts";
import { byHand } from "./origins.ts";

export default defineJob({
  slug: "bmr",
  name: "Basal metabolic rate (BMR)",
  heading: "BMR Calculator",
  question: "How many calories does my body burn at rest?",
  lead: "Basal or resting metabolic rate from sex, age, weight and height, or from lean mass if you know your body fat: what a day in bed would cost.",
  seo: {
    title: "BMR Calculator: Basal Metabolic Rate",
    description:
      "Resting calories by Mifflin-St Jeor, both Harris-Benedict versions, Katch-McArdle and Cunningham in one table, with advice on which one fits whom.",
  },
  fixed: { goal: "keep" },
  fields: ["sex", "age", "weight", "height", "formula", "bodyFat"],
  defaults: {
    sex: "male",
    age: "35",
    weight: { si: "80", us: "175" },
    height: { si: "178", us: "5 ft 10 in" },
  },
  answer: ["resting", "maintenance", "bmi"],
  examples: [
    {
      id: "mifflin",
      title: "A 35-year-old man, 178 cm and 80 kg, by Mifflin-St Jeor",
      origin: byHand("10 · 80 + 6.25 · 178 − 5 · 35 + 5"),
      inputs: {},
      expect: { outputs: { resting: 1742.5 } },
    },
    {
      id: "harris-benedict",
      title: "A 30-year-old woman, 170 cm and 70 kg, by Harris-Benedict (1984)",
      origin: byHand("447.593 + 9.247 · 70 + 3.098 · 170 − 4.330 · 30"),
      inputs: { sex: "female", age: 30, weight: 70, height: 170, formula: "harris-benedict" },
      expect: { outputs: { resting: 1491.643 } },
    },
    {
      id: "katch",
      title: "80 kg with 20% body fat, by Katch-McArdle",
      origin: byHand("370 + 21.6 · 80 · 0.8"),
      inputs: { bodyFat: "20 %", formula: "katch-mcardle" },
      expect: { outputs: { resting: 1752.4 } },
    },
  ],
  guide: [
    {
      title: "The equations",
      text: "Mifflin-St Jeor adds 10 kcal per kilogram and 6.25 per centimeter, subtracts 5 per year of age, and ends with plus 5 for men or minus 161 for women. Katch-McArdle needs no sex or age: 370 plus 21.6 for each kilogram of lean mass. Differences between formulas of 50 to 100 kcal are normal.",
    },
    {
      title: "Basal or resting?",
      text: "Basal rate is measured right after waking in a laboratory, after twelve hours without food. Resting rate is taken in the daytime under looser conditions and is up to a tenth higher. Mifflin’s equation predicts the latter; in everyday language, and here, BMR is used for both.",
    },
    {
      title: "What moves it",
      text: "Organs burn most of it; a kilogram of muscle uses about 13 kcal a day at rest and a kilogram of fat about 4.5. Building muscle therefore raises the rate only a little. Weight loss lowers it, thyroid disease and fever shift it, and it falls by a percent or two per decade.",
    },
  ],
  faq: [
    {
      q: "Should I eat below my BMR to lose weight?",
      a: "It is not dangerous in itself for people with obesity under supervision, but it is rarely needed. A deficit taken from the whole day’s expenditure leaves more room for protein, vitamins and a life. The weight-loss page warns when a plan falls below your resting need.",
    },
    {
      q: "How can I measure my real BMR?",
      a: "By indirect calorimetry: you breathe under a hood for about half an hour, and oxygen use is converted to calories. Sports clinics and some hospitals offer it. Handheld devices are less exact, and body-composition scales only apply a formula like these.",
    },
    {
      q: "Why is a woman’s BMR lower than a man’s?",
      a: "At the same weight and height, women have on average less lean tissue and more fat, which needs less energy. The sex term stands in for this. With a measured body fat percentage the lean-mass formula treats both alike.",
    },
  ],
  related: ["calorie/maintenance-calories", "calorie/weight-loss", "bmi/adult-bmi", "age"],
  words: [
    "basal metabolic rate",
    "resting metabolic rate",
    "RMR",
    "metabolism",
    "calories at rest",
    "Mifflin-St Jeor",
    "Harris-Benedict",
    "Katch-McArdle",
    "Cunningham equation",
    "resting energy expenditure",
    "calories burned doing nothing",
  ],
});
