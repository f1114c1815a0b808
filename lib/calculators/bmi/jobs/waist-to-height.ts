import { defineJob } from "../../../kit/calculator/jobs.ts";
import { fractions } from "./origins.ts";

export default defineJob({
  slug: "waist-to-height",
  name: "Waist-to-height ratio",
  heading: "Waist-to-Height Ratio Calculator",
  question: "Is my waist less than half my height?",
  lead: "The ratio that shows belly fat, which BMI cannot: waist divided by height, with the bands of NICE, and waist and hip limits of the WHO if you enter sex and hips.",
  seo: {
    title: "Waist-to-Height Ratio Calculator (WHtR)",
    description:
      "Waist-to-height ratio with the NICE bands for central fat, WHO waist circumference limits and waist-to-hip ratio for women and men, in inches or cm.",
  },
  fixed: { group: "adult" },
  fields: ["waist", "height", "weight", "hip", "waistSex"],
  defaults: { waist: { si: "85", us: "33" } },
  answer: ["waistToHeight", "waistToHeightMeaning", "waistRisk", "waistToHip", "bmi"],
  examples: [
    {
      id: "half",
      title: "85 cm at 170 cm: exactly half",
      origin: { kind: "independent", by: "by hand: 85 ÷ 170" },
      inputs: {},
      expect: { outputs: { waistToHeight: 0.5, waistToHeightMeaning: "increased health risk" } },
    },
    {
      id: "man",
      title: "A man of 6 ft and 174 lb, waist 38 in, hip 40 in",
      origin: fractions,
      inputs: {
        weight: { value: 174, unit: "pound" },
        height: { value: "5 ft 12 in", unit: "foot" },
        waist: { value: 38, unit: "inch" },
        hip: { value: 40, unit: "inch" },
        waistSex: "male",
      },
      expect: {
        outputs: {
          waistToHeight: 0.528,
          waistToHeightMeaning: "increased health risk",
          waistRisk: "increased",
          waistToHip: 0.95,
        },
      },
    },
  ],
  guide: [
    {
      title: "Half your height",
      text: "Keep the waist below half of the height: this one rule works for women and men and for all ethnic groups, in any unit. NICE, the British health institute, calls 0.4 to 0.49 healthy, 0.5 to 0.59 increased and 0.6 or more further increased risk of diabetes, high blood pressure and heart disease.",
    },
    {
      title: "Find the right place",
      text: "Feel for the lowest rib and for the top of the hip bone, and put the tape midway, level all around, on bare skin. Breathe out normally and do not pull in. Trouser size is no guide: labels run several inches smaller, and many wear them below the belly. Measure twice and take the mean.",
    },
    {
      title: "When it adds to BMI",
      text: "It finds people of normal weight with fat around the organs, and it relieves muscular ones whose BMI is high. At a BMI of 35 or more the waist is large anyway and hard to measure, so NICE does not use it there. That is why the form also asks for weight.",
    },
  ],
  faq: [
    {
      q: "What is a healthy waist circumference?",
      a: "By the WHO limits, risk increases above 94 cm (37 in) for men and 80 cm (31.5 in) for women, and substantially above 102 cm (40 in) and 88 cm (34.5 in). The ratio adjusts for height, which a single limit cannot do.",
    },
    {
      q: "Is waist-to-hip ratio better?",
      a: "Both predict heart disease better than BMI in many studies. Hips are harder to measure reliably, and losing fat at both places leaves their ratio unchanged. For following yourself over time, waist against height is the simpler and more sensitive one.",
    },
    {
      q: "Does it work for children?",
      a: "NICE uses the same bands from age 5. Below that age body proportions change too quickly. For weight in relation to age, use the BMI percentile instead; that page accepts a waist as well.",
    },
  ],
  related: ["bmi/adult-bmi", "bmi/healthy-weight", "calorie", "fraction"],
  words: [
    "WHtR",
    "waist height ratio",
    "waist to hip ratio",
    "WHR",
    "belly fat",
    "waist circumference",
    "waist measurement risk",
    "central obesity",
    "abdominal fat",
    "apple shape",
  ],
});
