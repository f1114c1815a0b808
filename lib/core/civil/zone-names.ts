import { LOCALE } from "../locale/locale.ts";
import { longDateOf } from "./day-names.ts";
import { resolveTimeZone } from "./time-zone.ts";

/** Places outside the IANA database, by zone: cities, countries and states with one zone. */
const PLACES: Readonly<Record<string, string>> = {
  "America/New_York":
    "ny, nyc, new york city, florida, boston, washington, washington dc, miami, atlanta, philadelphia, et, eastern, eastern time, orlando, tampa, charlotte, pittsburgh, cleveland, cincinnati, columbus, baltimore, buffalo, raleigh, richmond, massachusetts, pennsylvania, new jersey, ohio, virginia, maryland, connecticut, north carolina, south carolina, maine, vermont, new hampshire, rhode island, delaware, west virginia",
  "America/Chicago":
    "houston, dallas, austin, texas, ct, central, san antonio, minneapolis, saint louis, st louis, kansas city, milwaukee, new orleans, memphis, nashville, omaha, oklahoma city, illinois, wisconsin, minnesota, missouri, iowa, louisiana, oklahoma, arkansas, mississippi, alabama",
  "America/Los_Angeles":
    "san francisco, sf, la, seattle, san diego, las vegas, california, pt, pacific, pacific time, san jose, sacramento, oakland, portland, nevada, washington state, silicon valley",
  "America/Denver":
    "colorado, mt, mountain, mountain time, salt lake city, albuquerque, santa fe, utah, new mexico, montana, wyoming",
  "America/Phoenix": "arizona, tucson",
  "Pacific/Honolulu": "hawaii",
  "America/Anchorage": "alaska",
  "America/Indiana/Indianapolis": "indianapolis",
  "America/Toronto": "montreal, ottawa, quebec, quebec city",
  "America/Edmonton": "calgary, alberta",
  "America/Vancouver": "british columbia",
  "America/Argentina/Buenos_Aires": "argentina",
  "America/Bogota": "colombia",
  "America/Lima": "peru",
  "America/Sao_Paulo": "rio de janeiro, rio",
  "America/Mexico_City": "mexico df, cdmx",
  "Asia/Shanghai": "beijing, china, shenzhen, guangzhou",
  "Asia/Kolkata": "mumbai, delhi, new delhi, bangalore, bengaluru, chennai, hyderabad, pune, india, ist",
  "Asia/Tokyo": "japan, osaka, kyoto, jst",
  "Asia/Seoul": "korea, south korea, busan, kst",
  "Asia/Dubai": "abu dhabi, uae",
  "Asia/Ho_Chi_Minh": "ho chi minh city, hanoi, vietnam",
  "Asia/Yangon": "myanmar",
  "Asia/Bangkok": "thailand",
  "Asia/Manila": "philippines, pht",
  "Asia/Singapore": "sgt",
  "Asia/Hong_Kong": "hk, hkt",
  "Asia/Karachi": "pakistan, islamabad, lahore, pkt",
  "Asia/Dhaka": "bangladesh",
  "Asia/Riyadh": "saudi arabia",
  "Asia/Jerusalem": "israel, tel aviv",
  "Asia/Makassar": "bali",
  "Europe/Berlin": "germany, munich, frankfurt, hamburg, cologne",
  "Europe/Paris": "france, lyon, marseille",
  "Europe/London": "uk, england, scotland, wales, manchester, birmingham, liverpool, edinburgh, glasgow",
  "Europe/Rome": "italy, milan, naples",
  "Europe/Madrid": "spain, barcelona",
  "Europe/Zurich": "geneva, switzerland, basel, bern",
  "Europe/Amsterdam": "netherlands, holland, rotterdam",
  "Europe/Brussels": "belgium, antwerp",
  "Europe/Vienna": "austria",
  "Europe/Warsaw": "poland, krakow",
  "Europe/Prague": "czech republic, czechia",
  "Europe/Stockholm": "sweden",
  "Europe/Oslo": "norway",
  "Europe/Copenhagen": "denmark",
  "Europe/Helsinki": "finland",
  "Europe/Dublin": "ireland",
  "Europe/Athens": "greece",
  "Europe/Budapest": "hungary",
  "Europe/Istanbul": "turkey, ankara",
  "Europe/Kyiv": "ukraine",
  "Europe/Moscow": "saint petersburg, st petersburg, msk",
  "Africa/Cairo": "egypt",
  "Africa/Johannesburg": "south africa, cape town, sast",
  "Africa/Lagos": "nigeria",
  "Africa/Nairobi": "kenya",
  "Australia/Sydney": "canberra",
  "Pacific/Auckland": "new zealand, nz, wellington",
  UTC: "utc, gmt, greenwich mean time",
  local: "local, here, my time, local time",
};

