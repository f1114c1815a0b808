import type { QuantityEntry } from "../../../kit/fields/field.ts";
import type { Call } from "../../../kit/phrases/define.ts";
import { BY } from "../../../kit/reader/areas.ts";
import { type Frame, type FrameValues, named } from "../../../kit/reader/frame.ts";
import { numberOf, siNumberOf } from "../../../kit/reader/number-of.ts";
import { type Value, valuesOf } from "../../../kit/reader/values.ts";
import { lengthEntry, materialOf, materialSlots, unitOf, unitSlot } from "./parts.ts";

const shape = {
  hex: "hex | hexagon | hexagonal",
  square: "square bar | square rod",
  tube: "tube | tubing | pipe",
  cube: "cube",
  flat: "plate | sheet | flat | block | slab",
  sphere: "ball | sphere",
  round: "bar | rod | shaft | cylinder | round",
} as const;

type Size = Extract<Value, { kind: "quantity" }>;

/** Returns the sizes of a piece. One without a unit has that of the next: "4 x 8 ft". */
function sizesIn(match: FrameValues): Size[] {
  const sizes = match.values("sizes").filter((value) => value.kind === "quantity");
  return sizes.flatMap((size, place) => {
    const unit = size.unit || sizes.slice(place + 1).find((next) => next.unit !== "")?.unit;
    return unit === undefined ? [] : [{ ...size, unit }];
  });
}

/** Returns a name if it is the nominal size of a sheet in feet: "4x8". */
const nominalSheet = (name: string): string | undefined =>
  /^(?:[2-9]|1[0-2]) ?(?:x|by) ?(?:[3-9]|1\d|2[0-4])$/i.test(name) ? name : undefined;

/** Returns the sides of a nominal sheet. Undefined unless a word for it follows: "4 x 8 mm". */
function sheetIn(match: FrameValues): QuantityEntry[] | undefined {
  const sheet = match.value("sheet");
  if (!sheet) return [];
  if (!/^(?:sheets?|plates?|panels?)$/.test(match.wordAfter(sheet))) return undefined;
  return match
    .text("sheet")
    ?.match(/\d+/g)
    ?.map((value) => ({ value, unit: "foot" }));
}

/** Returns the number of equal pieces in front of their size: "two 4x8 sheets"; 0.5 for "half a 4x8 sheet". */
function piecesIn(match: FrameValues): number | undefined {
  const count = match.value("pieces");
  if (!count) return 1;
  const number = numberOf(count);
  const isFirst = [...match.values("sizes"), ...match.values("sheet")].every(
    ({ start }) => count.end <= start,
  );
  const isHalf = number === 0.5 && /\bhalf\b/i.test(match.question.text);
  const isPlural = /\b(?:sheets|plates|bars|rods|pipes|tubes|pieces|blocks|slabs)\b/i.test(
    match.question.text,
  );
  return isFirst && (isHalf || (isPlural && Number.isInteger(number) && number > 0)) ? number : undefined;
}

/** True for the length of a piece: "10 ft of 2 in bar", "6 m long". */
function isLong({ question }: FrameValues, { end }: Size): boolean {
  const behind = valuesOf(question).sentence.tokens.slice(end, end + 2);
  return /^(?:of|long|lengths?|in length)\b/.test(behind.map(({ text }) => text).join(" "));
}

const SIZE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  sphere: ["diameter"],
  cube: ["length"],
  round: ["diameter", "length"],
  square: ["width", "length"],
  hex: ["flats", "length"],
  tube: ["diameter", "thickness", "length"],
  flat: ["thickness", "width", "length"],
};

