import type { Call } from "../../../kit/phrases/define.ts";
import { BY, isUsUnit, sizeIn, WITHOUT } from "../../../kit/reader/areas.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { digits, numberOf } from "../../../kit/reader/number-of.ts";
import type { Value } from "../../../kit/reader/values.ts";

const MATERIAL =
  "concrete | cement | mulch | gravel | topsoil | top soil | soil | sand | dirt | compost | crushed stone | asphalt | fill dirt";
const NOT = "weight | weigh | heavy | density | cost | price | strength | pound | ton | kg | psi";
const WORDS =
  "slab patio pad bed driveway walkway sidewalk floor garden area yard yards cubic cover covers covered order material volume waste extra thick deep square hole holes round diameter bag bags of x";

const length = { slug: "length", plainUnit: "" } as const;
const sides: Slot = required(length, `${BY} | long | wide`, { sharesUnit: true, max: 2 });
const cut: Slot = named(length, `${WITHOUT} | ${BY}`, { sharesUnit: true, max: 2 });
const depth: Slot = required({ slug: "length" }, "thick | thickness | deep | depth | tall", {
  needsRole: true,
});
const waste: Slot = named("percent", "waste | extra | overage | allowance | spare");
const choices = {
  plus: { yes: "plus | add | and | with" },
  shape: { round: "diameter | dia | round | circular | wide | across" },
};

/** Returns true if the depth of a question is in a US unit. */
const isUsDepth = (match: FrameValues): boolean => isUsUnit(match.quantity("depth")?.unit ?? "");

/** Returns a length in feet or meters. One without a unit is in feet or meters. */
const lengthIn = (value: Value | undefined, isUs: boolean): number =>
  value?.kind === "quantity" && value.unit === "" ? numberOf(value) : sizeIn(value, isUs);

/** Returns the area of a question, less what is cut out, in square feet or square meters. */
function areaOf(match: FrameValues, isUs: boolean): number {
  const area = match.value("area");
  const product = (slot: string): number =>
    match.values(slot).reduce((all, value) => all * lengthIn(value, isUs), 1);
  const isCut = match.value("cut") !== undefined;
  if (isCut && match.values("cut").length !== 2) return Number.NaN;
  const whole = area
    ? sizeIn(area, isUs)
    : match.values("sides").length === 2
      ? product("sides")
      : Number.NaN;
  return whole - (isCut ? product("cut") : 0);
}

const YIELDS: Readonly<Record<string, string>> = { 80: "0.6", 60: "0.45", 40: "0.3" };

function volumeCall(match: FrameValues): Call | undefined {
  const isUs = isUsDepth(match);
  const [area, deep] = [areaOf(match, isUs), lengthIn(match.value("depth"), isUs)];
  if (!(area > 0 && deep > 0)) return undefined;
  const unit = isUs ? "ft" : "m";
  const share = match.text("waste");
  if (match.value("bag")) {
    const bag = match.quantity("bag");
    const content = bag?.unit === "pound" ? YIELDS[bag.value] : undefined;
    if (content === undefined || !isUs || !match.isChosen("of")) return undefined;
    const volume = area * deep * (1 + (share === undefined ? 0 : Number(share) / 100));
    return formulaCall(
      "concrete-bags",
      "n",
      { V: `${digits(volume)} ft³`, v: `${content} ft³` },
      { note: `A bag of ${bag?.value} lb yields ${content} ft³. Round up to whole bags.` },
    );
  }
  const isRectangle = match.value("sides") !== undefined && match.value("cut") === undefined;
  const [l, w] = isRectangle ? match.values("sides").map((side) => lengthIn(side, isUs)) : [area, 1];
  const note = `An area of ${digits(area)} ${unit}² was treated as a strip 1 ${unit} wide.`;
  const sizes = [l ?? 0, w ?? 0, deep].map((size) => `${digits(size)} ${unit}`);
  return slabCall(sizes, isUs, share, isRectangle ? undefined : note);
}

