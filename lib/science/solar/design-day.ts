import type { SkyIrradiance } from "./clear-sky.ts";
import { type ClearSkyModel, clearSky } from "./clear-sky.ts";
import { designDay, type Site, type SunPosition, sunAt } from "./sun.ts";

/**
 * Drop of the temperature below its peak at each hour from 1 to 24 of standard time, as a fraction of the daily range:
 * ASHRAE Handbook — Fundamentals 2021, chapter 14, table 6.
 */
export const DAILY_RANGE_FRACTIONS = [
  0.88, 0.92, 0.95, 0.98, 1, 0.98, 0.91, 0.74, 0.55, 0.38, 0.23, 0.13, 0.05, 0, 0, 0.06, 0.14, 0.24, 0.39,
  0.5, 0.59, 0.68, 0.75, 0.82,
] as const;

/** Returns the temperatures at the hours 1 to 24 of a design day, from its highest and its range, K. */
export const dailyTemperatures = (highest: number, range: number): number[] =>
  DAILY_RANGE_FRACTIONS.map((fraction) => highest - fraction * range);

/** Returns the wet bulbs, limited to the dry bulb of their hour. */
export const dailyWetBulbs = (highest: number, range: number, dryBulbs: readonly number[]): number[] =>
  dailyTemperatures(highest, range).map((wetBulb, index) => Math.min(wetBulb, dryBulbs[index] ?? wetBulb));

export interface SolarHour extends SunPosition, SkyIrradiance {
  /** 1 to 24, of standard time. */
  hour: number;
}

/**
 * Computes sun and clear sky at the hours 1 to 24 of the 21st of a month; undefined for invalid optical
 * depths.
 */
export function clearDesignDay(
  site: Site,
  month: number,
  depths: { beam: number; diffuse: number; model: ClearSkyModel },
): SolarHour[] | undefined {
  const day = designDay(month);
  const hours: SolarHour[] = [];
  for (let hour = 1; hour <= 24; hour += 1) {
    const sun = sunAt(site, day, hour);
    const sky = clearSky(sun.altitude, day, depths);
    if (!sky) return undefined;
    hours.push({ hour, ...sun, ...sky });
  }
  return hours;
}
