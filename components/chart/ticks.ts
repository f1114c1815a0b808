import { ticks } from "d3-array";
import { civilDate, dayNumber } from "@/lib/core/civil/day";
import { shortMonthName } from "@/lib/core/civil/day-names";
import type { ValueFormat } from "@/lib/kit/calculator/computation";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatDuration } from "@/lib/run/format/format-value";
import { tickWriter } from "./tick-text";

export interface Tick {
  value: number;
  label: string;
}

/** Returns at most about `count` round ticks from min to max, with the shortest clear texts. */
export function axisTicks(
  min: number,
  max: number,
  count: number,
  format: ValueFormat,
  currency: Currency,
): readonly Tick[] {
  if (!(max > min)) return Number.isFinite(min) ? labelled([min], format, currency) : [];
  if (format.kind === "day") return dayTicks(min, max, count);
  if (format.kind === "duration") {
    const step = stepFor((max - min) / count, DURATION_STEPS, 86_400);
    return multiples(min, max, step).map((value) => ({ value, label: formatDuration(value) }));
  }
  if (format.kind === "hour")
    return labelled(multiples(min, max, stepFor((max - min) / count, HOUR_STEPS, 24)), format, currency);
  if (format.kind === "years") {
    const step = stepFor(((max - min) * 12) / count, MONTHS_OF_YEARS, 1200);
    const months = multiples(min * 12, max * 12, step);
    return labelled(
      months.map((value) => value / 12),
      format,
      currency,
    );
  }
  const values = evenTicks(min, max, count);
  return labelled(format.kind === "count" ? values.filter(Number.isInteger) : values, format, currency);
}

/** Returns round values from min to max; the ends if doubles have no values in between. */
function evenTicks(min: number, max: number, count: number): readonly number[] {
  const candidates = ticks(min, max, count);
  return candidates.length >= 2 && candidates.every(Number.isFinite) ? candidates : [min, max];
}

export function labelled(
  values: readonly number[],
  format: ValueFormat,
  currency: Currency,
): readonly Tick[] {
  const write = tickWriter(values, format, currency);
  return values.map((value) => ({ value, label: write(value).replace("-", "−") }));
}

/** Seconds. */
const DURATION_STEPS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200,
];
const HOUR_STEPS = [1, 2, 3, 4, 6, 12];
/** Months on an axis of years. */
const MONTHS_OF_YEARS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600];
const DAY_STEPS = [1, 2, 7, 14];
const MONTH_STEPS = [1, 2, 3, 6];
const DAYS_A_MONTH = 30.44;

/** Returns the smallest step that is at least `least`; beyond the list, a round multiple of `unit`. */
function stepFor(least: number, steps: readonly number[], unit: number): number {
  const fittingStep = steps.find((step) => step >= least);
  if (fittingStep !== undefined) return fittingStep;
  const units = least / unit;
  const power = 10 ** Math.floor(Math.log10(Math.max(units, 1)));
  const multiple = [1, 2, 5, 10].find((each) => each * power >= units) ?? 10;
  return multiple * power * unit;
}

function multiples(min: number, max: number, step: number): readonly number[] {
  const first = Math.ceil(min / step - 1e-9);
  const count = Math.floor(max / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step);
}

/** Returns ticks at days, first days of months, or of years; x in days since 1970-01-01. */
function dayTicks(min: number, max: number, count: number): readonly Tick[] {
  const least = (max - min) / count;
  const days = DAY_STEPS.find((step) => step >= least);
  if (days !== undefined)
    return multiples(min, max, days).map((value) => ({ value, label: dayLabel(value) }));
  const months = MONTH_STEPS.find((step) => step * DAYS_A_MONTH >= least);
  const step = months ?? 12 * stepFor(least / DAYS_A_MONTH / 12, [], 1);
  const monthOf = (value: number): number => {
    const { year, month } = civilDate(Math.floor(value));
    return year * 12 + month - 1;
  };
  return multiples(monthOf(min), monthOf(max), step).flatMap((month) => {
    const [year, index] = [Math.floor(month / 12), month % 12];
    const value = dayNumber({ year, month: index + 1, day: 1 });
    if (value < min || value > max) return [];
    return [{ value, label: months === undefined ? String(year) : `${shortMonthName(index + 1)} ${year}` }];
  });
}

const dayLabel = (value: number): string => {
  const { month, day } = civilDate(Math.floor(value));
  return `${shortMonthName(month)} ${day}`;
};
