import * as E from "../../../core/reals/exact.ts";
import { exactText } from "../../../core/reals/exact-text.ts";
import * as I from "../../../science/functions/interval.ts";
import * as R from "../../../units/rational.ts";
import type { Node } from "../expression/syntax.ts";
import type { CompiledFunction } from "./compile.ts";
import { operation, shortDerivative } from "./derivative.ts";
import { computeExactValue, type ExactContext, evaluateAt, exactContext, isZeroAt } from "./exact-point.ts";
import { listCriticals } from "./factors.ts";
import { compileIntervals, type IntervalFunction } from "./interval-function.ts";
import { type Operations, type Range, RESOLUTION } from "./isolate.ts";
import type { NamedPoint } from "./named-point.ts";
import { findLimit } from "./one-sided-limit.ts";
import { exactPlace, findZeros, type Place, type Places, removeDuplicates } from "./places.ts";

/** Function with what its search needs. */
export interface StudiedFunction {
  readonly index: number;
  readonly f: CompiledFunction;
  readonly context: ExactContext;
  readonly values: IntervalFunction;
  readonly slope: Node | undefined;
  readonly slopes: IntervalFunction | undefined;
  /** Places at which the function may not be smooth. */
  readonly criticals: readonly (Place & { mayHaveValue: boolean })[];
  readonly uncertain: readonly Range[];
}

/** Search that pauses between its steps. */
export type Search<T> = Generator<undefined, T>;

/** Operations on intervals of one search for zeros. */
const MAX_OPERATIONS = 200_000;

/** Most critical expressions that are searched. */
const MAX_CRITICALS = 24;

/** Finds the places at which a function may not be smooth. */
export function* studyFunction(f: CompiledFunction, index: number, range: Range): Search<StudiedFunction> {
  const slope = shortDerivative(f.node, f.angle);
  const context = exactContext(f.angle);
  const operations: Operations = { left: MAX_OPERATIONS };
  const [criticals, uncertain]: [(Place & { mayHaveValue: boolean })[], Range[]] = [[], []];
  const expressions = listCriticals(f.node);
  if (expressions.length > MAX_CRITICALS) uncertain.push(range);
  for (const { node, mayHaveValue } of expressions.slice(0, MAX_CRITICALS)) {
    const zeros = yield* findZeros(node, context, range, operations);
    criticals.push(...zeros.places.map((place) => ({ ...place, mayHaveValue })));
    uncertain.push(...zeros.uncertain);
  }
  return {
    index,
    f,
    context,
    values: compileIntervals(f.node, f.angle),
    slope,
    slopes: slope && compileIntervals(slope, f.angle),
    criticals,
    uncertain,
  };
}

export interface Findings {
  readonly points: readonly NamedPoint[];
  readonly uncertain: readonly Range[];
}

/** Finds roots: zeros of a factor at which the function has the value 0. */
export function* findRoots(
  { f, context, index, values, criticals }: StudiedFunction,
  range: Range,
): Search<Findings> {
  const zeros = yield* findZeros(f.node, context, range, { left: MAX_OPERATIONS });
  const roots = zeros.places.filter((place) => isZeroOf(f.node, values, context, place, criticals));
  return {
    points: roots.map((place) => ({
      kind: "root",
      of: [index],
      ...coordinates(place),
      y: 0,
      ...zeroText(place),
    })),
    uncertain: removeCriticals(zeros.uncertain, { criticals }, range),
  };
}

const coordinates = ({ x, exact }: Place) => ({
  x,
  ...(exact?.text !== undefined && { exactX: exact.text }),
});
const zeroText = ({ exact }: Place) => exact && { exactY: "0" };

/** Returns true if an expression has the value 0 at a zero of one of its factors. */
function isZeroOf(
  node: Node,
  values: IntervalFunction,
  context: ExactContext,
  place: Place,
  criticals: StudiedFunction["criticals"],
): boolean {
  const value = values(I.interval(place.low, place.high));
  if (value.isContinuous) return I.containsZero(value);
  if (place.exact) return isZeroAt(node, place.exact.exact, context);
  return !I.isEmpty(value) && !criticals.some((each) => !each.mayHaveValue && overlaps(each, place));
}

const overlaps = (a: Range, b: Range): boolean => a.low <= b.high && b.low <= a.high;

/** Finds minima, maxima, holes and poles: at the zeros of the derivative, and where the function is not smooth. */
export function* findTurnsAndBreaks(studied: StudiedFunction, range: Range): Search<Findings> {
  const { slope, context, criticals } = studied;
  const unknown: Places = { places: [], uncertain: [range] };
  const zeros = slope ? yield* findZeros(slope, context, range, { left: MAX_OPERATIONS }) : unknown;
  const places = removeDuplicates([...criticals, ...zeros.places]);
  const limits = [
    ...places,
    ...[...zeros.uncertain, ...studied.uncertain],
    { low: range.low, high: range.low },
    { low: range.high, high: range.high },
  ];
  const points: NamedPoint[] = [];
  for (const place of places) {
    points.push(...pointAt(studied, place, limits));
    yield;
  }
  return { points, uncertain: removeCriticals(zeros.uncertain, studied, range) };
}

/** Drops ranges at a place where the function is not smooth, which is a point already. */
const removeCriticals = (
  uncertain: readonly Range[],
  { criticals }: Pick<StudiedFunction, "criticals">,
  { low, high }: Range,
) =>
  uncertain.filter(
    (each) =>
      each.high - each.low > RESOLUTION * (high - low) ||
      !criticals.some((critical) => overlaps(critical, each)),
  );

