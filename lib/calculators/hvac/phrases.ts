import { pluralize } from "../../core/locale/locale.ts";
import { ask, type Call, showCall } from "../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named } from "../../kit/reader/frame.ts";
import { titleCase } from "../../kit/reader/leftovers.ts";
import { textQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { CITIES } from "./cities.ts";
import { acSizeFrames, houseCall } from "./phrases/ac-size.ts";
import { airChangeFrames } from "./phrases/air-changes.ts";
import { AREA_SLOTS, type FloorArea, floorAreaOf } from "./phrases/areas.ts";
import { carriedHeatFrames } from "./phrases/carried-heat.ts";
import { heatLossFrames } from "./phrases/heat-loss.ts";

const SIZE = textQuestion("How large is the room or house, in ft² or m²?", {
  test: (answer) => /\d/.test(answer) && /f(?:t|oot|eet)|m(?:et|\b|2|²)|sf|sq|\d ?(?:x|by) ?\d/.test(answer),
});

const CONDITIONED = ["cooling", "heating", "heat", "hvac", "ac", "air conditioning"];
const LOAD = ["load", "loss", "gain", "size", "requirement"];
const AIR = "ventilation | outdoor air | fresh air";
const CUES = [
  AIR,
  ...CONDITIONED.flatMap((kind) => LOAD.map((load) => `${kind} ${load}`)),
  "btu | ton of ac | ton of cooling | ton of air conditioning | ton ac",
  "size of ac | size of an ac | what size ac | what size air conditioner | size of air conditioner",
  "what size furnace | size of furnace | what size heat pump | size of heat pump | what size boiler",
  "to heat a | to heat an | to cool a | to cool an | heat a | cool a",
].join(" | ");

const cityNamed = (name: string): string | undefined =>
  Object.hasOwn(CITIES, name.toLowerCase()) ? name.toLowerCase() : undefined;

const choices = {
  whole: { yes: "house | home | building | bungalow | cottage" },
  place: {
    home: "room | bedroom | living room | kitchen | apartment | flat | studio | garage | space",
    workplace: "office | shop | store",
  },
  air: { yes: AIR },
  heating: { yes: "heating | heat load | heat loss | heat a | heat an | furnace | boiler | heater" },
  cooling: { yes: "cooling | cool" },
} as const;

const round = (value: number): string => String(Number(value.toPrecision(6)));

/** Lights and equipment of the office preset, in W/ft² and W/m². */
const OFFICE_GAINS = { us: ["0.65", "0.85"], si: ["7", "9"] } as const;

/** Builds a room with two outdoor walls with windows and a roof; or a house with four walls and a slab. */
function roomOf({ area, isUs }: FloorArea, isHouse: boolean, isOffice: boolean): Record<string, unknown> {
  const height = isUs ? 9 : 2.7;
  const side = Math.sqrt(area);
  const length = (value: number) => ({ value: round(value), unit: isUs ? "foot" : "meter" });
  const surface = (value: number) => ({ value: round(value), unit: isUs ? "square-foot" : "square-meter" });
  const [lights, equipment] = OFFICE_GAINS[isUs ? "us" : "si"].map((value) => ({
    value,
    unit: isUs ? "watt-per-square-foot" : "watt-per-square-meter",
  }));
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
    ...(isOffice && { activity: "moderately-active-office-work", hours: "office", lights, equipment }),
    surfaces: [
      ...walls,
      { kind: "roof", area: surface(area) },
      ...(isHouse ? [{ kind: "slab", edge: length(4 * side) }] : []),
    ],
  };
}

function loadOf(match: FrameValues): Call | undefined {
  const size = floorAreaOf(match);
  const isHouse = match.isChosen("whole");
  const isAir = match.isChosen("air");
  // Standard 62.2 is for dwellings.
  if (!size || (isAir ? !isHouse : !isHouse && !match.isChosen("place"))) return undefined;
  if (!(size.area >= 5 && size.area <= 100_000)) return undefined;
  const isHeating = match.isChosen("heating") && !match.isChosen("cooling");
  if (isHouse && !isAir && !isHeating) return houseCall(match, true);
  const city = match.text("city");
  const bedrooms = match.text("bedrooms") ?? (isHouse ? "3" : "1");
  const windows = isHouse
    ? "four exterior walls, windows equal to 15% of the floor area, a roof and a slab"
    : "two exterior walls, windows equal to 15% of the floor area, and a roof";
  const place = city === undefined ? "Atlanta (no listed city was named)" : titleCase(city);
  const input = {
    station: CITIES[city ?? "atlanta"],
    units: size.isUs ? "us" : "si",
    ...(size.isUs && { handbook: "us" }),
    bedrooms,
    rooms: [roomOf(size, isHouse, match.choice("place") === "workplace")],
  };
  return isAir
    ? showCall(
        input,
        ["outdoorAir"],
        `Per ASHRAE 62.2 for a dwelling of ${size.text} with ${bedrooms} ${pluralize(Number(bedrooms), { one: "bedroom", other: "bedrooms" })}. Kitchen and bathroom exhaust is separate.`,
      )
    : showCall(
        input,
        isHeating ? ["heatingLoad", "heatingCoil"] : ["coolingLoad", "tons", "airFlow"],
        `For ${size.text} in ${place}, with ${windows}. Open the form to enter your own walls, windows and people.`,
      );
}

const loads = AREA_SLOTS.map(
  (slots): Frame => ({
    cues: [CUES],
    not: "'r' | r value | delta 't'",
    slots: {
      ...slots,
      city: { type: { find: cityNamed } },
      bedrooms: named("number", "bedroom | bed"),
    },
    choices,
    call: loadOf,
  }),
);

export default defineQuestions({
  priority: 105,
  words:
    "kw kilowatts watts load loads loss losses gain gains hvac ac air conditioning conditioner cooling heating heat cool pump size sized sizing btu btus btu/h hour ton tons living big large located area needed required requirement requirements",
  frames: [
    ...heatLossFrames,
    ...carriedHeatFrames,
    ...airChangeFrames,
    ...acSizeFrames,
    ...loads,
    {
      cues: ["load | loss | gain", CUES],
      not: "'r' | r value | pressure | friction",
      slots: {
        city: { type: { find: cityNamed } },
        size: { type: { slug: "area" }, question: SIZE },
      },
      choices,
      call(match) {
        const isPlace = (match.choice("whole") ?? match.choice("place")) !== undefined;
        return isPlace && !/\d/.test(match.question.lower) ? ask(SIZE) : undefined;
      },
    },
  ],
});
