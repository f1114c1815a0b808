import { numberOf } from "./number-of.ts";
import type { Value } from "./values.ts";

/** Words between the sides of a rectangle. */
export const BY = "'x' | by | '×' | '*'";
/** Words before a subtracted part of an area. */
export const WITHOUT = [
  "not including",
  "not counting",
  "without",
  "minus",
  "excluding",
  "less",
  "except",
  "except for",
]
  .map((words) => `${words} the? | ${words} a`)
  .join(" | ");

const FEET: Readonly<Record<string, number>> = {
  inch: 1 / 12,
  foot: 1,
  yard: 3,
  "square-inch": 1 / 144,
  "square-foot": 1,
  "square-yard": 9,
};
const METERS: Readonly<Record<string, number>> = {
  millimeter: 0.001,
  centimeter: 0.01,
  meter: 1,
  "square-meter": 1,
};

/** True for the units of a length or an area that are converted to feet. */
export const isUsUnit = (unit: string): boolean => Object.hasOwn(FEET, unit);

/** Returns a length or an area in feet or meters, or their squares. NaN in a unit of the other system. */
export function sizeIn(value: Value | undefined, isUs: boolean): number {
  const factor = value?.kind === "quantity" ? (isUs ? FEET : METERS)[value.unit] : undefined;
  return factor === undefined ? Number.NaN : numberOf(value) * factor;
}
