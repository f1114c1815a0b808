import {
  addBusinessDays,
  businessDays,
  holidaysWithin,
  isBusinessDay,
  offDays,
  weekendDays,
  workdaysWithin,
} from "../../core/civil/business-days.ts";
import { isInCalendar, numberOfDay, textOfDay } from "../../core/civil/day.ts";
import { longDay, WEEKDAYS, weekdayName } from "../../core/civil/day-names.ts";
import type { PlaceHolidays } from "../../core/civil/holidays.ts";
import { failure } from "../../core/result/result.ts";
import { onSheets } from "../../kit/calculator/calendar.ts";
import type { Chart, Warning } from "../../kit/calculator/computation.ts";
import { chosenHolidays, dayTables, type Holidays, uncovered } from "./holidays.ts";
import { fromAndResult, startAndEnd } from "./marks.ts";
import { messages } from "./messages.ts";
import type { BusinessInputs, Inputs, ModeResult } from "./modes.ts";
import { oldDays } from "./old-days.ts";
import { placeNotes } from "./place-notes.ts";
import { step } from "./step.ts";

const SATURDAY_AND_SUNDAY = [6, 7];

function weekendOf({ weekend }: BusinessInputs, place: PlaceHolidays | undefined): readonly number[] {
  if (weekend === "place") return place?.weekend ?? SATURDAY_AND_SUNDAY;
  return weekend === "none" ? [] : [...weekend].map(Number);
}

function weekendText(weekend: readonly number[]): string {
  const names = weekend.map((day) => WEEKDAYS[day - 1] ?? "");
  return names.length === 0 ? messages.assumptions.noWeekend : messages.assumptions.weekend(names);
}

const holidayText = ({ country }: BusinessInputs): string =>
  country === undefined
    ? messages.assumptions.noHolidays
    : messages.assumptions.holidaysSkipped(country.label);

export function businessBetween(
  inputs: Inputs<"business">,
  place: PlaceHolidays | undefined,
): ModeResult<"business"> {
  const [from, to] = [numberOfDay(inputs.start), numberOfDay(inputs.end)];
  const reversed = to < from;
  const first = Math.min(from, to) + (inputs.ends === "last" ? 1 : 0);
  const last = Math.max(from, to) - (inputs.ends === "first" ? 1 : 0);
  const holidaysResult = chosenHolidays(inputs, place);
  if (!holidaysResult.ok) return holidaysResult;
  const holidays = holidaysResult.value;
  const outside = uncovered(holidays, Math.min(from, to), Math.max(from, to));
  if (outside) return outside;

  const off = offDays(weekendOf(inputs, place), holidays.names.keys(), place?.workdays);
  const taken = holidaysWithin(first, last, off);
  const worked = workdaysWithin(first, last, off);
  const calendarDays = Math.max(0, last - first + 1);
  const weekends = weekendDays(first, last, off.weekend) - worked.length;
  const count = businessDays(first, last, off);
  const signed = (days: number): number => (reversed ? -days : days) || 0;
  return {
    ok: true,
    value: {
      outputs: {
        businessDays: signed(count),
        calendarDays: signed(calendarDays),
        weekendDays: signed(weekends),
        holidayDays: signed(taken.length),
      },
      steps: [
        ...(calendarDays > 0 ? [step("calendarDays", { c: calendarDays, L: last, F: first })] : []),
        step("businessDays", { b: count, c: calendarDays, w: weekends, h: taken.length }),
      ],
      warnings: [
        ...(reversed ? [REVERSED] : []),
        ...placeNotes(inputs, place, { weekend: off.weekend, workdays: worked, holidays: taken, last }),
        ...oldDays(first),
      ],
      assumptions: [
        calendarDays > 0
          ? messages.assumptions.bothIncluded({ first: longDay(first), last: longDay(last) })
          : messages.assumptions.noDaysBetween,
        weekendText([...off.weekend]),
        holidayText(inputs),
      ],
      calendar: {
        title: messages.calendar.businessDaysCounted,
        ...spanned(Math.min(from, to), Math.max(from, to), holidays),
        counted: [first, last],
        marks: startAndEnd(Math.min(from, to), Math.max(from, to)),
        weekend: [...off.weekend],
        workdays: worked,
      },
      charts: calendarDays > 0 ? [partsChart({ business: count, weekends, holidays: taken.length })] : [],
      tables: dayTables(taken, worked, holidays),
    },
  };
}

