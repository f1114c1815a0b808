import { defineJob } from "../../../kit/calculator/jobs.ts";
import { byHand, fractions } from "./origins.ts";

export default defineJob({
  slug: "maintenance-calories",
  name: "Maintenance calories (TDEE)",
  heading: "TDEE Calculator: Maintenance Calories",
  question: "How many calories do I burn a day?",
  lead: "Total daily energy expenditure: the calories that keep your weight where it is. Body size sets the base, and the activity level, the least certain entry, multiplies it.",
  seo: {
    title: "TDEE Calculator: Maintenance Calories",
    description:
      "Total daily energy expenditure by Mifflin-St Jeor, Harris-Benedict, Katch-McArdle and EER 2023 side by side, with the 10% range that most people are in.",
  },
  fixed: { goal: "keep" },
  fields: ["sex", "age", "weight", "height", "activity", "formula"],
  answer: ["maintenance", "resting", "needLow", "needHigh", "kilojoules"],
  examples: [
    {
      id: "woman",
      title: "A 30-year-old woman, 170 cm and 70 kg, with light activity",
      origin: fractions,
      inputs: {},
      expect: {
        outputs: { maintenance: 1995.8125, resting: 1451.5, needLow: 1796.23125, needHigh: 2195.39375 },
      },
    },
    {
      id: "eer",
      title: "A 45-year-old woman, 170 cm and 70 kg, low active, by EER 2023",
      origin: byHand("575.77 − 7.01 · 45 + 6.60 · 170 + 12.14 · 70, as Health Canada prints it"),
      inputs: { age: 45, formula: "eer", category: "low-active" },
      expect: { outputs: { maintenance: 2232.12 } },
    },
    {
      id: "athlete",
      title: "A very active man of 80 kg with 20% body fat, by Katch-McArdle",
      origin: fractions,
      inputs: {
        sex: "male",
        weight: 80,
        height: 180,
        bodyFat: "20 %",
        activity: "very",
        formula: "katch-mcardle",
      },
      expect: { outputs: { maintenance: 3022.89, resting: 1752.4 } },
    },
  ],
  guide: [
    {
      title: "Rest, times activity",
      text: "About two-thirds of the day’s energy keeps the body running at rest. Digestion takes a tenth, and the remainder is movement, from fidgeting to training. The factor covers all of that: 1.2 for a desk and a sofa, up to 1.9 for heavy labor or two sessions a day.",
    },
    {
      title: "Choosing the level honestly",
      text: "Three gym hours in a week of office days are light to moderate, not very active. Steps help: under 5,000 a day is sedentary, around 10,000 moderate. If you hesitate between two levels, take the lower one; the error of choosing too high is the most common reason for a plan that does not work.",
    },
    {
      title: "Let the scale decide",
      text: "Eat the amount shown for two to three weeks and weigh yourself each morning. If the weekly average stays put, you have found your maintenance. If it moves by 1 lb a week, the true figure differs by about 500 kcal a day in that direction. No formula can match this measurement.",
    },
    {
      title: "Exercise is already in it",
      text: "Adding the calories of a watch or treadmill to this figure counts them twice, and devices tend to overstate them. Either use the factor of your whole week, or take “Sedentary” and add only what an unusual day demanded.",
    },
  ],
  faq: [
    {
      q: "What is the difference between TDEE and BMR?",
      a: "BMR is the energy of complete rest, lying awake and fasting. TDEE adds digestion and every movement of the day, so it is larger, by a fifth for very sedentary people and by nearly nine-tenths at the highest level.",
    },
    {
      q: "Which TDEE formula is the most accurate?",
      a: "For most adults Mifflin-St Jeor, by comparison with measured resting rates. With a good body fat measurement Katch-McArdle suits lean and muscular people. EER 2023 was fitted to whole-day energy use measured with labeled water. The table shows how far they disagree for you.",
    },
    {
      q: "Why do I gain weight while eating my TDEE?",
      a: "Intake is usually underreported, by a fifth or more in studies, through oils, drinks and tasting. The activity level may be too high as well. Weigh food for a week, then lower the target by a few hundred if the weekly average still climbs.",
    },
  ],
  related: ["calorie/bmr", "calorie/weight-loss", "calorie/macros", "bmi/healthy-weight"],
  words: [
    "TDEE",
    "total daily energy expenditure",
    "calories per day",
    "daily calorie needs",
    "how many calories should I eat",
    "calorie intake",
    "maintenance intake",
    "calories burned per day",
    "energy requirement",
    "EER",
    "kilojoules per day",
    "calories to maintain weight",
  ],
});
