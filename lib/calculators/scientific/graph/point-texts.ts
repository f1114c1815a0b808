import { displayText } from "../../../units/figures.ts";
import { formatPrecise } from "../expression/format.ts";
import type { NamedPoint, PointKind } from "./named-point.ts";

export const POINT_KINDS: Readonly<Record<PointKind, string>> = {
  root: "Root",
  minimum: "Minimum",
  maximum: "Maximum",
  intersection: "Intersection",
  hole: "Hole",
  pole: "Pole",
};

const READ_DIGITS = 7;

export const readNumber = (value: number): string =>
  Number.isFinite(value) ? displayText(formatPrecise(Number(value.toPrecision(READ_DIGITS)))) : "no value";

/** Formats "(π/3, 0)"; for a pole "x = 1". */
export function shortPoint({ kind, x, y, exactX, exactY }: NamedPoint): string {
  const across = exactX ?? readNumber(x);
  return kind === "pole" ? `x = ${across}` : `(${across}, ${exactY ?? readNumber(y)})`;
}
