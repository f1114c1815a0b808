/** Payment days of a loan; days are texts like "2026-11-22". */

import { dateOf, daysInMonth, daysLater, dayText } from "./day.ts";
import { addMonths, monthsLater } from "./period.ts";

/** Returns true if payments are whole weeks apart: 52, 26 or 13 a year. */
export const isWeekly = (paymentsPerYear: number): boolean =>
  paymentsPerYear > 12 && 52 % paymentsPerYear === 0;

/**
 * Returns the payment day `index` periods after `first` (before it if negative). Always counts from the first
 * day, not from the previous one, so that the 31st returns after February. 52, 26 and 13 payments a year are
 * 7, 14 and 28 days apart, 24 are on `first`'s day of the month and 15 days from it, all others are 12/p
 * months apart.
 */
export function paymentDay(first: string, index: number, paymentsPerYear: number): string {
  if (isWeekly(paymentsPerYear)) return daysLater(first, (index * 7 * 52) / paymentsPerYear);
  if (paymentsPerYear === 24) return halfMonthDay(first, index);
  return monthsLater(first, (index * 12) / paymentsPerYear);
}

function halfMonthDay(first: string, index: number): string {
  const months = Math.floor(index / 2);
  if (index % 2 === 0) return monthsLater(first, months);
  const date = dateOf(first);
  // The other day is in the same month after a day of its first half, else in the next month.
  const [ahead, other] = date.day <= 15 ? [0, date.day + 15] : [1, date.day - 15];
  const { year, month } = addMonths({ ...date, day: 1 }, months + ahead);
  return dayText({ year, month, day: Math.min(other, daysInMonth(year, month)) });
}

/** The first `count` payment days. */
export const paymentDays = (first: string, count: number, paymentsPerYear: number): string[] =>
  Array.from({ length: count }, (_, index) => paymentDay(first, index, paymentsPerYear));
