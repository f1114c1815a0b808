import type { HourCycle } from "../../core/civil/clock.ts";
import { unitAfter } from "../../core/locale/unit-words.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { formatFixed, formatNumber } from "../../core/numeric/text.ts";
import type { ValueFormat } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney } from "../../kit/fields/money.ts";
import type { QuantityFormat } from "../../kit/fields/quantity-format.ts";
import { formatDay } from "./format-day.ts";
import { formatHour, formatYears } from "./format-time.ts";

/** Formatted value: its figures, and a separate (lighter) unit. */
export interface WrittenValue {
  text: string;
  unit?: string;
  /** The denominator of an exact fraction. */
  below?: string;
}

/** Unit of a quantity: its symbol, and the conversion from the SI base unit. */
export interface QuantityScale {
  symbol: string;
  fromBase: (value: number) => number;
}

/** Returns the unit of a quantity: the visitor's choice, or the first one of the current system. */
export interface Quantities {
  (format: QuantityFormat): QuantityScale;
  /** Hours on the visitor's clock; default 24. */
  hours?: HourCycle;
}

export type Value = number | string | null;

/** Placeholder for a missing value, or one that cannot be formatted. */
export const NO_VALUE = "—";

/** Digits of quantities and percentages whose formats declare none. */
export const QUANTITY_DIGITS = { significant: 6 };
export const PERCENT_DECIMALS = 2;
/** Displayed fractions of a second: thousandths. */
export const DURATION_DECIMALS = 3;

/**
 * Formats a value of an output, a table or a chart. Numbers are in SI for quantities, in major units for
 * money, in seconds for durations; days are ISO texts, or numbers of days since 1970-01-01 (on axes). Texts
 * stay unchanged. @throws TypeError for a quantity without `quantities`.
 */
export function formatValue(
  value: Value,
  format: ValueFormat,
  currency: Currency,
  quantities?: Quantities,
): WrittenValue {
  if (value === null) return { text: NO_VALUE };
  if (format.kind === "day") return { text: formatDay(value, "long") };
  if (format.kind === "hour") return { text: formatHour(value, format.hours ?? quantities?.hours) };
  if (typeof value === "string") return { text: value };
  if (!Number.isFinite(value)) return { text: NO_VALUE };
  switch (format.kind) {
    case "money":
      return { text: formatMoney(value, currency) };
    case "percent":
      return { text: `${figures(value, format, upToDecimals(value, format.upTo ?? PERCENT_DECIMALS))}%` };
    case "number":
      return withUnit(
        figures(value, format, format.upTo === undefined ? undefined : upToDecimals(value, format.upTo)),
        format.suffix,
      );
    case "count":
      return withUnit(formatNumber(value), format.suffix);
    case "quantity": {
      const { symbol, fromBase } = scaleOf(format, quantities);
      const converted = fromBase(value);
      if (!Number.isFinite(converted)) return { text: NO_VALUE };
      return withUnit(figures(converted, format, QUANTITY_DIGITS), symbol);
    }
    case "duration":
      return { text: formatDuration(value) };
    case "years":
      return { text: formatYears(value) };
    case "text":
      return { text: formatNumber(value) };
  }
}

/** Joins a formatted value: "70 kg", "6.5%", "12°", "5/6". */
export function writtenText({ text, unit, below }: WrittenValue): string {
  if (below) return `${text}/${below}`;
  if (!unit) return text;
  return /^(%|°(?!\p{L}))/u.test(unit) ? `${text}${unit}` : `${text} ${unit}`;
}

/** Returns the unit of a quantity's format. @throws TypeError without units. */
export function scaleOf(format: QuantityFormat, quantities: Quantities | undefined): QuantityScale {
  if (!quantities) throw new TypeError(`The units of ${format.converter} are not given`);
  return quantities(format);
}

/** Uses fixed decimals if requested, so that columns align. */
function figures(
  value: number,
  { decimals, significant }: { decimals?: number; significant?: number },
  otherwise?: { significant: number } | { decimals: number },
): string {
  if (decimals !== undefined) return formatFixed(value, decimals);
  return formatNumber(value, significant === undefined ? otherwise : { significant });
}

/** Rounds to decimals; a value that would become 0 to as many significant digits instead. */
const upToDecimals = (value: number, decimals: number): { decimals: number } | { significant: number } =>
  value !== 0 && roundTo(value, decimals) === 0 ? { significant: decimals } : { decimals };

const withUnit = (text: string, unit: string | undefined): WrittenValue =>
  unit && unit !== "—" ? { text, unit: unitAfter(text, unit) } : { text };

/** Formats seconds as "2 h 15 min", "45 s", "−1 h 0 min 5 s", "0 min"; to a thousandth of a second. */
export function formatDuration(seconds: number): string {
  const exact = roundTo(Math.abs(seconds), DURATION_DECIMALS);
  const whole = Math.floor(exact);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = roundTo(exact - hours * 3600 - minutes * 60, DURATION_DECIMALS);
  const parts = [
    ...(hours > 0 ? [`${formatNumber(hours)} h`] : []),
    ...(minutes > 0 || (hours > 0 && rest > 0) ? [`${minutes} min`] : []),
    ...(rest > 0 ? [`${formatNumber(rest)} s`] : []),
  ];
  if (parts.length === 0) return "0 min";
  return `${seconds < 0 ? "−" : ""}${parts.join(" ")}`;
}
