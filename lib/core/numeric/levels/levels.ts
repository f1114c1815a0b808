import { crossing, edgeOf, type Jump, jumpOf, type Level } from "./bracket.ts";
import { lowest } from "./extreme.ts";
import { gridOf, halved } from "./grid.ts";
import {
  between,
  type Domain,
  isKnown,
  type Sample,
  type Search,
  type ValuedSample,
  valueAt,
} from "./search.ts";

export interface Levels {
  /** Places with the target, ascending; intervals if it is constant there. */
  places: readonly Place[];
  jumps: readonly Jump[];
  /** Extreme values that were computed; undefined if there are none. */
  least?: ValuedSample;
  most?: ValuedSample;
  /** True if time ran out before the search ended. */
  isCut: boolean;
}

export interface Place {
  at: ValuedSample;
  /** Interval in which the function has the target value. */
  stretch?: { from: number; to: number };
}

export interface Task extends Domain {
  target: number;
  /** Returns false when time is up, which skips further details. */
  mayGoOn?: () => boolean;
}

/** Number of initial places, and number of samples from which the grid is dense enough. */
const FIRST = 24;
const ENOUGH = 240;
/** Maximum number of places to refine. */
const MOST = 24;
/** Relative tolerance for equal values, for rounding errors. */
const SAME = 1e-10;
/** Narrower intervals, relative to their place, are points. */
const NARROW = 2e-3;

/**
 * Finds all places in the domain at which a function has the target, within the resolution of some hundred
 * values: where it passes or jumps over the target, only touches it, or is constant. The function may have
 * gaps. Without any, finds the extreme values.
 */
export function* levelsOf(task: Task): Search<Levels> {
  const { target, step, mayGoOn = () => true } = task;
  const small = SAME * Math.abs(target);
  const level: Level = {
    target,
    step,
    side: (y) => (Math.abs(y - target) <= small ? 0 : y < target ? -1 : 1),
  };
  const samples = yield* sampled(task);
  const collector = new LevelCollector(level);
  yield* collector.stretches(samples);
  const passes = collector.passes(samples, task.start);
  for (const [index, look] of [...passes, ...collector.touches(samples)].entries()) {
    // The first crossing is always computed, even without time: it would be wrong to report that nothing reaches the
    // target.
    const isOwed = index === 0 && passes.length > 0;
    if (index >= MOST || !(isOwed || mayGoOn())) return collector.all(samples, true);
    yield* look();
  }
  if (collector.isEmpty) yield* widen(samples, step);
  return collector.all(samples, false);
}

/** Samples values on a grid as dense as allowed, including the edges of gaps. */
function* sampled({ mayGoOn = () => true, ...domain }: Task): Search<Sample[]> {
  const sampleAt = new Map<number, Sample>();
  let grid = gridOf(domain, FIRST);
  for (;;) {
    for (const x of grid) if (!sampleAt.has(x)) sampleAt.set(x, yield* valueAt(x));
    if (grid.length >= ENOUGH || !mayGoOn()) break;
    const next = halved(grid, domain.step);
    if (next.length === grid.length) break;
    grid = next;
  }
  const samples = grid.flatMap((x) => sampleAt.get(x) ?? []);
  const edges: ValuedSample[] = [];
  for (const [index, sample] of samples.entries()) {
    if (isKnown(sample) || edges.length >= MOST) continue;
    for (const neighbor of [samples[index - 1], samples[index + 1]])
      if (isKnown(neighbor)) edges.push(yield* edgeOf(neighbor, sample.x, domain.step));
  }
  const all = new Map([...samples, ...edges].map((sample) => [sample.x, sample]));
  return [...all.values()].sort((a, b) => a.x - b.x);
}

/** Collects the results of a search. */
class LevelCollector {
  readonly level: Level;
  readonly places: Place[] = [];
  readonly jumps: Jump[] = [];

  constructor(level: Level) {
    this.level = level;
  }

  get isEmpty(): boolean {
    return this.places.length + this.jumps.length === 0;
  }

