import { civilDate, dayNumber, isInCalendar, numberOfDay, textOfDay } from "../../core/civil/day.ts";
import { longDay, weekdayName } from "../../core/civil/day-names.ts";
import { addMonths, weeksText } from "../../core/civil/period.ts";
import { failure } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { fromAndResult } from "./marks.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { oldDays } from "./old-days.ts";
import { step } from "./step.ts";

/** Adds years and months first, cut to the month's end, then weeks and days. */
export function addition({ date, direction, years, months, weeks, days }: Inputs<"add">): ModeResult<"add"> {
  const start = numberOfDay(date);
  const sign = direction === "add" ? 1 : -1;
  const wanted = civilDate(start).day;
  const anchorDate = addMonths(civilDate(start), sign * (years * 12 + months));
  const anchor = dayNumber(anchorDate);
  const end = anchor + sign * (weeks * 7 + days);
  if (!isInCalendar(end)) {
    const field = years ? "years" : months ? "months" : weeks > days / 7 ? "weeks" : "days";
    return failure(field, messages.errors.outsideCalendar);
  }
  const cut = anchorDate.day !== wanted;
  const moved = years * 12 + months;
  return {
    ok: true,
    value: {
      outputs: {
        result: textOfDay(end),
        resultWeekday: weekdayName(end),
        calendarDays: Math.abs(end - start),
        weeks: weeksText(end - start),
      },
      steps: [
        ...(years > 0 ? [step("months", { m: moved, y: years, k: months })] : []),
        ...(moved > 0 ? [monthsStep(start, anchor, sign * moved, cut)] : []),
        step(sign === 1 ? "later" : "earlier", { E: end, A: anchor, w: weeks, d: days }),
      ],
      warnings: [
        ...(cut
          ? [
              {
                level: "note" as const,
                text: messages.warnings.monthIsShorter({ day: wanted, lastDay: anchorDate.day, date }),
              },
            ]
          : []),
        ...oldDays(start, end),
      ],
      calendar: {
        title: messages.calendar.daysCounted,
        from: Math.min(start, end),
        to: Math.max(start, end),
        counted: end >= start ? [start + 1, end] : [end, start - 1],
        marks: fromAndResult(start, end),
        weekend: [],
        holidays: [],
      },
    },
  };
}

/** Months have no fixed length: they are counted on the calendar. */
const monthsStep = (start: number, anchor: number, months: number, cut: boolean): Step => ({
  title: messages.steps.yearsAndMonths,
  text: messages.steps.yearsAndMonthsText({ months, start: longDay(start), isCut: cut }),
  result: longDay(anchor),
});
