import { type CivilDate, civilDate, numberOfDay, weekday } from "./day.ts";

/** From Monday, as weekday 1 of ISO 8601. */
export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "Sunday" of a day number. */
export const weekdayName = (number: number): string => WEEKDAYS[weekday(number) - 1] ?? "";

export const monthName = (month: number): string => MONTHS[month - 1] ?? "";

/** "Nov" */
export const shortMonthName = (month: number): string => monthName(month).slice(0, 3);

/** "Nov 22, 2026" */
export const shortDate = ({ year, month, day }: CivilDate): string =>
  `${shortMonthName(month)} ${day}, ${year}`;

/** "November 22, 2026" */
export const longDate = ({ year, month, day }: CivilDate): string => `${monthName(month)} ${day}, ${year}`;

/** "November 22, 2026" of "2026-11-22". */
export const longDateOf = (day: string): string => longDate(civilDate(numberOfDay(day)));

/** "Sunday, November 22, 2026" */
export const longDay = (number: number): string => `${weekdayName(number)}, ${longDate(civilDate(number))}`;
