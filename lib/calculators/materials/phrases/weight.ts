import type { Call, Focus } from "../../../phrases/define.ts";
import { decimal, type Length, type Measure, measuresIn, type Named, NUMBER, UNIT } from "./measures.ts";

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\bhex(?:agonal|agon)?\b/, "hex"],
  [/\bsquare (?:bar|rod)\b/, "square"],
  [/\b(?:tube|tubing|pipe)\b/, "tube"],
  [/\bcube\b/, "cube"],
  [/\b(?:plate|sheet|flat|block|slab)\b/, "flat"],
  [/\b(?:ball|sphere)\b/, "sphere"],
  [/\b(?:bar|rod|shaft|cylinder|round)\b/, "round"],
];
const WEIGHS = /\b(?:weight|weigh|weighs|heavy|mass)\b/;

/** Weight of a volume of a material, or of a piece of it: a shape and as many measures as the shape has. */
export function weightIn(
  lower: string,
  { id }: Named,
  /** The unit of mass that it is wanted in, which asks for a weight by itself: "a cubic yard of concrete in pounds". */
  unit: Focus["unit"],
): Call | undefined {
  if (!WEIGHS.test(lower) && unit === undefined) return undefined;
  const amount = volumeIn(lower);
  if (amount)
    return {
      kind: "call",
      input: { mode: "weight", material: id, shape: "volume", amount: amount.measure },
      focus: { show: ["mass"], assumes: [], note: amount.note, ...(unit && { unit }) },
    };
  const shape = SHAPES.find(([words]) => words.test(lower))?.[1];
  if (shape === undefined) return undefined;
  // How long it is comes last, wherever it was said.
  const measures = measuresIn(withUnits(lower)).toSorted((a, b) => Number(a.isLong) - Number(b.isLong));
  const [first, second, third] = measures.map(({ measure }) => measure);
  const sizes = sizesOf(shape, first, second, third);
  const isWhole =
    shape === "cube" ? measures.length === 1 : measures.length === Object.keys(sizes ?? {}).length;
  if (!sizes || !isWhole) return undefined;
  return {
    kind: "call",
    input: { mode: "weight", material: id, shape: shape === "cube" ? "flat" : shape, ...sizes },
    focus: { show: ["mass", "linear"], assumes: [], note: noteOn(measures), ...(unit && { unit }) },
  };
}

const SYMBOLS: Readonly<Record<string, string>> = { millimeter: "mm", meter: "m", inch: "in", foot: "ft" };

/** Figures as they were said: a number that was read is no number that was left out. */
function noteOn(lengths: readonly Length[]): string {
  const read = lengths.flatMap(({ measure: { value, unit }, said }) =>
    said === undefined ? [] : [`${said} is read as ${value} ${SYMBOLS[unit] ?? unit}`],
  );
  return read.length > 0 ? `${read.join(", ")}.` : "With sharp corners and the listed density.";
}

const BY = /\s?(?:\bx\b|×|\bby\b)\s?/;
const WITH_UNIT = new RegExp(`${NUMBER}[\\s-]?${UNIT}`);
const BARE_END = new RegExp(`${NUMBER}\\s?$`);

/** "4 x 8 ft" as "4 ft x 8 ft". */
function withUnits(lower: string): string {
  const parts = lower.split(BY);
  const units = parts.map((part) => WITH_UNIT.exec(part)?.[2]);
  return parts
    .map((part, index) => {
      const next = units.slice(index + 1).find((unit) => unit !== undefined);
      return next !== undefined ? part.replace(BARE_END, `$1 ${next}`) : part;
    })
    .join(" x ");
}

function sizesOf(
  shape: string,
  first: Measure | undefined,
  second: Measure | undefined,
  third: Measure | undefined,
): Record<string, Measure> | undefined {
  if (!first) return undefined;
  if (shape === "sphere") return { diameter: first };
  if (shape === "cube") return { width: first, thickness: first, length: first };
  if (!second) return undefined;
  if (shape === "round") return { diameter: first, length: second };
  if (shape === "square") return { width: first, length: second };
  if (shape === "hex") return { flats: first, length: second };
  if (!third) return undefined;
  if (shape === "tube") return { diameter: first, thickness: second, length: third };
  // A plate in any order: the least is its thickness.
  const [thickness, width, length] = [first, second, third].sort((a, b) => metersIn(a) - metersIn(b));
  return thickness && width && length ? { width, thickness, length } : undefined;
}

const METERS: Readonly<Record<string, number>> = { millimeter: 0.001, inch: 0.0254, foot: 0.3048, meter: 1 };
const metersIn = ({ value, unit }: Measure): number => Number(value) * (METERS[unit] ?? 1);

const VOLUME_UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:cubic yard|cu yd|yd3|yd³)/, "cubic-yard"],
  [/^(?:cubic f|cu ft|ft3|ft³)/, "cubic-foot"],
  [/^(?:cubic in|cu in|in3|in³)/, "cubic-inch"],
  [/^(?:cubic c|cm3|cm³|cc)/, "cubic-centimeter"],
  [/^(?:cubic m|m3|m³)/, "cubic-meter"],
  [/^l/, "liter"],
  [/^g/, "gallon-us"],
];
const VOLUME = new RegExp(
  `(?:${NUMBER}|\\b(?:an?|one|per|each))\\s?(cubic (?:yards?|feet|foot|inch(?:es)?|centimet(?:er|re)s?|cm|met(?:er|re)s?|m)|cu (?:yd|ft|in)|(?:yd|ft|in|cm|m)[3³]|cc|lit(?:er|re)s?|l|gallons?|gal)(?![\\w/])`,
);

/** "a cubic foot", "2.5 m3", "1/2 cubic yard". */
function volumeIn(lower: string): { measure: Measure; note: string } | undefined {
  const [, digits = "1", name = ""] = VOLUME.exec(lower) ?? [];
  const value = decimal(digits);
  const unit = VOLUME_UNITS.find(([known]) => known.test(name))?.[1];
  if (value === undefined || unit === undefined) return undefined;
  const note = value === digits ? "With the listed density." : `${digits} is read as ${value}.`;
  return { measure: { value, unit }, note };
}