/** Returns the size fields of a shape. Undefined if the question has another number of sizes. */
function inputsOf(match: FrameValues): Record<string, QuantityEntry> | undefined {
  const shape = match.choice("shape");
  // The length may be anywhere in the question; sort it to the end.
  const sizes = sizesIn(match).toSorted((a, b) => Number(isLong(match, a)) - Number(isLong(match, b)));
  if (sizes.length !== match.values("sizes").length) return undefined;
  const ascending = sizes.toSorted((a, b) => siNumberOf(match.question, a) - siNumberOf(match.question, b));
  const ids = SIZE_FIELDS[shape ?? ""] ?? [];
  const sides = sheetIn(match);
  if (!sides || (sides.length > 0 && shape !== "flat")) return undefined;
  // The sides of a plate may be in any order.
  const measured = (shape === "flat" ? ascending : sizes).map((size) => lengthEntry(match, size));
  const entries = [...measured, ...sides];
  if (ids.length === 0 || ids.length !== entries.length) return undefined;
  const inputs = Object.fromEntries(entries.map((entry, place) => [ids[place] ?? "", entry]));
  const { length } = inputs;
  return shape === "cube" && length ? { width: length, thickness: length, length } : inputs;
}

function pieceCall(match: FrameValues): Call | undefined {
  const [material, sizes, shape] = [materialOf(match), inputsOf(match), match.choice("shape")];
  const pieces = piecesIn(match);
  if (material === undefined || !sizes || pieces === undefined) return undefined;
  const { length } = sizes;
  const isPart = pieces < 1;
  if (isPart && !(Number(length?.value) > 0)) return undefined;
  const notes = [
    match.value("sheet") ? `A ${match.text("sheet")} sheet is measured in feet.` : "",
    isPart ? "Half of it was treated as one of half the length." : "",
    "With sharp corners and the listed density.",
  ];
  return {
    kind: "call",
    input: {
      mode: "weight",
      material,
      shape: shape === "cube" ? "flat" : shape,
      ...sizes,
      ...(isPart && { length: { ...length, value: String(Number(length?.value) * pieces) } }),
      ...(pieces > 1 && { pieces }),
    },
    focus: {
      show: ["mass", "linear"],
      assumes: [],
      note: notes.filter(Boolean).join(" "),
      ...unitOf(match, "mass"),
    },
  };
}

/** Unambiguous units of volume: a ton is also a mass, and a barrel has several sizes. */
const VOLUMES: ReadonlySet<string> = new Set(
  "cubic-meter liter cubic-centimeter cubic-foot cubic-yard cubic-inch gallon-us".split(" "),
);

function volumeCall(match: FrameValues): Call | undefined {
  const [material, unit] = [materialOf(match), match.text("volumeUnit")];
  const amount = match.quantity("amount") ?? (unit === undefined ? undefined : { value: "1", unit });
  if (material === undefined || !amount || !VOLUMES.has(amount.unit)) return undefined;
  return {
    kind: "call",
    input: { mode: "weight", material, shape: "volume", amount },
    focus: { show: ["mass"], assumes: [], note: "With the listed density.", ...unitOf(match, "mass") },
  };
}

/** Cues and units of questions that name the weight, or only its unit: "a cubic yard of concrete in pounds". */
const kinds = [
  { cues: ["weight | weigh | weighs | heavy | mass"], unit: unitSlot("mass", "how many") },
  { cues: ["in | to | into | as"], unit: { ...unitSlot("mass"), isRequired: true } as const },
];

const required = { isRequired: true } as const;
const PIECES: readonly Frame["slots"][] = [
  { sizes: { type: { slug: "length", plainUnit: "" }, roles: BY, needsRole: "plain", max: 3, ...required } },
  {
    sheet: { type: { find: nominalSheet, maxTokens: 3 }, ...required },
    sizes: { type: { slug: "length" }, roles: "thick | thickness", ...required },
  },
];
const count: Frame["slots"] = { pieces: { type: "number", ...required } };

export const weightFrames: readonly Frame[] = kinds.flatMap(({ cues, unit }): Frame[] => [
  ...PIECES.flatMap((slots) => [slots, { ...count, ...slots }]).map(
    (slots): Frame => ({
      cues,
      slots: { ...materialSlots, ...slots, unit },
      choices: { shape },
      words: "long length of od outside diameter wall thick thickness round bar piece panel",
      call: pieceCall,
    }),
  ),
  {
    cues,
    slots: {
      ...materialSlots,
      amount: { type: { slug: "volume" } },
      volumeUnit: named({ unitOf: "volume" }, "a | an | one | 1 | per | each"),
      unit,
    },
    call: volumeCall,
  },
]);
