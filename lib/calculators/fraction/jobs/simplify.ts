import { defineJob } from "../../../kit/calculator/jobs.ts";
import { exact } from "./origins.ts";

export default defineJob({
  slug: "simplify",
  name: "Simplify a fraction",
  heading: "Simplify a Fraction to Lowest Terms",
  question: "What is this fraction in lowest terms?",
  lead: "Divides numerator and denominator by their greatest common divisor, and gives the same number as a mixed number, a decimal and a percentage.",
  seo: {
    title: "Simplify Fractions to Lowest Terms",
    description:
      "Reduce any fraction to its simplest form with the greatest common divisor shown, and see it as a mixed number, a decimal, a percentage and a reciprocal.",
  },
  fixed: { mode: "simplify" },
  fields: ["fraction"],
  examples: [
    {
      id: "forty-two-over-seventy-two",
      title: "42/72",
      origin: exact,
      inputs: {},
      expect: { outputs: { fraction: "7/12", decimal: "0.58(3)", reciprocal: "12/7" } },
    },
    {
      id: "improper",
      title: "100/16",
      origin: exact,
      inputs: { fraction: "100/16" },
      expect: { outputs: { fraction: "25/4", mixed: "6 1/4", percentage: 625 } },
    },
    {
      id: "decimals-inside",
      title: "0.5/0.25",
      origin: exact,
      inputs: { fraction: "0.5/0.25" },
      expect: { outputs: { fraction: "2", reciprocal: "1/2" } },
    },
  ],
  guide: [
    {
      title: "One division is enough",
      text: "Find the largest number that divides both parts, and divide each by it. If you don’t see it, divide the larger by the smaller, then the divisor by the remainder, and go on until nothing remains; the last divisor is the one. That is Euclid’s method, and the steps show it.",
    },
    {
      title: "Small steps work too",
      text: "Halve while both numbers are even, divide by three while both digit sums are multiples of three, by five when both end in 0 or 5. You are finished when no prime divides both. Never cancel digits or the terms of a sum.",
    },
    {
      title: "Why reduce at all",
      text: "Two fractions are equal exactly when their lowest terms are the same, so reducing answers whether 42/72 and 35/60 agree. On a ruler or a drill set, sizes are labeled in lowest terms: you look for 3/8, not 6/16. Later steps are shorter, too.",
    },
  ],
  faq: [
    {
      q: "How do I know that a fraction is in simplest form?",
      a: "Numerator and denominator have no common divisor but one. Consecutive numbers never have, nor do a prime and a number that is not its multiple, so 8/9 and 12/17 are finished.",
    },
    {
      q: "Is an improper fraction in lowest terms simplified?",
      a: "Yes. 25/4 is reduced, even if it is larger than one. Whether to write it as a mixed number is a question of taste, or of what your teacher asks for.",
    },
    {
      q: "How do I simplify a ratio such as 42 : 72?",
      a: "The same way: type it as a fraction. The two numbers of the lowest terms are the ratio, here 7 : 12. Convert both to the same unit first, or the ratio means nothing.",
    },
  ],
  related: ["fraction/fraction-operations", "fraction/decimal-to-fraction", "percentage/what-percent"],
  words: [
    "reduce fractions",
    "lowest terms",
    "simplest form",
    "reduce a fraction",
    "fraction reducer",
    "cancel fraction",
    "simplified fraction",
    "equivalent fraction",
    "greatest common divisor of a fraction",
    "ratio simplifier",
  ],
});
