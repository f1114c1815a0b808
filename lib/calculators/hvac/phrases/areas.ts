import { BY, isUsUnit, sizeIn } from "../../../kit/reader/areas.ts";
import { type FrameValues, required, type Slot } from "../../../kit/reader/frame.ts";
import { digits, numberOf } from "../../../kit/reader/number-of.ts";
import { displayText } from "../../../units/figures.ts";

const isRequired = true;
/** A side; a number without a unit has the unit of another side. */
const side: Slot = { type: { slug: "length", plainUnit: "" }, sharesUnit: true };

export const AREA_SLOTS: readonly Readonly<Record<string, Slot>>[] = [
  { area: required({ slug: "area" }) },
  { width: { ...side, isRequired }, depth: { ...side, roles: BY, needsRole: true, isRequired } },
];

/** An area in square feet or square meters. */
export interface FloorArea {
  area: number;
  isUs: boolean;
  /** The area, or its sides, with the unit. */
  text: string;
}

/** Words after a number that is no side: the 2 of “2 story 40 x 30 ft”. */
const COUNTED = /^(?:stor(?:y|ies|eys?)|floors?|levels?|bed(?:room)?s?|br|people|persons?|occupants?)$/;

export function floorAreaOf(match: FrameValues): FloorArea | undefined {
  const [area, width, depth] = [match.value("area"), match.value("width"), match.value("depth")];
  if (COUNTED.test(match.wordAfter(width)) || COUNTED.test(match.wordAfter(depth))) return undefined;
  const unit = match.quantity("area")?.unit ?? match.quantity("width")?.unit ?? "";
  const isUs = isUsUnit(unit);
  const sizes = (area ? [area] : [width, depth]).map((value) => sizeIn(value, isUs));
  if (!sizes.every((size) => size > 0)) return undefined;
  return {
    area: sizes.reduce((product, size) => product * size),
    isUs,
    text: `${sizes.map((size) => displayText(String(Number(size.toPrecision(6))))).join(" by ")} ${isUs ? "ft" : "m"}${area ? "²" : ""}`,
  };
}

/** The sides of a room: "20 x 15 ft, 8 ft ceiling". */
export const sides: Slot = {
  ...side,
  max: 3,
  roles: `${BY} | ceiling | high | tall | height | long | wide`,
  isRequired,
};

export function roomVolumeOf(match: FrameValues): string | undefined {
  const values = match.values("sides");
  const unit = match.quantity("sides")?.unit ?? "";
  // “12x12x8” next to “cfm” is in feet.
  const isPlain = unit === "" && /\b(?:cfm|feet|ft)\b/.test(match.question.lower);
  const isUs = isPlain || isUsUnit(unit);
  const lengths = values.map((value) => (isPlain ? numberOf(value) : sizeIn(value, isUs)));
  const [area] = [match.value("area")].map((value) => sizeIn(value, isUs));
  if (area !== undefined && area > 0 && lengths.length === 1) lengths.push(area, 1);
  if (lengths.length !== 3 || !lengths.every((length) => length > 0)) return undefined;
  const volume = lengths.reduce((product, length) => product * length);
  return `${digits(volume)} ${isUs ? "ft³" : "m³"}`;
}
