/** Days on which a loan's payments fall; days are texts like "2026-11-22" of the proleptic Gregorian calendar. */

const DAY_LENGTH = 10;

interface YearMonthDay {
  year: number;
  month: number;
  day: number;
}

const parts = (day: string): YearMonthDay => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8, DAY_LENGTH)),
});

const two = (count: number): string => (count < 10 ? `0${count}` : `${count}`);

const text = ({ year, month, day }: YearMonthDay): string =>
  `${year < 1000 ? String(year).padStart(4, "0") : year}-${two(month)}-${two(day)}`;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const monthLength = (year: number, month: number): number =>
  month === 2
    ? isLeap(year)
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31;

/**
 * Days since 0000-03-01, with years that begin in March so that the leap day is the last one.
 * The lengths of the months from March on repeat in runs of five with 153 days.
 */
export function dayNumber(day: string): number {
  const { year, month, day: ofMonth } = parts(day);
  const y = month > 2 ? year : year - 1;
  const m = (month + 9) % 12;
  return (
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * m + 2) / 5) +
    ofMonth -
    1
  );
}

/** The day with this number: the inverse of `dayNumber`. */
export function dayOfNumber(number: number): string {
  const era = Math.floor(number / 146097);
  const ofEra = number - era * 146097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36524) - Math.floor(ofEra / 146096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * ofYear + 2) / 153);
  const month = m < 10 ? m + 3 : m - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return text({ year, month, day: ofYear - Math.floor((153 * m + 2) / 5) + 1 });
}

export const addDays = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days);

/** The same day of a later or earlier month, or that month's last one: 31 January + 1 month is 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const { year, month, day: ofMonth } = parts(day);
  const count = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(count / 12), (count % 12) + 1];
  return text({ year: y, month: m, day: Math.min(ofMonth, monthLength(y, m)) });
}

/**
 * The payment day that is `index` periods after `first` (before it, below 0). Always counted from the first day, not from
 * the previous one, so that the 31st comes back after February. 26 and 52 payments a year fall every 14 and 7 days, 24
 * on `first`'s day of the month and on the one 15 days from it, all others every 12/p months.
 */
export function paymentDay(first: string, index: number, paymentsPerYear: number): string {
  if (paymentsPerYear === 52 || paymentsPerYear === 26)
    return addDays(first, (index * 7 * 52) / paymentsPerYear);
  if (paymentsPerYear === 24) return halfMonthDay(first, index);
  return addMonths(first, (index * 12) / paymentsPerYear);
}

function halfMonthDay(first: string, index: number): string {
  const months = Math.floor(index / 2);
  if (index % 2 === 0) return addMonths(first, months);
  const { year, month, day } = parts(first);
  // The other day lies in the same month after a day of its first half, else in the next month.
  const other =
    day <= 15
      ? { year, month, day: day + 15 }
      : { ...parts(addMonths(text({ year, month, day: 1 }), 1)), day: day - 15 };
  const start = parts(addMonths(text({ ...other, day: 1 }), months));
  return text({ ...start, day: Math.min(other.day, monthLength(start.year, start.month)) });
}

/** The first `count` payment days. */
export const paymentDays = (first: string, count: number, paymentsPerYear: number): string[] =>
  Array.from({ length: count }, (_, index) => paymentDay(first, index, paymentsPerYear));
