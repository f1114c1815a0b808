import { CalendarLegend, type CalendarProps } from "@/components/calendar/calendar-legend";
import { MonthSheet } from "@/components/calendar/month-sheet";
import { firstsOf, MOST_MONTHS, monthAfter, monthsBetween } from "@/lib/kit/calculator/calendar";
import { messages } from "./messages";

/** Calendar on paper: all months side by side; if they exceed a page, the first and the last. */
export function ReportCalendar({ calendar }: CalendarProps) {
  const { title, from, to } = calendar;
  const months = monthsBetween(from, to);
  const isLong = months > MOST_MONTHS;
  return (
    <div className="report-calendar">
      <h4 className="mt-2 font-semibold">{title}</h4>
      <CalendarLegend calendar={calendar} />
      <div className="report-months">
        {firstsOf(from, isLong ? 1 : months).map((first) => (
          <MonthSheet key={first} first={first} calendar={calendar} />
        ))}
        {isLong && <MonthSheet first={monthAfter(to, 0)} calendar={calendar} />}
      </div>
      {isLong && <p className="mt-2 text-muted">{messages.monthsLeftOut(months - 2)}</p>}
    </div>
  );
}
