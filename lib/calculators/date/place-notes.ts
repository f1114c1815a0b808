import { civilDate } from "../../core/civil/day.ts";
import { counted, longDay, WEEKDAYS } from "../../core/civil/day-names.ts";
import type { PlaceHolidays } from "../../core/civil/holidays.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { BusinessInputs } from "./modes.ts";

/** Longer lists of working weekend days are left to the table. */
const MAX_LISTED_DAYS = 3;

/** The days off that a count met, and its last day. */
interface CountedDays {
  weekend: ReadonlySet<number>;
  workdays: readonly number[];
  holidays: readonly number[];
  last: number;
}

/**
 * Explains next to the count how the chosen place differs from a Monday-to-Friday week: its weekend, the weekend days that
 * are worked, holidays that are not a day off for everyone, and years whose days off are not decreed yet.
 */
export function placeNotes(
  inputs: BusinessInputs,
  place: PlaceHolidays | undefined,
  { weekend, workdays, holidays, last }: CountedDays,
): Warning[] {
  const followsPlace = inputs.weekend === "place" && inputs.country !== undefined;
  const isUsual = weekend.size === 2 && weekend.has(6) && weekend.has(7);
  return [
    followsPlace && !isUsual && weekendNote(inputs.country?.label ?? "", [...weekend]),
    followsPlace && place?.weekendNote,
    workdays.length > 0 && workdaysNote(workdays),
    inputs.country?.id === "nl" && holidays.some(isDutchLiberationDay) && DUTCH_LIBERATION_DAY,
    place?.decreedTo !== undefined &&
      civilDate(last).year > place.decreedTo &&
      provisionalNote(inputs.country?.label ?? "", place.decreedTo),
  ]
    .filter((text) => typeof text === "string")
    .map((text) => ({ level: "note", text }));
}

const provisionalNote = (place: string, year: number): string =>
  `Provisional: days off that ${place} exchanges for working weekends are known through ${year}.`;

const weekendNote = (place: string, weekend: readonly number[]): string => {
  const names = weekend.map((day) => WEEKDAYS[day - 1] ?? "");
  return `The weekend in ${place} is ${names.join(" and ")} today; earlier years may have had another one.`;
};

function workdaysNote(workdays: readonly number[]): string {
  const days =
    workdays.length <= MAX_LISTED_DAYS ? `: ${workdays.map((day) => longDay(day)).join("; ")}` : "";
  return `Includes ${counted(workdays.length, "weekend day")} worked in exchange for a day off elsewhere${days}.`;
}

function isDutchLiberationDay(number: number): boolean {
  const { month, day } = civilDate(number);
  return month === 5 && day === 5;
}

const DUTCH_LIBERATION_DAY =
  "Liberation Day (May 5) counts as a holiday every five years, as for government employees. Other employers decide by contract or collective agreement.";
