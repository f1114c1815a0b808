import { civilDate, textOfDay } from "../../civil/day.ts";
import { weekdayName } from "../../civil/day-names.ts";
import type { PlaceHolidays } from "../../civil/holidays.ts";
import type { FieldProblem, Table } from "../computation.ts";
import type { BusinessInputs } from "./modes.ts";
import { readOwnHolidays } from "./own-holidays.ts";

/** The holidays that a visitor chose: those of a place, where one is chosen, and those of an own list. */
export interface Holidays {
  /** Names by day number. */
  names: ReadonlyMap<number, string>;
  place?: PlaceHolidays;
}

export function chosenHolidays(
  { holidays }: BusinessInputs,
  place: PlaceHolidays | undefined,
): Holidays | FieldProblem {
  const own = readOwnHolidays(holidays ?? "");
  if (!own.ok) return { field: "holidays", message: own.message };
  if (!place) return { names: own.days };
  return { names: new Map([...place.days, ...own.days]), place };
}

/** Says so where the days from first to last leave the years of the place's list; undefined where all is known. */
export function uncovered({ place }: Holidays, first: number, last: number): FieldProblem | undefined {
  if (!place) return undefined;
  const known = civilDate(first).year >= place.firstYear && civilDate(last).year <= place.lastYear;
  return known
    ? undefined
    : {
        field: "country",
        message: `This list of holidays covers ${place.firstYear} to ${place.lastYear}. Choose dates within those years, or choose “None” and enter your own list.`,
      };
}

/** As many rows as a page can bear. */
const MAX_ROWS = 500;

/** The holidays that took working days away. */
export function holidayTable(days: readonly number[], { names }: Holidays): Table[] {
  if (days.length === 0) return [];
  const rows = days
    .slice(0, MAX_ROWS)
    .map((day) => [textOfDay(day), weekdayName(day), names.get(day) ?? "Custom holiday"]);
  return [
    {
      id: "holidays",
      title:
        days.length > MAX_ROWS
          ? `The first ${MAX_ROWS} of ${days.length.toLocaleString("en-US")} holidays on working days`
          : "Holidays on working days",
      columns: [
        { id: "day", label: "Date", format: { kind: "day" } },
        { id: "weekday", label: "Weekday", format: { kind: "text" } },
        { id: "name", label: "Holiday", format: { kind: "text" } },
      ],
      rows,
      ...(rows.length > 40 ? { folded: true as const } : {}),
    },
  ];
}
