import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mental } from "./origins.ts";

export default defineJob({
  slug: "what-percent",
  name: "What percent is X of Y?",
  heading: "What Percent Is X of Y?",
  question: "What percent of 60 is 45?",
  lead: "Expresses one number as a percentage of another, and as a decimal and a fraction in lowest terms. The whole decides the result, so choose it with care.",
  seo: {
    title: "What Percent Is X of Y?",
    description:
      "Find what percent one number is of another: scores, shares, progress and conversion rates, with the decimal, the reduced fraction and the formula.",
  },
  fixed: { mode: "share" },
  fields: ["part", "whole"],
  examples: [
    {
      id: "forty-five-of-sixty",
      title: "45 of 60",
      origin: mental,
      inputs: {},
      expect: { outputs: { share: 75, fraction: "3/4", decimal: 0.75 } },
    },
    {
      id: "quiz",
      title: "17 of 20 questions right",
      origin: mental,
      inputs: { part: "17", whole: "20" },
      expect: { outputs: { share: 85, fraction: "17/20" } },
    },
    {
      id: "above-the-target",
      title: "130 sold where 104 were planned",
      origin: mental,
      inputs: { part: "130", whole: "104" },
      expect: { outputs: { share: 125, fraction: "5/4" } },
    },
  ],
  guide: [
    {
      title: "Part over whole",
      text: "Divide the part by the whole and multiply by 100. The whole is the number behind “of” or “out of”: the points that could be had, all voters, the budget. If you divide the other way round, a small share turns into a figure above 100.",
    },
    {
      title: "Which whole is meant",
      text: "45 of 60 people who answered is 75%, but of 90 who were asked it is half. Surveys, unemployment and click rates all hinge on this. State the whole next to the percentage whenever you publish one.",
    },
    {
      title: "Share or growth",
      text: "A share compares a part with its whole at one moment. To say by how much something rose from one value to another, use the percentage change: 60 after 45 is a rise of a third, although 45 is three quarters of 60. Share and growth answer different questions.",
    },
  ],
  faq: [
    {
      q: "How do I turn a score into a percentage?",
      a: "Divide the points you got by the points possible and multiply by 100: 17 ÷ 20 × 100 = 85. Weighted parts of a course need each percentage multiplied by its weight before you add them.",
    },
    {
      q: "Can the result be more than 100%?",
      a: "Yes, when the part is larger than the reference, as with a sales target that was beaten. If the part is really contained in the whole, a result above 100 shows that the two fields are swapped.",
    },
    {
      q: "Do percentages of a list always add up to 100?",
      a: "The exact ones do. Rounded ones may sum to 99 or 101. Don’t change a figure to hide that; a note on rounding below the table is the usual practice.",
    },
  ],
  related: ["percentage/percent-of-a-number", "percentage/percent-change", "fraction/simplify"],
  words: [
    "fraction to percent",
    "what percent of",
    "x is what percent of y",
    "percentage of two numbers",
    "ratio to percent",
    "score to percentage",
    "percent out of",
    "grade percentage",
    "share in percent",
    "part of whole percentage",
    "how many percent is",
    "45 is what percent of 60",
    "what percentage is",
    "score to percent",
  ],
});
