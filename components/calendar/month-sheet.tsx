import { civilDate, weekday } from "@/lib/core/civil/day";
import { monthName, WEEKDAYS } from "@/lib/core/civil/day-names";
import { isoWeek } from "@/lib/core/civil/year";
import { monthAfter, weeksOf } from "@/lib/kit/calculator/calendar";
import type { CalendarProps } from "./calendar-legend";

/** Month of a calendar: counted days have a band, others are muted, holidays are named below. */
export function MonthSheet({ first, calendar }: CalendarProps & { first: number }) {
  const { year, month } = civilDate(first);
  const end = monthAfter(first, 1);
  const [sunday, rest] = [WEEKDAYS.slice(6), WEEKDAYS.slice(0, 6)];
  const columns = calendar.iso ? WEEKDAYS : [...sunday, ...rest];
  const named = calendar.holidays.filter(({ day }) => day >= first && day < end);
  return (
    <div>
      <table className="tabular w-full table-fixed border-collapse text-center text-xs @md:text-sm">
        <caption className="mb-1 text-left font-medium">
          {monthName(month)} {year}
        </caption>
        <thead>
          <tr className="text-muted text-xs">
            {calendar.iso && (
              <th scope="col" className="py-1 font-normal">
                Week
              </th>
            )}
            {columns.map((name) => (
              <th key={name} scope="col" abbr={name} className="py-1 font-normal">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first, calendar.iso ? "monday" : "sunday").map(({ monday, days }) => (
            <tr key={monday}>
              {calendar.iso && (
                <th scope="row" className="font-normal text-muted text-xs">
                  {isoWeek(monday).week}
                </th>
              )}
              {days.map((day, place) => (
                <td key={columns[place]} className="p-0 py-0.5">
                  {!Number.isNaN(day) && <Day day={day} calendar={calendar} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {named.length > 0 && (
        <ul className="mt-1 space-y-0.5 text-muted text-xs leading-snug">
          {named.map(({ day, name }) => (
            <li key={day}>
              <span className="tabular mr-1.5 font-medium text-ink">{civilDate(day).day}</span>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DayProps extends CalendarProps {
  day: number;
}

function Day({ day, calendar: { counted, marks, weekend, workdays, holidays } }: DayProps) {
  const isOff = weekend.includes(weekday(day)) && !workdays?.includes(day);
  const holiday = holidays.some((each) => each.day === day);
  const counts = day >= counted[0] && day <= counted[1] && !isOff && !holiday;
  const mark = marks.find((each) => each.day === day)?.name;
  const description = [
    mark,
    holiday ? "holiday" : isOff && mark !== undefined && "weekend",
    counts ? "counted" : mark !== undefined && "not counted",
  ].filter(Boolean);
  const look = mark
    ? `rounded-full font-semibold ${counts ? "bg-accent text-on-accent" : "border-2 border-accent text-ink"}`
    : holiday
      ? "rounded-sm border border-warning bg-warning-soft text-ink"
      : counts
        ? "text-ink"
        : "text-muted";
  return (
    <span
      title={description.length > 0 ? description.join(", ") : undefined}
      className={`flex justify-center ${counts ? "border-accent border-b-2 bg-accent-soft" : "border-transparent border-b-2"}`}
    >
      <span className={`grid aspect-square w-full max-w-8 place-items-center ${look}`}>
        {civilDate(day).day}
      </span>
      {description.length > 0 && <span className="sr-only">{description.join(", ")}</span>}
    </span>
  );
}
