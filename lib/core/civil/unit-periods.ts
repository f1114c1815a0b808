import { daysBetween } from "./day.ts";
import { isWeekly } from "./payment-days.ts";
import { monthsLater } from "./period.ts";

/** Time from a loan to its first payment: whole periods and a fraction. */
export interface FirstPeriod {
  whole: number;
  fraction: number;
}

/**
 * Returns the time from a loan to its first payment in unit-periods: whole ones are counted back from the
 * first payment, the odd days before them are a fraction (12 CFR 1026, Appendix J, (b)(5)). Days over 7, 14
 * or 28; for half months, months and their multiples whole months of 30 days and the remaining actual days
 * over 15, 30, 60, 90 …; for years the remaining whole months over 12, or else the remaining days over 365.
 * Needs `first` not before `lent`.
 */
export function firstPeriod(lent: string, first: string, paymentsPerYear: number): FirstPeriod {
  const daysBefore = (day: string): number => daysBetween(lent, day);
  if (isWeekly(paymentsPerYear)) {
    const length = (7 * 52) / paymentsPerYear;
    const days = daysBefore(first);
    return { whole: Math.floor(days / length), fraction: (days % length) / length };
  }
  const months = wholeMonthsBack(lent, first);
  const rest = daysBefore(monthsLater(first, -months));
  if (paymentsPerYear === 24) return settled(2 * months, rest / 15);
  const length = 12 / paymentsPerYear;
  const whole = Math.floor(months / length);
  const odd = months - whole * length;
  if (length === 12)
    return { whole, fraction: rest === 0 ? odd / 12 : daysBefore(monthsLater(first, -12 * whole)) / 365 };
  return settled(whole, (odd * 30 + rest) / (30 * length));
}

/** Thirty odd days are a whole month: from March 31 to April 30. */
const settled = (whole: number, fraction: number): FirstPeriod => ({
  whole: whole + Math.floor(fraction),
  fraction: fraction % 1,
});

function wholeMonthsBack(lent: string, first: string): number {
  let months = Math.max(0, Math.floor(daysBetween(lent, first) / 31));
  while (monthsLater(first, -(months + 1)) >= lent) months += 1;
  return months;
}
