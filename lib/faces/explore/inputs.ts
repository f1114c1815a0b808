import { capitalize } from "../../core/locale/locale.ts";
import { unitAfter } from "../../core/locale/unit-words.ts";
import type { Domain } from "../../core/numeric/levels/search.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { type Currency, inCurrency } from "../../kit/fields/currency.ts";
import {
  applies,
  type Entries,
  type RowEntry,
  rowsIn,
  type SimpleEntry,
  simpleIn,
} from "../../kit/fields/entry.ts";
import type {
  Fields,
  InnerRowsField,
  QuantityField,
  RowsField,
  SimpleField,
} from "../../kit/fields/field.ts";
import { formatMoney } from "../../kit/fields/money.ts";
import { readPlainNumber } from "../../kit/fields/read-number-field.ts";
import { withoutCurrency } from "../../kit/fields/read-quantity.ts";
import { changedEntries } from "../../kit/fields/records.ts";
import { limitsIn } from "../../kit/quantities/limits.ts";
import { areMonths, formatYears } from "../../run/format/format-time.ts";
import { writtenText } from "../../run/format/format-value.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { amountToNumber } from "../../units/convert.ts";
import { findUnit } from "../../units/find-unit.ts";
import type { ConverterLaws } from "../../units/law.ts";
import { readValue } from "../../units/read-value.ts";

type NumericField = Extract<SimpleField, { kind: "quantity" | "money" | "percent" | "number" | "count" }>;

/** A field of a form that holds a number. */
export interface NumericInput {
  /** "rate", "extras.2.amount" for the amount in the third row. */
  path: string;
  label: string;
  field: NumericField;
  entry: SimpleEntry;
}

/** Maximum number of inputs of one form. */
const MOST_INPUTS = 100;
const KINDS: readonly SimpleField["kind"][] = ["quantity", "money", "percent", "number", "count"];
const isNumeric = (field: SimpleField): field is NumericField => KINDS.includes(field.kind);

/** Lists the visible fields with a number, including rows and values of records. */
export const numericInputs = (fields: Fields, entries: Entries): readonly NumericInput[] =>
  inputsIn(fields, entries, "", "", []).slice(0, MOST_INPUTS);

function inputsIn(
  fields: Fields,
  visible: Entries,
  path: string,
  name: string,
  outer: readonly Entries[],
): readonly NumericInput[] {
  return Object.entries(fields).flatMap(([id, field]): readonly NumericInput[] => {
    if (!applies(field, visible, outer)) return [];
    if (field.kind === "rows")
      return rowsIn(visible[id])
        .slice(0, MOST_INPUTS)
        .flatMap((row, place) =>
          inputsIn(field.fields, row, `${path}${id}.${place}.`, `${name}${titleOf(field, row, place)}: `, [
            visible,
            ...outer,
          ]),
        );
    if (!isNumeric(field)) return [];
    return [{ path: path + id, label: name + field.label, field, entry: simpleIn(visible[id]) }];
  });
}

function titleOf({ nameField, rowLabel }: RowsField | InnerRowsField, row: RowEntry, place: number): string {
  const name = nameField === undefined ? "" : simpleIn(row[nameField]);
  return capitalize((typeof name === "string" && name.trim()) || `${rowLabel} ${place + 1}`);
}

/** Returns the form after an edit of the field at a path. */
export function withEntry(
  fields: Fields,
  entries: Entries,
  visible: Entries,
  path: string,
  entry: SimpleEntry,
  outer: readonly Entries[] = [],
): Entries {
  const [id = "", place, ...rest] = path.split(".");
  const field = fields[id];
  if (place === undefined || field?.kind !== "rows")
    return changedEntries(fields, entries, visible, id, entry, outer);
  const rows = rowsIn(entries[id]).map((row, at) =>
    at === Number(place)
      ? withEntry(field.fields, row, rowsIn(visible[id])[at] ?? row, rest.join("."), entry, [
          entries,
          ...outer,
        ])
      : row,
  );
  return { ...entries, [id]: rows };
}

