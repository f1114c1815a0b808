import { ask, definePhrases, type OpenQuestion } from "../../phrases/define.ts";
import { NUMBER, plainDigits } from "../../phrases/written-number.ts";
import { CITIES } from "./cities.ts";

const LENGTH = "(feet|foot|ft|'|meters?|metres?|m)";
const SIDES = new RegExp(`${NUMBER}\\s?(?:${LENGTH}\\s)?(?:x|×|by)\\s?${NUMBER}[\\s-]?${LENGTH}(?![\\w²2])`);
const AREA = new RegExp(
  `${NUMBER}[\\s-]?(sq\\.?[\\s-]?(?:ft|feet|foot)\\.?|square[\\s-](?:feet|foot)|sf|sqft|ft2|ft²|sq\\.?[\\s-]?m(?:eters?|etres?)?|square[\\s-]met(?:er|re)s?|sqm|m2|m²)(?!\\w)`,
);
const CUES =
  /\b(?:ventilation|outdoor air|fresh air|(?:cooling|heating|heat|hvac|ac|air[ -]?conditioning) (?:loads?|loss(?:es)?|gains?|size|requirements?)|btus?|tons? of (?:ac|cooling|air conditioning)|(?:size of|what size) (?:an? )?(?:ac|air conditioner|furnace|heat pump)|(?:to )?(?:heat|cool) an?)\b/;
const HEATING = /\b(?:heating|heat (?:load|loss|an?)|furnace|boiler|heater)\b/;
const WHOLE = /\b(?:house|home|building|bungalow|cottage)\b/;
const PLACE = /\b(?:room|bedroom|office|kitchen|apartment|flat|studio|garage|shop|store|space)\b/;

const WORKPLACE = /\b(?:office|shop|store)\b/;

const BEDROOMS = /(?<![\d.,])(\d{1,2})[ -]?bed(?:room)?s?\b/;
const AIR = /\b(?:ventilation|outdoor air|fresh air)\b/;

const ASKED: OpenQuestion = {
  text: "How large is the room or house, in ft² or m²?",
  restate: (answer) => (answer.length < 60 && (AREA.test(answer) || SIDES.test(answer)) ? answer : undefined),
};

interface Size {
  area: number;
  isUs: boolean;
  /** As it was said. */
  text: string;
}

const figure = (digits: string): number => Number(plainDigits(digits));

