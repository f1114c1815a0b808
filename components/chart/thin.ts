import type { Place } from "./paths";

/**
 * Thins a line by ascending x: keeps the first, lowest, highest and last point of each pixel column, so that
 * no peak is lost.
 */
export function thinnedLine(places: readonly Place[], width: number): readonly Place[] {
  if (places.length <= 4 * width) return places;
  const thinned: Place[] = [];
  for (let start = 0; start < places.length; ) {
    const pixel = Math.floor(places[start]?.[0] ?? 0);
    let end = start;
    let [low, high] = [start, start];
    for (; end < places.length && Math.floor(places[end]?.[0] ?? 0) === pixel; end += 1) {
      if (yOf(places, end) < yOf(places, low)) low = end;
      if (yOf(places, end) > yOf(places, high)) high = end;
    }
    const extremes = new Set([start, Math.min(low, high), Math.max(low, high), end - 1]);
    for (const index of extremes) {
      const place = places[index];
      if (place) thinned.push(place);
    }
    start = end;
  }
  return thinned;
}

const yOf = (places: readonly Place[], index: number): number => places[index]?.[1] ?? 0;

/** Keeps one point per square of this many pixels: the others would be hidden. */
export function thinnedCloud(places: readonly Place[], square: number): readonly Place[] {
  const taken = new Set<string>();
  return places.filter(([x, y]) => {
    const key = `${Math.round(x / square)} ${Math.round(y / square)}`;
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

/** Returns at most `most` indexes from 0 to count - 1, including the first and the last. */
export function thinnedIndexes(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  const indexes = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
  return indexes.at(-1) === count - 1 || count === 0 ? indexes : [...indexes, count - 1];
}
