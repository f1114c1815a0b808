/**
 * Search that requests values one by one: `yield x` returns the value there, or undefined. The caller may
 * wait for values, pause, and stop.
 */
export type Search<T> = Generator<number, T, number | undefined>;

/** A place with its value. */
export interface Sample {
  x: number;
  /** Undefined without a value. */
  y: number | undefined;
}
export interface ValuedSample extends Sample {
  y: number;
}

export const isKnown = (sample: Sample | undefined): sample is ValuedSample => sample?.y !== undefined;

/** Range of a search. */
export interface Domain {
  low: number;
  high: number;
  /** The search tries only multiples of it: 1 for whole numbers, 0.01 for cents, 0 for any number. */
  step: number;
  /** Present value, whose magnitude sets the scale of the search. */
  start: number | undefined;
}

/** Computes the value at a place. A value that is not finite counts as missing. */
export function* valueAt(x: number): Search<Sample> {
  const y = yield x;
  return { x, y: y !== undefined && Number.isFinite(y) ? y : undefined };
}

/** Numbers of one sign with a larger ratio are bisected geometrically. */
const FAR = 4;

/** Returns a number between two, arithmetically or, if far apart, geometrically; undefined if none. */
export function between(a: number, b: number, step: number): number | undefined {
  const [low, high] = a < b ? [a, b] : [b, a];
  const isFar = low > 0 ? high / low > FAR : high < 0 && low / high > FAR;
  const middle = isFar
    ? Math.sign(low) * Math.sqrt(Math.abs(low)) * Math.sqrt(Math.abs(high))
    : low + (high - low) / 2;
  return within(middle, low, high, step);
}

/** Returns the allowed place next to `x` that is between two others; undefined if there is none. */
export function within(x: number, low: number, high: number, step: number): number | undefined {
  const place = snapped(x, step);
  if (place > low && place < high) return place;
  if (step === 0 || high - low < 1.5 * step) return undefined;
  return snapped(place <= low ? low + step : high - step, step);
}

/** Returns the nearest multiple of a step as a decimal: 0.29, not 0.29000000000000004. */
export const snapped = (x: number, step: number): number =>
  step === 0 ? x : Number((Math.round(x / step) * step).toPrecision(15));