/** Returns the call for the volume of a slab, and for the extra share that is ordered. */
function slabCall(
  [l, w, d]: readonly string[],
  isUs: boolean,
  share: string | undefined,
  note?: string,
): Call {
  const s = share === undefined ? undefined : `${share}%`;
  return formulaCall("slab-volume", "V", { l, w, d, s }, { unit: isUs ? "yd³" : "m³", note });
}

const bag: Slot = named({ slug: "mass" }, "bag | sack");

const bases: readonly Readonly<Record<string, Slot>>[] = [
  { sides, cut },
  { area: required({ slug: "area" }), cut },
];
const volumes = bases.map(
  (base): Frame => ({
    cues: [`${MATERIAL} | slab`],
    not: "weight | weigh | heavy | density | cost | price | strength | ton | psi | hole | pier | post",
    slots: { ...base, depth, waste, bag },
    choices: { plus: choices.plus, of: { bags: "bag | sack" } },
    words: WORDS,
    call: volumeCall,
  }),
);

const UNCLEAR = "Enter the unit of each length, for example “10 ft x 10 ft x 4 in”.";

const slab: Frame = {
  cues: [`${MATERIAL} | slab`],
  not: `${NOT} | hole | pier | post`,
  slots: { sides: required(length, BY, { max: 3 }), waste },
  choices: { plus: choices.plus },
  words: WORDS,
  call(match) {
    const sides = match.values("sides").flatMap((value) => (value.kind === "quantity" ? [value] : []));
    const [first, second, deep] = sides;
    if (!first || !second || !deep) return undefined;
    const unit = first.unit || second.unit || (/^(?:foot|meter)$/.test(deep.unit) ? deep.unit : "");
    if (unit === "" || deep.unit === "") return { kind: "ask", question: UNCLEAR };
    const [l = "", w = "", d = ""] = sides.map((value) => `${value.text} ${value.unit || unit}`);
    return slabCall([l, w, d], isUsUnit(unit), match.text("waste"));
  },
};

const holes: Frame = {
  cues: [MATERIAL, "hole | pier | post hole | posthole | sonotube | column"],
  not: NOT,
  slots: {
    count: named("number", "hole | pier | post hole | posthole | sonotube | column"),
    diameter: required({ slug: "length" }, "diameter | dia | round | in diameter | across | wide", {
      needsRole: true,
    }),
    depth: { ...depth, roles: "deep | depth | tall | high | long" },
    waste,
  },
  choices: { plus: choices.plus },
  words: WORDS,
  call(match) {
    const isUs = isUsDepth(match);
    const [across, deep] = [lengthIn(match.value("diameter"), isUs), lengthIn(match.value("depth"), isUs)];
    const count = match.value("count") ? match.number("count") : 1;
    if (!(across > 0 && deep > 0 && count > 0) || match.value("waste")) return undefined;
    const unit = isUs ? "ft" : "m";
    return formulaCall(
      "cylinder-volume",
      "V",
      { r: `${digits(across / 2)} ${unit}`, h: `${digits(count * deep)} ${unit}` },
      {
        unit: isUs ? "yd³" : "m³",
        note:
          count === 1
            ? undefined
            : `${count} holes were treated as one that is ${digits(count * deep)} ${unit} deep.`,
      },
    );
  },
};

const coverage: Frame = {
  cues: [MATERIAL, "cover | covers | coverage | how many sq ft | how many square feet | how far"],
  not: NOT,
  slots: { volume: required({ slug: "volume" }), depth },
  words: `${WORDS} sq ft`,
  call(match) {
    const volume = match.quantity("volume");
    const factor = { "cubic-yard": 27, "cubic-foot": 1 }[volume?.unit ?? ""];
    const deep = lengthIn(match.value("depth"), true);
    if (factor === undefined || !(deep > 0)) return undefined;
    const area = (match.number("volume") * factor) / deep;
    return formulaCall(
      "rectangle-area",
      "A",
      { l: `${digits(area)} ft`, w: "1 ft" },
      {
        unit: "ft²",
        note: `${volume?.value} ${volume?.unit === "cubic-yard" ? "yd³" : "ft³"} at this depth.`,
      },
    );
  },
};

export const materialFrames: readonly Frame[] = [...volumes, slab, holes, coverage];
