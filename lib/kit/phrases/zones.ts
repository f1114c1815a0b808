/**
 * Places and abbreviations outside the IANA database, by zone. An abbreviation of standard or daylight time
 * is its offset in every season; the sign of “Etc/GMT+4” is the reverse of UTC−4.
 */
const OTHERS: Readonly<Record<string, string>> = {
  ny: "America/New_York",
  nyc: "America/New_York",
  "new york city": "America/New_York",
  florida: "America/New_York",
  boston: "America/New_York",
  washington: "America/New_York",
  miami: "America/New_York",
  atlanta: "America/New_York",
  philadelphia: "America/New_York",
  houston: "America/Chicago",
  dallas: "America/Chicago",
  austin: "America/Chicago",
  "san francisco": "America/Los_Angeles",
  sf: "America/Los_Angeles",
  la: "America/Los_Angeles",
  seattle: "America/Los_Angeles",
  "san diego": "America/Los_Angeles",
  "las vegas": "America/Los_Angeles",
  california: "America/Los_Angeles",
  texas: "America/Chicago",
  colorado: "America/Denver",
  arizona: "America/Phoenix",
  hawaii: "Pacific/Honolulu",
  alaska: "America/Anchorage",
  montreal: "America/Toronto",
  ottawa: "America/Toronto",
  beijing: "Asia/Shanghai",
  china: "Asia/Shanghai",
  shenzhen: "Asia/Shanghai",
  mumbai: "Asia/Kolkata",
  delhi: "Asia/Kolkata",
  "new delhi": "Asia/Kolkata",
  bangalore: "Asia/Kolkata",
  india: "Asia/Kolkata",
  japan: "Asia/Tokyo",
  osaka: "Asia/Tokyo",
  korea: "Asia/Seoul",
  germany: "Europe/Berlin",
  munich: "Europe/Berlin",
  frankfurt: "Europe/Berlin",
  france: "Europe/Paris",
  uk: "Europe/London",
  england: "Europe/London",
  manchester: "Europe/London",
  italy: "Europe/Rome",
  milan: "Europe/Rome",
  spain: "Europe/Madrid",
  barcelona: "Europe/Madrid",
  geneva: "Europe/Zurich",
  "abu dhabi": "Asia/Dubai",
  "rio de janeiro": "America/Sao_Paulo",
  utc: "UTC",
  gmt: "UTC",
  et: "America/New_York",
  est: "Etc/GMT+5",
  edt: "Etc/GMT+4",
  eastern: "America/New_York",
  "eastern time": "America/New_York",
  ct: "America/Chicago",
  cst: "Etc/GMT+6",
  cdt: "Etc/GMT+5",
  central: "America/Chicago",
  mt: "America/Denver",
  mst: "Etc/GMT+7",
  mdt: "Etc/GMT+6",
  mountain: "America/Denver",
  pt: "America/Los_Angeles",
  pst: "Etc/GMT+8",
  pdt: "Etc/GMT+7",
  pacific: "America/Los_Angeles",
  "pacific time": "America/Los_Angeles",
  cet: "Etc/GMT-1",
  cest: "Etc/GMT-2",
  bst: "Etc/GMT-1",
  ist: "Asia/Kolkata",
  jst: "Asia/Tokyo",
  kst: "Asia/Seoul",
  sgt: "Asia/Singapore",
  hkt: "Asia/Hong_Kong",
  aest: "Etc/GMT-10",
  aedt: "Etc/GMT-11",
  hst: "Etc/GMT+10",
  here: "local",
  "my time": "local",
  "local time": "local",
};

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
