import { isUsable, type View } from "./view.ts";

interface Point {
  x: number;
  y: number;
}

/** Points joined by straight lines. */
export type Segment = readonly Point[];

/** Initial samples of a plot, evenly spaced; maximum samples of the curve and of its steep places. */
const FIRST_SAMPLES = 257;
const CURVE_BUDGET = 4000;
const GAP_BUDGET = 6000;

/** Maximum halvings of an initial interval. */
const REFINEMENTS = 6;
/** Maximum distance of a chord from the curve, as a part of the view's height. */
const FLATNESS = 1 / 1000;
/** A step higher than this part of the view's height may be a jump, so it is checked. */
const STEEP = 1 / 50;
const JUMP_HALVINGS = 20;
/** Points farther away than this many heights of the view are drawn at that distance. */
const GUARD = 20;

/**
 * Samples y = f(x) over a view for drawing: evenly at first, more where the curve bends, with at most 10,000
 * calls of f. Lines end where f has no value (NaN), and at poles and jumps.
 */
export function plot(f: (x: number) => number, view: View): readonly Segment[] {
  if (!isUsable(view)) return [];
  const sampler = new Sampler(f, CURVE_BUDGET);
  let points = firstSamples(sampler, view);
  for (let round = 0; round < REFINEMENTS; round++) points = refined(points, sampler, view);
  return segments(points, new Sampler(f, GAP_BUDGET), view.yMax - view.yMin).map((segment) =>
    segment.map((point) => nearby(point, view)),
  );
}

/** Counts calls of f. */
class Sampler {
  readonly #f: (x: number) => number;
  left: number;

  constructor(f: (x: number) => number, budget: number) {
    this.#f = f;
    this.left = budget;
  }

  at(x: number): Point {
    this.left--;
    const y = this.#f(x);
    return { x, y: Number.isFinite(y) ? y : Number.NaN };
  }
}

function firstSamples(sampler: Sampler, { xMin, xMax }: View): readonly Point[] {
  return Array.from({ length: FIRST_SAMPLES }, (_, i) =>
    sampler.at(xMin + ((xMax - xMin) * i) / (FIRST_SAMPLES - 1)),
  );
}

/** Adds the middle of every interval that is not yet flat. */
function refined(points: readonly Point[], sampler: Sampler, view: View): readonly Point[] {
  const result: Point[] = [];
  points.forEach((point, i) => {
    result.push(point);
    const next = points[i + 1];
    if (!next || sampler.left <= 0 || !needsMiddle(points, i, view)) return;
    result.push(sampler.at((point.x + next.x) / 2));
  });
  return result;
}

/** Returns true at the edge of the function’s domain, and where the curve bends visibly. */
function needsMiddle(points: readonly Point[], i: number, view: View): boolean {
  const [a, b] = [points[i], points[i + 1]];
  if (!a || !b) return false;
  if (Number.isNaN(a.y) !== Number.isNaN(b.y)) return true;
  if (Number.isNaN(a.y) || isOutside(a, b, view)) return false;
  const tolerance = FLATNESS * (view.yMax - view.yMin);
  return bend(points[i - 1], a, b) > tolerance || bend(a, b, points[i + 2]) > tolerance;
}

/** Returns the distance of the middle of three points from the line through the others. */
function bend(a: Point | undefined, b: Point, c: Point | undefined): number {
  if (!a || !c) return 0;
  const onLine = a.y + ((c.y - a.y) * (b.x - a.x)) / (c.x - a.x);
  return Math.abs(b.y - onLine) || 0;
}

const isOutside = (a: Point, b: Point, { yMin, yMax }: View): boolean =>
  (a.y > yMax && b.y > yMax) || (a.y < yMin && b.y < yMin);

function segments(points: readonly Point[], sampler: Sampler, height: number): readonly Segment[] {
  const parts: Point[][] = [];
  let current: Point[] = [];
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (Number.isNaN(point.y) || (before && isBreak(before, point, sampler, height))) {
      parts.push(current);
      current = [];
    }
    if (!Number.isNaN(point.y)) current.push(point);
  });
  return [...parts, current].filter((segment) => segment.length > 1);
}

/**
 * True if the curve between two points is discontinuous. Halving toward the steeper side shrinks the step of
 * a continuous curve to nothing, but not that of a jump, and the step of a pole grows.
 */
function isBreak(a: Point, b: Point, sampler: Sampler, height: number): boolean {
  const rise = Math.abs(b.y - a.y);
  if (!(rise > STEEP * height)) return false;
  let [left, right] = [a, b];
  for (let i = 0; i < JUMP_HALVINGS; i++) {
    if (sampler.left <= 0) return false;
    const middle = sampler.at((left.x + right.x) / 2);
    if (Number.isNaN(middle.y)) return true;
    if (Math.abs(middle.y - left.y) > Math.abs(right.y - middle.y)) right = middle;
    else left = middle;
    const step = Math.abs(right.y - left.y);
    if (step < rise / 4) return false;
    if (step > rise * 1e3) return true;
  }
  return true;
}

function nearby({ x, y }: Point, { yMin, yMax }: View): Point {
  const guard = GUARD * (yMax - yMin);
  return { x, y: Math.max(yMin - guard, Math.min(yMax + guard, y)) };
}
