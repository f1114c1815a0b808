import { defineJob } from "../../../kit/calculator/jobs.ts";
import { fractions } from "./origins.ts";

export default defineJob({
  slug: "macros",
  name: "Macros in grams",
  heading: "Macro Calculator: Carbs, Protein, Fat",
  question: "How many grams of carbs, protein and fat should I eat?",
  lead: "Daily macronutrients in grams for the calories you need, by a balanced, high-protein, low-carb or custom split, with the protein checked against your body weight.",
  seo: {
    title: "Macro Calculator: Carbs, Protein and Fat",
    description:
      "Grams of carbohydrates, protein and fat a day from your calorie need and a macro split, checked against the acceptable ranges and protein per kilogram.",
  },
  fixed: { goal: "keep" },
  fields: ["sex", "age", "weight", "height", "activity", "macros"],
  defaults: { weight: { si: "62", us: "137" }, height: { si: "165", us: "5 ft 5 in" } },
  answer: ["target", "carbohydrate", "protein", "fat", "proteinPerKg"],
  examples: [
    {
      id: "balanced",
      title: "A 30-year-old woman, 165 cm and 62 kg, lightly active: 50, 20 and 30%",
      origin: fractions,
      inputs: {},
      expect: {
        outputs: {
          target: 1842.84375,
          carbohydrate: 230.35546875,
          protein: 92.1421875,
          fat: 61.428125,
        },
      },
    },
    {
      id: "high-protein",
      title: "A 28-year-old man, 180 cm and 85 kg, moderately active: 40, 30 and 30%",
      origin: fractions,
      inputs: {
        sex: "male",
        age: 28,
        weight: 85,
        height: 180,
        activity: "moderate",
        macros: "high-protein",
      },
      expect: {
        outputs: {
          target: 2852,
          carbohydrate: 285.2,
          protein: 213.9,
          fat: 95.06666666666666,
          proteinPerKg: 2.5164705882352942,
        },
      },
    },
  ],
  guide: [
    {
      title: "From percent to grams",
      text: "Multiply the day’s calories by each share, then divide by the energy of a gram: 4 kcal for carbohydrates and protein, 9 for fat. Fat therefore takes fewer grams than its percentage suggests. Alcohol has 7 kcal per gram and belongs to none of the three.",
    },
    {
      title: "Set protein first",
      text: "A percentage gives too little protein in a diet of few calories and too much in one of many. Look at the grams per kilogram: 0.8 is the recommended minimum for adults, 1.2 to 1.6 helps to keep muscle in weight loss and with age, and beyond 2.0 little more is gained. Then adjust the custom shares.",
    },
    {
      title: "Fat and carbohydrates",
      text: "Twenty to 35% from fat leaves room for essential fatty acids and vitamins. Carbohydrates fuel hard training and bring most of the fiber; people who sit all day can take fewer. With equal calories and protein, low-carb and low-fat diets lead to about the same weight loss.",
    },
  ],
  faq: [
    {
      q: "What is the best macro split for weight loss?",
      a: "The one you can keep to at the right number of calories. A larger share of protein and fiber helps against hunger and protects muscle. Beyond that, long trials found no decisive difference between splits, so choose by taste, training and health.",
    },
    {
      q: "How do I set macros for keto?",
      a: "Choose “Custom” and enter about 5% carbohydrates, 20% protein and 75% fat. The page then warns that fat and carbohydrates leave the acceptable ranges, which is true of any ketogenic diet. With diabetes medication or kidney disease, ask your doctor first.",
    },
    {
      q: "Do I have to hit the grams exactly?",
      a: "No. Food labels may be off by a fifth, and so may portions. Treat protein as a minimum, calories as a target for the week and the split between fat and carbohydrates as flexible. A day that is off matters little.",
    },
    {
      q: "Are macros counted from raw or cooked weight?",
      a: "Use the state that the label or database entry names. Meat loses about a quarter of its weight as water when cooked, and rice more than doubles, while the nutrients stay nearly the same. Mixing up the two is a frequent source of error.",
    },
  ],
  related: ["calorie/maintenance-calories", "calorie/weight-loss", "percentage", "bmi/healthy-weight"],
  words: [
    "macro calculator",
    "macronutrients",
    "macros",
    "protein intake",
    "how much protein do I need",
    "grams of protein",
    "carbs per day",
    "fat per day",
    "IIFYM",
    "keto macros",
    "high protein diet",
    "40/30/30",
  ],
});
