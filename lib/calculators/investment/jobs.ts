import type { FormJob } from "../../kit/calculator/jobs.ts";
import averageReturn from "./jobs/average-return.ts";
import cagr from "./jobs/cagr.ts";
import dollarCostAveraging from "./jobs/dollar-cost-averaging.ts";
import fees from "./jobs/fees.ts";
import investmentGrowth from "./jobs/investment-growth.ts";
import irr from "./jobs/irr.ts";
import realReturn from "./jobs/real-return.ts";
import roi from "./jobs/roi.ts";
import timeWeightedReturn from "./jobs/time-weighted-return.ts";
import xirr from "./jobs/xirr.ts";

export default [
  investmentGrowth,
  cagr,
  roi,
  irr,
  xirr,
  realReturn,
  fees,
  averageReturn,
  dollarCostAveraging,
  timeWeightedReturn,
] satisfies readonly FormJob[];
