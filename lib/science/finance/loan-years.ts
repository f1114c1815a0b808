import { type PluralForms, pluralize } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import type { Row } from "./schedule.ts";

/** Rows of one year of a loan, from its first payment; in minor units. */
interface LoanYear {
  /** From 1. */
  year: number;
  /** Index of its last row. */
  last: number;
  interest: number;
  principal: number;
  extra: number;
  balance: number;
}

export function loanYears(rows: readonly Row[], paymentsPerYear: number): LoanYear[] {
  const years: LoanYear[] = [];
  rows.forEach((row, index) => {
    const year = Math.floor(index / paymentsPerYear) + 1;
    const sums = years[year - 1] ?? { year, last: 0, interest: 0, principal: 0, extra: 0, balance: 0 };
    years[year - 1] = {
      year,
      last: index,
      interest: sums.interest + row.interest,
      principal: sums.principal + row.principal,
      extra: sums.extra + row.extra,
      balance: row.balance,
    };
  });
  return years;
}

/**
 * Returns the number of payments between points of a line, so that `longest` payments yield about a hundred
 * points, including every year's end.
 */
export function paymentStep(longest: number, paymentsPerYear: number): number {
  const least = Math.max(1, Math.ceil(longest / 100));
  for (let step = least; step < paymentsPerYear; step += 1) if (paymentsPerYear % step === 0) return step;
  return Math.ceil(least / paymentsPerYear) * paymentsPerYear;
}

/** Returns every `step`-th item and the last: samples all lines of a chart alike. */
export const sampled = <T>(items: readonly T[], step: number): T[] =>
  items.filter((_, index) => index % step === 0 || index === items.length - 1);

export const PAYMENTS: PluralForms = { one: "payment", other: "payments" };

/** Formats "4 years 3 months"; payments of partial months as years with a decimal: "24.4 years". */
export function termText(payments: number, paymentsPerYear: number): string {
  const months = (payments * 12) / paymentsPerYear;
  const formatPart = (count: number, unit: "year" | "month") =>
    count === 0 ? [] : [`${count} ${pluralize(count, TIME_UNITS[unit])}`];
  if (!Number.isInteger(months))
    return formatPart(Math.round((payments / paymentsPerYear) * 10) / 10, "year").join("") || "0 years";
  const parts = [...formatPart(Math.floor(months / 12), "year"), ...formatPart(months % 12, "month")];
  return parts.join(" ") || "0 months";
}