/** Abbreviations by their offset in every season, with the place that uses them; the sign of “Etc/GMT+4” is the reverse of UTC−4. */
const ABBREVIATIONS: Readonly<Record<string, readonly [zone: string, place: string]>> = {
  est: ["Etc/GMT+5", "America/New_York"],
  edt: ["Etc/GMT+4", "America/New_York"],
  cst: ["Etc/GMT+6", "America/Chicago"],
  cdt: ["Etc/GMT+5", "America/Chicago"],
  mst: ["Etc/GMT+7", "America/Denver"],
  mdt: ["Etc/GMT+6", "America/Denver"],
  pst: ["Etc/GMT+8", "America/Los_Angeles"],
  pdt: ["Etc/GMT+7", "America/Los_Angeles"],
  akst: ["Etc/GMT+9", "America/Anchorage"],
  akdt: ["Etc/GMT+8", "America/Anchorage"],
  hst: ["Etc/GMT+10", "Pacific/Honolulu"],
  ast: ["Etc/GMT+4", "America/Halifax"],
  adt: ["Etc/GMT+3", "America/Halifax"],
  cet: ["Etc/GMT-1", "Europe/Berlin"],
  cest: ["Etc/GMT-2", "Europe/Berlin"],
  bst: ["Etc/GMT-1", "Europe/London"],
  eet: ["Etc/GMT-2", "Europe/Athens"],
  eest: ["Etc/GMT-3", "Europe/Athens"],
  aest: ["Etc/GMT-10", "Australia/Sydney"],
  aedt: ["Etc/GMT-11", "Australia/Sydney"],
  nzst: ["Etc/GMT-12", "Pacific/Auckland"],
  nzdt: ["Etc/GMT-13", "Pacific/Auckland"],
};

/** Regions after the name of a city ("Denver, CO"), by the beginnings of their zones. */
const REGIONS: Readonly<Record<string, string>> = {
  "America/": "us, usa, united states, canada, mexico, brazil",
  "Australia/": "australia",
  "America/New_York": "ny, ma, pa, nj, oh, va, md, nc, sc, fl, ga, dc, ct, georgia",
  "America/Chicago": "tx, il, wi, mn, mo, ia, ok, ms, la, tn, al",
  "America/Denver": "co, ut, nm, wy, mt",
  "America/Los_Angeles": "ca, nv, wa, or, oregon",
  "America/Phoenix": "az",
  "America/Anchorage": "ak",
  "Pacific/Honolulu": "hi",
};

const MAX_NAME_LENGTH = 60;
let byPlace: ReadonlyMap<string, string> | undefined;

const namesOf = (): ReadonlyMap<string, string> =>
  new Map([
    ...Intl.supportedValuesOf("timeZone").map((zone) => [cityOf(zone).toLowerCase(), zone] as const),
    ...Object.keys(PLACES).map((zone) => [cityOf(zone).toLowerCase(), zone] as const),
    ...Object.entries(PLACES).flatMap(([zone, names]) =>
      names.split(", ").map((name) => [name, zone] as const),
    ),
    ...Object.entries(ABBREVIATIONS).map(([name, [zone]]) => [name, zone] as const),
  ]);

