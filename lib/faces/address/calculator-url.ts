import { findCurrency } from "../../fields/currency.ts";
import type { Entries, Entry, RowEntry, SimpleEntry } from "../../fields/entry.ts";
import { MAX_LENGTH, optionNamed, rowEntry } from "../../fields/entry.ts";
import type { Field, Fields, QuantityField, SimpleField } from "../../fields/field.ts";
import { filledBy, withOwnValues } from "../../fields/records.ts";

/** A form with the currency that its amounts are in. */
export interface FormState {
  typed: Entries;
  /** ISO 4217. */
  currency: string;
}

/**
 * The form in an address, what stands at its start left out: ?amount=18000&weight=154&weight.unit=pound, rows as JSON
 * lists in the order of their fields.
 */
export function formQuery(fields: Fields, state: FormState, start: FormState): string {
  const query = new URLSearchParams();
  for (const [id, field] of Object.entries(fields)) {
    const value = state.typed[id];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(start.typed[id])) continue;
    if (filledBy(fields, state.typed, id) !== undefined) {
      // The record says its value: only the unit that it is shown in is the visitor's.
      if (field.kind === "quantity") setUnit(query, id, field, value);
      continue;
    }
    if (field.kind === "rows") query.set(id, rowsText(field.fields, value as readonly RowEntry[]));
    else if (typeof value === "string") query.set(id, value);
    else if ("unit" in value) {
      query.set(id, value.value);
      if (field.kind === "quantity") setUnit(query, id, field, value);
    }
  }
  if (state.currency !== start.currency) query.set("currency", state.currency);
  return query.toString();
}

function setUnit(query: URLSearchParams, id: string, { units }: QuantityField, value: Entry): void {
  if (typeof value === "object" && "unit" in value && value.unit !== units[0])
    query.set(`${id}.unit`, value.unit);
}

const rowsText = (fields: Readonly<Record<string, SimpleField>>, rows: readonly RowEntry[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.keys(fields).map((id) => {
        const value = row[id] ?? "";
        return typeof value === "string" ? value : [value.value, value.unit];
      }),
    ),
  );

/** The form that an address asks for. What it names wrongly stays at the start; `ignored` lists those names. */
export function formFromQuery(
  fields: Fields,
  query: URLSearchParams,
  start: FormState,
): FormState & { ignored: readonly string[] } {
  const typed: Record<string, Entry> = { ...start.typed };
  const ignored: string[] = [];
  let { currency } = start;
  for (const [name, text] of query) {
    const [id = "", part] = name.split(".");
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    if (name === "currency" && findCurrency(text)) currency = text;
    else if (field && part === "unit" && field.kind === "quantity" && field.units.includes(text)) {
      const own = typed[id];
      typed[id] = { value: typeof own === "object" && "value" in own ? own.value : "", unit: text };
    } else {
      const value = field && part === undefined ? valueFrom(field, text) : undefined;
      if (value === undefined) ignored.push(name);
      else if (typeof value === "string" && field?.kind === "quantity") {
        const own = typed[id];
        typed[id] = { value, unit: typeof own === "object" && "unit" in own ? own.unit : field.units[0] };
      } else typed[id] = value;
    }
  }
  return { typed: withOwnValues(fields, typed, (id) => query.has(id)), currency, ignored };
}

/** The text of an address as it stands in the form; undefined when the field cannot hold it. */
function valueFrom(field: Field, text: string): Entry | undefined {
  if (field.kind === "rows") return rowsFrom(field, text);
  if (field.kind === "choice") return optionNamed(field, text);
  return fits(field, text) ? text : undefined;
}

function fits(field: SimpleField, text: string): boolean {
  switch (field.kind) {
    case "choice":
      return optionNamed(field, text) !== undefined;
    case "toggle":
      return text === "true" || text === "false";
    case "text":
      return text.length <= field.maxLength;
    case "day":
      return text === "today" || text === "" || /^\d{4}-\d{2}-\d{2}$/.test(text);
    case "zone":
    case "record":
      return text.length <= MAX_LENGTH;
    default:
      return text.length <= MAX_LENGTH && (text === "" || /\d/.test(text));
  }
}

function rowsFrom(field: Extract<Field, { kind: "rows" }>, text: string): RowEntry[] | undefined {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(rows) || rows.length > field.maxRows) return undefined;
  const ids = Object.keys(field.fields);
  const read = rows.map((row) => rowFrom(field.fields, ids, row));
  return read.every((row) => row !== undefined) ? read : undefined;
}

function rowFrom(
  fields: Readonly<Record<string, SimpleField>>,
  ids: readonly string[],
  row: unknown,
): RowEntry | undefined {
  if (!Array.isArray(row) || row.length > ids.length) return undefined;
  const given: Record<string, SimpleEntry> = {};
  for (const [index, id] of ids.entries()) {
    const cell: unknown = row[index];
    const field = fields[id];
    if (cell === undefined || !field) continue;
    const [value, unit] = Array.isArray(cell) ? cell : [cell];
    if (typeof value !== "string" || !fits(field, value)) return undefined;
    if (unit === undefined) given[id] = value;
    else if (field.kind === "quantity" && field.units.includes(String(unit)))
      given[id] = { value, unit: String(unit) };
    else return undefined;
  }
  return rowEntry(fields, given);
}
