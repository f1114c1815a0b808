/**
 * Civil dates of the proleptic Gregorian calendar, years 1 to 9999, without time zone: as text
 * ("2026-11-22"), as parts or as a day number, which counts days from 1970-01-01 (day 0). Date arithmetic
 * uses integers, independent of time zones and daylight saving time.
 */

export interface CivilDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

export const DAY_SECONDS = 86_400;

export const FIRST_DAY = -719_162;
export const LAST_DAY = 2_932_896;

/** The first day of the Gregorian calendar, 1582-10-15. */
export const GREGORIAN_REFORM = -141_427;

/** Offset from a day number to the Julian day number (at noon of that day). */
export const JULIAN_DAY_OF_EPOCH = 2_440_588;

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 30);

/** Parses "2026-11-22"; undefined if invalid or outside the years 1 to 9999: nothing rolls over. */
export function parseDay(text: string): CivilDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : undefined;
}

/** "2026-11-22" */
export const dayText = ({ year, month, day }: CivilDate): string =>
  `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * Returns the day number of a civil date (days_from_civil, H. Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms", 2013).
 */
export function dayNumber({ year, month, day }: CivilDate): number {
  // Uses years that begin in March, so that the leap day is the last one.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Returns the civil date of a day number (civil_from_days, ibid.). */
export function civilDate(number: number): CivilDate {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

export const isInCalendar = (number: number): boolean => number >= FIRST_DAY && number <= LAST_DAY;

export const textOfDay = (number: number): string => dayText(civilDate(number));

/** Parses a text that a day field has checked. @throws RangeError for an invalid date. */
export function dateOf(text: string): CivilDate {
  const date = parseDay(text);
  if (!date) throw new RangeError(`Not a date: ${text}`);
  return date;
}

/** Returns the day number of such a text. @throws RangeError for an invalid date. */
export const numberOfDay = (text: string): number => dayNumber(dateOf(text));

/** Counts the days between two texts, negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => numberOfDay(to) - numberOfDay(from);

/** Returns the text `days` later, or earlier if negative. */
export const daysLater = (day: string, days: number): string => textOfDay(numberOfDay(day) + days);

/** Returns the weekday of a day number as in ISO 8601: 1 Monday to 7 Sunday. */
export const weekday = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;
