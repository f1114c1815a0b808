import { dayNumber } from "../day.ts";
import type { CountryFile } from "./files.ts";

/** The year of the first text of every list (scripts/build-holidays.py). */
const FIRST_YEAR = 2000;

/** The public holidays of a place. */
export interface PlaceHolidays {
  /** The years that are known. */
  firstYear: number;
  lastYear: number;
  /** Names by day number, in order. */
  days: ReadonlyMap<number, string>;
}

const files = new Map<string, CountryFile>();
const decoded = new Map<string, PlaceHolidays>();

const countryOf = (place: string): string => place.split("-")[0] ?? "";

/** Loads the list of a place of places.ts ("us", "de-by") once: a promise while it is under way, then undefined. */
export function loadHolidays(place: string): Promise<void> | undefined {
  const country = countryOf(place);
  if (files.has(country)) return undefined;
  return import("./files.ts")
    .then(({ importList }) => importList(country))
    .then((file) => {
      files.set(country, file);
    });
}

/** The holidays of a place whose list is loaded. @throws Error before. */
export function placeHolidays(place: string): PlaceHolidays {
  const known = decoded.get(place);
  if (known) return known;
  const file = files.get(countryOf(place));
  const years = file?.lists[place.slice(3)];
  if (!file || !years) throw new Error(`The holidays of ${place} are not loaded`);
  const result = decode(file.names, years);
  decoded.set(place, result);
  return result;
}

function decode(names: readonly string[], years: readonly string[]): PlaceHolidays {
  const days = new Map<number, string>();
  const covered = years.flatMap((list, index) => (list === "" ? [] : [FIRST_YEAR + index]));
  for (const year of covered) {
    for (const entry of (years[year - FIRST_YEAR] ?? "").split(" ")) {
      const [month, day] = [Number(entry.slice(0, 2)), Number(entry.slice(2, 4))];
      days.set(
        dayNumber({ year, month, day }),
        names[Number.parseInt(entry.slice(4), 36)] ?? "Public holiday",
      );
    }
  }
  return { firstYear: covered[0] ?? 0, lastYear: covered.at(-1) ?? 0, days };
}
