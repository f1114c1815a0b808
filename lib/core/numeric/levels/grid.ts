import { between, type Domain, snapped } from "./search.ts";

/** Steps to each side of the start, by equal factors: 10^(1/8). */
const FACTOR = 10 ** 0.125;
const FACTORS = 36;
/** Number of places from half to one and a half times the start: most targets need a small change. */
const ABOUT = 80;
/** Ratio from which a range of one sign gets places at equal factors as well. */
const WIDE = 100;

/**
 * Returns the first places of a search, about `size`: evenly over the range, geometrically if it is wide, and
 * denser around the start. Ascending, with both ends and the start.
 */
export function gridOf({ low, high, step, start }: Domain, size: number): number[] {
  const places = [low, high];
  for (let part = 1; part < size; part += 1) places.push(low + (high - low) * (part / size));
  const scale = Math.abs(start ?? 0) || (high - low) / WIDE;
  for (const sign of [1, -1])
    for (let power = -FACTORS; power <= FACTORS; power += 1) places.push(sign * scale * FACTOR ** power);
  if (low > 0 && high / low > WIDE)
    for (let part = 1; part < size; part += 1) places.push(low * (high / low) ** (part / size));
  if (start !== undefined) {
    places.push(start);
    for (let part = 0; part <= ABOUT; part += 1) places.push(start * (0.5 + part / ABOUT));
  }
  if (low < 0 && high > 0) places.push(0);
  return inOrder(
    places.map((place) =>
      place === start || place === low || place === high ? place : snapped(place, step),
    ),
    low,
    high,
  );
}

/** Adds a place between any two, if possible. */
export const halved = (places: readonly number[], step: number): number[] =>
  places.flatMap((place, index) => {
    const next = places[index + 1];
    const middle = next === undefined ? undefined : between(place, next, step);
    return middle === undefined ? [place] : [place, middle];
  });

const inOrder = (places: readonly number[], low: number, high: number): number[] =>
  [...new Set(places)].filter((place) => place >= low && place <= high).sort((a, b) => a - b);