function sizeIn(lower: string): Size | undefined {
  const [, area, unit = ""] = AREA.exec(lower) ?? [];
  if (area !== undefined) {
    const isUs = /f/.test(unit);
    return { area: figure(area), isUs, text: `${area} ${isUs ? "ft²" : "m²"}` };
  }
  const [, first, , second, length = ""] = SIDES.exec(lower) ?? [];
  return first === undefined || second === undefined
    ? undefined
    : sidesOf(first, second, /^(?:f|')/.test(length));
}

const sidesOf = (first: string, second: string, isUs: boolean): Size => ({
  area: figure(first) * figure(second),
  isUs,
  text: `${first} by ${second} ${isUs ? "ft" : "m"}`,
});

/** The cities that are named, the last one first, so that a question may go on to another; of two at one place the longer. */
const citiesIn = (lower: string): string[] =>
  Object.keys(CITIES)
    .map((city) => ({ city, end: endOf(city, lower) }))
    .filter(({ end }) => end > 0)
    .sort((a, b) => b.end - a.end || b.city.length - a.city.length)
    .map(({ city }) => city);

/** Where the name of a city ends for the last time; 0: nowhere. */
function endOf(city: string, lower: string): number {
  const isLetter = (at: number): boolean => /[a-z]/.test(lower.charAt(at));
  for (let at = lower.lastIndexOf(city); at >= 0; at = at === 0 ? -1 : lower.lastIndexOf(city, at - 1))
    if (!isLetter(at - 1) && !isLetter(at + city.length)) return at + city.length;
  return 0;
}

const round = (value: number): string => String(Number(value.toPrecision(6)));
const capital = (city: string): string => city.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

/** Lights and equipment in W/ft² and W/m²: the defaults of the fields, and those of the office preset. */
const GAINS = {
  home: { us: ["0.1", "0.25"], si: ["1", "2.8"], more: {} },
  workplace: {
    us: ["0.65", "0.85"],
    si: ["7", "9"],
    more: { activity: "moderately-active-office-work", hours: "office" },
  },
} as const;

/** A room has two outdoor walls with a window each and a roof; a house four of them and a slab. */
function roomOf(
  { area, isUs }: Size,
  isHouse: boolean,
  { more, ...gains }: (typeof GAINS)[keyof typeof GAINS],
): Record<string, unknown> {
  const [lights, equipment] = gains[isUs ? "us" : "si"];
  const height = isUs ? 9 : 2.7;
  const side = Math.sqrt(area);
  const length = (value: number) => ({ value: round(value), unit: isUs ? "foot" : "meter" });
  const surface = (value: number) => ({ value: round(value), unit: isUs ? "square-foot" : "square-meter" });
  const perArea = (value: string) => ({
    value,
    unit: isUs ? "watt-per-square-foot" : "watt-per-square-meter",
  });
  const walls = (isHouse ? ["n", "e", "s", "w"] : ["s", "w"]).map((orientation, _, all) => ({
    kind: "wall",
    orientation,
    area: surface(side * height),
    glass: "own",
    windowU: isUs
      ? { value: "0.3", unit: "btu-per-hour-square-foot-fahrenheit" }
      : { value: "1.7", unit: "watt-per-square-meter-kelvin" },
    windowArea: surface(Math.min(0.5 * side * height, (0.15 * area) / all.length)),
  }));
  return {
    name: isHouse ? "House" : "Room",
    area: surface(area),
    height: length(height),
    people: String(isHouse ? 4 : 2),
    ...more,
    lights: perArea(lights),
    equipment: perArea(equipment),
    surfaces: [
      ...walls,
      { kind: "roof", area: surface(area) },
      ...(isHouse ? [{ kind: "slab", edge: length(4 * side) }] : []),
    ],
  };
}

/** Loads of a room or a house by its area and city. */
export default definePhrases({
  priority: 105,
  words:
    "ventilation outdoor fresh bedrooms bed beds kw kilowatts watts cooling heating heat cool load loads loss losses gain gains hvac ac air conditioning conditioner furnace boiler heater pump size sized sizing btu btus btu/h per hour ton tons room bedroom living house home building office kitchen apartment flat studio garage shop store space requirement requirements required need needs needed sq square ft feet foot sqft sf sqm m m2 meter meters metre metres large big by located area city portland oregon maine",
  questions: [ASKED],
  understand({ lower }) {
    if (!CUES.test(lower)) return undefined;
    const size = sizeIn(lower);
    const [city, ...others] = citiesIn(lower);
    const other = others.find((name) => city !== undefined && !city.includes(name));
    const isHouse = WHOLE.test(lower);
    const [, bedrooms = isHouse ? "3" : "1"] = BEDROOMS.exec(lower) ?? [];
    const isPlace = isHouse || PLACE.test(lower);
    if (!isPlace) return undefined;
    const isAir = AIR.test(lower);
    // Standard 62.2 is for dwellings.
    if (isAir && !isHouse) return undefined;
    if (!size)
      return /\b(?:loads?|loss|losses|gains?)\b/.test(lower) && !/\d/.test(lower) ? ask(ASKED) : undefined;
    if (!(size.area >= 5 && size.area <= 100_000)) return undefined;
    const isHeating = HEATING.test(lower) && !/\bcool/.test(lower);
    const windows = isHouse
      ? "four exterior walls, windows equal to 15% of the floor area, a roof and a slab"
      : "two exterior walls, windows equal to 15% of the floor area, and a roof";
    const named = city === undefined ? "Atlanta (no listed city was named)" : capital(city);
    const place = other === undefined ? named : `${named} instead of ${capital(other)}`;
    return {
      kind: "call",
      input: {
        station: CITIES[city ?? "atlanta"],
        ...(size.isUs && {
          coolingIndoor: { value: "75", unit: "fahrenheit" },
          heatingIndoor: { value: "70", unit: "fahrenheit" },
          coolingSupply: { value: "55", unit: "fahrenheit" },
          handbook: "us",
        }),
        bedrooms,
        rooms: [roomOf(size, isHouse, WORKPLACE.test(lower) ? GAINS.workplace : GAINS.home)],
      },
      focus: {
        show: isAir
          ? ["outdoorAir"]
          : isHeating
            ? ["heatingLoad", "heatingCoil"]
            : ["coolingLoad", "tons", "airFlow"],
        assumes: [],
        note: isAir
          ? `Per ASHRAE 62.2 for a dwelling of ${size.text} with ${bedrooms} ${bedrooms === "1" ? "bedroom" : "bedrooms"}. Kitchen and bathroom exhaust is separate.`
          : `For ${size.text} in ${place}, with ${windows}. Open the form to enter your own walls, windows and people.`,
      },
    };
  },
});
