import { defineJob } from "../../../kit/calculator/jobs.ts";
import { exact } from "./origins.ts";

export default defineJob({
  slug: "compare-fractions",
  name: "Compare and order fractions",
  heading: "Compare and Order Fractions",
  question: "Which fraction is larger, and what is their order?",
  lead: "Puts fractions, mixed numbers and decimals in order from smallest to largest over one common denominator, with equal ones marked as equal.",
  seo: {
    title: "Compare Fractions: Which Is Larger?",
    description:
      "Compare two or more fractions, mixed numbers and decimals, sort them from smallest to largest, and see each over the common denominator as proof.",
  },
  fixed: { mode: "compare" },
  fields: ["fractions"],
  examples: [
    {
      id: "three-fractions",
      title: "2/3, 3/4 and 5/8",
      origin: exact,
      inputs: {},
      expect: { outputs: { order: "5/8 < 2/3 < 3/4", smallest: "5/8", largest: "3/4", spread: "1/8" } },
    },
    {
      id: "two-fractions",
      title: "2/3 or 5/8",
      origin: exact,
      inputs: { fractions: [{ fraction: "2/3" }, { fraction: "5/8" }] },
      expect: { outputs: { order: "5/8 < 2/3", largest: "2/3" } },
    },
    {
      id: "with-a-decimal",
      title: "7/12, 0.6, 5/8 and 3/5",
      origin: exact,
      inputs: {
        fractions: [{ fraction: "7/12" }, { fraction: "0.6" }, { fraction: "5/8" }, { fraction: "3/5" }],
      },
      expect: { outputs: { order: "7/12 < 0.6 = 3/5 < 5/8" } },
    },
  ],
  guide: [
    {
      title: "Cross-multiply for two",
      text: "Multiply each numerator by the other denominator. The larger product belongs to the larger fraction: for 2/3 and 5/8 compare 16 with 15. It is the common denominator in disguise, without writing it down. With negative numbers, keep the signs at the numerators.",
    },
    {
      title: "One denominator for many",
      text: "For a list, rewrite all over the least common multiple and sort the numerators. Decimals are turned into fractions first, so that 0.6 and 3/5 are found to be equal and not just close, as they might seem after rounding.",
    },
    {
      title: "Quick checks",
      text: "With equal numerators the smaller denominator wins: 5/7 is more than 5/8. Measure against a half or one: 7/12 is above a half, 4/9 below. And of two fractions that both miss one by a single part, such as 7/8 and 8/9, the one with finer parts is larger.",
    },
  ],
  faq: [
    {
      q: "Which is bigger, 3/4 or 5/8?",
      a: "Three quarters, because it is six eighths. Bringing one of them to the denominator of the other is enough when one denominator divides the other, as four divides eight.",
    },
    {
      q: "Which wrench is the next size up from 1/2 inch?",
      a: "In a set with sixteenths it is 9/16, since a half is 8/16. Enter the sizes of your set as a list to sort them, and the spread shows the range it covers.",
    },
    {
      q: "How do negative fractions compare?",
      a: "The other way round: the farther from zero, the smaller. Minus three quarters is less than minus a half, and every negative number is less than every positive one. On a number line, left is smaller.",
    },
  ],
  related: ["fraction/simplify", "fraction/decimal-to-fraction", "fraction/fraction-operations"],
  words: [
    "order fractions",
    "which fraction is bigger",
    "larger fraction",
    "least to greatest fractions",
    "greatest to least",
    "fraction comparison",
    "sort fractions",
    "equal fractions",
    "equivalent fractions check",
    "comparing fractions and decimals",
  ],
});
