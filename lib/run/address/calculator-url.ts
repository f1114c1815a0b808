import { isRelativeDay } from "../../core/civil/relative-day.ts";
import type { Problem } from "../../core/result/result.ts";
import { clipText } from "../../kit/fields/clip-text.ts";
import { findCurrency } from "../../kit/fields/currency.ts";
import {
  defaultEntry,
  type Entry,
  MAX_LENGTH,
  MAX_ROWS,
  optionNamed,
  type RowEntry,
  rowsIn,
  type SimpleEntry,
  simpleIn,
} from "../../kit/fields/entry.ts";
import type { Field, Fields, InnerRowsField, RowsField, SimpleField } from "../../kit/fields/field.ts";
import { contradicts, withImpliedChoices } from "../../kit/fields/implied-choices.ts";
import { filledBy } from "../../kit/fields/records.ts";
import type { UnitNamer } from "../../kit/fields/sent-value.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { valueInvalidInAddress } from "../messages.ts";
import { type FormState, freshForm } from "./form-state.ts";
import { UNITS_NAME } from "./names.ts";
import { rowsOfText, rowsText } from "./rows-text.ts";
import { entryInAddress, isUnitSystem, systemAskedFor } from "./unit-system.ts";

/**
 * Serializes the form, without its initial values: ?amount=18000&weight=154&weight.unit=pound&units=us, rows
 * as JSON lists in the order of their fields. A quantity without unit is in the field's first one in any
 * system.
 */
export function formQuery(fields: Fields, state: FormState): string {
  const start = freshForm(fields, state.system);
  const query = new URLSearchParams();
  const { entries } = state;
  const differs = (id: string): boolean => JSON.stringify(entries[id]) !== JSON.stringify(start.entries[id]);
  for (const [id, field] of Object.entries(fields)) {
    const value = entries[id];
    // A fillable field without its record would mean custom values.
    const fills = field.kind === "record" ? Object.keys(field.fills ?? {}) : [];
    if (value === undefined || ![id, ...fills].some(differs)) continue;
    if (filledBy(fields, entries, id) !== undefined) {
      // The record determines the value, so only the display unit is serialized.
      const unit = unitOf(value);
      if (unit !== unitOf(start.entries[id])) query.set(`${id}.unit`, unit ?? "");
    } else if (field.kind === "rows") query.set(id, rowsText(field, rowsIn(value), [entries], state.system));
    else {
      const simple = simpleIn(value);
      query.set(id, typeof simple === "string" ? simple : simple.value);
      const unit = unitOf(value);
      if (field.kind === "quantity" && unit !== field.units[0]) query.set(`${id}.unit`, unit ?? "");
    }
  }
  // Omits a default choice, unless an idle input would imply another one.
  for (const id of Object.keys(fields))
    if (!query.has(id) && contradicts(fields, entries, id, (other) => query.has(other)))
      query.set(id, String(entries[id]));
  if (state.currency !== start.currency) query.set("currency", state.currency);
  if (state.system === "us" || systemAskedFor(fields, query) === "us" || namesUnits(fields, query))
    query.set(UNITS_NAME, state.system);
  return query.toString();
}

/** Returns true if a quantity may contain a unit other than its field's: 1000 cfm, 5' 11". */
const namesUnits = (fields: Fields, query: URLSearchParams): boolean =>
  [...query].some(([id, text]) => fields[id]?.kind === "quantity" && /[^\d\s.,+\-−/]/.test(text));

const unitOf = (value: Entry | undefined): string | undefined =>
  typeof value === "object" && "unit" in value ? value.unit : undefined;

interface AddressReading extends FormState {
  /** Invalid values: their fields have their defaults, and the form has no answer. */
  problems: readonly Problem[];
  /** Unrecognized names. */
  ignored: readonly string[];
}

/**
 * Parses the form of an address. @param defaultSystem the reader's system, for an address without inputs.
 * @param namedUnit reads quantities that contain their unit; without it, they are in that of their field.
 */
