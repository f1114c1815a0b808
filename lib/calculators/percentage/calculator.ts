import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";

export default defineModes({
  id: "percentage",
  label: "Percentage",
  category: "math-utility",
  heading: "Percentage Calculator",
  summary:
    "Every standard percentage question with its formula: parts and wholes, change, difference, reverse and chained percentages, points, tips, discounts, markup and margin.",
  seo: {
    title: "Percentage Calculator: Change, Tip, Margin",
    description:
      "Find P% of X, percentage change and difference, reverse and chained percentages, points, percent error, tips, discounts with tax, markup and margin.",
  },
  keywords: [
    "add a percentage",
    "%",
    "percent",
    "percent of",
    "percentage change",
    "percentage increase",
    "percentage decrease",
    "percentage difference",
    "percent error",
    "reverse percentage",
    "percentage points",
    "basis points",
    "tip",
    "split bill",
    "discount",
    "sales tax",
    "markup",
    "margin",
  ],
  guide: [
    {
      title: "Change, difference or error",
      text: "A change has a direction and is measured against the old value: from 80 to 92 is +15%, and back from 92 to 80 is −13.04%. A difference has no direction; it is measured against the mean of the two, so both orders give 13.95%. A percent error is measured against the accepted value and given without a sign, with the signed error beside it. If the base is negative, all three divide by its absolute value, and a note says so.",
    },
    {
      title: "The two readings of +10%",
      text: "“80 + 10%” is 88 when the percentage is of the number before it, as on a receipt and on most pocket calculators, and 80.1 when 10% is just another way to write 0.1, as in formulas and spreadsheets. The basic calculator on this site gives 80.1 unless you choose 88 below its keys. “A rate of 4% raised by 10%” is 4.4% or, if points were meant, 14%. Wherever the words allow both readings, both are shown.",
    },
    {
      title: "Working backward, and changes in a row",
      text: "The price before a 15% increase is the new price divided by 1.15; taking 15% off the new price is a common mistake. Changes in a row multiply: +10% and then −10% turns 100 into 99. A decrease of 100% cannot be undone, because nothing is left to grow.",
    },
    {
      title: "Points and basis points",
      text: "From 4% to 5% is one percentage point, 100 basis points, or 25 percent. Interest rates, polls and market shares are compared in points; say “percent” only for the relative change.",
    },
    {
      title: "Where there is no percentage",
      text: "There is no percentage of a whole of 0, no percentage change from 0 and no percentage difference between two values that are both 0. The answer is neither infinite nor 0: there is none, and the calculator says why. Percentages above 100 and below 0 are perfectly ordinary.",
    },
    {
      title: "Tips and shares",
      text: "The tip is calculated on the bill, before tax if you enter how much tax it contains, and rounded to the cent. If the total does not divide evenly, some people pay one cent more, so the shares add up to the bill exactly.",
    },
    {
      title: "Discount, tax, markup and margin",
      text: "The discount comes off first and the tax is charged on what is left, each rounded half away from zero to the cent. Markup is a percentage of the cost, margin a percentage of the selling price: a markup of 60% is a margin of 37.5%. A margin of 100% or more is impossible for anything that costs something.",
    },
    {
      title: "Digits",
      text: "Numbers are read as the decimals you type and computed as exact fractions, so the rounding surprises of binary arithmetic (0.1 + 0.2) do not occur. Percentages are shown to 6 decimals, other results to 12 significant digits.",
    },
  ],
  question: "Question",
  modes,
  formulas,
  assumptions: [
    "Numbers are used exactly as typed, with all their digits. Results are rounded only for display, and money to its smallest unit, half away from zero.",
    "Changes are measured against the absolute value of the old value.",
    "Discounts are taken off before tax is added.",
  ],
  sources: [
    cite("ISO 80000-1", "Percent (%) as a symbol for the number 0.01"),
    cite("SP811", "7.10.2, %, percentage by, fraction"),
  ],
  seal: "exact",
  examples,
  related: ["fraction", "basic", "scientific"],
});
