import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal, mental } from "./origins.ts";

export default defineJob({
  slug: "percentage-points",
  name: "Percentage points",
  heading: "Percentage Points Calculator",
  question: "How many percentage points apart are two rates, and how many percent?",
  lead: "Compares two rates in percentage points, in basis points and as a relative change, so that a headline about interest or polls cannot mislead you.",
  seo: {
    title: "Percentage Points vs. Percent",
    description:
      "Compare two rates, such as 4% and 5%, in percentage points, basis points and relative percent, or raise a rate by either and see both results.",
  },
  fixed: { mode: "points" },
  fields: ["pointsQuestion", "oldRate", "newRate", "raise"],
  examples: [
    {
      id: "four-to-five",
      title: "From 4% to 5%",
      origin: mental,
      inputs: {},
      expect: { outputs: { points: 1, basisPoints: 100, relativeChange: 25 } },
    },
    {
      id: "raised-by-ten",
      title: "A rate of 4% “raised by 10%”",
      origin: mental,
      inputs: { pointsQuestion: "raise" },
      expect: { outputs: { relativeRate: 4.4, pointsRate: 14 }, warnings: ["either"] },
    },
    {
      id: "rate-cut",
      title: "A mortgage rate from 6.5% down to 6%",
      origin: decimal,
      inputs: { oldRate: "6.5", newRate: "6" },
      expect: { outputs: { points: -0.5, basisPoints: -50, relativeChange: -7.692_307_692_307_692 } },
    },
  ],
  guide: [
    {
      title: "Subtract for points",
      text: "The difference of two percentages is counted in percentage points. The relative change divides that difference by the old rate and is counted in percent. From 4% to 5% is one point up, and a quarter more interest to pay. Both numbers describe the same step.",
    },
    {
      title: "Basis points",
      text: "Bankers split a point into 100 basis points, to avoid the confusion altogether: a cut of 25 basis points takes 5.25% to 5%. Yields, fees of funds and spreads are quoted this way, and traders say “bips”.",
    },
    {
      title: "How headlines use it",
      text: "Whoever wants a big number takes the relative change of a small rate: a risk that rises from 1 in 1,000 to 2 in 1,000 is up 100%, and by a tenth of a point. Ask for both, and for the rate it started from.",
    },
  ],
  faq: [
    {
      q: "What is 1 percentage point?",
      a: "The step from one whole percentage to the next, as from 4% to 5%. It is not one percent of the rate, which would take 4% only to 4.04%. The distance is the same at every level.",
    },
    {
      q: "How many basis points are in a percent?",
      a: "One hundred in a percentage point, so half a point is 50. The word is used for differences and fees, seldom for the rate itself. Divide by a hundred to get points.",
    },
    {
      q: "My party went from 20 to 25 percent. By how much did it grow?",
      a: "By five percentage points, and its share grew by a quarter: 5 ÷ 20 × 100 = 25 percent. Its number of votes may have changed by yet another figure if the turnout differed.",
    },
  ],
  related: ["percentage/percent-change", "percentage/what-percent", "savings/apy"],
  words: [
    "basis points",
    "bps calculator",
    "percent vs percentage points",
    "pp",
    "difference between two percentages",
    "compare interest rates",
    "rate hike",
    "relative vs absolute change",
    "percent to basis points",
    "subtract percentages",
  ],
});
