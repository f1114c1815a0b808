import { civilDate, textOfDay } from "../../core/civil/day.ts";
import { weekdayName } from "../../core/civil/day-names.ts";
import type { PlaceHolidays } from "../../core/civil/holidays.ts";
import { formatInteger } from "../../core/locale/locale.ts";
import { type Failure, failure, type Result, success } from "../../core/result/result.ts";
import type { Table } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { BusinessInputs } from "./modes.ts";
import { readOwnHolidays } from "./own-holidays.ts";

/** Holidays that the visitor selected: those of a place, and those of a custom list. */
export interface Holidays {
  /** Names by day number. */
  names: ReadonlyMap<number, string>;
  place?: PlaceHolidays;
}

export function chosenHolidays(
  { holidays }: BusinessInputs,
  place: PlaceHolidays | undefined,
): Result<Holidays> {
  const custom = readOwnHolidays(holidays ?? "");
  if (!custom.ok) return custom;
  if (!place) return success({ names: custom.value });
  return success({ names: new Map([...place.days, ...custom.value]), place });
}

/** Warns if the days from first to last exceed the years of the place's list. */
export function uncovered({ place }: Holidays, first: number, last: number): Failure | undefined {
  if (!place) return undefined;
  const isCovered = civilDate(first).year >= place.firstYear && civilDate(last).year <= place.lastYear;
  return isCovered ? undefined : failure("country", messages.errors.holidaysNotCovered(place));
}

const MAX_ROWS = 500;
/** Longer tables are collapsed. */
const MAX_OPEN_ROWS = 40;

export const dayTables = (
  holidays: readonly number[],
  workdays: readonly number[],
  { names }: Holidays,
): Table[] => [
  ...(holidays.length === 0
    ? []
    : [
        dayTable("holidays", messages.tables.holidays, holidays, {
          label: messages.tables.holiday,
          of: (day) => names.get(day) ?? messages.customHoliday,
        }),
      ]),
  ...(workdays.length === 0 ? [] : [dayTable("workdays", messages.tables.workdays, workdays)]),
];

export function dayTable(
  id: string,
  title: string,
  days: readonly number[],
  name?: { label: string; of: (day: number) => string },
): Table {
  const rows = days
    .slice(0, MAX_ROWS)
    .map((day) => [textOfDay(day), weekdayName(day), ...(name ? [name.of(day)] : [])]);
  return {
    id,
    title:
      days.length > MAX_ROWS
        ? messages.tables.cutTitle({ title, rows: MAX_ROWS, total: formatInteger(days.length) })
        : title,
    columns: [
      { id: "day", label: messages.tables.date, format: { kind: "day" } },
      { id: "weekday", label: messages.tables.weekday, format: { kind: "text" } },
      ...(name ? [{ id: "name", label: name.label, format: { kind: "text" } } as const] : []),
    ],
    rows,
    ...(rows.length > MAX_OPEN_ROWS ? { folded: true as const } : {}),
  };
}
