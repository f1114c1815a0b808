import { weekendDays } from "../../core/civil/business-days.ts";
import { civilDate, dayNumber, isInCalendar, numberOfDay } from "../../core/civil/day.ts";
import { longDate, longDay } from "../../core/civil/day-names.ts";
import { addMonths, periodBetweenDays, periodText, weeksText } from "../../core/civil/period.ts";
import { formatCounted } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { startAndEnd } from "./marks.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { oldDays } from "./old-days.ts";
import { step } from "./step.ts";

const SATURDAY_AND_SUNDAY = new Set([6, 7]);

/** Counts days, weeks, months and years between two dates; negative if the second is earlier. */
export function difference({ start, end, includeEnd }: Inputs<"difference">): ModeResult<"difference"> {
  const [from, to] = [numberOfDay(start), numberOfDay(end)];
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const reversed = to < from;
  const sign = reversed ? -1 : 1;
  // With the end day the difference is that to the day after.
  const stop = includeEnd ? last + 1 : last;
  const days = stop - first;
  const minus = reversed && days > 0 ? "−" : "";
  const weekdays = days - weekendDays(first, stop - 1, SATURDAY_AND_SUNDAY);
  const ends = { first: longDay(first), last: longDay(last) };
  return {
    ok: true,
    value: {
      outputs: {
        days: sign * days || 0,
        period: minus + periodText(periodBetweenDays(first, stop)),
        weeks: minus + weeksText(days),
        hours: sign * days * 24 || 0,
        weekdays: sign * weekdays || 0,
      },
      steps: steps(first, last, stop),
      warnings: [
        ...(reversed
          ? [
              {
                level: "note" as const,
                text: messages.warnings.differenceNegative,
              },
            ]
          : []),
        ...oldDays(first),
      ],
      assumptions: [
        includeEnd ? messages.assumptions.bothCount(ends) : messages.assumptions.lastNotCounted(ends),
      ],
      calendar: {
        title: messages.calendar.daysCounted,
        from: first,
        to: last,
        counted: [first, stop - 1],
        marks: startAndEnd(first, last),
        weekend: [],
        holidays: [],
      },
    },
  };
}

function steps(first: number, last: number, stop: number): Step[] {
  const days = stop - first;
  const withEnd = stop > last;
  const period = periodBetweenDays(first, stop);
  const months = period.years * 12 + period.months;
  const anchor = addMonths(civilDate(first), months);
  const rest = { d: period.days, E: last, A: dayNumber(anchor) };
  return [
    step(withEnd ? "daysWithEnd" : "days", { n: days, E: last, S: first }),
    ...(months > 0
      ? [
          {
            title: messages.steps.wholeMonths,
            text: messages.steps.wholeMonthsText({
              start: longDate(civilDate(first)),
              end: longDate(anchor),
              includesEnd: withEnd,
            }),
            result: formatCounted(months, TIME_UNITS.month),
          },
          ...(period.years > 0 ? [step("years", { m: months, y: period.years, k: period.months })] : []),
          ...(isInCalendar(rest.A) ? [step(withEnd ? "restWithEnd" : "rest", rest)] : []),
        ]
      : []),
    ...(days >= 7 ? [step("weeks", { n: days, w: Math.floor(days / 7), r: days % 7 })] : []),
  ];
}
