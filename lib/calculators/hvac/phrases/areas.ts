import type { Found, Slot } from "../../../reader/frame.ts";
import { numberOf } from "../../../reader/number-of.ts";
import type { Value } from "../../../reader/values.ts";

const isRequired = true;
/** Without a unit, in that of another side. */
const side: Slot = { type: { slug: "length", plainUnit: "" }, sharesUnit: true };
const BY = "'x' | by | '×' | '*'";

/** Slots of an area, and of the two sides of a rectangle. */
export const AREA_SLOTS: readonly Readonly<Record<string, Slot>>[] = [
  { area: { type: { slug: "area" }, isRequired } },
  { width: { ...side, isRequired }, depth: { ...side, roles: BY, needsRole: true, isRequired } },
];

/** An area in square feet or square meters. */
export interface FloorArea {
  area: number;
  isUs: boolean;
  /** The phrase in the question. */
  text: string;
}

const isUsUnit = (unit: string): boolean => /foot|yard/.test(unit);
const FEET: Readonly<Record<string, number>> = {
  foot: 1,
  yard: 3,
  inch: 1 / 12,
  "square-foot": 1,
  "square-yard": 9,
};
const METERS: Readonly<Record<string, number>> = {
  meter: 1,
  centimeter: 0.01,
  millimeter: 0.001,
  "square-meter": 1,
};

/** Returns a length or an area in feet or meters, or their squares; undefined in another unit. */
export function sizeIn(value: Value | undefined, isUs: boolean): number | undefined {
  const factor = value?.kind === "quantity" ? (isUs ? FEET : METERS)[value.unit] : undefined;
  const size = factor === undefined ? Number.NaN : numberOf(value) * factor;
  return size > 0 ? size : undefined;
}

/** Returns the area of a question with slots of `AREA_SLOTS`. */
export function floorAreaOf(found: Found): FloorArea | undefined {
  const [area, width, depth] = [found.value("area"), found.value("width"), found.value("depth")];
  const unit = found.quantity("area")?.unit ?? found.quantity("width")?.unit ?? "";
  const isUs = isUsUnit(unit);
  const [first, second] = [sizeIn(area ?? width, isUs), area ? 1 : sizeIn(depth, isUs)];
  if (first === undefined || second === undefined) return undefined;
  const said = (value: Value | undefined): string => (value && "text" in value ? value.text : "");
  return {
    area: first * second,
    isUs,
    text: area
      ? `${said(area)} ${isUs ? "ft²" : "m²"}`
      : `${said(width)} by ${said(depth)} ${isUs ? "ft" : "m"}`,
  };
}

/** The sides of a room: "20 x 15 ft, 8 ft ceiling". */
export const sides: Slot = {
  ...side,
  max: 3,
  roles: `${BY} | ceiling | high | tall | height | long | wide`,
  isRequired,
};

/** Returns the volume of a room by its three sides, with its unit. */
export function roomVolumeOf(found: Found): string | undefined {
  const values = found.values("sides");
  const isUs = isUsUnit(found.quantity("sides")?.unit ?? "");
  const lengths = values.map((value) => sizeIn(value, isUs));
  if (lengths.length !== 3 || lengths.includes(undefined)) return undefined;
  const volume = (lengths as number[]).reduce((product, length) => product * length);
  return `${Number(volume.toPrecision(12))} ${isUs ? "ft³" : "m³"}`;
}
