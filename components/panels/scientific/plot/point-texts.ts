import type { NamedPoint, PointKind } from "@/lib/calculators/scientific/graph/points";
import { type Curve, readNumber } from "./curves";

const KINDS: Readonly<Record<PointKind, string>> = {
  root: "Root",
  minimum: "Minimum",
  maximum: "Maximum",
  intersection: "Intersection",
  hole: "Hole",
  pole: "Pole",
};

/** Formats "(π/3, 0)"; for a pole "x = 1". */
export function shortPoint({ kind, x, y, exactX, exactY }: NamedPoint): string {
  const across = exactX ?? readNumber(x);
  return kind === "pole" ? `x = ${across}` : `(${across}, ${exactY ?? readNumber(y)})`;
}

/** "Root of f", "Intersection of f and g". */
export const pointName = ({ kind, of }: NamedPoint, curves: readonly Curve[]): string =>
  curves.length === 1
    ? KINDS[kind]
    : `${KINDS[kind]} of ${of.map((i) => curves[i]?.style.name ?? "").join(" and ")}`;

/** Both coordinates, exact and in decimals where these differ: "x = √2 ≈ 1.414214". */
export function pointReadings({ kind, x, y, exactX, exactY }: NamedPoint): { name: string; value: string }[] {
  const across = { name: "x", value: bothWays(exactX, x) };
  return kind === "pole" ? [across] : [across, { name: "y", value: bothWays(exactY, y) }];
}

function bothWays(exact: string | undefined, value: number): string {
  const decimals = readNumber(value);
  return exact === undefined || exact === decimals ? decimals : `${exact} ≈ ${decimals}`;
}
