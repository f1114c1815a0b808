import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import type { Level } from "../../science/finance/level-payment.ts";

/** Runs of equal payments one period apart: amount, count, and periods until the first of them. */
interface PaymentRuns {
  P: number[];
  n: number[];
  t: number[];
}

/** `whole`: whole periods from the loan to the first payment. */
export function paymentRuns(payments: readonly number[], { whole }: Pick<FirstPeriod, "whole">): PaymentRuns {
  const runs: PaymentRuns = { P: [], n: [], t: [] };
  payments.forEach((payment, index) => {
    const last = runs.P.length - 1;
    if (runs.P[last] === payment) runs.n[last] = (runs.n[last] ?? 0) + 1;
    else {
      runs.P.push(payment);
      runs.n.push(1);
      runs.t.push(whole + index);
    }
  });
  return runs;
}

/** Returns the agreed payments, each `payment` except for an odd first or last one and the balloon. */
export function agreedPayments(
  payment: number,
  { payments: count, balloon, inAdvance, odd }: Level,
): number[] {
  const payments = Array.from({ length: count }, () => payment);
  const add = (index: number, more: number) => {
    payments[index] = (payments[index] ?? 0) + more;
  };
  add(0, odd?.first ?? 0);
  add(count - 1, odd?.last ?? 0);
  if (balloon > 0) add(inAdvance ? count : count - 1, balloon);
  return payments;
}
