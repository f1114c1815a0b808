import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mpmath } from "./origins.ts";

export default defineJob({
  slug: "average-return",
  name: "Average annual return",
  heading: "Average Return Calculator",
  question: "What is the average annual return of these years?",
  lead: "The geometric mean of yearly returns, which is what money actually grew by, next to the arithmetic mean that brochures like to quote. The more the years differ, the wider the gap.",
  seo: {
    title: "Average Return Calculator: Geometric Mean",
    description:
      "Average annual return from a list of yearly returns: geometric and arithmetic mean, total return, growth multiple and the average after inflation.",
  },
  fixed: { mode: "average" },
  fields: ["returns", "inflation"],
  answer: ["geometric", "arithmetic", "totalReturn", "multiple", "realCagr"],
  examples: [
    {
      id: "four-years",
      title: "12%, −8%, 21% and 5%",
      origin: mpmath("The fourth root of 1.12 × 0.92 × 1.21 × 1.05"),
      inputs: {},
      expect: { outputs: { geometric: 6.9658458693, arithmetic: 7.5, totalReturn: 30.91232 } },
    },
    {
      id: "three-years",
      title: "10%, −20% and 30%",
      origin: mpmath("The cube root of 1.1 × 0.8 × 1.3"),
      inputs: { returns: [{ rate: 10 }, { rate: -20 }, { rate: 30 }] },
      expect: {
        outputs: { geometric: 4.586430635119669, arithmetic: 20 / 3, totalReturn: 14.4, multiple: 1.144 },
      },
    },
    {
      id: "up-and-down",
      title: "50% up, then 50% down",
      origin: mpmath("√0.75 − 1"),
      inputs: { returns: [{ rate: 50 }, { rate: -50 }] },
      expect: { outputs: { geometric: -13.397459621556, arithmetic: 0, totalReturn: -25 } },
    },
  ],
  guide: [
    {
      title: "Multiply, then take the root",
      text: "Turn each year into a factor, 1.12 for a gain of 12% and 0.92 for a loss of 8%. Their product is the growth of one dollar, and its root, by the number of years, is the geometric mean. Adding the percentages and dividing answers another question: what a typical single year brought.",
    },
    {
      title: "Volatility drag",
      text: "A loss needs a larger gain to make up for it, so swings cost growth. As a rule of thumb, the geometric mean is lower than the arithmetic one by half the variance of the returns. A leveraged fund can average zero over two years and still lose a great deal.",
    },
    {
      title: "What belongs in the rows",
      text: "Total returns of equal periods, with dividends reinvested and after fund costs. Calendar years from a fact sheet fit. Months work as well, but then the mean is per month. If you added money between, your result differs: weight by amounts with XIRR.",
    },
  ],
  faq: [
    {
      q: "Should I use the arithmetic or the geometric average?",
      a: "Geometric for what happened to invested money and for comparing funds over the same span. Arithmetic for the expected return of one coming year and as input to portfolio models. Projecting decades with the arithmetic mean overstates the result.",
    },
    {
      q: "How do I average monthly returns to a yearly one?",
      a: "Enter the months as rows. Raise one plus the geometric mean to the twelfth power and subtract one. Multiplying the monthly mean by twelve neglects compounding and comes out too low for gains.",
    },
    {
      q: "What if one year is a total loss?",
      a: "With a return of −100% the product is zero and nothing can follow, so the geometric mean is a total loss as well. The arithmetic mean may still look attractive, which shows why it must not be used for growth.",
    },
  ],
  related: ["investment/cagr", "investment/time-weighted-return", "investment/xirr", "percentage"],
  words: [
    "geometric mean return",
    "mean annual return",
    "average annual return",
    "annualized return from yearly returns",
    "arithmetic vs geometric mean",
    "volatility drag",
    "average stock return",
    "average rate of return",
    "compound average return",
  ],
});
