import { HOURS } from "./periodic-conduction.ts";

/** 24 values, one for each hour (1 to 24, standard time) of a repeating day. */
export type DayValues = Float64Array;

export const daily = (value: (hour: number) => number): DayValues =>
  Float64Array.from({ length: HOURS }, (_, index) => value(index + 1));

/** Applies a time series to the values of a day: each hour receives its share of the preceding hours, cyclically. */
export function delayed(values: DayValues, series: ArrayLike<number>): DayValues {
  const result = new Float64Array(HOURS);
  for (let back = 0; back < HOURS; back += 1) {
    const part = series[back] ?? 0;
    if (part === 0) continue;
    for (let hour = 0; hour < HOURS; hour += 1)
      result[hour] = (result[hour] ?? 0) + part * (values[(hour - back + HOURS) % HOURS] ?? 0);
  }
  return result;
}

/**
 * Converts a heat gain to its load: the convective part immediately, the radiant part as surfaces release it
 * (ASHRAE Handbook — Fundamentals 2021, chapter 18, equations 31 and 32). `radiant` from 0 to 1.
 */
export function loadOf(gain: DayValues, radiant: number, series: ArrayLike<number>): DayValues {
  const late = delayed(gain, series);
  for (let hour = 0; hour < HOURS; hour += 1)
    late[hour] = (1 - radiant) * (gain[hour] ?? 0) + radiant * (late[hour] ?? 0);
  return late;
}

/** Adds a multiple of a day's values to a sum. */
export function addTo(sum: DayValues, values: ArrayLike<number>, times = 1): void {
  for (let hour = 0; hour < HOURS; hour += 1) sum[hour] = (sum[hour] ?? 0) + times * (values[hour] ?? 0);
}

/** Returns the index of the largest value, the first of equal ones. */
export function peakIndex(values: ArrayLike<number>): number {
  let best = 0;
  for (let hour = 1; hour < values.length; hour += 1)
    if ((values[hour] ?? 0) > (values[best] ?? 0)) best = hour;
  return best;
}

/** Returns the peak index of the sum of two days' values. */
export function peakOfSum(some: DayValues, others: DayValues): number {
  let best = 0;
  for (let hour = 1; hour < some.length; hour += 1)
    if ((some[hour] ?? 0) + (others[hour] ?? 0) > (some[best] ?? 0) + (others[best] ?? 0)) best = hour;
  return best;
}
