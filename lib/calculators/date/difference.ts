import { weekendDays } from "../../civil/business-days.ts";
import { civilDate, numberOfDay } from "../../civil/day.ts";
import { longDate, longDay } from "../../civil/day-names.ts";
import { addMonths, periodBetweenDays, periodText, weeksText } from "../../civil/period.ts";
import { formatNumber } from "../../numeric/text.ts";
import type { Step } from "../computation.ts";
import type { Given, Inputs } from "./modes.ts";
import { oldDays } from "./old-days.ts";

const SATURDAY_AND_SUNDAY = new Set([6, 7]);

/** Days, weeks, months and years from a date to another; below zero when the second is the earlier one. */
export function difference({ start, end, includeEnd }: Inputs<"difference">): Given<"difference"> {
  const [from, to] = [numberOfDay(start), numberOfDay(end)];
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const reversed = to < from;
  const sign = reversed ? -1 : 1;
  // With the end day the difference is that to the day after.
  const stop = includeEnd ? last + 1 : last;
  const days = stop - first;
  const minus = reversed && days > 0 ? "−" : "";
  const weekdays = days - weekendDays(first, stop - 1, SATURDAY_AND_SUNDAY);
  return {
    ok: true,
    answer: {
      outputs: {
        days: sign * days || 0,
        period: minus + periodText(periodBetweenDays(first, stop)),
        weeks: minus + weeksText(days),
        hours: sign * days * 24 || 0,
        weekdays,
      },
      steps: steps(first, last, stop),
      warnings: [
        ...(reversed
          ? [
              {
                level: "note" as const,
                text: "The second date is earlier, so the difference is negative.",
              },
            ]
          : []),
        ...oldDays(first),
      ],
      assumptions: [
        includeEnd
          ? `Both ${longDay(first)} and ${longDay(last)} count.`
          : `${longDay(first)} counts, ${longDay(last)} does not.`,
      ],
    },
  };
}

function steps(first: number, last: number, stop: number): Step[] {
  const included = stop > last;
  const period = periodBetweenDays(first, stop);
  const anchor = addMonths(civilDate(first), period.years * 12 + period.months);
  return [
    {
      title: "Days",
      formula: `days = day number of the later date − day number of the earlier${included ? " + 1" : ""} (counted from 1970-01-01)`,
      substituted: `${formatNumber(last)} − ${first < 0 ? `(${formatNumber(first)})` : formatNumber(first)}${included ? " + 1" : ""}`,
      result: `${formatNumber(stop - first)} days`,
    },
    {
      title: "Years, months and days",
      formula: "the most whole months that fit, then the days from there",
      substituted: `${formatNumber(period.years * 12 + period.months)} months lead to ${longDate(anchor)}`,
      result: periodText(period),
    },
    {
      title: "Weeks",
      formula: "weeks = ⌊days ÷ 7⌋, the rest are days",
      substituted: `⌊${formatNumber(stop - first)} ÷ 7⌋`,
      result: weeksText(stop - first),
    },
  ];
}
