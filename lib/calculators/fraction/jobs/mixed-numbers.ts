import { defineJob } from "../../../kit/calculator/jobs.ts";
import { exact } from "./origins.ts";

export default defineJob({
  slug: "mixed-numbers",
  name: "Mixed numbers",
  heading: "Mixed Number Calculator",
  question: "What is 2 1/3 plus 1 3/4 as a mixed number?",
  lead: "Adds, subtracts, multiplies and divides mixed numbers and writes the answer as a whole number and a proper fraction, next to the improper fraction.",
  seo: {
    title: "Mixed Number Calculator With Steps",
    description:
      "Add, subtract, multiply or divide mixed numbers such as 2 1/3 and 1 3/4, with the conversion to improper fractions and back shown step by step.",
  },
  fixed: { mode: "mixed" },
  fields: ["first", "operation", "second"],
  defaults: { first: "2 1/3", second: "1 3/4" },
  examples: [
    {
      id: "sum-of-mixed-numbers",
      title: "2 1/3 + 1 3/4",
      origin: exact,
      inputs: {},
      expect: { outputs: { mixedNumber: "4 1/12", fraction: "49/12" } },
    },
    {
      id: "product-with-a-sign",
      title: "2 1/3 × −5/6",
      origin: exact,
      inputs: { operation: "multiply", second: "-5/6" },
      expect: { outputs: { mixedNumber: "-1 17/18", fraction: "-35/18" } },
    },
    {
      id: "whole-quotient",
      title: "4 1/2 ÷ 2 1/4",
      origin: exact,
      inputs: { first: "4 1/2", operation: "divide", second: "2 1/4" },
      expect: { outputs: { mixedNumber: "2" } },
    },
  ],
  guide: [
    {
      title: "There and back",
      text: "Multiply the whole number by the denominator and add the numerator: 2 1/3 is seven thirds. Calculate with these improper fractions, then divide the numerator of the answer by its denominator; the quotient is the new whole number and the remainder the new numerator.",
    },
    {
      title: "The shortcut for sums",
      text: "Whole numbers and fractions may be added separately, with a carry if the fractions exceed one. For a difference you may have to borrow: 5 minus 2/3 is 4 and 3/3 minus 2/3. For products this shortcut fails, since four partial products would be needed.",
    },
    {
      title: "The minus sign",
      text: "A sign in front belongs to the whole mixed number: −2 1/3 is −2 and −1/3, on the number line beyond −2. Reading it as −2 plus 1/3 is a frequent source of errors in spreadsheets. Keep parentheses around it in a formula.",
    },
  ],
  faq: [
    {
      q: "How do I type a mixed number?",
      a: "With a space between the whole number and the fraction: 2 1/3. A hyphen would be read as subtraction. The characters ½, ¼ and ¾ work as well, directly behind the number.",
    },
    {
      q: "How do I turn an improper fraction into a mixed number?",
      a: "Divide with remainder. For 49/12 the quotient is four and the remainder one, so it is 4 1/12. To convert only, add zero here or use the page for simplifying.",
    },
    {
      q: "How do I halve a recipe with mixed numbers?",
      a: "Divide by two: 2 1/4 cups become 1 1/8. If your measures lack eighths, an eighth of a cup is two tablespoons, and half of that is one. Scaling up works with the multiplication sign.",
    },
  ],
  related: ["fraction/fraction-operations", "fraction/feet-and-inches", "fraction/simplify"],
  words: [
    "mixed fractions",
    "improper fraction to mixed number",
    "mixed to improper",
    "adding mixed numbers",
    "subtracting mixed numbers",
    "multiplying mixed numbers",
    "dividing mixed numbers",
    "whole number and fraction",
    "compound fractions",
    "recipe fractions",
  ],
});
