import type { Origin } from "../../kit/calculator/define.ts";
import { defineJobs } from "../../kit/calculator/jobs.ts";

const fractions: Origin = {
  kind: "independent",
  by: "Python fractions with the printed coefficients, 1 lb = 0.45359237 kg and 1 in = 0.0254 m",
};
const byHand = (calculation: string): Origin => ({ kind: "independent", by: `By hand: ${calculation}` });

export default defineJobs([
  {
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
  },
  {
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
  },
  {
    slug: "weight-loss",
    name: "Calories to lose weight",
    heading: "Calorie Deficit Calculator",
    question: "How many calories should I eat to lose weight?",
    lead: "The daily intake for a pace of loss that you choose, never below the safe minimum, and the weight to expect week by week as the body adapts to being lighter.",
    seo: {
      title: "Calorie Deficit Calculator for Weight Loss",
      description:
        "Calories a day to lose 1 lb or 0.5 kg a week, with safety floors, the date a goal weight is reached and a curve that flattens as your need falls.",
    },
    fixed: { goal: "lose" },
    fields: ["sex", "age", "weight", "height", "activity", "pace"],
    defaults: { weight: { si: "75", us: "165" }, height: { si: "168", us: "5 ft 6 in" } },
    answer: ["target", "change", "maintenance", "weeks", "weeksFalling"],
    examples: [
      {
        id: "pound-a-week",
        title: "A 30-year-old woman of 5 ft 5 in and 160 lb, lightly active, losing 1 lb a week",
        origin: fractions,
        inputs: {
          weight: { value: 160, unit: "pound" },
          height: { value: "5' 5\"", unit: "foot" },
          pace: { value: 1, unit: "pound" },
        },
        expect: { outputs: { target: 1490.154732, maintenance: 1989.106339 } },
      },
      {
        id: "man",
        title: "A 42-year-old man of 182 cm, from 95 to 85 kg at 0.5 kg a week",
        origin: {
          kind: "independent",
          by: "Python fractions; the weeks with a falling need by a loop of its own over the weeks",
        },
        inputs: {
          sex: "male",
          age: 42,
          weight: 95,
          height: 182,
          activity: "moderate",
          pace: 0.5,
          goalWeight: 85,
        },
        expect: {
          outputs: { target: 2367.875, change: -550, weeks: 20, weeksFalling: 24, reachedOn: "2026-06-04" },
        },
      },
      {
        id: "floor",
        title: "A small woman of 50: the plan is raised to 1,200 kcal",
        origin: fractions,
        inputs: { age: 50, weight: 55, height: 160, activity: "sedentary" },
        expect: { outputs: { target: 1200, maintenance: 1366.8 }, warnings: ["The plan was raised"] },
      },
    ],
    guide: [
      {
        title: "Where the deficit comes from",
        text: "A pound of body weight stores roughly 3,500 kcal, a kilogram 7,700. Spread over a week, that is about 500 kcal a day for a pound. The page subtracts it from what you burn; walking more instead of eating less has the same effect and keeps muscle.",
      },
      {
        title: "Why loss slows down",
        text: "A lighter body burns less, and with a constant intake the deficit shrinks until the weight levels off. The fixed rule ignores this, so the chart adds a line that recalculates your need every week. Glycogen and water make the first two weeks look better and the following ones worse than they are.",
      },
      {
        title: "A pace that lasts",
        text: "Half to one percent of body weight a week is what most guidelines support. Faster loss costs muscle and raises the risk of gallstones. Include protein with every meal and two strength sessions a week, and plan a few weeks at maintenance if hunger or training suffers.",
      },
      {
        title: "Where this page stops",
        text: "No plan goes below 1,200 kcal a day for women or 1,500 for men, and none is made at a low BMI, in pregnancy or while breastfeeding. With diabetes medication, past eating disorders or a lot of weight to lose, make the plan with a doctor or dietitian.",
      },
    ],
    faq: [
      {
        q: "How big should my calorie deficit be?",
        a: "Around 500 kcal a day suits many adults and gives about a pound, or half a kilogram, a week. Smaller people should take less, since it is a larger share of what they burn. If sleep, mood or training suffers, halve it.",
      },
      {
        q: "Why am I not losing weight in a deficit?",
        a: "Most often the deficit is smaller than planned: portions, drinks and weekends add up, or the activity level was set too high. Water can also hide fat loss for weeks, for example during the menstrual cycle. Judge by averages over four weeks.",
      },
      {
        q: "Should I eat back the calories I burn in exercise?",
        a: "Not if your usual training is part of the chosen activity level. For an unusually long day, eat back about half of what the watch claims. Skipping that once does no harm; doing it daily turns a moderate plan into a harsh one.",
      },
      {
        q: "Do I have to count forever?",
        a: "No. A few weeks of counting teach what portions contain. Afterward a regular weigh-in, a stable breakfast and lunch, and a plan for what to do when the average rises by a few pounds work for many people who keep weight off.",
      },
    ],
    related: ["calorie/maintenance-calories", "calorie/macros", "bmi/healthy-weight", "bmi/adult-bmi"],
    words: [
      "calorie deficit",
      "lose weight calculator",
      "calories to lose 1 pound a week",
      "weight loss calories",
      "how long to lose weight",
      "diet calories",
      "cutting calories",
      "lose 10 pounds",
      "slimming",
      "weight loss timeline",
      "weight loss planner",
    ],
  },
  {
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
  },
]);
