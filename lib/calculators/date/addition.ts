import { civilDate, dayNumber, isInCalendar, numberOfDay, textOfDay } from "../../civil/day.ts";
import { counted, longDay, weekdayName } from "../../civil/day-names.ts";
import { addMonths, weeksText } from "../../civil/period.ts";
import { formatNumber } from "../../numeric/text.ts";
import { refuse } from "../computation.ts";
import type { Given, Inputs } from "./modes.ts";
import { oldDays } from "./old-days.ts";

/** A date some years, months, weeks and days later or earlier: months first, cut to the month's end, then days. */
export function addition({ date, direction, years, months, weeks, days }: Inputs<"add">): Given<"add"> {
  const start = numberOfDay(date);
  const sign = direction === "add" ? 1 : -1;
  const wanted = civilDate(start).day;
  const anchorDate = addMonths(civilDate(start), sign * (years * 12 + months));
  const anchor = dayNumber(anchorDate);
  const end = anchor + sign * (weeks * 7 + days);
  if (!isInCalendar(end)) {
    const field = years ? "years" : months ? "months" : weeks > days / 7 ? "weeks" : "days";
    return refuse(field, "The result is outside the years 1 to 9999.");
  }
  const cut = anchorDate.day !== wanted;
  const mark = sign === 1 ? "+" : "−";
  return {
    ok: true,
    answer: {
      outputs: {
        result: textOfDay(end),
        resultWeekday: weekdayName(end),
        calendarDays: Math.abs(end - start),
        weeks: weeksText(end - start),
      },
      steps: [
        {
          title: "Years and months",
          formula: `date ${mark} (12 × years + months), cut to the last day of the month`,
          substituted: `${longDay(start)} ${mark} ${formatNumber(years * 12 + months)} months`,
          result: longDay(anchor),
        },
        {
          title: "Weeks and days",
          formula: `date ${mark} (7 × weeks + days)`,
          substituted: `${longDay(anchor)} ${mark} ${counted(weeks * 7 + days, "day")}`,
          result: longDay(end),
        },
      ],
      warnings: [
        ...(cut
          ? [
              {
                level: "note" as const,
                text: `That month has no day ${wanted}, so its last day, ${anchorDate.day}, was used. Going back by the same amount does not return to ${date}.`,
              },
            ]
          : []),
        ...oldDays(start, end),
      ],
    },
  };
}
