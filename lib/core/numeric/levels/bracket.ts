import { between, isKnown, type Search, type ValuedSample, valueAt, within } from "./search.ts";

/** Target of a search. Values within rounding equal it. */
export interface Level {
  /** Negative below the target, 0 at it, positive above it. */
  side: (y: number) => -1 | 0 | 1;
  target: number;
  step: number;
}

/** Two places with values on either side of the target, and no value in between. */
export interface Jump {
  from: ValuedSample;
  to: ValuedSample;
  /** True if there are places in between, without a value. */
  isGap?: true;
}

type Crossing = { kind: "point"; at: ValuedSample } | ({ kind: "jump" } & Jump);

const MAX_STEPS = 120;
/** Maximum number of gaps within a bracket that a search avoids. */
const MAX_GAPS = 3;
/** Growth factor toward each other from which two values are a pole, not a jump. */
const POLE = 1e6;

/**
 * Finds the place at which the value passes the target, between two places on either side of it: by inverse
 * quadratic interpolation if that is safe, else by bisection (T. R. Chandrupatla, Advances in Engineering
 * Software 28 (1997) 145–149). Undefined at a pole.
 */
export function* crossing(
  level: Level,
  from: ValuedSample,
  to: ValuedSample,
  gaps = 0,
): Search<Crossing | undefined> {
  const { side, target, step } = level;
  let [a, b] = [from, to];
  let c: ValuedSample | undefined;
  let part = 0.5;
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const place = part === 0.5 ? between(a.x, b.x, step) : placeAt(a.x + part * (b.x - a.x), a.x, b.x, step);
    if (place === undefined) break;
    const next = yield* valueAt(place);
    if (!isKnown(next)) {
      if (gaps >= MAX_GAPS) return jumpOf(from, to, a, b, true);
      return yield* aroundGap(level, [from, to], [a, b], next.x, gaps + 1);
    }
    if (side(next.y) === 0) return { kind: "point", at: next };
    if (side(next.y) === side(a.y)) c = a;
    else [c, b] = [b, a];
    a = next;
    part = interpolated(a, b, c, target);
  }
  return jumpOf(from, to, a, b);
}

/** Returns the jump between two close places in a bracket; undefined if the values diverge. */
export function jumpOf(
  from: ValuedSample,
  to: ValuedSample,
  a: ValuedSample,
  b: ValuedSample,
  isGap = false,
): ({ kind: "jump" } & Jump) | undefined {
  const usual = Math.max(Math.abs(from.y), Math.abs(to.y));
  if (Math.max(Math.abs(a.y), Math.abs(b.y)) > POLE * usual) return undefined;
  const [low, high] = a.x < b.x ? [a, b] : [b, a];
  return { kind: "jump", from: low, to: high, ...(isGap && { isGap }) };
}

const placeAt = (x: number, a: number, b: number, step: number): number | undefined =>
  within(x, Math.min(a, b), Math.max(a, b), step);

/** Returns the expected fraction of the way from a to b; one half if uncertain. */
function interpolated(a: ValuedSample, b: ValuedSample, c: ValuedSample, target: number): number {
  const [fa, fb, fc] = [a.y - target, b.y - target, c.y - target];
  const xi = (a.x - b.x) / (c.x - b.x);
  const phi = (fa - fb) / (fc - fb);
  if (!(phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi)) return 0.5;
  const part =
    (fa / (fb - fa)) * (fc / (fb - fc)) + ((c.x - a.x) / (b.x - a.x)) * (fa / (fc - fa)) * (fb / (fc - fb));
  return Number.isFinite(part) && part > 0 && part < 1 ? part : 0.5;
}

/** Searches from both sides of a place without a value. */
function* aroundGap(
  level: Level,
  [from, to]: readonly [ValuedSample, ValuedSample],
  ends: readonly [ValuedSample, ValuedSample],
  gap: number,
  gaps: number,
): Search<Crossing | undefined> {
  const edges: ValuedSample[] = [];
  for (const end of ends) {
    const edge = yield* edgeOf(end, gap, level.step);
    if (level.side(edge.y) === 0) return { kind: "point", at: edge };
    if (level.side(edge.y) !== level.side(end.y)) return yield* crossing(level, end, edge, gaps);
    edges.push(edge);
  }
  const [a, b] = edges;
  return a && b && jumpOf(from, to, a, b, true);
}

const EDGE_STEPS = 40;

/** Finds the last place with a value on the way to one without. */
export function* edgeOf(sample: ValuedSample, gap: number, step: number): Search<ValuedSample> {
  let [last, none] = [sample, gap];
  for (let count = 0; count < EDGE_STEPS; count += 1) {
    const place = between(last.x, none, step);
    if (place === undefined || Math.abs(none - last.x) <= 1e-12 * Math.abs(none)) break;
    const next = yield* valueAt(place);
    if (isKnown(next)) last = next;
    else none = next.x;
  }
  return last;
}
