import { civilDate } from "../../core/civil/day.ts";
import { longDay, WEEKDAYS } from "../../core/civil/day-names.ts";
import type { PlaceHolidays } from "../../core/civil/holidays.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { BusinessInputs } from "./modes.ts";

/** Longer lists of working weekend days are only in the table. */
const MAX_LISTED_DAYS = 3;

interface CountedDays {
  weekend: ReadonlySet<number>;
  workdays: readonly number[];
  holidays: readonly number[];
  last: number;
}

/**
 * Explains how the selected place differs from a Monday-to-Friday week: its weekend, working weekend days,
 * holidays that are not a day off for everyone, and years whose days off are not decreed yet.
 */
export function placeNotes(
  inputs: Pick<BusinessInputs, "weekend" | "country">,
  place: PlaceHolidays | undefined,
  { weekend, workdays, holidays, last }: CountedDays,
): Warning[] {
  const followsPlace = inputs.weekend === "place" && inputs.country !== undefined;
  const isUsual = weekend.size === 2 && weekend.has(6) && weekend.has(7);
  return [
    followsPlace &&
      !isUsual &&
      messages.warnings.otherWeekend({
        place: inputs.country?.label ?? "",
        days: [...weekend].map((day) => WEEKDAYS[day - 1] ?? ""),
      }),
    followsPlace && place?.weekendNote,
    workdays.length > 0 &&
      messages.warnings.workedWeekendDays({
        count: workdays.length,
        days: workdays.length <= MAX_LISTED_DAYS ? workdays.map((day) => longDay(day)) : [],
      }),
    inputs.country?.id === "nl" &&
      holidays.some(isDutchLiberationDay) &&
      messages.warnings.dutchLiberationDay,
    place?.decreedTo !== undefined &&
      civilDate(last).year > place.decreedTo &&
      messages.warnings.provisional({ place: inputs.country?.label ?? "", year: place.decreedTo }),
  ]
    .filter((text) => typeof text === "string")
    .map((text) => ({ level: "note", text }));
}

function isDutchLiberationDay(number: number): boolean {
  const { month, day } = civilDate(number);
  return month === 5 && day === 5;
}
