import { nice, ticks } from "d3-array";
import type { ValueFormat } from "@/lib/calculators/computation";
import { civilDate, dayNumber } from "@/lib/civil/day";
import { shortMonthName } from "@/lib/civil/day-names";
import { formatDuration } from "@/lib/faces/text/format-value";
import type { Currency } from "@/lib/fields/currency";
import { formatNumber } from "@/lib/numeric/text";

export interface Tick {
  value: number;
  label: string;
}

/** From this size on, numbers on an axis are short: "12.5K", "$1.2M". */
const SHORT_FROM = 10_000;
/** Beyond this, powers of ten. */
const SHORT_BELOW = 1e15;

/** At most about `count` round places from min to max, with texts as short as they are clear. */
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
  const values = ticks(min, max, count);
  return labelled(format.kind === "count" ? values.filter(Number.isInteger) : values, format, currency);
}

/** The range widened to round ends; one that is a single value, to one with some room. */
export function niceRange(min: number, max: number, count: number): [min: number, max: number] {
  if (min < max) return nice(min, max, count) as [number, number];
  if (min === 0) return [0, 1];
  return min > 0 ? nice(0, min, count) : nice(min, 0, count);
}

function labelled(values: readonly number[], format: ValueFormat, currency: Currency): readonly Tick[] {
  const write = tickWriter(values, format, currency);
  return values.map((value) => ({ value, label: write(value).replace("-", "−") }));
}

function tickWriter(
  values: readonly number[],
  format: ValueFormat,
  currency: Currency,
): (value: number) => string {
  const largest = Math.max(...values.map(Math.abs));
  const decimals = Math.max(0, ...values.map(decimalsOf));
  const isShort = largest >= SHORT_FROM && largest < SHORT_BELOW;
  if (format.kind === "money") {
    const cents = decimals === 0 ? 0 : Math.max(decimals, currency.decimals);
    const digits = isShort
      ? ({ notation: "compact", maximumFractionDigits: 2 } as const)
      : { minimumFractionDigits: cents, maximumFractionDigits: cents };
    const money = new Intl.NumberFormat("en-US", { style: "currency", currency: currency.code, ...digits });
    return (value) => money.format(value);
  }
  if (isShort) {
    const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 });
    return (value) => compact.format(value);
  }
  const sign = format.kind === "percent" ? "%" : "";
  return (value) => `${formatNumber(value, { significant: 6 })}${sign}`;
}

/** How many decimals a round number has, at most 6. */
const decimalsOf = (value: number): number =>
  Math.min(6, /\.(\d+)$/.exec(String(Number(value.toPrecision(12))))?.[1]?.length ?? 0);

/** Seconds. */
const DURATION_STEPS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200,
];
const DAY_STEPS = [1, 2, 7, 14];
const MONTH_STEPS = [1, 2, 3, 6];
const DAYS_A_MONTH = 30.44;

/** The smallest of the steps that is not below `least`; beyond these, a round multiple of `unit`. */
function stepFor(least: number, steps: readonly number[], unit: number): number {
  const own = steps.find((step) => step >= least);
  if (own !== undefined) return own;
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

/** Days, firsts of months or of years; x in days since 1970-01-01. */
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