/** Returns the point that a function has at a place where it turns or breaks, if any. */
function pointAt(studied: StudiedFunction, place: Place, limits: readonly Range[]): NamedPoint[] {
  const { f, context, index, values } = studied;
  const distances = (side: 1 | -1): number =>
    Math.min(
      ...limits
        .map(({ low, high }) => (side === 1 ? low - place.high : place.low - high))
        .filter((distance) => distance > 0),
      Math.max(1, Math.abs(place.x)),
    );
  const room = { left: distances(-1), right: distances(1) };
  const base = { of: [index], ...coordinates(place) };
  if (values(I.interval(place.low, place.high)).isContinuous) {
    const before = slopeSign(studied, place, -1, room.left);
    const after = slopeSign(studied, place, 1, room.right);
    if (before * after !== -1) return [];
    return [{ kind: before < 0 ? "minimum" : "maximum", ...base, ...valueAt(studied, place) }];
  }
  const [left, right] = [
    findLimit(f, context, place, -1, room.left, boundOf(studied, place, -1, room.left)),
    findLimit(f, context, place, 1, room.right, boundOf(studied, place, 1, room.right)),
  ];
  if (left.kind === "infinite" || right.kind === "infinite")
    return [{ kind: "pole", ...base, y: Number.NaN }];
  if (left.kind !== "finite" || right.kind !== "finite") return [];
  if (left.value === undefined || right.value === undefined) return [];
  const isGap = Math.abs(left.value - right.value) > 1e-7 * Math.max(1, Math.abs(left.value));
  const hasValue = place.exact
    ? computeExactValue(f.node, place.exact.exact, context)
    : Number.isFinite(f.at(place.x));
  if (isGap || hasValue) return [];
  return [{ kind: "hole", ...base, y: Number(((left.value + right.value) / 2).toPrecision(10)) + 0 }];
}

/** Halvings of the distance at which the sign of a derivative is searched. */
const MAX_HALVINGS = 30;

/** Returns the sign of the derivative on one side of a place; 0 if it is 0, undecided or missing. */
function slopeSign({ slopes }: StudiedFunction, { x }: Place, side: 1 | -1, room: number): -1 | 0 | 1 {
  if (!slopes) return 0;
  // Far from the place, the derivative may be too small for a double.
  for (let distance = room / 2, i = 0; i < MAX_HALVINGS; i++, distance /= 2) {
    const sign = I.signOf(slopes(I.interval(x + side * distance, x + side * distance)));
    if (sign !== 0) return sign;
  }
  return 0;
}

/** Returns the largest magnitude between an eighth and a quarter of the room beside a place; 0 if it is unknown. */
function boundOf({ values }: StudiedFunction, { x }: Place, side: 1 | -1, room: number): number {
  const [near, far] = [x + (side * room) / 8, x + (side * room) / 4];
  const { low, high } = values(I.interval(Math.min(near, far), Math.max(near, far)));
  const bound = Math.max(Math.abs(low), Math.abs(high));
  return Number.isFinite(bound) ? bound : 0;
}

/** Digits that a value has to have in doubles. */
const PRECISION = 1e-9;

/** Returns the value at a place, with its exact text if it has one. */
function valueAt(
  { f, context, values }: Pick<StudiedFunction, "f" | "context" | "values">,
  place: Place,
): { y: number; exactY?: string } {
  const exact = place.exact && computeExactValue(f.node, place.exact.exact, context);
  if (exact) return { y: exact.value, ...(exact.text !== undefined && { exactY: exact.text }) };
  const { low, high } = values(I.interval(place.x, place.x));
  // A value that is 0 within the rounding of its place has no digits.
  if (I.containsZero(values(I.interval(place.low, place.high)))) return { y: 0 };
  const y = f.at(place.x);
  if (high - low <= PRECISION * Math.abs(y)) return { y };
  const precise = computeExactValue(f.node, E.fromRational(R.fromNumber(place.x)), context);
  return { y: precise?.value ?? y };
}

/** Finds the points that two functions have in common. */
export function* findIntersections(a: StudiedFunction, b: StudiedFunction, range: Range): Search<Findings> {
  const difference = operation("-", a.f.node, b.f.node);
  const zeros = yield* findZeros(difference, a.context, range, { left: MAX_OPERATIONS });
  const values = compileIntervals(difference, a.f.angle);
  const criticals = [...a.criticals, ...b.criticals];
  const met = zeros.places.filter((place) => isZeroOf(difference, values, a.context, place, criticals));
  return {
    points: met.map((place) => ({
      kind: "intersection",
      of: [a.index, b.index],
      ...coordinates(place),
      ...valueAt(a, place),
    })),
    uncertain: removeCriticals(zeros.uncertain, { criticals }, range),
  };
}

/** Returns the point that a function has on a vertical line, if any. */
export function findCrossing(line: CompiledFunction, index: number, studied: StudiedFunction): NamedPoint[] {
  if (line.vertical === undefined) return [];
  const place = exactOf(line, studied.context) ?? {
    x: line.vertical,
    low: line.vertical,
    high: line.vertical,
  };
  const point = valueAt(studied, place);
  if (!Number.isFinite(point.y)) return [];
  return [{ kind: "intersection", of: [index, studied.index].toSorted(), ...coordinates(place), ...point }];
}

/** Returns the exact position of a vertical line, if it has one. */
function exactOf({ node }: CompiledFunction, context: ExactContext): Place | undefined {
  const exact = evaluateAt(node, E.ZERO, context)?.exact;
  return exact && exactPlace({ exact, text: exactText(exact) });
}
