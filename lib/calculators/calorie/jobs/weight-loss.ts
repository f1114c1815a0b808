import { defineJob } from "../../../kit/calculator/jobs.ts";
import { fractions } from "./origins.ts";

export default defineJob({
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
});
