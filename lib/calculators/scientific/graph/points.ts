import type { Node } from "../syntax.ts";
import { type Break, breaksOf } from "./breaks.ts";
import type { CompiledFunction } from "./compile.ts";
import { derivative } from "./derivative.ts";
import { type Candidate, valueAt, zeroAt } from "./exact-point.ts";
import { sampled, turnsBetween, zerosBetween } from "./zeros.ts";

export type PointKind = "root" | "minimum" | "maximum" | "intersection" | "hole" | "pole";

/** A point of a plot that has a name. */
export interface NamedPoint {
  kind: PointKind;
  /** Indexes of the functions that it belongs to. */
  of: readonly number[];
  x: number;
  /** NaN at a pole. */
  y: number;
  /** The coordinates in exact terms, where they are known to be exact: "π/3". */
  exactX?: string;
  exactY?: string;
}

export interface NamedPoints {
  points: readonly NamedPoint[];
  /** False where there are more than are named, or the time was up. */
  complete: boolean;
}

/** Of one kind and function. */
const MOST = 40;
const BETWEEN_MOST = 3;
/** Milliseconds. */
export const PATIENCE = 150;

/**
 * Roots, turns, holes and poles of functions of x and where they meet, within a range of x: at changes of sign among 601
 * samples, so that two that lie closer together may be missed. Stops after `PATIENCE`.
 */
export function namedPoints(
  functions: readonly CompiledFunction[],
  { xMin, xMax }: { xMin: number; xMax: number },
  clock: () => number = () => performance.now(),
): NamedPoints {
  const end = clock() + PATIENCE;
  const isLate = () => clock() > end;
  const points: NamedPoint[] = [];
  let complete = true;
  const breaks = functions.map((f) => breaksOf(f, xMin, xMax, isLate));
  const add = (found: readonly NamedPoint[], most: number) => {
    if (found.length >= most) complete = false;
    points.push(...found.slice(0, most));
  };

  functions.forEach((f, i) => {
    const own = breaks[i] ?? [];
    const samples = sampled(
      f.at,
      xMin,
      xMax,
      own.map(({ x }) => x),
      isLate,
    );
    const turns = turnsBetween(f.at, samples, MOST, isLate);
    const scale = Math.max(...samples.map(({ y }) => (Number.isFinite(y) ? Math.abs(y) : 0)));
    const touching = turns.filter(({ y }) => Math.abs(y) <= 1e-12 * scale).map(({ x }) => x);
    const zeros = zerosBetween(f.at, samples, MOST, isLate);
    const roots = [
      ...zeros,
      ...touching.filter((x) => zeros.every((zero) => Math.abs(zero - x) > 1e-7 * (xMax - xMin))),
    ];
    add(
      roots.map((x) => ({ kind: "root", of: [i], ...exactly(f, x, 0, zeroAt(f.node, x, f.angle)) })),
      MOST,
    );
    const slope = isRadian(f) ? derivative(f.node) : undefined;
    add(
      turns.map(({ kind, x, y }) => ({
        kind,
        of: [i],
        ...exactly(f, x, y, slope && zeroAt(slope, x, f.angle)),
      })),
      MOST,
    );
    add(
      own.flatMap((each) => ofBreak(each, i)),
      MOST,
    );
  });

  for (const [i, j] of pairs(functions.length)) {
    const [f, g] = [functions[i], functions[j]];
    if (!f || !g || isLate()) continue;
    const difference = (x: number) => f.at(x) - g.at(x);
    const apart = [...(breaks[i] ?? []), ...(breaks[j] ?? [])].map(({ x }) => x);
    const samples = sampled(difference, xMin, xMax, [...new Set(apart)], isLate);
    const node: Node = { kind: "binary", operator: "-", left: f.node, right: g.node, at: 0 };
    const zeros = zerosBetween(difference, samples, MOST, isLate);
    const scale = Math.max(...samples.map(({ y }) => (Number.isFinite(y) ? Math.abs(y) : 0)));
    const touching = turnsBetween(difference, samples, MOST, isLate)
      .filter(({ y }) => Math.abs(y) <= 1e-12 * scale)
      .map(({ x }) => x);
    const meetings = [
      ...zeros,
      ...touching.filter((x) => zeros.every((zero) => Math.abs(zero - x) > 1e-7 * (xMax - xMin))),
    ];
    add(
      meetings.map((x) => ({
        kind: "intersection",
        of: [i, j],
        ...exactly(f, x, f.at(x), zeroAt(node, x, f.angle)),
      })),
      MOST,
    );
  }
  return { points: points.toSorted((a, b) => a.x - b.x), complete: complete && !isLate() };
}

/** The indexes of two of the first few functions. */
const pairs = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) =>
    Array.from({ length: count }, (_, j): [number, number] => [i, j]).filter(
      ([, j]) => j > i && (count <= BETWEEN_MOST + 3 || j < BETWEEN_MOST),
    ),
  );

function exactly(f: CompiledFunction, x: number, y: number, place: Candidate | undefined) {
  const exactY = place && valueAt(f.node, place, f.angle);
  return { x, y, ...(place && { exactX: place.text }), ...(exactY !== undefined && { exactY }) };
}

/** A place without a value is exact where the number is: the zero of a denominator has been found in doubles only. */
function ofBreak({ kind, x, y }: Break, i: number): NamedPoint[] {
  return kind === "gap" ? [] : [{ kind, of: [i], x, y }];
}

/** The derivative of a sine has the factor of its unit but in radians. */
const isRadian = ({ angle }: CompiledFunction): boolean => angle === "rad";
