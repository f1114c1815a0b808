import { defineJob } from "../../../kit/calculator/jobs.ts";
import { cdcAdults, fractions } from "./origins.ts";

export default defineJob({
  slug: "healthy-weight",
  name: "Healthy weight for a height",
  heading: "Healthy Weight Calculator",
  question: "What is a healthy weight for my height?",
  lead: "The lowest and the highest weight with a BMI in the healthy range at your height, and how far your present weight is from it. Often searched as ideal weight.",
  seo: {
    title: "Healthy Weight Calculator by Height",
    description:
      "Healthy weight range for your height in pounds, kilograms or stone, by the BMI limits of the WHO or for Asian populations, and your distance from it.",
  },
  fixed: { group: "adult" },
  fields: ["height", "weight", "standard"],
  defaults: { height: { si: "175", us: "5 ft 9 in" }, weight: { si: "80", us: "175" } },
  answer: ["healthyLow", "healthyHigh", "aboveHealthy", "belowHealthy", "bmi"],
  examples: [
    {
      id: "one-seventy-five",
      title: "At 175 cm",
      origin: {
        kind: "independent",
        by: "by hand: 18.5 × 1.75² and 24.9 × 1.75²; 80 less the second",
      },
      inputs: {},
      expect: { outputs: { healthyLow: 56.65625, healthyHigh: 76.25625, aboveHealthy: 3.74375 } },
    },
    {
      id: "five-ten",
      title: "At 5 ft 10 in",
      origin: fractions,
      inputs: { height: { value: "5' 10\"", unit: "foot" }, weight: { value: 176, unit: "pound" } },
      expect: {
        outputs: { healthyLow: 58.483754, healthyHigh: 78.7159716, bmi: 25.25311143193715 },
      },
    },
    {
      id: "five-nine-125",
      title: "125 lb at 5 ft 9 in: the first healthy weight of CDC’s table",
      origin: cdcAdults,
      inputs: { weight: { value: 125, unit: "pound" }, height: { value: "5' 9\"", unit: "foot" } },
      expect: { outputs: { category: "Healthy weight, 18.5 to 24.9" } },
    },
  ],
  guide: [
    {
      title: "A range, not a number",
      text: "The limits are 18.5 and 24.9 times the square of the height in meters. Between them lie about 45 lb, or 20 kg, for a person of average height, because bones, muscles and builds differ. Nothing shows that the middle is better than a place near either end.",
    },
    {
      title: "“Ideal weight” formulas",
      text: "The formulas of Devine, Robinson and Miller give one weight per height and sex. Devine wrote his in 1974 to dose drugs, extending an insurance rule of thumb, and pharmacists still use it for that. They ignore build and are far too low for tall people, so they make a poor personal goal.",
    },
    {
      title: "If you are above it",
      text: "The first 5 to 10% of weight lost brings most of the improvement in blood pressure, blood sugar and joints, even if the range is still far away. Setting the next goal there is more realistic than the upper limit, and keeping the loss matters more than its size.",
    },
  ],
  faq: [
    {
      q: "Should men and women of the same height weigh the same?",
      a: "The range is the same for both. Men tend to sit higher in it, since they have more muscle and heavier bones at a given height, and women lower. Formulas that give separate ideal weights describe this average, not a health limit.",
    },
    {
      q: "How much should I weigh for my age?",
      a: "For adults the range depends on height only. Weight usually creeps up with the decades, and so does risk. After about 70, keeping weight and strength is often the better aim than reaching a lower number, which your doctor can judge.",
    },
    {
      q: "Does frame size matter?",
      a: "A little. Wrist or elbow breadth was once used to split tables into small, medium and large frames; the width of the range already covers that difference. A broad build belongs toward the upper end, a slight one toward the lower.",
    },
  ],
  related: ["bmi/adult-bmi", "calorie/weight-loss", "bmi/waist-to-height", "age"],
  words: [
    "ideal weight",
    "ideal body weight",
    "healthy weight range",
    "how much should I weigh",
    "weight for height",
    "normal weight",
    "goal weight",
    "target weight",
    "height weight chart",
    "IBW",
    "weight range by height",
    "how much should a man weigh",
    "how much should a woman weigh",
  ],
});
