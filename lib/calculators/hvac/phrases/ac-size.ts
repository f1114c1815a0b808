import { type Call, showCall } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named } from "../../../kit/reader/frame.ts";
import { titleCase } from "../../../kit/reader/leftovers.ts";
import { CITIES } from "../cities.ts";
import { AREA_SLOTS, floorAreaOf } from "./areas.ts";

const AIR_CONDITIONER =
  "ac | a / c | air conditioner | air conditioning | air con | aircon | central air | cooling";
const SIZE = "size | sizing | ton | tonnage | big | large | capacity | btu | btuh | kw | kilowatt";
/** Questions about heating, costs, ducts or a single room have other answers. */
const OTHERS =
  "heat | heating | furnace | boiler | heat pump | load | loss | gain | ventilation | cost | price | run | install | watt | kwh | electricity | bill | duct | filter | breaker | wire";

const cityNamed = (name: string): string | undefined =>
  Object.hasOwn(CITIES, name.toLowerCase()) ? name.toLowerCase() : undefined;

const choices = {
  whole: { yes: "house | home | building | bungalow | cottage" },
  room: {
    yes: "room | bedroom | living room | kitchen | apartment | flat | studio | garage | space | office | shop | store",
  },
  insulation: {
    poor: "poorly insulated | poor insulation | badly insulated | bad insulation | uninsulated | no insulation | not insulated",
    good: "well insulated | good insulation | highly insulated",
  },
  unit: { load: "btu | btuh | kw | kilowatt" },
} as const;

const slots = {
  city: { type: { find: cityNamed } },
  stories: named("number", "story | stories | storey | storeys | floor | floors | level"),
  bedrooms: named("number", "bedroom | bed | br"),
  occupants: named("number", "people | person | occupant"),
};

/** Reads the air conditioner of a whole house; its load first for a unit or `isLoad`. */
export function houseCall(match: FrameValues, isLoad = match.isChosen("unit")): Call | undefined {
  const size = floorAreaOf(match);
  if (!size || (match.isChosen("room") && !match.isChosen("whole"))) return undefined;
  const [stories, bedrooms] = [match.text("stories"), match.text("bedrooms")];
  if (stories !== undefined && !/^[123]$/.test(stories)) return undefined;
  // Sides are those of one story.
  const floorArea = size.area * (match.value("width") ? Number(stories ?? 1) : 1);
  const [smallest, largest] = size.isUs ? [216, 21_527] : [20, 2000];
  if (!(floorArea >= smallest && floorArea <= largest)) return undefined;
  const occupants =
    match.text("occupants") ?? (bedrooms === undefined ? undefined : `${Number(bedrooms) + 1}`);
  const city = match.text("city");
  const insulation = match.choice("insulation");
  const place = city === undefined ? "Atlanta (no listed city was named)" : titleCase(city);
  return showCall(
    {
      mode: "house",
      station: CITIES[city ?? "atlanta"],
      units: size.isUs ? "us" : "si",
      floorArea: {
        value: String(Number(floorArea.toPrecision(6))),
        unit: size.isUs ? "square-foot" : "square-meter",
      },
      ...(size.isUs && { handbook: "us", ductPlace: "attic" }),
      ...(stories !== undefined && { stories }),
      ...(occupants !== undefined && { occupants }),
      ...(insulation !== undefined && { insulation }),
    },
    isLoad ? ["acLoad", "acRange", "acTons"] : ["acTons", "acRange", "acLoad"],
    `For ${size.text} in ${place}, ${size.isUs ? "with ducts in the attic and" : "with"} average words for the rest. Open the form to change insulation, windows and air leaks.`,
  );
}

/** Size of an air conditioner for a whole house. */
export const acSizeFrames: readonly Frame[] = AREA_SLOTS.flatMap((area): Frame[] => [
  {
    cues: [AIR_CONDITIONER, SIZE],
    not: OTHERS,
    slots: { ...area, ...slots },
    choices,
    words: "unit system many much need needed should do does buy new central old rooms",
    call: (match) => houseCall(match),
  },
  // An air conditioner without a word for its size.
  {
    cues: [AIR_CONDITIONER],
    not: OTHERS,
    slots: { ...area, ...slots },
    choices,
    needs: ["whole"],
    mustBeWhole: true,
    call: (match) => houseCall(match),
  },
  // Tons without a word for an air conditioner could also be of gravel, or a conversion.
  {
    cues: ["ton | tonnage"],
    not: OTHERS,
    slots: { ...area, ...slots },
    choices,
    mustBeWhole: true,
    words: "many need needed",
    fits: (match) =>
      match.isChosen("whole") || match.value("city") !== undefined || /\bfor\b/.test(match.question.lower),
    call: (match) => houseCall(match),
  },
]);
