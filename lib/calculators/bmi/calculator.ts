import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes, shared } from "./modes.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "bmi",
  label: "BMI",
  category: "financial-health",
  heading: "BMI Calculator",
  summary:
    "Body mass index from weight and height in kilograms, pounds or stone, with WHO bands, the healthy weight range and waist ratios; for children and teens the CDC percentile.",
  seo: {
    title: "BMI Calculator for Adults and Children",
    description:
      "BMI from kg, lb or stone and cm or feet: WHO and Asian cutoffs, healthy weight range, waist ratios, and CDC percentiles for ages 2 to 19.",
  },
  keywords: [
    "body mass index",
    "overweight",
    "healthy weight",
    "ideal weight",
    "BMI percentile",
    "BMI prime",
    "ponderal index",
    "waist to height ratio",
    "waist to hip ratio",
    "weight",
    "obesity",
    "underweight",
  ],
  guide: [
    {
      title: "How BMI is calculated",
      text: "BMI is weight in kilograms divided by the square of height in meters. Pounds, stone, feet and inches are converted exactly (1 lb = 0.45359237 kg, 1 in = 0.0254 m); the familiar factor 703 is 703.0696 rounded and is not used here. You can type a height as 5' 11\", 5 ft 11, 180 cm or 1.80 m, and a weight as 11 st 4.",
    },
    {
      title: "The categories, and the gap between 24.9 and 25",
      text: "Adults: under 18.5 is underweight, 18.5 to 24.9 healthy, 25 to 29.9 overweight, 30 and over obesity. Printed this way, the categories leave gaps. We round the BMI to one decimal, half up, and classify the rounded number, so the number and the category always agree: 24.94 becomes 24.9 and healthy, 24.96 becomes 25.0 and overweight. CDC’s table of weights for a height of 5 ft 9 in uses the same limits. Sites that classify the unrounded value differ for BMIs within 0.05 below a limit.",
    },
    {
      title: "Asian populations",
      text: "In 2004, a WHO expert consultation kept the general categories and added action points at 23, 27.5, 32.5 and 37.5, because health risks rise at a lower BMI in many Asian populations. Countries set their own limits: in India and Japan obesity starts at 25, in China at 28, with overweight from 24. Choose the action points under “Cutoffs”.",
    },
    {
      title: "Children and teens",
      text: "From 2 to 19 years, a BMI means little without age and sex. It is compared with the CDC 2000 growth charts by the LMS method, interpolating L, M and S between the monthly rows; above the 95th percentile, CDC’s extended method of 2022 distinguishes very high values. If you enter whole years and months, half a month is added, as CDC does; a date of birth is more exact (days divided by 30.4375). Below the 5th percentile is underweight, from the 5th to below the 85th healthy, from the 85th to below the 95th overweight, and from the 95th obesity. These are US charts; the WHO 2007 charts and national charts give other percentiles.",
    },
    {
      title: "Waist",
      text: "BMI cannot show where the fat is. NICE’s simple rule is a waist below half the height: a ratio of 0.4 to 0.49 is healthy, 0.5 to 0.59 means increased risk, and 0.6 and over further increased risk, for adults with a BMI below 35 and children from 5. Measure midway between the lowest rib and the top of the hip bone, after breathing out. If you enter the sex and the hip, the WHO 2008 limits are added: a waist over 94 cm (increased risk) or 102 cm (substantially increased) for men, 80 cm or 88 cm for women, and a waist-to-hip ratio of 0.90 or more for men, 0.85 or more for women.",
    },
    {
      title: "The other figures",
      text: "BMI prime is BMI divided by 25, so 1 marks the upper end of the healthy range. The ponderal index divides by the cube of height and is fairer to very tall and very short people; 11 to 15 is usual. The “new BMI” proposed by L. N. Trefethen, 1.3 times weight divided by height to the power 2.5, does the same on the familiar scale. The healthy weight range is given as 18.5 to 24.9 times height squared; any weight whose BMI rounds to 24.9 counts as within it.",
    },
    {
      title: "What BMI cannot tell you",
      text: "BMI is a quick screen, not a diagnosis. It cannot tell muscle from fat, and it is misleading in pregnancy, after an amputation, for very muscular people and with fluid retention. A doctor also looks at blood pressure, lab results, habits and medical history.",
    },
  ],
  question: "Age group",
  by: "group",
  quantities,
  shared,
  modes,
  formulas,
  assumptions: [
    "The BMI is rounded to one decimal, half up, before it is classified.",
    "BMI is a screening figure. It does not apply in pregnancy, and it is misleading for very muscular people and after an amputation.",
  ],
  sources: [
    cite("who-894", "table 2.1"),
    cite("cdc-adult"),
    cite("lancet-2004"),
    cite("cdc-2000"),
    cite("cdc-extended"),
    cite("aap-2023", "classes 2 and 3 by share of the 95th percentile"),
    cite("nice-ng246", "section 1.9, waist-to-height ratio"),
    cite("who-waist", "annex A, table A1"),
    cite("trefethen"),
  ],
  seal: "rounded",
  examples,
  related: ["calorie", "age", "percentage"],
  disclaimer:
    "This is an estimate, not a diagnosis or medical advice. If the result worries you, talk to a doctor.",
});
