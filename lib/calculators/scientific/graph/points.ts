import type { Node } from "../syntax.ts";
import { type Break, breaksOf } from "./breaks.ts";
import type { CompiledFunction } from "./compile.ts";
import { derivative } from "./derivative.ts";
import { type Candidate, valueAt, zeroAt } from "./exact-point.ts";
import { featuresOf } from "./features.ts";
import { sampled } from "./zeros.ts";

export type PointKind = "root" | "minimum" | "maximum" | "intersection" | "hole" | "pole";

export interface NamedPoint {
  kind: PointKind;
  /** Indexes of its functions. */
  of: readonly number[];
  x: number;
  /** NaN at a pole. */
  y: number;
  /** Exact coordinate, if proven: "π/3". */
  exactX?: string;
  exactY?: string;
}

export interface NamedPoints {
  points: readonly NamedPoint[];
  /** False if points are missing because of the maximum or the time limit. */
  complete: boolean;
}

/** Maximum number of points of one kind and function. */
const MOST = 40;
/** Maximum number of functions that are compared in pairs. */
const PAIRED = 6;
/** Time limits of one step of the search, and of the whole search, in ms. */
const TIMEOUT_MS = { step: 150, whole: 1000 };

interface Range {
  xMin: number;
  xMax: number;
}

/**
 * Finds roots, turns, holes, poles and intersections of functions within a range of x, from 601 samples:
 * closer turns may be missed. Performs a step at each `next()`, so that the caller can yield, and ends at its
 * time limit.
 */
export function* pointSearch(
  functions: readonly CompiledFunction[],
  range: Range,
  clock: () => number = () => performance.now(),
): Generator<undefined, NamedPoints> {
  const points: NamedPoint[] = [];
  let [complete, spent, begun] = [true, 0, clock()];
  const isLate = () => clock() - begun > TIMEOUT_MS.step;
  const add = (named: readonly NamedPoint[]) => {
    if (named.length >= MOST) complete = false;
    points.push(...named.slice(0, MOST));
  };
  /** Adds up the time of a step. Returns false once the time for the whole search is up. */
  const rest = () => {
    if (isLate()) complete = false;
    spent += clock() - begun;
    return spent <= TIMEOUT_MS.whole;
  };

  const breaks: (readonly Break[])[] = [];
  for (const f of functions) {
    breaks.push(breaksOf(f, range.xMin, range.xMax, isLate));
    if (!rest()) return { points, complete: false };
    yield;
    begun = clock();
  }
  for (const [i, f] of functions.entries()) {
    for (const named of ofFunction(f, i, breaks[i] ?? [], range, isLate)) add(named);
    if (!rest()) return { points: inOrder(points), complete: false };
    yield;
    begun = clock();
  }
  for (const [i, j] of pairs(Math.min(PAIRED, functions.length))) {
    const [f, g] = [functions[i], functions[j]];
    const apart = [...(breaks[i] ?? []), ...(breaks[j] ?? [])].map(({ x }) => x);
    if (f && g)
      add(
        meetings(f, g, apart, range, isLate).map((point) => ({ kind: "intersection", of: [i, j], ...point })),
      );
    if (!rest()) return { points: inOrder(points), complete: false };
    yield;
    begun = clock();
  }
  return { points: inOrder(points), complete };
}

const inOrder = (points: readonly NamedPoint[]): readonly NamedPoint[] =>
  points.toSorted((a, b) => a.x - b.x);

export function namedPoints(
  functions: readonly CompiledFunction[],
  range: Range,
  clock?: () => number,
): NamedPoints {
  const search = pointSearch(functions, range, clock);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

function ofFunction(
  f: CompiledFunction,
  i: number,
  breaks: readonly Break[],
  range: Range,
  isLate: () => boolean,
): readonly (readonly NamedPoint[])[] {
  const apart = breaks.map(({ x }) => x);
  const { zeros, turns } = searched(f.at, apart, range, isLate);
  const slope = derivative(f.node, f.angle);
  return [
    zeros.map((x) => ({ kind: "root", of: [i], ...exactly(f, x, 0, zeroAt(f.node, x, f.angle)) })),
    turns.map(({ kind, x, y }) => ({
      kind,
      of: [i],
      ...exactly(f, x, y, slope && zeroAt(slope, x, f.angle)),
    })),
    breaks.flatMap((each) => ofBreak(each, i)),
  ];
}

function meetings(
  f: CompiledFunction,
  g: CompiledFunction,
  apart: readonly number[],
  range: Range,
  isLate: () => boolean,
) {
  const difference: Node = { kind: "binary", operator: "-", left: f.node, right: g.node, at: 0 };
  const { zeros } = searched((x) => f.at(x) - g.at(x), [...new Set(apart)], range, isLate);
  return zeros.map((x) => exactly(f, x, f.at(x), zeroAt(difference, x, f.angle)));
}

function searched(
  at: (x: number) => number,
  apart: readonly number[],
  { xMin, xMax }: Range,
  isLate: () => boolean,
) {
  const samples = sampled(at, xMin, xMax, apart, isLate);
  return featuresOf(at, samples, xMax - xMin, MOST, isLate);
}

const pairs = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) =>
    Array.from({ length: count - i - 1 }, (_, j): [number, number] => [i, i + 1 + j]),
  );

function exactly(f: CompiledFunction, x: number, y: number, place: Candidate | undefined) {
  const exactY = place && valueAt(f.node, place, f.angle);
  return { x, y, ...(place && { exactX: place.text }), ...(exactY !== undefined && { exactY }) };
}

/** A pole or hole is exact only if the number is: the zero of a denominator was found in doubles. */
function ofBreak({ kind, x, y }: Break, i: number): NamedPoint[] {
  return kind === "gap" ? [] : [{ kind, of: [i], x, y }];
}
