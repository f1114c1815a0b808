import { resolveDay } from "../../core/civil/relative-day.ts";
import { toTwelveHours } from "../../core/civil/twelve-hours.ts";
import { zoneLabel } from "../../core/civil/zones.ts";
import { withUnitWord } from "../../core/locale/unit-words.ts";
import type { OutputValue, ValueFormat } from "../../kit/calculator/computation.ts";
import { currencySign, inCurrency } from "../../kit/fields/currency.ts";
import {
  applies,
  type Entries,
  type RowEntry,
  rowsIn,
  type SimpleEntry,
  simpleIn,
} from "../../kit/fields/entry.ts";
import type { Fields, SimpleField } from "../../kit/fields/field.ts";
import { findRecord } from "../../kit/fields/find-record.ts";
import type { RecordSets } from "../../kit/fields/records.ts";
import { selectionTitle } from "../../kit/fields/selection.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { displayText } from "../../units/figures.ts";
import { formatDay } from "./format-day.ts";
import { formatOutput, type ValueContext } from "./format-output.ts";
import { areMonths, formatYears } from "./format-time.ts";
import { NO_VALUE } from "./format-value.ts";

export interface InputContext extends ValueContext {
  /** The units of the calculator's quantities, by converter. */
  converters: Readonly<Record<string, CompiledConverter>>;
  records?: RecordSets;
  /** Meaning of “today”, if it should be displayed: on paper. */
  today?: string;
}

type EntryContext = Pick<InputContext, "currency" | "converters" | "records" | "today"> &
  Partial<Pick<InputContext, "quantities">>;

/** Formats an input of a form: "$18,000", "154 lb", "End of the period". */
export function inputText({ fields, entries }: Form, id: string, context: EntryContext): string {
  const [field, entry] = [fields[id], entries[id]];
  if (!field || entry === undefined) return NO_VALUE;
  if (field.kind !== "rows") return simpleText(field, simpleIn(entry), context);
  return rowTexts(field.fields, rowsIn(entry), context, [entries]).join("; ") || NO_VALUE;
}

interface Form {
  fields: Fields;
  entries: Entries;
}

/** Formats rows, each in one line; skips blank ones. */
export const rowTexts = (
  fields: Fields,
  rows: readonly RowEntry[],
  context: EntryContext,
  outer: readonly Entries[],
): string[] => rows.map((row) => rowText(fields, row, context, outer)).filter((text) => text !== "");

/** Formats a row in one line: "Kitchen · 12 m² · walls: 8 m² · 10 m²". */
export function rowText(
  fields: Fields,
  row: RowEntry,
  context: EntryContext,
  outer: readonly Entries[],
): string {
  const texts = Object.entries(fields).flatMap(([id, field]) => {
    if (!applies(field, row, outer)) return [];
    if (field.kind !== "rows") return [simpleText(field, simpleIn(row[id]), context)];
    const inner = rowTexts(field.fields, rowsIn(row[id]), context, [row, ...outer]);
    return inner.length > 0 ? [`${field.label}: ${inner.map((text) => `(${text})`).join(" ")}`] : [];
  });
  return texts.filter((text) => text !== NO_VALUE).join(" · ");
}

function simpleText(field: SimpleField, entry: SimpleEntry, context: EntryContext): string {
  const text = (typeof entry === "string" ? entry : entry.value).trim();
  if (text === "") return NO_VALUE;
  switch (field.kind) {
    case "quantity": {
      const id = typeof entry === "string" ? field.units[0] : entry.unit;
      const unit = context.converters[field.converter]?.units.find((each) => each.id === id);
      // "5 ft 7 in" contains its units.
      return /\p{L}|["'′″]/u.test(text)
        ? text
        : `${grouped(text)} ${inCurrency(unit?.symbol ?? "", context.currency)}`.trim();
    }
    case "money":
      return PLAIN.test(text)
        ? `${currencySign(context.currency.code)}${displayText(text)}`
        : `${text} ${context.currency.code}`;
    case "percent":
      return `${text.replace(/%$/, "").trimEnd()}%`;
    case "choice":
      return field.options.find((option) => option.id === text)?.label ?? text;
    case "selection":
      return selectionTitle(field, text, context.converters);
    case "record":
      return text === field.other.id
        ? field.other.label
        : (findRecord(context.records?.[field.set], text)?.label ?? text);
    case "zone":
      return zoneLabel(text);
    case "clock":
      return context.quantities?.hours === 12 ? toTwelveHours(text) : text;
    case "toggle":
      return text === "true" ? "yes" : "no";
    case "day":
      return text === "today" && context.today !== undefined
        ? `${formatDay(context.today, "long")} (today)`
        : formatDay(context.today === undefined ? text : resolveDay(text, context.today), "long");
    default:
      if ("inYears" in field && /\.\d{3}/.test(text) && areMonths(Number(text)))
        return formatYears(Number(text));
      return "suffix" in field && field.suffix ? withUnitWord(grouped(text), field.suffix) : text;
  }
}

const PLAIN = /^\d+(?:\.\d+)?$/;

/** Groups "20000" as "20,000"; leaves other text unchanged. */
const grouped = (text: string): string => (PLAIN.test(text) ? displayText(text) : text);

/** Formats the difference between two figures: "+$12.00", "−1.5%"; nothing if they are equal or not numbers. */
export function differenceText(
  value: OutputValue | undefined,
  from: OutputValue | undefined,
  format: ValueFormat,
  context: ValueContext,
): string {
  if (typeof value !== "number" || typeof from !== "number") return "";
  const difference = value - from;
  if (Math.abs(difference) <= 1e-9 * Math.max(Math.abs(value), Math.abs(from))) return "";
  const text = formatOutput(difference, format, context);
  return text.startsWith("−") ? text : `+${text}`;
}
