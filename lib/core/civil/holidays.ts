import { dayNumber, weekday } from "./day.ts";

export interface HolidayLists {
  /** First year of every list. */
  firstYear: number;
  names: readonly string[];
  /** Weekdays of the weekend (1 Monday to 7 Sunday), unless it is Saturday and Sunday. */
  weekend?: readonly number[];
  /** A sentence about a weekend that its days do not describe. */
  weekendNote?: string;
  /** Last decreed year, in countries that decree exchanged working days every year. */
  decreedTo?: number;
  /**
   * For each part of the country ("" for all of it) a text for each year, "01010 12257": month, day, and the
   * index of the name in base 36; empty if unknown.
   */
  lists: Readonly<Record<string, readonly string[]>>;
}

export interface PlaceHolidays {
  /** Range of listed years. */
  firstYear: number;
  lastYear: number;
  /** Names by day number, in order. */
  days: ReadonlyMap<number, string>;
  /** Weekdays of the weekend: 1 Monday to 7 Sunday. */
  weekend: readonly number[];
  weekendNote?: string;
  /** Weekend days that are worked in exchange for another day. */
  workdays: readonly number[];
  /** Later years are provisional. */
  decreedTo?: number;
}

/** Returns the country of a place's id: "de" of "de-by". */
export const countryOf = (place: string): string => place.split("-", 1)[0] ?? "";

const SATURDAY_AND_SUNDAY = [6, 7];

/**
 * Reads the holidays of a place ("de-by") from the lists of its country. @throws RangeError for an unlisted
 * place.
 */
export function holidaysOf(
  place: string,
  { firstYear, names, weekend, weekendNote, decreedTo, lists }: HolidayLists,
): PlaceHolidays {
  const part = place.slice(countryOf(place).length + 1);
  const years = Object.hasOwn(lists, part) ? lists[part] : undefined;
  if (!years) throw new RangeError(`There are no holidays of ${place}`);
  const days = new Map<number, string>();
  const covered = years.flatMap((list, index) => (list === "" ? [] : [firstYear + index]));
  for (const year of covered) {
    for (const entry of (years[year - firstYear] ?? "").split(" ")) {
      const [month, day] = [Number(entry.slice(0, 2)), Number(entry.slice(2, 4))];
      days.set(
        dayNumber({ year, month, day }),
        names[Number.parseInt(entry.slice(4), 36)] ?? "Public holiday",
      );
    }
  }
  const weekendOfPlace = weekend ?? SATURDAY_AND_SUNDAY;
  return {
    firstYear: covered[0] ?? 0,
    lastYear: covered.at(-1) ?? 0,
    days,
    weekend: weekendOfPlace,
    ...(weekendNote !== undefined && { weekendNote }),
    ...(decreedTo !== undefined && { decreedTo }),
    workdays: [...new Set([...days.values()].flatMap(replacedDays))].filter(
      (number) => weekendOfPlace.includes(weekday(number)) && !days.has(number),
    ),
  };
}

/** Returns the days that are worked instead, by a name such as "Day off (substituted from 02/14/2026)". */
const replacedDays = (name: string): number[] =>
  [...name.matchAll(/substituted from (\d{2})\/(\d{2})\/(\d{4})/g)].map(([, month, day, year]) =>
    dayNumber({ year: Number(year), month: Number(month), day: Number(day) }),
  );
