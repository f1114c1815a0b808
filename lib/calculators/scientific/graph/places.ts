import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import * as I from "../../../science/functions/interval.ts";
import type { Node } from "../expression/syntax.ts";
import { countParts, shortDerivative } from "./derivative.ts";
import { type ExactContext, type ExactPlace, isZeroAt, listExactPlaces, numberOf } from "./exact-point.ts";
import { splitFactors } from "./factors.ts";
import { compileIntervals } from "./interval-function.ts";
import {
  type Isolation,
  isolateZeros,
  type Operations,
  type Range,
  RESOLUTION,
  type Smooth,
} from "./isolate.ts";
import { joinUncertain } from "./uncertain-ranges.ts";

/** Zero of an expression. */
export interface Place extends Range {
  readonly x: number;
  /** Exact number, if the zero is proven to be there. */
  readonly exact?: ExactPlace;
}

export interface Places {
  /** Zeros by increasing x, none twice. */
  readonly places: readonly Place[];
  /** Ranges that may have further zeros. */
  readonly uncertain: readonly Range[];
}

/** More clusters are not examined. */
const MAX_CLUSTERS = 100;
const shorten = (uncertain: readonly Range[], range: Range): readonly Range[] =>
  uncertain.length > MAX_CLUSTERS ? joinUncertain(uncertain, range) : uncertain;

/** Finds the zeros of each factor of an expression in a range. */
export function* findZeros(
  node: Node,
  context: ExactContext,
  range: Range,
  operations: Operations,
): Generator<undefined, Places> {
  const [places, uncertain]: [Place[], Range[]] = [[], []];
  for (const factor of splitFactors(node)) {
    const smooth = compileSmooth(factor, context.angle);
    const isolation = yield* isolateZeros(smooth, range, operations);
    for (const zero of isolation.zeros) {
      places.push(placeIn(factor, zero, context));
      yield;
    }
    const isCrowded = isolation.clusters.length > MAX_CLUSTERS;
    for (const cluster of isolation.clusters) {
      if (isFlatBeside(cluster, isolation)) continue;
      const place = isCrowded ? undefined : placeOfCluster(factor, smooth, cluster, range, context);
      if (place) places.push(place);
      else uncertain.push(cluster);
      yield;
    }
  }
  return { places: removeDuplicates(places), uncertain: shorten(uncertain, range) };
}

function compileSmooth(node: Node, angle: AngleUnit): Smooth {
  const slope = shortDerivative(node, angle);
  return {
    value: compileIntervals(node, angle),
    slope: slope && compileIntervals(slope, angle),
    cost: { value: countParts(node), slope: slope ? countParts(slope) : 0 },
  };
}

const isFlatBeside = ({ low, high }: Range, { flats }: Isolation): boolean =>
  flats.some((flat) => low <= flat.high && high >= flat.low);

function placeIn(factor: Node, zero: Range, context: ExactContext): Place {
  const exact = listExactPlaces(zero).find((each) => isZeroAt(factor, each.exact, context));
  return exact ? exactPlace(exact) : { ...zero, x: (zero.low + zero.high) / 2 };
}

export function exactPlace(exact: ExactPlace): Place {
  const x = numberOf(exact.exact);
  return { x, low: I.below(x, 4 * Number.EPSILON), high: I.above(x, 4 * Number.EPSILON), exact };
}

/** Returns the zero of a narrow range, if it is exact, or the function changes its sign. */
function placeOfCluster(
  factor: Node,
  { value }: Smooth,
  cluster: Range,
  range: Range,
  context: ExactContext,
): Place | undefined {
  const width = cluster.high - cluster.low;
  if (width > RESOLUTION * (range.high - range.low)) return undefined;
  const [low, high] = [cluster.low - width, cluster.high + width];
  const exact = listExactPlaces({ low, high }).find((each) => isZeroAt(factor, each.exact, context));
  if (exact) return exactPlace(exact);
  const signs = I.signOf(value(I.interval(low, low))) * I.signOf(value(I.interval(high, high)));
  const isContinuous = value(I.interval(low, high)).isContinuous;
  return signs === -1 && isContinuous ? { ...cluster, x: (low + high) / 2 } : undefined;
}

/** Two exact places are the same if their numbers are; others if their ranges meet. */
export function removeDuplicates(places: readonly Place[]): readonly Place[] {
  const result: Place[] = [];
  for (const place of places.toSorted((a, b) => a.x - b.x)) {
    const last = result.at(-1);
    const isSame = last && place.low <= last.high && last.low <= place.high;
    if (!isSame) result.push(place);
    else if (place.exact && !last.exact) result[result.length - 1] = place;
  }
  return result;
}