export function formFromQuery(
  fields: Fields,
  query: URLSearchParams,
  defaultSystem: UnitSystem = "si",
  namedUnit?: UnitNamer,
): AddressReading {
  const start = freshForm(fields, systemAskedFor(fields, query, namedUnit) ?? defaultSystem);
  const entries: Record<string, Entry> = { ...start.entries };
  const ignored: string[] = [];
  const problems: Problem[] = [];
  let { currency } = start;
  for (const [name, text] of query) {
    const [id = "", part] = name.split(".");
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    if (name === UNITS_NAME && isUnitSystem(text)) continue;
    if (name === "currency" && findCurrency(text)) currency = text;
    else if (name === "currency" || name === UNITS_NAME) problems.push(problemOf(name, text));
    else if (field && part === "unit" && field.kind === "quantity" && field.units.includes(text)) {
      // A unit without a value is the display unit of a record's figure; the field’s text is then hidden.
      if (!query.has(id)) entries[id] = { value: field.default?.si.value ?? "", unit: text };
    } else {
      const value = field && part === undefined ? valueFrom(field, text, start.system) : undefined;
      if (field && (part === "unit" || (part === undefined && value === undefined)))
        problems.push(problemOf(id, text));
      else if (value === undefined) ignored.push(name);
      else if (typeof value === "string" && field?.kind === "quantity")
        entries[id] = entryInAddress(field, value, query.get(`${id}.unit`), namedUnit);
      else entries[id] = value;
    }
  }
  const whole = withImpliedChoices(fields, entries, (id) => query.has(id));
  return { entries: whole, currency, system: start.system, problems, ignored };
}

const problemOf = (path: string, text: string): Problem => ({
  path,
  message: valueInvalidInAddress(clipText(text)),
});

/** Returns the entry for a text of an address; undefined if the field cannot hold it. */
function valueFrom(field: Field, text: string, system: UnitSystem): Entry | undefined {
  if (field.kind === "rows") return rowsFrom(field, text, system);
  if (field.kind === "choice") return optionNamed(field, text);
  return fits(field, text) ? text : undefined;
}

/** Returns true if the field can hold the text. Number fields accept any short text. */
function fits(field: SimpleField, text: string): boolean {
  switch (field.kind) {
    case "choice":
      return optionNamed(field, text) !== undefined;
    case "toggle":
      return text === "true" || text === "false";
    case "text":
    case "selection":
      return text.length <= field.maxLength;
    case "day":
      return isRelativeDay(text) || text === "" || /^\d{4}-\d{2}-\d{2}$/.test(text);
    default:
      return text.length <= MAX_LENGTH;
  }
}

function rowsFrom(
  field: RowsField | InnerRowsField,
  text: string,
  system: UnitSystem,
): readonly RowEntry[] | undefined {
  const rows = rowsOfText(field, text, true);
  const read = rows && rowsHeld(field, rows, system);
  const size = read?.reduce((sum, row) => sum + Object.values(row).flatMap(rowsIn).length, read.length);
  return (size ?? 0) > MAX_ROWS ? undefined : read;
}

/** Returns the rows of a form; undefined if it cannot hold one of them. */
function rowsHeld(
  field: RowsField | InnerRowsField,
  rows: unknown,
  system: UnitSystem,
): readonly RowEntry[] | undefined {
  if (!Array.isArray(rows) || rows.length > field.maxRows) return undefined;
  const held = rows.map((row: unknown) => rowHeld(field.fields, row, system));
  return held.every((row) => row !== undefined) ? held : undefined;
}

function rowHeld(fields: Fields, row: unknown, system: UnitSystem): RowEntry | undefined {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return undefined;
  const cells = new Map<string, unknown>(Object.entries(row));
  const held: [string, Entry][] = [];
  for (const [id, field] of Object.entries(fields)) {
    const cell = cells.get(id);
    const entry =
      cell === undefined
        ? defaultEntry(field, system)
        : field.kind === "rows"
          ? rowsHeld(field, cell, system)
          : entryHeld(field, cell);
    if (entry === undefined) return undefined;
    held.push([id, entry]);
  }
  return withImpliedChoices(fields, Object.fromEntries(held), (id) => saysValue(cells.get(id)));
}

/** Returns true if a cell contains more than the display unit of a record's figure. */
const saysValue = (cell: unknown): boolean =>
  cell !== undefined &&
  !(typeof cell === "object" && cell !== null && "value" in cell && cell.value === null);

function entryHeld(field: SimpleField, cell: unknown): SimpleEntry | undefined {
  if (typeof cell === "string" || typeof cell === "number") {
    const text = String(cell);
    if (!fits(field, text)) return undefined;
    if (field.kind === "choice") return optionNamed(field, text);
    return field.kind === "quantity" ? { value: text, unit: field.units[0] } : text;
  }
  const { value, unit } = { value: undefined, unit: undefined, ...(cell as object) };
  const initial = defaultEntry(field);
  if (field.kind !== "quantity" || typeof unit !== "string" || !field.units.includes(unit)) return undefined;
  const text = value === null && typeof initial === "object" && "value" in initial ? initial.value : value;
  return typeof text === "string" || typeof text === "number"
    ? entryHeld(field, text) && { value: String(text), unit }
    : undefined;
}
