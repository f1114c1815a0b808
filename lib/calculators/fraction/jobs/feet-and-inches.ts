import { defineJob } from "../../../kit/calculator/jobs.ts";
import { exact } from "./origins.ts";

export default defineJob({
  slug: "feet-and-inches",
  name: "Feet and inches",
  heading: "Feet and Inches Calculator",
  question: "What is 5 ft 7 3/8 in plus 2 ft 9 1/2 in?",
  lead: "Adds or subtracts two lengths in feet, inches and fractions of an inch, and gives the result to the nearest mark of your tape, in inches and in millimeters.",
  seo: {
    title: "Feet and Inches Calculator With Fractions",
    description:
      "Add or subtract lengths such as 5 ft 7 3/8 in and 2 ft 9 1/2 in, rounded to 1/16 or any other mark, with the exact inches and millimeters alongside.",
  },
  fixed: { mode: "feet" },
  fields: ["firstLength", "lengthOperation", "secondLength", "marks"],
  defaults: { marks: "16" },
  examples: [
    {
      id: "sum-of-lengths",
      title: "5 ft 7 3/8 in + 2 ft 9 1/2 in",
      origin: exact,
      inputs: {},
      expect: { outputs: { feetSum: "8 ft 4 7/8 in", inches: 100.875, millimeters: 2562.225 } },
    },
    {
      id: "what-is-left",
      title: "An 8 ft board less 5 ft 7 3/8 in",
      origin: exact,
      inputs: { firstLength: "8 ft", lengthOperation: "subtract", secondLength: "5 ft 7 3/8 in" },
      expect: { outputs: { feetSum: "2 ft 4 5/8 in", inches: 28.625 } },
    },
  ],
  guide: [
    {
      title: "Carry at 12 inches",
      text: "Add the fractions over the finest mark, carry full inches, add the inches, and carry a foot for every 12. Here that sum is 16 7/8 inches in the second column, one foot and 4 7/8. To subtract, borrow a foot as 12 inches or an inch as 16 sixteenths.",
    },
    {
      title: "Round once, at the end",
      text: "The lengths are added exactly and only the result is rounded to a mark, halfway up. If you round every piece to a sixteenth first, ten pieces can be off by more than a quarter of an inch. The error of the nearest mark is listed.",
    },
    {
      title: "Saw kerf and gaps",
      text: "Each cut takes the width of the blade, about 1/8 inch for a table saw. Two pieces from one board need that extra length once, three pieces twice. Add it before you decide whether the board is long enough for all of them.",
    },
  ],
  faq: [
    {
      q: "How do I type feet and inches?",
      a: "As 5 ft 7 3/8 in, or with marks as 5' 7 3/8\". A length in inches or millimeters alone works too, and the two lengths may have different units.",
    },
    {
      q: "How do I convert inches to feet and inches?",
      a: "Divide by 12: the whole number is feet, the remainder inches. 100 7/8 inches are eight feet and 4 7/8 inches, since 8 × 12 = 96. Subtract zero from a length here to convert it alone.",
    },
    {
      q: "Is 5.5 feet the same as 5 feet 5 inches?",
      a: "No. Half a foot is six inches, so 5.5 ft is 5 ft 6 in. Decimal feet come from surveyors and plans in tenths, which have their own tapes. Never read their digits as inches.",
    },
    {
      q: "How do I multiply a length, for example by four?",
      a: "Multiply the inches: the mixed number page takes 67 3/8 times 4, and the result divided by 12 gives the feet. For areas, multiply two lengths in decimal feet instead.",
    },
  ],
  related: ["fraction/mixed-numbers", "fraction/decimal-to-fraction", "fraction/fraction-operations"],
  words: [
    "ft in calculator",
    "add feet and inches",
    "subtract feet and inches",
    "inches calculator",
    "tape measure calculator",
    "construction calculator",
    "fraction of an inch",
    "inch fractions",
    "foot and inch math",
    "carpentry calculator",
    "feet inches to mm",
  ],
});
