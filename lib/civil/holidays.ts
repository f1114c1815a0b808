import { dayNumber } from "./day.ts";

/** The public holidays of a country, as data/holidays/ has them. */
export interface HolidayLists {
  /** The year of the first text of every list. */
  firstYear: number;
  names: readonly string[];
  /**
   * For each part of the country ("" the whole) a text for each year, "01010 12257": month, day, and the index of the
   * name in base 36; empty where they are not known.
   */
  lists: Readonly<Record<string, readonly string[]>>;
}

/** The public holidays of a place. */
export interface PlaceHolidays {
  /** The years that are known. */
  firstYear: number;
  lastYear: number;
  /** Names by day number, in order. */
  days: ReadonlyMap<number, string>;
}

/** The country of a place's id: "de" of "de-by". */
export const countryOf = (place: string): string => place.split("-", 1)[0] ?? "";

/** The holidays of a place ("de-by") from the lists of its country. @throws RangeError when it is not in them. */
export function holidaysOf(place: string, { firstYear, names, lists }: HolidayLists): PlaceHolidays {
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
  return { firstYear: covered[0] ?? 0, lastYear: covered.at(-1) ?? 0, days };
}