/** Finds the time zone of a lowercase city, country with one zone, or abbreviation; undefined if unknown. */
export function zoneOf(place: string): string | undefined {
  byPlace ??= namesOf();
  const name = place.trim();
  return byPlace.get(name.replace(/^the /, "").replace(/ time$/, "")) ?? byPlace.get(name);
}

/** Returns the city of an IANA name: "New York". */
const cityOf = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

const OFFSET = /^(?:utc|gmt)? ?([+-])(\d{1,2})(?::?([0-5]\d))?$/;

/**
 * Finds the time zone of a text: an IANA name, a city (also with its state or country: "Denver, CO"), an abbreviation, an offset
 * such as UTC+5:30. Undefined if unknown.
 */
export function findZone(text: string): string | undefined {
  if (text.length > MAX_NAME_LENGTH) return undefined;
  const name = text
    .split("/")
    .map((part) => part.trim())
    .join("/");
  if (name.includes("/")) return resolveTimeZone(name.replaceAll(" ", "_"));
  const folded = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[−–]/g, "-")
    .replace(/\./g, "")
    .toLowerCase();
  const [, sign = "", hours = "", minutes = "00"] = OFFSET.exec(folded) ?? [];
  if (sign !== "") return resolveTimeZone(`${sign}${hours.padStart(2, "0")}:${minutes}`);
  const named = zoneOf(folded === "z" || folded === "zulu" ? "utc" : folded);
  if (named !== undefined) return named;
  const [, city = "", region = ""] = /^(.+?)(?:, ?| (?=[a-z]{2}$))([a-z ]+)$/.exec(folded) ?? [];
  const zone = zoneOf(city);
  if (zone !== undefined) return isIn(zone, region) ? zone : undefined;
  // The runtime reads other abbreviations of three letters as places that nobody means: AST as Anchorage.
  return /^[a-z]{3}$/.test(folded) ? undefined : resolveTimeZone(name.replaceAll(" ", "_"));
}

const isIn = (zone: string, region: string): boolean =>
  zoneOf(region) === zone ||
  Object.entries(REGIONS).some(
    ([start, names]) => zone.startsWith(start) && names.split(", ").includes(region),
  );

/**
 * Formats the time of a zone on a day: "New York: EDT, UTC−4". An abbreviation that differs from the clocks of its place on that day
 * names these, too.
 */
export function describeZone(text: string, zone: string, day: string): string {
  const name = text.trim().replace(/ time$/i, "");
  const place = Object.hasOwn(ABBREVIATIONS, name.toLowerCase())
    ? ABBREVIATIONS[name.toLowerCase()]?.[1]
    : undefined;
  if (place === undefined)
    return /^(?:Etc\/|[^/]*$)/.test(zone) ? offsetOn(zone, day) : `${cityOf(zone)}: ${clockNames(zone, day)}`;
  const there = clockNames(place, day);
  const offset = offsetOn(zone, day);
  const difference = there.endsWith(offset)
    ? ""
    : `; on ${longDateOf(day)}, the clocks of ${cityOf(place)} show ${there}`;
  return `${name.toUpperCase()}, ${offset}${difference}`;
}

/** Names the time of a zone on a day: "EDT, UTC−4", "UTC+9". */
function clockNames(zone: string, day: string): string {
  const name = partOn(zone, day, "short");
  const offset = offsetOn(zone, day);
  return /^[A-Z]{3,5}$/.test(name) && name !== "UTC" ? `${name}, ${offset}` : offset;
}

const offsetOn = (zone: string, day: string): string =>
  partOn(zone, day, "shortOffset").replace("GMT", "UTC").replace("-", "−");

/** Returns the name or the offset of a zone at noon UTC of a day. */
function partOn(timeZone: string, day: string, timeZoneName: "short" | "shortOffset"): string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName });
  const parts = format.formatToParts(Date.parse(`${day}T12:00Z`));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
