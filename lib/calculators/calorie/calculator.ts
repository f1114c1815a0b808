import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes, shared } from "./modes.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "calorie",
  label: "Calorie",
  category: "financial-health",
  heading: "Calorie Calculator",
  summary:
    "How many calories you need each day, with the common formulas side by side, and how much to eat to maintain, lose or gain weight, with macros, a timeline and its uncertainty.",
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
      text: "Mifflin-St Jeor (1990) is the default. In the 2005 systematic review by Frankenfield and colleagues, it came within 10% of the measured resting rate for more people than any other equation: 82% of nonobese and 70% of obese adults. Harris-Benedict is the 1984 revision; the 1919 original is in the table for comparison. Katch-McArdle and Cunningham use lean mass, which suits muscular people if body fat was measured accurately. EER is the US and Canadian standard of 2023, fitted to the measured energy use of adults 19 and older in everyday life.",
    },
    {
      title: "Activity",
      text: "Sedentary 1.2, light 1.375, moderate 1.55, very active 1.725, extra active 1.9. The factors are rough, and most people choose too high a level, so go by what you do in an average week. EER has four categories with limits at activity levels of 1.53, 1.68 and 1.85; the one that contains your factor is used unless you choose a category yourself.",
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
  question: "Goal",
  by: "goal",
  quantities,
  shared,
  modes,
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
    cite("katch-mcardle", "370 + 21.6 kcal per kg"),
    cite("eer", "table 5-5, adults 19 years and older"),
    cite("fao", "chapter 5, energy at rest times the physical activity level"),
    cite("wishnofsky"),
    cite("frankenfield"),
    cite("dri-2005", "acceptable macronutrient distribution ranges; protein 0.8 g/kg"),
    cite("vlcd"),
  ],
  seal: "estimate",
  examples,
  related: ["bmi", "percentage", "age"],
  disclaimer:
    "This is an estimate, not medical or dietary advice. If you are ill, pregnant, under 18 or have an eating disorder, please plan with a doctor or dietitian.",
});
