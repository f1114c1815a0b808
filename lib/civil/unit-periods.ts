import { daysBetween } from "./day.ts";
import { monthsLater } from "./period.ts";

/** The time from a loan to its first payment in unit-periods: whole ones and the odd fraction of one. */
export interface FirstPeriod {
  whole: number;
  fraction: number;
}

/**
 * Whole unit-periods counted back from the first payment, the odd days before them as a fraction: days over 7 or 14; for
 * half months days over 15; for months and their multiples whole months of 30 days and the remaining actual days over 30,
 * 60, 90 … (12 CFR 1026, Appendix J, (b)(5)). Needs `first` not before `lent`.
 */
export function firstPeriod(lent: string, first: string, paymentsPerYear: number): FirstPeriod {
  const days = daysBetween(lent, first);
  if (paymentsPerYear === 52 || paymentsPerYear === 26) {
    const length = (7 * 52) / paymentsPerYear;
    return { whole: Math.floor(days / length), fraction: (days % length) / length };
  }
  const months = wholeMonthsBack(lent, first);
  const rest = daysBetween(lent, monthsLater(first, -months));
  if (paymentsPerYear === 24) {
    const half = rest >= 15 ? 1 : 0;
    return { whole: 2 * months + half, fraction: (rest - 15 * half) / 15 };
  }
  const length = 12 / paymentsPerYear;
  const whole = Math.floor(months / length);
  return { whole, fraction: ((months - whole * length) * 30 + rest) / (30 * length) };
}

function wholeMonthsBack(lent: string, first: string): number {
  let months = Math.max(0, Math.floor(daysBetween(lent, first) / 31));
  while (monthsLater(first, -(months + 1)) >= lent) months += 1;
  return months;
}
