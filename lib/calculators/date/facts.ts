import {
  type CivilDate,
  civilDate,
  DAY_SECONDS,
  daysInMonth,
  isLeapYear,
  JULIAN_DAY_OF_EPOCH,
  numberOfDay,
  weekday,
} from "../../core/civil/day.ts";
import { monthName, weekdayName } from "../../core/civil/day-names.ts";
import { dayOfYear, daysInYear, isoWeek, isoWeekText, quarter, sundayWeek } from "../../core/civil/year.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { oldDays } from "./old-days.ts";
import { step } from "./step.ts";
import { sheetOf, weekSteps } from "./week-numbers.ts";

export function facts({ date: text }: Inputs<"facts">, today: string): ModeResult<"facts"> {
  const number = numberOfDay(text);
  const date = civilDate(number);
  const ofYear = dayOfYear(date);
  const julianDay = number + JULIAN_DAY_OF_EPOCH;
  const { week } = isoWeek(number);
  return {
    ok: true,
    value: {
      outputs: {
        weekday: weekdayName(number),
        isoWeek: isoWeekText(number),
        week,
        sundayWeek: sundayWeek(number),
        dayOfYear: ofYear,
        daysLeft: daysInYear(date.year) - ofYear,
        quarter: quarter(date),
        year: isLeapYear(date.year) ? messages.facts.leapYear : messages.facts.commonYear,
        place: placeInMonth(date, number),
        fromToday: seenFrom(numberOfDay(today), number),
        julianDay,
        unixTime: number * DAY_SECONDS,
      },
      steps: steps(number, julianDay),
      warnings: oldDays(number),
      calendar: sheetOf(number),
    },
  };
}

function steps(day: number, julianDay: number): Step[] {
  return [
    step("julianDay", { J: julianDay, D: day, D_0: 0 }),
    step("weekday", { W: weekday(day), J: julianDay }),
    ...weekSteps(day),
  ];
}

function placeInMonth({ year, month, day }: CivilDate, number: number): string {
  return messages.facts.placeInMonth({
    ordinal: messages.facts.ordinals[Math.floor((day - 1) / 7)] ?? "",
    weekday: weekdayName(number),
    month: monthName(month),
    isLast: day + 7 > daysInMonth(year, month),
  });
}

function seenFrom(today: number, day: number): string {
  if (day === today) return messages.facts.today;
  return day > today ? messages.facts.inDays(day - today) : messages.facts.daysAgo(today - day);
}
