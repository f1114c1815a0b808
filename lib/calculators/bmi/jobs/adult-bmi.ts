import { defineJob } from "../../../kit/calculator/jobs.ts";
import { cdcAdults, fractions } from "./origins.ts";

export default defineJob({
  slug: "adult-bmi",
  name: "BMI for adults",
  heading: "Adult BMI Calculator",
  question: "What is my BMI, and is it in the healthy range?",
  lead: "Body mass index from age 20 on, with its category and the weights that would be healthy at your height. Weight and height decide it; sex and age do not.",
  seo: {
    title: "Adult BMI Calculator: kg, lb, Feet and cm",
    description:
      "BMI for men and women from 20 in kilograms, pounds or stone: WHO category, healthy weight range, pounds above or below it, and cutoffs for Asian people.",
  },
  fixed: { group: "adult" },
  fields: ["weight", "height", "standard"],
  examples: [
    {
      id: "seventy-at-one-seventy",
      title: "70 kg at 170 cm",
      origin: fractions,
      inputs: {},
      expect: {
        outputs: {
          bmi: 24.2214532872,
          category: "Healthy weight, 18.5 to 24.9",
          healthyLow: 53.465,
          healthyHigh: 71.961,
        },
      },
    },
    {
      id: "five-nine",
      title: "169 lb at 5 ft 9 in: 24.96 counts as overweight",
      origin: cdcAdults,
      inputs: { weight: { value: 169, unit: "pound" }, height: { value: "5' 9\"", unit: "foot" } },
      expect: {
        outputs: { bmi: 24.9567, category: "Overweight (pre-obesity), 25.0 to 29.9" },
        tolerance: 1e-5,
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
  ],
  guide: [
    {
      title: "Weight over height squared",
      text: "Divide kilograms by the square of meters; with pounds and inches, multiply the quotient by 703. Morning weight without shoes and heavy clothes is the fairest, and height belongs to the tape, not the driver’s license: an error of one inch shifts the BMI by about 0.7.",
    },
    {
      title: "What the categories mean",
      text: "They come from how often illness and early death occurred at each BMI in large groups. Risk changes gradually, so 24.9 and 25.1 are practically the same. Below 18.5, bone loss and poor immunity are the concern; from 30 on diabetes, high blood pressure and sleep apnea become much more frequent.",
    },
    {
      title: "Who is misjudged",
      text: "Strength athletes carry muscle that counts as weight. In older people a normal figure can hide lost muscle and fat at the belly. People with South Asian, Chinese or Japanese ancestry develop diabetes at lower values, which is why the second set of cutoffs exists. It does not apply in pregnancy.",
    },
    {
      title: "The next question",
      text: "A single number is a starting point. A waist measurement adds where the fat is; blood pressure, glucose and cholesterol show whether it does harm. Children and teens need percentiles, which have a page of their own.",
    },
  ],
  faq: [
    {
      q: "Is BMI different for men and women?",
      a: "The formula and the adult limits are the same. At one BMI women have more body fat on average, but the relation to health risk is similar enough for a common scale. Waist limits, in contrast, differ by sex.",
    },
    {
      q: "Does age change a healthy BMI?",
      a: "Not in the official adult categories. Studies of people over 65 find the lowest mortality at somewhat higher values than in midlife, so doctors are slower to advise weight loss to them and watch for unintended loss instead.",
    },
    {
      q: "Why does another site put me in a different category?",
      a: "Usually because of rounding at a limit. This page rounds to one decimal first and classifies that number, as CDC’s own table does. Sites that classify the unrounded value place 24.96 in the lower category. Other sites use national cutoffs.",
    },
  ],
  related: [
    "bmi/healthy-weight",
    "bmi/waist-to-height",
    "bmi/child-bmi-percentile",
    "calorie/maintenance-calories",
  ],
  words: [
    "body mass index",
    "BMI men",
    "BMI women",
    "BMI chart",
    "BMI kg cm",
    "BMI pounds feet inches",
    "BMI stone",
    "am I overweight",
    "obesity class",
    "Asian BMI",
    "underweight BMI",
  ],
});
