import type { NamedPoint } from "@/lib/calculators/scientific/graph/named-point";
import { POINT_KINDS, readNumber } from "@/lib/calculators/scientific/graph/point-texts";
import type { Curve } from "./curves";

/** "Root of f", "Intersection of f and g". */
export const pointName = ({ kind, of }: NamedPoint, curves: readonly Curve[]): string =>
  curves.length === 1
    ? POINT_KINDS[kind]
    : `${POINT_KINDS[kind]} of ${of.map((i) => curves[i]?.style.name ?? "").join(" and ")}`;

/** Both coordinates, exact and in decimals where these differ: "x = √2 ≈ 1.414214". */
export function pointReadings({ kind, x, y, exactX, exactY }: NamedPoint): { name: string; value: string }[] {
  const across = { name: "x", value: bothWays(exactX, x) };
  return kind === "pole" ? [across] : [across, { name: "y", value: bothWays(exactY, y) }];
}

function bothWays(exact: string | undefined, value: number): string {
  const decimals = readNumber(value);
  return exact === undefined || exact === decimals ? decimals : `${exact} ≈ ${decimals}`;
}
