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

/** Returns the weekday of a day number: "Sunday". */
export const weekdayName = (number: number): string => WEEKDAYS[weekday(number) - 1] ?? "";

export const monthName = (month: number): string => MONTHS[month - 1] ?? "";

export const shortMonthName = (month: number): string => monthName(month).slice(0, 3);

export const shortDate = ({ year, month, day }: CivilDate): string =>
  `${shortMonthName(month)} ${day}, ${year}`;

export const longDate = ({ year, month, day }: CivilDate): string => `${monthName(month)} ${day}, ${year}`;

/** Formats "2026-11-22" as "November 22, 2026". */
export const longDateOf = (day: string): string => longDate(civilDate(numberOfDay(day)));

export const longDay = (number: number): string => `${weekdayName(number)}, ${longDate(civilDate(number))}`;
