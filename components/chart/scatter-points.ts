import type { ScatterChart } from "@/lib/kit/calculator/chart";

/** A point of a cloud with the place of its group; the chart's own has none. */
export interface CloudPoint {
  x: number;
  y: number;
  label: string | undefined;
  group: number | undefined;
}

/** Every point of a cloud, by ascending x and y, as one moves along them. */
export function cloudOf({ series, point }: ScatterChart): readonly CloudPoint[] {
  const all: CloudPoint[] = series.flatMap(({ points }, group) =>
    points.map(({ x, y, label }) => ({ x, y, label, group })),
  );
  if (point) all.push({ ...point, group: undefined });
  return all.sort((a, b) => a.x - b.x || a.y - b.y);
}

/** The index of the point that is read first: the chart's own, else the first. */
export const homeIn = (cloud: readonly CloudPoint[]): number =>
  Math.max(
    0,
    cloud.findIndex(({ group }) => group === undefined),
  );

/** The index of the place nearest to this one. */
export function nearestPlace(
  places: readonly { x: number; y: number }[],
  x: number,
  y: number,
): number | undefined {
  let [closest, least] = [-1, Number.POSITIVE_INFINITY];
  places.forEach((place, index) => {
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance < least) [closest, least] = [index, distance];
  });
  return closest < 0 ? undefined : closest;
}
