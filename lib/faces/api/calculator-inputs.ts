import { isRelativeDay } from "../../core/civil/relative-day.ts";
import type { DataRecord } from "../../core/data/records.ts";
import { applies, type Entries, type Entry, rowsIn } from "../../kit/fields/entry.ts";
import type { Chosen, Field, Fields, Inputs, QuantityField, SimpleField } from "../../kit/fields/field.ts";
import type { RowPlaces } from "../../kit/fields/read.ts";
import { readPlainNumber } from "../../kit/fields/read-number-field.ts";
import { filledBy } from "../../kit/fields/records.ts";
import { selectionText } from "../../kit/fields/selection.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import { findLaws } from "../../kit/quantities/laws.ts";
import { shownNumber } from "../../run/converter-view.ts";
import { convertFromBase } from "../../units/convert.ts";
import * as R from "../../units/rational.ts";

/** Inputs in a form that the API takes again: numbers, quantities with their units, texts, rows. */
export interface ReadInputs {
  readonly [id: string]: ReadInput | readonly ReadInputs[];
}
type ReadInput = number | string | boolean | { value: number; unit: string };

/**
 * Returns the applicable inputs as interpreted. Omits redundant empty inputs, blank rows, and the fields that
 * a record fills.
 */
export const understoodInputs = (
  fields: Fields,
  entries: Entries,
  { inputs, rowPlaces }: { inputs: Inputs; rowPlaces: RowPlaces },
): ReadInputs => understoodFields(fields, entries, inputs, { rowPlaces, path: "", outer: [] });

/** Position of fields: the path before their names, and the entries around them. */
interface Place {
  rowPlaces: RowPlaces;
  path: string;
  outer: readonly Entries[];
}

function understoodFields(fields: Fields, entries: Entries, inputs: Inputs, place: Place): ReadInputs {
  const { rowPlaces, path, outer } = place;
  const understood: [string, ReadInputs[string]][] = [];
  for (const [id, field] of Object.entries(fields)) {
    if (!applies(field, entries, outer) || filledBy(fields, entries, id, outer) !== undefined) continue;
    if (field.kind !== "rows") {
      understood.push(...understoodField(id, field, inputs[id], entries[id]));
      continue;
    }
    const places = rowPlaces[path + id];
    const rows = (inputs[id] as Inputs[]).map((row, index) => {
      const at = places?.[index] ?? index;
      return understoodFields(field.fields, rowsIn(entries[id])[at] ?? {}, row, {
        rowPlaces,
        path: `${path}${id}.${at}.`,
        outer: [entries, ...outer],
      });
    });
    understood.push([id, rows]);
  }
  return Object.fromEntries(understood);
}

function understoodField(
  id: string,
  field: SimpleField,
  value: unknown,
  entry: Entry | undefined,
): [string, ReadInput][] {
  if (field.kind === "record") return [[id, (value as DataRecord | undefined)?.id ?? field.other.id]];
  if (value !== undefined) return [[id, understoodValue(field, value, entry)]];
  return field.default === undefined || field.default === "" ? [] : [[id, ""]];
}

function understoodValue(field: SimpleField, value: unknown, entry: Entry | undefined): ReadInput {
  switch (field.kind) {
    case "quantity":
      return understoodQuantity(field, value as number, entry);
    case "clock":
    case "duration":
      return timeText(value as number, field.kind === "clock" ? 2 : 1);
    case "selection":
      return selectionText(field, value as readonly Chosen[]);
    case "number":
    case "percent":
      return field.exact ? understoodExact(value as R.Rational) : (value as number);
    default:
      return value as ReadInput;
  }
}

/** Returns an exact number as a double, or as a text if none equals it: "100/3". */
function understoodExact(exact: R.Rational): number | string {
  const nearest = R.toNumber(exact);
  return R.compare(R.fromNumber(nearest), exact) === 0 ? nearest : R.ratioText(exact);
}

/** Matches a number without a unit, which is in the field's unit. */
const BARE = /^[-+−\d.,\s]+(?:e[-+]?\d+)?$/i;

/** Returns an SI value in the unit in which it was sent. */
function understoodQuantity(
  field: QuantityField,
  value: number,
  entry: Entry | undefined,
): { value: number; unit: string } {
  const sent = entry !== undefined && typeof entry === "object" && "unit" in entry ? entry : undefined;
  const unit = sent?.unit ?? field.units[0];
  const plain = sent && BARE.test(sent.value) ? readPlainNumber(sent.value) : undefined;
  if (plain?.ok) return { value: plain.value, unit };
  const converter = findQuantity(field.converter);
  if (!converter) throw new RangeError(`There is no converter ${field.converter}`);
  const back = convertFromBase(converter, { value, to: unit }, findLaws(field.converter));
  const rounded = back.ok ? shownNumber(back.value, { significant: 15 }) : undefined;
  // The value was read from this unit, so it has a counterpart there.
  if (typeof rounded !== "number")
    throw new RangeError(`${value} of ${field.converter} is no number of ${unit}`);
  return { value: rounded, unit };
}

/** Formats seconds as hours:minutes[:seconds]; as seconds if the hours have too many digits. */
function timeText(seconds: number, hourDigits: number): string {
  const sign = seconds < 0 ? "-" : "";
  const micros = Math.round(Math.abs(seconds) * 1e6);
  const hours = Math.floor(micros / 3.6e9);
  if (hours > 999_999) return `${sign}${Math.abs(seconds)} s`;
  const rest = (micros % 60e6) / 1e6;
  const parts = [String(hours).padStart(hourDigits, "0"), two(Math.floor(micros / 60e6) % 60)];
  if (rest > 0) parts.push(two(Math.floor(rest)) + rest.toFixed(6).replace(/^\d+|(?:\.|(?<!0))0+$/g, ""));
  return sign + parts.join(":");
}

const two = (value: number): string => String(value).padStart(2, "0");

/** Returns true if an applicable field has the current day. */
export const asksForToday = (fields: Fields, entries: Entries, outer: readonly Entries[] = []): boolean =>
  Object.entries(fields).some(([id, field]) => {
    if (!applies(field, entries, outer)) return false;
    const entry = entries[id];
    return field.kind === "rows"
      ? rowsIn(entry).some((row) => asksForToday(field.fields, row, [entries, ...outer]))
      : field.kind === "day" && typeof entry === "string" && isRelativeDay(entry.trim());
  });

/** Converts a raw input to the JSON type of its field: examples have toggles as text. */
export function sentAs(field: Field | undefined, raw: unknown): unknown {
  switch (field?.kind) {
    case "toggle":
      return String(raw) === "true";
    case "choice":
    case "selection":
    case "day":
    case "clock":
    case "zone":
    case "record":
    case "text":
      return String(raw);
    case "rows":
      return (raw as readonly Inputs[]).map((row) =>
        Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, sentAs(field.fields[id], cell)])),
      );
    default:
      return raw;
  }
}
