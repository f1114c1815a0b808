import type { FormJob } from "../../kit/calculator/jobs.ts";
import discount from "./jobs/discount.ts";
import markupAndMargin from "./jobs/markup-and-margin.ts";
import percentChange from "./jobs/percent-change.ts";
import percentOfANumber from "./jobs/percent-of-a-number.ts";
import percentagePoints from "./jobs/percentage-points.ts";
import reversePercentage from "./jobs/reverse-percentage.ts";
import salesTax from "./jobs/sales-tax.ts";
import tip from "./jobs/tip.ts";
import whatPercent from "./jobs/what-percent.ts";

export default [
  percentOfANumber,
  whatPercent,
  percentChange,
  reversePercentage,
  discount,
  salesTax,
  tip,
  markupAndMargin,
  percentagePoints,
] satisfies readonly FormJob[];
