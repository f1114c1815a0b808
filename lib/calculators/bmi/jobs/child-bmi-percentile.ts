import type { Origin } from "../../../kit/calculator/define.ts";
import { defineJob } from "../../../kit/calculator/jobs.ts";

const cdcExtended: Origin = {
  kind: "published",
  source: "CDC, Data File for the Extended CDC BMI-for-age Growth Charts, worked example",
};

export default defineJob({
  slug: "child-bmi-percentile",
  name: "BMI percentile for children and teens",
  heading: "BMI Percentile for Children and Teens",
  question: "Is a child’s BMI in the healthy range?",
  lead: "The percentile of a girl’s or boy’s BMI among US children of the same age in months, from 2 to 19 years, with the CDC category and the healthy weights at this height.",
  seo: {
    title: "Child BMI Percentile Calculator, Ages 2–19",
    description:
      "BMI-for-age percentile and z-score for girls and boys from 2 to 19 by the CDC growth charts, with the extended percentiles of 2022 for high values.",
  },
  fixed: { group: "child" },
  fields: ["sex", "ageYears", "ageMonths", "weight", "height"],
  defaults: {
    sex: "male",
    ageYears: "10",
    weight: { si: "35", us: "75" },
    height: { si: "140", us: "4 ft 7 in" },
  },
  examples: [
    {
      id: "girl",
      title: "A girl of 9 years and 6 months with a BMI of 21.2",
      origin: cdcExtended,
      inputs: {
        sex: "female",
        ageYears: 9,
        ageMonths: 6,
        weight: 38.16,
        height: { value: 134.164_078_65, unit: "centimeter" },
      },
      expect: {
        outputs: {
          bmi: 21.2,
          percentile: 92.2,
          zScore: 1.4215,
          category: "Overweight, 85th to below the 95th percentile",
        },
        tolerance: { percentile: 5e-4, zScore: 5e-5 },
      },
    },
    {
      id: "boy-high",
      title: "A boy of 4 years and 2 months with a BMI of 22.6, above the 95th percentile",
      origin: cdcExtended,
      inputs: {
        ageYears: 4,
        ageMonths: 2,
        weight: 22.6,
        height: { value: 1, unit: "meter" },
      },
      expect: {
        outputs: { percentile: 99.7683, zScore: 2.83, percentOfP95: 126.81 },
        tolerance: { percentOfP95: 0.00005, percentile: 0.000001, zScore: 0.001 },
      },
    },
    {
      id: "median",
      title: "An 18-year-old boy at the median of the charts",
      origin: {
        kind: "published",
        source: "CDC growth charts 2000, bmiagerev.csv: boys, 216.5 months, P50 21.8958685",
      },
      inputs: { ageYears: 18, weight: 21.8958685, height: { value: 1, unit: "meter" } },
      expect: { outputs: { percentile: 50 }, tolerance: 1e-7 },
    },
  ],
  guide: [
    {
      title: "Why a percentile",
      text: "Body fat falls until about six, rises again before puberty and then takes different paths in girls and boys. One limit for all ages would be wrong almost everywhere. The percentile says how many in a hundred children of the reference group, same sex and same month of age, have a lower BMI.",
    },
    {
      title: "Reading the result",
      text: "Under 5 is underweight, 5 to below 85 healthy, 85 to below 95 overweight, and 95 or more obesity. Above 95 the percentile hardly moves, so doctors follow the percent of the 95th percentile: 120% and more is severe. A line that crosses bands over a year says more than one visit.",
    },
    {
      title: "Measure well",
      text: "Shoes off, heels at the wall, a book flat on the head; weight in light clothes. Age matters to the month, most of all in toddlers and during puberty. With a date of birth under More options, the age is computed to the day of the measurement.",
    },
    {
      title: "Not a diagnosis, not a diet",
      text: "Early developers, athletes and children with large frames can be high without excess fat. A pediatrician looks at growth, family and blood pressure. For most children the aim is to hold the weight while they grow taller, not to lose it, so no calorie plan is given here.",
    },
  ],
  faq: [
    {
      q: "What is a healthy BMI for a 10-year-old?",
      a: "There is no single number. By the CDC charts, the healthy band at that age covers several BMI units and differs between girls and boys. Enter height and age: the page shows the lowest and the highest healthy weight for that child.",
    },
    {
      q: "Can I use the adult calculator for a teenager?",
      a: "Not before the 20th birthday. Adult limits would call most ten-year-olds underweight and miss many children who are overweight for their age. The two systems come close around 18, when the 85th percentile is about 26 for both sexes.",
    },
    {
      q: "Why does the school or doctor’s app show another percentile?",
      a: "It may use the WHO 2007 reference, a national chart, or the age in whole years. Outside of the US these are the usual charts. The category usually agrees; the percentile can differ by ten points or more, so compare measurements on one chart only.",
    },
  ],
  related: ["bmi/adult-bmi", "age", "bmi/waist-to-height", "percentage"],
  words: [
    "child BMI",
    "kids BMI",
    "teen BMI",
    "pediatric BMI",
    "BMI for age",
    "BMI percentile",
    "growth chart",
    "CDC growth chart",
    "BMI z-score",
    "childhood obesity",
    "BMI boys girls",
    "toddler BMI",
    "child overweight",
    "is my child overweight",
  ],
});
