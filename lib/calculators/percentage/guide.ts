import type { CalculatorEntry } from "../define.ts";

/** How to use the calculator, and which conventions it follows. */
export const guide: CalculatorEntry["guide"] = [
  {
    title: "Change, difference or error",
    text: "A change has a direction and is measured against the old value: from 80 to 92 is +15%, and back from 92 to 80 is −13.04%. A difference has none; it is measured against the mean of the two, so both orders give 13.95%. A percent error is measured against the accepted value and printed without sign, with the signed one beside it. For a negative base all three divide by its absolute value, and a note says so.",
  },
  {
    title: "The two readings of +10%",
    text: "“80 + 10%” is 88 when the percentage is of the number before it, as on a receipt and on most pocket calculators, and 80.1 when 10% is just another way to write 0.1, as in formulas and spreadsheets. The basic calculator on this site gives 80.1 unless you choose 88 below its keys. “A rate of 4% raised by 10%” is 4.4% or, if points were meant, 14%. Both readings are shown wherever the words allow both.",
  },
  {
    title: "Backwards and one after the other",
    text: "The price before a 15% increase is the new price divided by 1.15; taking 15% off the new price is a common mistake. Changes in a row multiply: +10% and then −10% leave 99 of 100. A decrease of 100% cannot be undone, because nothing is left to grow.",
  },
  {
    title: "Points and basis points",
    text: "From 4% to 5% is one percentage point, 100 basis points, and 25 per cent. Interest rates, polls and shares are compared in points; say “per cent” only for the relative change.",
  },
  {
    title: "Where there is no percentage",
    text: "There is no percentage of a whole of 0, no percentage change from 0 and no percentage difference between two values whose mean size is 0. The answer is neither infinite nor 0; there is none, and the question is refused with the reason. Percentages above 100 and below 0 are ordinary numbers.",
  },
  {
    title: "Tips and shares",
    text: "The tip is taken on the bill, without the tax if you say how much tax it contains, and rounded to the cent. When the total cannot be divided evenly, some people pay one cent more, so that the shares add up to the bill exactly.",
  },
  {
    title: "Discount, tax, markup and margin",
    text: "The discount comes off first and the tax is charged on what is left, each rounded half away from zero to the cent. Markup is a percentage of the cost, margin a percentage of the selling price: a markup of 60% is a margin of 37.5%. A margin of 100% or more is impossible for anything that costs something.",
  },
  {
    title: "Digits",
    text: "Numbers are taken as the decimals that you type and worked with as exact fractions, so 0.1 + 0.2 surprises of binary arithmetic do not occur. Percentages are shown to 6 decimals, other results to 12 significant digits.",
  },
];
