import { textOfDay } from "../../core/civil/day.ts";
import { roundTo } from "../../core/numeric/round.ts";
import type { Table, ValueFormat } from "../../kit/calculator/computation.ts";
import { csv } from "../../kit/calculator/csv.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { type Quantities, scaleOf, type Value } from "./format-value.ts";
import { headed, titledTotal } from "./table-heads.ts";

/** Reliable significant digits of a double. */
const DIGITS = 15;

/** Formats a table as CSV: the header with units, plain figures, ISO days, h:mm:ss; the totals last. */
export function tableCsv(table: Table, currency: Currency, quantities?: Quantities): string {
  const cells = (row: readonly Value[]): string[] =>
    table.columns.map(({ format }, i) => plainValue(row[i] ?? null, format, currency, quantities));
  return csv([
    table.columns.map(({ label, format }) => headed(label, unitOf(format, currency, quantities))),
    ...table.rows.map(cells),
    ...(table.total ? [cells(titledTotal(table.total))] : []),
  ]);
}

export function unitOf(format: ValueFormat, currency: Currency, quantities?: Quantities): string | undefined {
  switch (format.kind) {
    case "money":
      return currency.code;
    case "percent":
      return "%";
    case "number":
    case "count":
      return format.suffix;
    case "quantity":
      return scaleOf(format, quantities).symbol;
    default:
      return undefined;
  }
}

/** Formats "1234.50", "6.5", "2026-11-22", "2:15:00"; empty without a value. */
export function plainValue(
  value: Value,
  format: ValueFormat,
  currency: Currency,
  quantities?: Quantities,
): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (!Number.isFinite(value)) return "";
  switch (format.kind) {
    case "money":
      return plainFixed(value, currency.decimals);
    case "quantity": {
      const converted = scaleOf(format, quantities).fromBase(value);
      return format.decimals === undefined ? plainNumber(converted) : plainFixed(converted, format.decimals);
    }
    case "percent":
    case "number":
      return format.decimals === undefined ? plainNumber(value) : plainFixed(value, format.decimals);
    case "day":
      return textOfDay(Math.floor(value));
    case "duration":
      return clockText(value);
    default:
      return plainNumber(value);
  }
}

const plainNumber = (value: number): string =>
  Number.isFinite(value) ? String(Number(value.toPrecision(DIGITS)) + 0) : "";

const plainFixed = (value: number, decimals: number): string =>
  Number.isFinite(value) ? roundTo(value, decimals).toFixed(decimals) : "";

/** Formats seconds as "-2:15:00.5". */
function clockText(seconds: number): string {
  const exact = roundTo(Math.abs(seconds), 3);
  const whole = Math.floor(exact);
  const pair = (part: number): string => String(Math.floor(part)).padStart(2, "0");
  const fraction = roundTo(exact - whole, 3);
  const text = `${Math.floor(whole / 3600)}:${pair((whole % 3600) / 60)}:${pair(whole % 60)}`;
  return `${seconds < 0 && exact > 0 ? "-" : ""}${text}${fraction > 0 ? String(fraction).slice(1) : ""}`;
}
