import { buildSchedule, type Schedule, toWhole } from "../../science/finance/schedule.ts";
import type { Amortization } from "./amortization.ts";
import { plannedPayments, rateOfPeriod, regularPayment } from "./financing.ts";

/** Effect of discount points, in minor units. */
export interface PointsResult {
  cost: number;
  payment: number;
  /** Reduction of the monthly payment; an average if payments are not monthly. */
  monthlySaving: number;
  breakEvenMonths: number;
  /** Payments until the interest saved exceeds the cost, including the faster repayment. Undefined: never. */
  interestBreakEven: number | undefined;
  /** Interest saved over the whole term, less the cost. */
  saved: number;
  schedule: Schedule;
}

/** Returns undefined if the lower rate does not lower the payment. */
export function pointsResult(
  amortization: Amortization,
  points: number,
  rate: number,
): PointsResult | undefined {
  const { terms, financing, payment: without, base } = amortization;
  const cost = toWhole(financing.loan * points);
  const payment = regularPayment(terms, financing.loan, rate);
  if (payment >= without) return undefined;
  const monthlySaving = ((without - payment) * terms.paymentsPerYear) / 12;
  const schedule = buildSchedule({
    principal: financing.loan,
    rate: rateOfPeriod(terms, rate),
    payment,
    payments: plannedPayments(terms),
  });
  let saved = 0;
  let interestBreakEven: number | undefined;
  base.rows.forEach((row, index) => {
    saved += row.interest - (schedule.rows[index]?.interest ?? 0);
    if (saved >= cost) interestBreakEven ??= index + 1;
  });
  return {
    cost,
    payment,
    monthlySaving,
    breakEvenMonths: Math.max(0, Math.ceil(cost / monthlySaving - 1e-9)),
    interestBreakEven,
    saved: base.interest - schedule.interest - cost,
    schedule,
  };
}