  /** Returns samples at the target, extended to intervals. */
  *stretches(samples: readonly Sample[]): Search<void> {
    for (let index = 0; index < samples.length; index += 1) {
      const first = index;
      while (this.#isAt(samples[index])) index += 1;
      const [from, to] = [samples[first], samples[index - 1]];
      if (index > first && isKnown(from) && isKnown(to))
        this.places.push(yield* this.#stretched(from, to, samples[first - 1], samples[index]));
    }
  }

  /** Searches between neighbors on either side, the nearest to `start` first, except across gaps. */
  passes(samples: readonly Sample[], start = 0): (() => Search<void>)[] {
    const { side } = this.level;
    const valued = [...samples.entries()].filter((entry): entry is [number, ValuedSample] =>
      isKnown(entry[1]),
    );
    const passes = valued.flatMap(([at, from], index) => {
      const [next, to] = valued[index + 1] ?? [];
      if (!to || side(from.y) * side(to.y) >= 0) return [];
      if (next === at + 1) return [{ from, to }];
      const [before = from, after = to] = [valued[index - 1]?.[1], valued[index + 2]?.[1]];
      const jump = jumpOf(before, after, from, to, true);
      if (jump) this.jumps.push(jump);
      return [];
    });
    const apart = ({ from, to }: { from: ValuedSample; to: ValuedSample }): number =>
      Math.min(Math.abs(from.x - start), Math.abs(to.x - start));
    return passes
      .toSorted((a, b) => apart(a) - apart(b))
      .map(
        ({ from, to }) =>
          () =>
            this.#between(from, to),
      );
  }

  /** Searches where the values approach the target and turn back. */
  touches(samples: readonly Sample[]): (() => Search<void>)[] {
    const { target } = this.level;
    const distance = (y: number): number => Math.abs(y - target);
    return samples.flatMap((middle, index) => {
      const [left, right] = [samples[index - 1], samples[index + 1]];
      if (!isKnown(left) || !isKnown(middle) || !isKnown(right)) return [];
      const { side } = this.level;
      if (side(middle.y) === 0 || side(left.y) !== side(middle.y) || side(right.y) !== side(middle.y))
        return [];
      const [near, before, after] = [distance(middle.y), distance(left.y), distance(right.y)];
      if (near > before || near > after || (near === before && near === after)) return [];
      // A turn that is no deeper than it is wide does not reach the target.
      return near > Math.max(before, after) - near ? [] : [() => this.#turn(left, middle, right)];
    });
  }

  all(samples: readonly Sample[], isCut: boolean): Levels {
    const valued = samples.filter(isKnown);
    const [first] = valued;
    const by = (isBetter: (y: number, than: number) => boolean) =>
      valued.reduce<ValuedSample | undefined>(
        (best, sample) => (best === undefined || isBetter(sample.y, best.y) ? sample : best),
        first,
      );
    const least = by((y, than) => y < than);
    const most = by((y, than) => y > than);
    return {
      places: this.places.toSorted((a, b) => a.at.x - b.at.x),
      jumps: this.jumps.toSorted((a, b) => a.from.x - b.from.x),
      ...(least && { least }),
      ...(most && { most }),
      isCut,
    };
  }

  #isAt(sample: Sample | undefined): boolean {
    return isKnown(sample) && this.level.side(sample.y) === 0;
  }

  *#between(from: ValuedSample, to: ValuedSample): Search<void> {
    const passed = yield* crossing(this.level, from, to);
    if (passed?.kind === "jump") this.jumps.push(passed);
    else if (passed) this.places.push(yield* this.#stretched(passed.at, passed.at, from, to));
  }

  *#turn(left: ValuedSample, middle: ValuedSample, right: ValuedSample): Search<void> {
    const { side, target } = this.level;
    const startSide = side(middle.y);
    const deepest = yield* lowest(
      (y) => startSide * (y - target),
      [left.x, middle, right.x],
      this.level.step,
      (y) => side(y) !== startSide,
    );
    if (side(deepest.y) === 0) this.places.push({ at: deepest });
    else if (side(deepest.y) !== startSide) {
      yield* this.#between(left, deepest);
      yield* this.#between(deepest, right);
    }
  }

  /** Extends one or more samples to the interval at the target; `before` and `after` have another value. */
  *#stretched(
    from: ValuedSample,
    to: ValuedSample,
    before: Sample | undefined,
    after: Sample | undefined,
  ): Search<Place> {
    const low = yield* this.#edge(from, before);
    const high = yield* this.#edge(to, after);
    const isWide = high - low > NARROW * Math.max(Math.abs(low), Math.abs(high));
    return isWide ? { at: from, stretch: { from: low, to: high } } : { at: from };
  }

  /** Finds the last place at the target on the way to another value. */
  *#edge({ x }: ValuedSample, towards: Sample | undefined): Search<number> {
    if (towards === undefined) return x;
    const { step } = this.level;
    let [last, other] = [x, towards.x];
    // Usually it is a single point, whose neighbor has another value.
    const nextX = x + Math.sign(other - x) * Math.max(step, (NARROW / 2) * Math.abs(x));
    if (Math.abs(nextX - x) < Math.abs(other - x)) {
      if (!this.#isAt(yield* valueAt(nextX))) return x;
      last = nextX;
    }
    while (Math.abs(other - last) > 1e-9 * Math.abs(other)) {
      const place = between(last, other, step);
      if (place === undefined) break;
      if (this.#isAt(yield* valueAt(place))) last = place;
      else other = place;
    }
    return last;
  }
}

/** Refines the extreme values among the samples. */
function* widen(samples: Sample[], step: number): Search<void> {
  const valued = samples.filter(isKnown);
  for (const sign of [1, -1]) {
    const index = valued.reduce(
      (best, sample, at) => (sign * sample.y < sign * (valued[best] ?? sample).y ? at : best),
      0,
    );
    const [left, best, right] = [valued[index - 1], valued[index], valued[index + 1]];
    if (left && best && right) samples.push(yield* lowest((y) => sign * y, [left.x, best, right.x], step));
  }
}
