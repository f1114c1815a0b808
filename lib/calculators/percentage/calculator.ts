import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { guide } from "./guide.ts";
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
  guide,
  question: "Question",
  modes,
  formulas,
  assumptions: [
    "Numbers are used exactly as typed. Results are rounded only for display, and money to its smallest unit, half away from zero.",
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
