import type { CompiledFunction } from "./compile.ts";
import { isInDomain } from "./domain.ts";
import {
  findCrossing,
  findIntersections,
  findRoots,
  findTurnsAndBreaks,
  type Search,
  type StudiedFunction,
  studyFunction,
} from "./features.ts";
import { type Range, RESOLUTION } from "./isolate.ts";
import type { NamedPoint } from "./named-point.ts";
import { joinUncertain, keepVisible } from "./uncertain-ranges.ts";

export interface NamedPoints {
  points: readonly NamedPoint[];
  /** False if points are missing because of the maximum or the time limit. */
  complete: boolean;
  /** Ranges of x in which further points could be neither found nor excluded. */
  uncertain: readonly Range[];
}

/** Maximum number of points of one kind and function. */
const MOST = 40;
/** Maximum number of functions that are compared in pairs. */
const PAIRED = 6;
/** Time limit of a search, in ms. */
const TIMEOUT_MS = 1000;
/** Widening of the range, as a part of its width: its ends belong to it. */
const MARGIN = 1.23e-6;

/**
 * Finds roots, turns, holes, poles and intersections of functions within a range of x by interval arithmetic, so that none
 * is missed: what could not be decided is in `uncertain`. Yields every few milliseconds, so that the caller can pause, and
 * ends at its time limit.
 */
export function* pointSearch(
  functions: readonly CompiledFunction[],
  { xMin, xMax }: { xMin: number; xMax: number },
  clock: () => number = () => performance.now(),
): Generator<undefined, NamedPoints> {
  const [points, uncertain]: [NamedPoint[], Range[]] = [[], []];
  let [complete, spent] = [true, 0];
  const margin = (xMax - xMin) * MARGIN;
  const range = { low: xMin - margin, high: xMax + margin };
  const add = (all: readonly NamedPoint[], unsure: readonly Range[]): void => {
    const crowded = joinUncertain(unsure, range);
    const isSeparate = ({ x }: NamedPoint): boolean =>
      !crowded.some(({ low, high }) => high - low > RESOLUTION * (xMax - xMin) && x > low && x < high);
    const isInside = ({ x, of }: NamedPoint): boolean =>
      x >= xMin && x <= xMax && of.every((index) => isDefinedAt(functions[index], x));
    const separate = all.filter((point) => isInside(point) && isSeparate(point));
    if (separate.length > MOST) complete = false;
    points.push(...keepFarthestApart(separate));
  };
  /** Runs a part of the search. Returns undefined once the time is up. */
  function* timed<T>(search: Search<T>): Search<T | undefined> {
    for (;;) {
      const begun = clock();
      const step = search.next();
      spent += clock() - begun;
      if (step.done) return step.value;
      if (spent > TIMEOUT_MS) return undefined;
      yield;
    }
  }
  const result = (): NamedPoints => ({
    points: points.toSorted((a, b) => a.x - b.x),
    complete,
    uncertain: joinUncertain(uncertain, range),
  });

  const studied: StudiedFunction[] = [];
  for (const [index, f] of functions.entries()) {
    const inside = rangeOf(f, range);
    if (!inside) continue;
    const each = yield* timed(studyFunction(f, index, inside));
    const turns = each && (yield* timed(findTurnsAndBreaks(each, inside)));
    const roots = turns && (yield* timed(findRoots(each, inside)));
    if (!roots) return { ...result(), complete: false };
    studied.push(each);
    const touching = turns.points.filter(({ exactY }) => exactY === "0");
    const unsure = {
      breaks: each.uncertain,
      turns: keepVisible(turns.uncertain, f, each.criticals, inside),
      roots: keepVisible(roots.uncertain, f, each.criticals, inside).filter(
        ({ low, high }) => !touching.some(({ x }) => x >= low && x <= high),
      ),
    };
    for (const kind of ["minimum", "maximum", "hole", "pole"] as const)
      add(
        turns.points.filter((point) => point.kind === kind),
        kind === "hole" || kind === "pole" ? unsure.breaks : [...unsure.breaks, ...unsure.turns],
      );
    add(addTouchingRoots(roots.points, touching), [...unsure.breaks, ...unsure.roots]);
    uncertain.push(...unsure.breaks, ...unsure.turns, ...unsure.roots);
  }
  for (const [a, b] of pairsOf(studied.slice(0, PAIRED))) {
    const inside = rangeOf(b.f, rangeOf(a.f, range) ?? range);
    const meetings = inside && (yield* timed(findIntersections(a, b, inside)));
    if (!inside) continue;
    if (!meetings) return { ...result(), complete: false };
    add(meetings.points, meetings.uncertain);
    uncertain.push(...meetings.uncertain);
  }
  for (const [index, line] of functions.entries())
    for (const each of studied) add(findCrossing(line, index, each), []);
  return result();
}

/** Cuts a range to the domain of a function; undefined if nothing is left, and for a vertical line. */
function rangeOf({ domain, vertical }: CompiledFunction, { low, high }: Range): Range | undefined {
  const inside = { low: Math.max(low, domain?.low ?? low), high: Math.min(high, domain?.high ?? high) };
  return vertical === undefined && inside.low < inside.high ? inside : undefined;
}

const isDefinedAt = (f: CompiledFunction | undefined, x: number): boolean =>
  !f?.domain || isInDomain(f.domain, x);

/** Adds the roots at which a curve turns, if the search for roots could not decide about them. */
const addTouchingRoots = (roots: readonly NamedPoint[], turns: readonly NamedPoint[]): NamedPoint[] => [
  ...roots,
  ...turns
    .filter(({ x }) => !roots.some((root) => root.x === x))
    .map((turn): NamedPoint => ({ ...turn, kind: "root" })),
];

/** Keeps the points with the largest distances from their neighbors, if there are too many. */
function keepFarthestApart(points: readonly NamedPoint[]): readonly NamedPoint[] {
  if (points.length <= MOST) return points;
  const sorted = points.toSorted((a, b) => a.x - b.x);
  const room = (i: number): number => {
    const [before, here, after] = [sorted[i - 1], sorted[i], sorted[i + 1]];
    const distance = (other: NamedPoint | undefined): number =>
      other && here ? Math.abs(other.x - here.x) : Number.POSITIVE_INFINITY;
    return Math.min(distance(before), distance(after));
  };
  return sorted
    .map((point, i) => ({ point, room: room(i) }))
    .toSorted((a, b) => b.room - a.room)
    .slice(0, MOST)
    .map(({ point }) => point);
}

export function namedPoints(
  functions: readonly CompiledFunction[],
  range: { xMin: number; xMax: number },
  clock?: () => number,
): NamedPoints {
  const search = pointSearch(functions, range, clock);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((one, i) => items.slice(i + 1).map((other): [T, T] => [one, other]));
