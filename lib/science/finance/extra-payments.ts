import type { InputsOf } from "../../kit/fields/field.ts";
import { toMinor } from "../../kit/fields/money.ts";
import type { extraFields } from "./extra-fields.ts";

/** Payments on top of the regular payments, in minor units. */
export interface ExtraPlan {
  /** With every payment. */
  each: number;
  yearly: number;
  /** 1 to 12: with the first payment in that month; "anniversary": with the last payment of every year of the loan. */
  yearlyMonth: number | "anniversary";
  once: readonly { day: string; amount: number }[];
}

/** Converts the entered extra payments to minor units. */
export function extraPlanOf(inputs: InputsOf<typeof extraFields>, decimals: number): ExtraPlan {
  const minor = (amount: number): number => toMinor(amount, decimals);
  return {
    each: minor(inputs.extraEach),
    yearly: minor(inputs.extraYearly),
    yearlyMonth: inputs.extraMonth === "anniversary" ? "anniversary" : Number(inputs.extraMonth),
    once: inputs.extraOnce.map(({ day, amount }) => ({ day, amount: minor(amount) })),
  };
}

export interface Extras {
  /** Amounts by payment, from 0. */
  amounts: readonly number[];
  /** Number of one-off payments before the loan, which are ignored. */
  before: number;
}

/**
 * Lists the extra payments by regular payment. `days` are those of the planned payments, `start` is the day
 * of the loan. A one-off payment counts with the first regular payment on or after its day.
 */
export function extrasByPayment(
  plan: ExtraPlan,
  days: readonly string[],
  start: string,
  paymentsPerYear: number,
): Extras {
  const amounts = days.map(() => plan.each);
  if (plan.yearly > 0)
    for (const index of yearlyIndices(plan.yearlyMonth, days, paymentsPerYear))
      amounts[index] = (amounts[index] ?? 0) + plan.yearly;
  let before = 0;
  for (const { day, amount } of plan.once) {
    const index = days.findIndex((paymentDay) => paymentDay >= day);
    if (day < start) before += 1;
    else if (index >= 0) amounts[index] = (amounts[index] ?? 0) + amount;
  }
  return { amounts, before };
}

function yearlyIndices(
  month: ExtraPlan["yearlyMonth"],
  days: readonly string[],
  paymentsPerYear: number,
): number[] {
  const indices: number[] = [];
  let year = "";
  days.forEach((day, index) => {
    if (month === "anniversary") {
      if ((index + 1) % paymentsPerYear === 0) indices.push(index);
    } else if (Number(day.slice(5, 7)) === month && day.slice(0, 4) !== year) {
      year = day.slice(0, 4);
      indices.push(index);
    }
  });
  return indices;
}
