import { defineJob } from "../../../kit/calculator/jobs.ts";
import { exact } from "./origins.ts";

export default defineJob({
  slug: "fraction-operations",
  name: "Operations with fractions",
  heading: "Fraction Calculator: Add, Subtract, Multiply, Divide",
  question: "What is 3/4 plus 5/6, or their difference, product or quotient?",
  lead: "Calculates with two fractions exactly and shows the way: the common denominator, cross-canceling or the reciprocal, and the answer in lowest terms.",
  seo: {
    title: "Add, Subtract, Multiply, Divide Fractions",
    description:
      "Calculate with two fractions step by step: least common denominator, cross-canceling, reciprocal, lowest terms, and the answer as a decimal too.",
  },
  fixed: { mode: "two" },
  fields: ["first", "operation", "second"],
  defaults: { first: "3/4", second: "5/6" },
  examples: [
    {
      id: "three-quarters-and-five-sixths",
      title: "3/4 + 5/6",
      origin: exact,
      inputs: {},
      expect: { outputs: { fraction: "19/12", mixed: "1 7/12", decimal: "1.58(3)" } },
    },
    {
      id: "difference",
      title: "1/8 − 5/8",
      origin: exact,
      inputs: { first: "1/8", operation: "subtract", second: "5/8" },
      expect: { outputs: { fraction: "-1/2", decimal: "-0.5" } },
    },
    {
      id: "quotient",
      title: "3/4 ÷ 1 1/8",
      origin: exact,
      inputs: { operation: "divide", second: "1 1/8" },
      expect: { outputs: { fraction: "2/3", decimal: "0.(6)" } },
    },
  ],
  guide: [
    {
      title: "Sums and differences",
      text: "Bring both fractions to a common denominator, then add or subtract the numerators only. The least common multiple of the denominators keeps the numbers small: for 4 and 6 it is 12, not 24. Adding tops and bottoms separately is the most frequent mistake; a half plus a half would be two quarters.",
    },
    {
      title: "Products",
      text: "Multiply numerator by numerator and denominator by denominator. Cancel common factors across the two fractions first, because it is easier to divide small numbers than to reduce a large result. No common denominator is needed here. A product with a proper fraction is smaller than the other factor.",
    },
    {
      title: "Quotients",
      text: "Turn the second fraction over and multiply. Only the divisor is turned, never the dividend. The result can be larger than both: three quarters contain six eighths, so dividing by one eighth gives six. To check, multiply the answer by the divisor.",
    },
    {
      title: "More than two",
      text: "For a longer line with parentheses and powers use the expression mode of the fraction calculator, which follows the order of operations and explains each step. A slash there makes a fraction and binds tighter than the ÷ sign.",
    },
  ],
  faq: [
    {
      q: "How do I add fractions with different denominators?",
      a: "Find a number that both denominators divide, rewrite each fraction over it and add the numerators. A third and a half are 1/3 + 1/2 = 5/6 when both are written in sixths.",
    },
    {
      q: "How do I multiply a fraction by a whole number?",
      a: "Write the whole number over one, or just multiply the numerator: 3/8 × 4 = 3/2 after reducing. Enter a whole number here as it is, without a slash, and it is read as that many ones.",
    },
    {
      q: "Why do I flip the second fraction when dividing?",
      a: "Because dividing asks how often it fits. A half fits twice into one, so dividing by a half is multiplying by two, which is the reciprocal of a half.",
    },
    {
      q: "Can I use negative fractions?",
      a: "Yes. Put the minus sign in front. Two negative factors give a positive product, and the sign of an answer is always written before the numerator, never in the denominator.",
    },
  ],
  related: ["fraction/mixed-numbers", "fraction/simplify", "fraction/compare-fractions"],
  words: [
    "adding fractions",
    "subtracting fractions",
    "multiplying fractions",
    "dividing fractions",
    "fraction addition",
    "fraction math",
    "unlike denominators",
    "common denominator",
    "fraction times fraction",
    "fractions with steps",
  ],
});