export interface Units {
  converterOf: (slug: string) => CompiledConverter | undefined;
  lawsOf?: ((slug: string) => ConverterLaws | undefined) | undefined;
  currency: Currency;
}

/** Range of a field without limits, as a multiple of its value. */
const REACH = 1e4;
/** Tolerance, since a converted limit may be slightly outside itself. */
const INSIDE = 1e-12;

export function domainOf({ field, entry }: NumericInput, units: Units): Domain {
  const start = numberIn(field, entry, units);
  const { min, max } = limitsOf(field, entry, units);
  const step = stepOf(field, units.currency);
  const reach = REACH * Math.max(1, Math.abs(start ?? 0));
  const low = min ?? Math.min(-reach, (max ?? 0) - reach);
  const high = max ?? Math.max(reach, low + reach);
  return { low, high, step, start: start !== undefined && start >= low && start <= high ? start : undefined };
}

/** Returns the smallest step of a field: a whole number, a cent. */
const stepOf = (field: NumericField, { decimals }: Currency): number =>
  field.kind === "count" ? 1 : field.kind === "money" ? 10 ** -decimals : 0;

function limitsOf(
  field: NumericField,
  entry: SimpleEntry,
  units: Units,
): { min?: number | undefined; max?: number | undefined } {
  if (field.kind !== "quantity") return field;
  const converter = units.converterOf(field.converter);
  if (!converter) return {};
  const unit = unitOf(field, entry);
  const { min, max } = limitsIn(converter, field, unit, units.lawsOf?.(field.converter));
  return {
    min: min && min + INSIDE * Math.abs(min),
    max: max && max - INSIDE * Math.abs(max),
  };
}

const unitOf = (field: QuantityField, entry: SimpleEntry): string =>
  typeof entry === "string" ? field.units[0] : entry.unit;

/** Returns the number in a field, in its current unit; undefined if there is none. */
function numberIn(field: NumericField, entry: SimpleEntry, units: Units): number | undefined {
  const text = typeof entry === "string" ? entry : entry.value;
  if (field.kind !== "quantity") {
    const read = readPlainNumber(text);
    return read.ok ? read.value : undefined;
  }
  const converter = units.converterOf(field.converter);
  if (!converter) return undefined;
  const laws = units.lawsOf?.(field.converter);
  const read = readValue(withoutCurrency(text, field.converter), converter, unitOf(field, entry), laws);
  return read.ok ? amountToNumber(read.value) : undefined;
}

export const entryFor = ({ field, entry }: NumericInput, x: number): SimpleEntry =>
  field.kind === "quantity" ? { value: plainText(x), unit: unitOf(field, entry) } : plainText(x);

/** Formats all digits of a double, without an exponent if that stays short. */
function plainText(x: number): string {
  const text = String(x + 0);
  return text.includes("e-") && Math.abs(x) >= 1e-12 ? x.toFixed(20).replace(/(?<!0)0+$/, "") : text;
}

/** Formats a number of the field for reading: "$312,456.78", "6.5%", "12 ft", "21 years 5 months". */
export function numberText({ field, entry }: NumericInput, x: number, units: Units): string {
  const text = formatNumber(x, { significant: 10 });
  switch (field.kind) {
    case "money":
      return formatMoney(x, units.currency);
    case "percent":
      return `${text}%`;
    case "quantity": {
      const converter = units.converterOf(field.converter);
      const symbol = converter && findUnit(converter, unitOf(field, entry))?.symbol;
      return writtenText({ text, unit: symbol === "—" ? "" : inCurrency(symbol ?? "", units.currency) });
    }
    default:
      if ("inYears" in field && areMonths(x)) return formatYears(x);
      return writtenText({ text, unit: unitAfter(text, field.suffix ?? "") });
  }
}
