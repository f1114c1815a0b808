import type { QuantityEntry } from "../../../fields/field.ts";
import type { Call } from "../../../phrases/define.ts";
import { BY } from "../../../reader/areas.ts";
import type { Found, Frame } from "../../../reader/frame.ts";
import { siNumberOf } from "../../../reader/number-of.ts";
import { valuesOf } from "../../../reader/questions.ts";
import type { Value } from "../../../reader/values.ts";
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
function sizesIn(found: Found): Size[] {
  const sizes = found.values("sizes").filter((value) => value.kind === "quantity");
  return sizes.flatMap((size, place) => {
    const unit = size.unit || sizes.slice(place + 1).find((next) => next.unit !== "")?.unit;
    return unit === undefined ? [] : [{ ...size, unit }];
  });
}

/** True for the length of a piece: "10 ft of 2 in bar", "6 m long". */
function isLong({ question }: Found, { end }: Size): boolean {
  const behind = valuesOf(question).sentence.tokens.slice(end, end + 2);
  return /^(?:of|long|lengths?|in length)\b/.test(behind.map(({ text }) => text).join(" "));
}

/** Returns the inputs of a shape with as many sizes as it has. */
function inputsOf(found: Found): Record<string, QuantityEntry> | undefined {
  const shape = found.choice("shape");
  // The length is last, wherever it is in the question.
  const sizes = sizesIn(found).toSorted((a, b) => Number(isLong(found, a)) - Number(isLong(found, b)));
  if (sizes.length !== found.values("sizes").length) return undefined;
  const ascending = sizes.toSorted((a, b) => siNumberOf(found.question, a) - siNumberOf(found.question, b));
  const fields: Readonly<Record<string, readonly string[]>> = {
    sphere: ["diameter"],
    cube: ["length"],
    round: ["diameter", "length"],
    square: ["width", "length"],
    hex: ["flats", "length"],
    tube: ["diameter", "thickness", "length"],
    flat: ["thickness", "width", "length"],
  };
  const ids = fields[shape ?? ""] ?? [];
  if (ids.length === 0 || ids.length !== sizes.length) return undefined;
  // A plate is measured in any order.
  const entries = (shape === "flat" ? ascending : sizes).map((size) => lengthEntry(found, size));
  const inputs = Object.fromEntries(entries.map((entry, place) => [ids[place] ?? "", entry]));
  const { length } = inputs;
  return shape === "cube" && length ? { width: length, thickness: length, length } : inputs;
}

function pieceCall(found: Found): Call | undefined {
  const [material, sizes, shape] = [materialOf(found), inputsOf(found), found.choice("shape")];
  if (material === undefined || !sizes) return undefined;
  return {
    kind: "call",
    input: { mode: "weight", material, shape: shape === "cube" ? "flat" : shape, ...sizes },
    focus: {
      show: ["mass", "linear"],
      assumes: [],
      note: "With sharp corners and the listed density.",
      ...unitOf(found, "mass"),
    },
  };
}

/** Units of volumes that are not units of mass, too, and have one kind or a usual one. */
const VOLUMES: ReadonlySet<string> = new Set(
  "cubic-meter liter cubic-centimeter cubic-foot cubic-yard cubic-inch gallon-us".split(" "),
);

function volumeCall(found: Found): Call | undefined {
  const [material, unit] = [materialOf(found), found.text("volumeUnit")];
  const amount = found.quantity("amount") ?? (unit === undefined ? undefined : { value: "1", unit });
  if (material === undefined || !amount || !VOLUMES.has(amount.unit)) return undefined;
  return {
    kind: "call",
    input: { mode: "weight", material, shape: "volume", amount },
    focus: { show: ["mass"], assumes: [], note: "With the listed density.", ...unitOf(found, "mass") },
  };
}

/** Questions that name the weight, and those that only name its unit: "a cubic yard of concrete in pounds". */
const kinds = [
  { cues: ["weight | weigh | weighs | heavy | mass"], unit: unitSlot("mass", "how many") },
  { cues: ["in | to | into | as"], unit: { ...unitSlot("mass"), isRequired: true } as const },
];

/** Weight of a volume of a material, or of a piece of it: a shape and as many sizes as the shape has. */
export const weightFrames: readonly Frame[] = kinds.flatMap(({ cues, unit }): Frame[] => [
  {
    cues,
    slots: {
      ...materialSlots,
      sizes: {
        type: { slug: "length", plainUnit: "" },
        roles: BY,
        needsRole: "plain",
        max: 3,
        isRequired: true,
      },
      unit,
    },
    choices: { shape },
    words: "long length of od outside diameter wall thick thickness round bar piece",
    call: pieceCall,
  },
  {
    cues,
    slots: {
      ...materialSlots,
      amount: { type: { slug: "volume" } },
      volumeUnit: { type: { unitOf: "volume" }, roles: "a | an | one | 1 | per | each", needsRole: true },
      unit,
    },
    call: volumeCall,
  },
]);
