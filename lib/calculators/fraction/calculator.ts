import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "fraction",
  label: "Fraction",
  category: "math-utility",
  heading: "Fraction Calculator",
  summary:
    "Exact arithmetic with two fractions or a whole expression, showing every step, plus lowest terms, comparison, repeating decimals in both directions and the nearest mark on a tape measure.",
  seo: {
    title: "Fraction Calculator with Steps",
    description:
      "Add, subtract, multiply and divide fractions and mixed numbers with steps. Simplify, compare, turn repeating decimals into fractions, and find the nearest 1/64.",
  },
  keywords: [
    "fractions",
    "mixed numbers",
    "add fractions",
    "simplify fraction",
    "lowest terms",
    "common denominator",
    "compare fractions",
    "fraction to decimal",
    "decimal to fraction",
    "repeating decimal",
    "tape measure",
    "nearest 1/16",
    "nearest 1/64",
  ],
  guide: [
    {
      title: "How to type a fraction",
      text: "Type 3/4, 5, 0.375, 2 1/3 or 2½. A mixed number has a space between the whole number and the fraction, and a sign in front applies to all of it: −2 1/3 is −(2 + 1/3). Put the repeating digits of a decimal in parentheses, 0.1(6), or under an overline. 2-1/3 is a subtraction, not a mixed number.",
    },
    {
      title: "Expressions",
      text: "Any number of terms with + − × ÷, whole-number powers (^) and parentheses. Powers come first, then × and ÷ from left to right, then + and −. A slash makes a fraction and binds tighter than ÷: 3 ÷ 1/2 is 3 ÷ ½ = 6, where a calculator that treats both signs alike gives 1.5. A power of a fraction needs parentheses: (−2/3)^−3. The line “Read as” shows how the expression was understood. 1/2/3 can be read in two ways, so it needs parentheses too.",
    },
    {
      title: "How the steps work",
      text: "Sums use the least common multiple of the denominators, not their product, so the numbers stay small. Products are cross-canceled first. Division multiplies by the reciprocal. At the end, the numerator and denominator are divided by their greatest common divisor. The denominator of an answer is always positive.",
    },
    {
      title: "Exactness",
      text: "Everything is calculated in whole numbers of any length, never in floating point: 0.1 + 0.2 is exactly 3/10. Numbers can have 1,000 digits each; results with more than 2,000 digits in the numerator or denominator are rejected rather than rounded.",
    },
    {
      title: "Repeating decimals",
      text: "The decimal of a fraction in lowest terms ends only if its denominator has no prime factors other than 2 and 5. Otherwise some digits repeat: 7/12 = 0.58(3). 0.(9) is exactly 1. Up to 500 nonrepeating and 200 repeating digits are written out. The number of repeating digits is exact as long as the part of the denominator without factors of 2 or 5 is at most 10¹²; beyond that, up to 2,000 digits are searched.",
    },
    {
      title: "Decimal to fraction: exact or approximate",
      text: "The exact fraction comes from the digits as you typed them. 3.14159 is exactly 314159/100000, but 355/113 is probably closer to what was meant. The nearest fraction with a denominator up to your limit is found with continued fractions, and the table lists the simpler fractions along the way with their errors.",
    },
    {
      title: "Tape measure",
      text: "A length is rounded to the nearest mark of an inch divided into halves, quarters and so on down to 64ths; halfway between two marks, the longer one is used. The table shows how far off the nearest mark is on coarser rulers. One inch is exactly 25.4 mm.",
    },
  ],
  quantities,
  question: "What to calculate",
  modes,
  formulas,
  assumptions: [
    "All arithmetic is exact, in whole numbers; only the written-out digits of a long decimal are cut off.",
    "A slash makes a fraction and binds tighter than × and ÷; powers bind tighter than a sign in front.",
    "The sign of a mixed number applies to its whole number and its fraction together.",
  ],
  sources: [
    cite(
      "hardy-wright",
      "Chapter IX, The representation of numbers by decimals; chapter X, Continued fractions",
    ),
    cite("TAOCP2", "Section 4.5.1, Fractions; 4.5.2, The greatest common divisor"),
    cite("SP811", "Appendix B.8: 1 inch = 2.54 cm exactly"),
  ],
  seal: "exact",
  examples,
  related: ["percentage", "scientific", "basic"],
});
