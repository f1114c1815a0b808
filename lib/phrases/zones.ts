/** Places and abbreviations that are no names of the IANA database, by the zone that they are in. */
const OTHERS: Readonly<Record<string, string>> = {
  nyc: "America/New_York",
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
  est: "America/New_York",
  edt: "America/New_York",
  eastern: "America/New_York",
  "eastern time": "America/New_York",
  ct: "America/Chicago",
  central: "America/Chicago",
  mt: "America/Denver",
  mountain: "America/Denver",
  pt: "America/Los_Angeles",
  pst: "America/Los_Angeles",
  pdt: "America/Los_Angeles",
  pacific: "America/Los_Angeles",
  "pacific time": "America/Los_Angeles",
  cet: "Europe/Paris",
  cest: "Europe/Paris",
  jst: "Asia/Tokyo",
  here: "local",
  "my time": "local",
  "local time": "local",
};

let byPlace: ReadonlyMap<string, string> | undefined;

/** The time zone of a city, a country with one zone or an abbreviation, in lower case; undefined: not known here. */
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