const spanned = (from: number, to: number, { names }: Holidays) => ({
  from,
  to,
  holidays: onSheets(names, from, to),
});

const REVERSED: Warning = {
  level: "note",
  text: messages.warnings.countNegative,
};

const partsChart = (days: Record<"business" | "weekends" | "holidays", number>): Chart => ({
  id: "parts",
  title: messages.breakdown.title,
  finding: messages.breakdown.finding(days),
  summary: messages.breakdown.summary(days),
  kind: "parts",
  value: { label: messages.breakdown.days, format: { kind: "count" } },
  parts: [
    { id: "business", label: messages.breakdown.business, value: days.business },
    { id: "weekend", label: messages.breakdown.weekends, value: days.weekends },
    { id: "holidays", label: messages.breakdown.holidays, value: days.holidays },
  ],
});

export function businessLater(
  inputs: Inputs<"addBusiness">,
  place: PlaceHolidays | undefined,
): ModeResult<"addBusiness"> {
  const start = numberOfDay(inputs.date);
  const direction = inputs.direction === "add" ? 1 : -1;
  const holidaysResult = chosenHolidays(inputs, place);
  if (!holidaysResult.ok) return holidaysResult;
  const holidays = holidaysResult.value;
  const off = offDays(weekendOf(inputs, place), holidays.names.keys(), place?.workdays);
  const count = inputs.businessDays;
  const end = count === 0 ? start : addBusinessDays(start, count, direction, off);
  if (end === undefined || !isInCalendar(end)) {
    return failure("businessDays", messages.errors.outsideCalendar);
  }
  const outside = uncovered(holidays, Math.min(start, end), Math.max(start, end));
  if (outside) return outside;

  const [first, last] = direction === 1 ? [start + 1, end] : [end, start - 1];
  const taken = count === 0 ? [] : holidaysWithin(first, last, off);
  const worked = count === 0 ? [] : workdaysWithin(first, last, off);
  const weekends = count === 0 ? 0 : weekendDays(first, last, off.weekend) - worked.length;
  const distance = Math.abs(end - start);
  return {
    ok: true,
    value: {
      outputs: {
        result: textOfDay(end),
        resultWeekday: weekdayName(end),
        calendarDays: distance,
        weekendDays: weekends,
        holidayDays: taken.length,
      },
      steps: [
        step("calendarDaysFor", { c: distance, b: count, w: weekends, h: taken.length }),
        step(direction === 1 ? "businessLater" : "businessEarlier", { E: end, A: start, c: distance }),
      ],
      warnings: [
        ...(count === 0 && !isBusinessDay(start, off)
          ? [
              {
                level: "note" as const,
                text: messages.warnings.zeroDaysAdded,
              },
            ]
          : []),
        ...placeNotes(inputs, place, { weekend: off.weekend, workdays: worked, holidays: taken, last }),
        ...oldDays(start, end),
      ],
      assumptions: [
        messages.assumptions.startNotCounted(longDay(start)),
        weekendText([...off.weekend]),
        holidayText(inputs),
      ],
      calendar: {
        title: messages.calendar.businessDaysCounted,
        ...spanned(Math.min(start, end), Math.max(start, end), holidays),
        counted: count === 0 ? [start, start - 1] : [first, last],
        marks: fromAndResult(start, end),
        weekend: [...off.weekend],
        workdays: worked,
      },
      tables: dayTables(taken, worked, holidays),
    },
  };
}
