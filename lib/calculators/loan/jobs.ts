import type { FormJob } from "../../kit/calculator/jobs.ts";
import apr from "./jobs/apr.ts";
import extraPayments from "./jobs/extra-payments.ts";
import interestOnly from "./jobs/interest-only.ts";
import loanAmount from "./jobs/loan-amount.ts";
import loanPayment from "./jobs/loan-payment.ts";
import simpleInterest from "./jobs/simple-interest.ts";

export default [
  loanPayment,
  extraPayments,
  loanAmount,
  apr,
  simpleInterest,
  interestOnly,
] satisfies readonly FormJob[];
