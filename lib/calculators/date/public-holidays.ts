import { dayNumber, numberOfDay, textOfDay, weekday } from "../../core/civil/day.ts";
import { weekdayName } from "../../core/civil/day-names.ts";
import type { PlaceHolidays } from "../../core/civil/holidays.ts";
import { failure } from "../../core/result/result.ts";
import { dayTable } from "./holidays.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { placeNotes } from "./place-notes.ts";
import { step } from "./step.ts";

/** Lists the public holidays of a place in a year, by default the year of `today`. */
export function publicHolidays(
  inputs: Inputs<"publicHolidays">,
  today: string,
  place: PlaceHolidays | undefined,
): ModeResult<"publicHolidays"> {
  const { region, year = Number(today.slice(0, 4)) } = inputs;
  if (!place) return failure("region", messages.errors.regionMissing);
  if (year < place.firstYear || year > place.lastYear)
    return failure("year", messages.errors.yearNotCovered(place));
  const [first, last] = [dayNumber({ year, month: 1, day: 1 }), dayNumber({ year, month: 12, day: 31 })];
  const isInYear = (day: number): boolean => day >= first && day <= last;
  const days = [...place.days.keys()].filter(isInYear).sort((a, b) => a - b);
  const workdays = place.workdays.filter(isInYear).sort((a, b) => a - b);
  const weekend = new Set(place.weekend);
  const weekendHolidays = days.filter((day) => weekend.has(weekday(day))).length;
  const daysOff = days.length - weekendHolidays;
  const now = numberOfDay(today);
  const next = isInYear(now) ? days.find((day) => day >= now) : undefined;
  return {
    ok: true,
    value: {
      outputs: {
        daysOff,
        weekendHolidays,
        ...(next !== undefined && {
          nextHoliday: place.days.get(next) ?? "",
          nextHolidayDay: textOfDay(next),
          daysToHoliday: next - now,
        }),
        holidayList: days.map((day) => ({
          day: textOfDay(day),
          weekday: weekdayName(day),
          name: place.days.get(day) ?? "",
        })),
      },
      steps: [step("daysOff", { h: daysOff, n: days.length, w: weekendHolidays })],
      warnings: placeNotes({ weekend: "place", country: region }, place, {
        weekend,
        workdays: [],
        holidays: days,
        last,
      }),
      tables: workdays.length === 0 ? [] : [dayTable("workdays", messages.tables.workdays, workdays)],
    },
  };
}
