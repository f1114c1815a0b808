import type { ScatterChart } from "@/lib/kit/calculator/chart";

/** Point of a cloud with the index of its group; undefined for the chart's main point. */
export interface CloudPoint {
  x: number;
  y: number;
  label: string | undefined;
  group: number | undefined;
}

/** Lists every point of a cloud, by ascending x and y, the order of the arrow keys. */
export function cloudOf({ series, point }: ScatterChart): readonly CloudPoint[] {
  const all: CloudPoint[] = series.flatMap(({ points }, group) =>
    points.map(({ x, y, label }) => ({ x, y, label, group })),
  );
  if (point) all.push({ ...point, group: undefined });
  return all.sort((a, b) => a.x - b.x || a.y - b.y);
}

/** Returns the index of the initial point: the chart's main one, else the first. */
export const homeIn = (cloud: readonly CloudPoint[]): number =>
  Math.max(
    0,
    cloud.findIndex(({ group }) => group === undefined),
  );

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
