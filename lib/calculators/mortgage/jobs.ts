import type { FormJob } from "../../kit/calculator/jobs.ts";
import affordability from "./jobs/affordability.ts";
import canadianMortgage from "./jobs/canadian-mortgage.ts";
import extraPayments from "./jobs/extra-payments.ts";
import monthlyPayment from "./jobs/monthly-payment.ts";
import points from "./jobs/points.ts";

export default [
  monthlyPayment,
  affordability,
  extraPayments,
  points,
  canadianMortgage,
] satisfies readonly FormJob[];
