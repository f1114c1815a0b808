import { defineJob } from "../../../kit/calculator/jobs.ts";
import { exact } from "./origins.ts";

export default defineJob({
  slug: "decimal-to-fraction",
  name: "Decimal to fraction",
  heading: "Decimal to Fraction Calculator",
  question: "What is 0.375 as a fraction?",
  lead: "Writes a decimal, also a repeating one, as an exact fraction in lowest terms, and finds the nearest simple fraction when the digits were rounded.",
  seo: {
    title: "Decimal to Fraction Calculator",
    description:
      "Convert 0.375, 2.6 or a repeating decimal such as 0.1(6) to a fraction in lowest terms, with steps, and find the nearest fraction of a rounded number.",
  },
  fixed: { mode: "fromDecimal" },
  fields: ["decimal", "limit"],
  defaults: { decimal: "0.375", limit: "100" },
  examples: [
    {
      id: "three-eighths",
      title: "0.375",
      origin: exact,
      inputs: {},
      expect: { outputs: { fraction: "3/8", percentage: 37.5 } },
    },
    {
      id: "repeating",
      title: "0.1(6), with the 6 repeating",
      origin: exact,
      inputs: { decimal: "0.1(6)" },
      expect: { outputs: { fraction: "1/6" } },
    },
    {
      id: "rounded-pi",
      title: "3.14159, and the nearest fraction up to 1000",
      origin: { kind: "independent", by: "Python 3’s fractions.Fraction.limit_denominator" },
      inputs: { decimal: "3.14159", limit: "1000" },
      expect: { outputs: { fraction: "314159/100000", nearest: "355/113" } },
    },
  ],
  guide: [
    {
      title: "Decimals that end",
      text: "Write the digits behind the point over 10, 100 or 1,000, one zero for each digit, and reduce. Three digits mean thousandths: 0.375 is 375/1000, and both divide by 125. Whole numbers in front become the whole part of a mixed number, so 2.6 is two and three fifths.",
    },
    {
      title: "Decimals that repeat",
      text: "One repeating digit stands for ninths, two for ninety-ninths. Put the repeating digits in parentheses. 0.333 without them means exactly 333/1000, which is not a third, so it matters whether you mark the repetition. An overline above the digits means the same.",
    },
    {
      title: "Rounded measurements",
      text: "A caliper that reads 0.6563 in was probably on 21/32. The nearest simple fraction below your limit is found with continued fractions, and the error is given; set the limit to 64 for inch tools. A ratio of gears or a scale may need another limit.",
    },
  ],
  faq: [
    {
      q: "What is 0.1 repeating as a fraction?",
      a: "A ninth: 1 ÷ 9 = 0.111 and so on without end. In the same way 0.777… is seven ninths, and 0.999… is exactly one. Enter the digit that repeats in parentheses.",
    },
    {
      q: "How do I convert a fraction to a decimal?",
      a: "Divide the numerator by the denominator: 5 ÷ 8 = 0.625. The mode “To decimal” of the fraction calculator marks where the digits repeat and how long the period is.",
    },
    {
      q: "Which fractions give a decimal that ends?",
      a: "Those whose denominator, in lowest terms, has no prime factors but two and five. Halves, fifths, eighths and sixteenths end; thirds, sixths and sevenths never do once they are reduced.",
    },
  ],
  related: [
    "fraction/simplify",
    "fraction/feet-and-inches",
    "percentage/what-percent",
    "fraction/mixed-numbers",
  ],
  words: [
    "convert decimal to fraction",
    "decimal as a fraction",
    "fraction to decimal",
    "repeating decimal to fraction",
    "recurring decimal",
    "0.375 as a fraction",
    "nearest fraction",
    "rational approximation",
    "decimal to inches fraction",
    "number to fraction",
  ],
});
