import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mpmath } from "./origins.ts";

export default defineJob({
  slug: "real-return",
  name: "Real return after inflation",
  heading: "Real Rate of Return Calculator",
  question: "What is the return after inflation?",
  lead: "How much faster than prices the money grows, and what it will buy at the end. The exact rate comes from a division by the rise in prices, not from a subtraction.",
  seo: {
    title: "Real Return Calculator: After Inflation",
    description:
      "Real rate of return from the nominal return and inflation by the Fisher equation, with future value in today’s money and what idle cash would lose.",
  },
  fixed: { mode: "real" },
  fields: ["annualReturn", "inflation", "initial", "years"],
  defaults: { inflation: "3" },
  answer: ["realReturn", "realValue", "nominalValue", "purchasingPower", "shortcut"],
  examples: [
    {
      id: "seven-and-three",
      title: "7% with 3% inflation over 20 years",
      origin: mpmath("1.07/1.03 − 1 and its powers"),
      inputs: {},
      expect: {
        outputs: {
          realReturn: 3.8834951456311,
          nominalValue: 38_696.84,
          realValue: 21_425.5,
          purchasingPower: 5536.76,
        },
      },
    },
    {
      id: "six-and-two-point-four",
      title: "6% with 2.4% inflation over 30 years",
      origin: mpmath("1.06/1.024 − 1"),
      inputs: { annualReturn: 6, inflation: 2.4, years: 30 },
      expect: {
        outputs: { realReturn: 3.515625, nominalValue: 57_434.91, realValue: 28_195.33, shortcut: 3.6 },
      },
    },
  ],
  guide: [
    {
      title: "Fisher’s equation",
      text: "One plus the real rate equals one plus the nominal rate, divided by one plus inflation. The difference of the two rates is close while both are small and always errs upward when the return is above inflation. At high inflation the gap becomes serious.",
    },
    {
      title: "Three lines in the chart",
      text: "The account statement follows the top line. The middle one is the same money in the prices of today, and the lowest is cash under a mattress. The distance between the last two is what investing gained in goods; the distance between the first two is only paper.",
    },
    {
      title: "Which inflation?",
      text: "Consumer price indexes describe an average basket. Tuition, rent and medical care have risen faster for decades, electronics have become cheaper. For a long plan in the US, 2 to 3% is a usual assumption; the yield gap between ordinary Treasuries and TIPS shows what the market expects.",
    },
  ],
  faq: [
    {
      q: "Can a real return be negative?",
      a: "Yes, and it often is for cash: whenever an account pays less than inflation, its balance grows while its purchasing power shrinks. Tax makes it worse, because it is charged on the nominal interest, including the part that only offsets rising prices.",
    },
    {
      q: "Should I plan retirement with nominal or real returns?",
      a: "Either, if you stay consistent. Real returns let you state the spending goal in today’s prices, which is easier to imagine. Nominal returns must go with spending that rises every year. Mixing a nominal return with constant spending is the classic error.",
    },
    {
      q: "How do I adjust a past return for inflation?",
      a: "Divide the consumer price index at the end by that at the start to get the rise in prices, and divide the growth factor of the investment by it. For several years, take the root afterward. The CAGR page does this with a yearly inflation rate.",
    },
  ],
  related: ["investment/investment-growth", "investment/cagr", "savings/compound-interest", "percentage"],
  words: [
    "inflation adjusted return",
    "real rate of return",
    "real interest rate",
    "Fisher equation",
    "nominal vs real return",
    "return minus inflation",
    "purchasing power",
    "future value in today’s money",
    "inflation calculator investment",
    "time value with inflation",
  ],
});
