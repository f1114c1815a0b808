import { byWord } from "./words.ts";

/**
 * Places and abbreviations outside the IANA database, by zone. An abbreviation of standard or daylight time
 * is its offset in every season; the sign of “Etc/GMT+4” is the reverse of UTC−4.
 */
const OTHERS = byWord(
  {
    "America/New_York":
      "ny, nyc, new york city, florida, boston, washington, miami, atlanta, philadelphia, et, eastern, eastern time",
    "America/Chicago": "houston, dallas, austin, texas, ct, central",
    "America/Los_Angeles":
      "san francisco, sf, la, seattle, san diego, las vegas, california, pt, pacific, pacific time",
    "America/Denver": "colorado, mt, mountain",
    "America/Phoenix": "arizona",
    "Pacific/Honolulu": "hawaii",
    "America/Anchorage": "alaska",
    "America/Toronto": "montreal, ottawa",
    "Asia/Shanghai": "beijing, china, shenzhen",
    "Asia/Kolkata": "mumbai, delhi, new delhi, bangalore, india, ist",
    "Asia/Tokyo": "japan, osaka, jst",
    "Asia/Seoul": "korea, kst",
    "Europe/Berlin": "germany, munich, frankfurt",
    "Europe/Paris": "france",
    "Europe/London": "uk, england, manchester",
    "Europe/Rome": "italy, milan",
    "Europe/Madrid": "spain, barcelona",
    "Europe/Zurich": "geneva",
    "Asia/Dubai": "abu dhabi",
    "America/Sao_Paulo": "rio de janeiro",
    UTC: "utc, gmt",
    "Etc/GMT+5": "est, cdt",
    "Etc/GMT+4": "edt",
    "Etc/GMT+6": "cst, mdt",
    "Etc/GMT+7": "mst, pdt",
    "Etc/GMT+8": "pst",
    "Etc/GMT-1": "cet, bst",
    "Etc/GMT-2": "cest",
    "Asia/Singapore": "sgt",
    "Asia/Hong_Kong": "hkt",
    "Etc/GMT-10": "aest",
    "Etc/GMT-11": "aedt",
    "Etc/GMT+10": "hst",
    local: "here, my time, local time",
  },
  ", ",
);

let byPlace: ReadonlyMap<string, string> | undefined;

/** Finds the time zone of a lowercase city, country with one zone, or abbreviation; undefined if unknown. */
export function zoneOf(place: string): string | undefined {
  byPlace ??= new Map([
    ...Intl.supportedValuesOf("timeZone").map((zone) => [cityOf(zone), zone] as const),
    ...Object.entries(OTHERS),
  ]);
  return (
    byPlace.get(
      place
        .trim()
        .replace(/^the /, "")
        .replace(/ time$/, ""),
    ) ?? byPlace.get(place.trim())
  );
}

const cityOf = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ").toLowerCase();
