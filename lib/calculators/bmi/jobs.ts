import type { Origin } from "../../kit/calculator/define.ts";
import { defineJobs } from "../../kit/calculator/jobs.ts";

const fractions: Origin = {
  kind: "independent",
  by: "Python fractions with 1 lb = 0.45359237 kg and 1 in = 0.0254 m, rounded by decimal",
};
const cdcAdults: Origin = {
  kind: "published",
  source: "CDC, Adult BMI Categories: weights for an adult of 5 ft 9 in",
};
const cdcExtended: Origin = {
  kind: "published",
  source: "CDC, Data File for the Extended CDC BMI-for-age Growth Charts, worked example",
};

export default defineJobs([
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
]);
