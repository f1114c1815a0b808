import type { UnitSystem } from "../quantities/systems.ts";
import type { ChoiceField, Field, Fields, QuantityEntry, QuantityField, SimpleField } from "./field.ts";

/** What fits into a field, in characters. */
export const MAX_LENGTH = 400;

/** A field as it stands in the form: what is typed or chosen, with its unit where it has one. */
export type SimpleEntry = string | QuantityEntry;
export type RowEntry = Readonly<Record<string, SimpleEntry>>;
export type Entry = SimpleEntry | readonly RowEntry[];
export type Entries = Readonly<Record<string, Entry>>;

/** As typed, or as sent by a program: a number, true, {value, unit}. */
export type RawSimple = string | number | boolean | { value: number | string; unit: string };
export type RawInput = RawSimple | readonly Readonly<Record<string, RawSimple>>[];

/** What is wrong with one field. */
export interface FieldProblem {
  /** "rate", or "extras.2.amount" for the amount in the third row. */
  field: string;
  /** A sentence. */
  message: string;
}

/** One field as read: its value as `compute` gets it, and how it was understood where that is not plain. */
export type FieldReading =
  | { ok: true; value: unknown; reading?: string }
  | { ok: false; empty?: boolean; message: string };

const isQuantity = (field: Field): field is QuantityField => field.kind === "quantity";

/** How a field stands in a fresh form. */
export function defaultEntry(field: SimpleField, system: UnitSystem = "si"): SimpleEntry {
  if (isQuantity(field)) return field.default?.[system] ?? { value: "", unit: field.systems[system][0] };
  return field.default === undefined ? "" : String(field.default);
}

/** The form as it is at first, for somebody who works in that system. */
export const defaultEntries = (fields: Fields, system: UnitSystem = "si"): Entries =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [
      id,
      field.kind === "rows"
        ? field.default.map((row) => rowEntry(field.fields, row, system))
        : defaultEntry(field, system),
    ]),
  );

/** A row with what is given of it; the rest at its default. */
export const rowEntry = (
  fields: Readonly<Record<string, SimpleField>>,
  given: Readonly<Record<string, RawSimple>>,
  system: UnitSystem = "si",
): RowEntry =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => {
      const raw = given[id];
      return [id, raw === undefined ? defaultEntry(field, system) : entryOf(field, raw, system)];
    }),
  );

/** The id of the option that a text names; undefined when there is none. */
export const optionNamed = ({ options }: ChoiceField, text: string): string | undefined =>
  options.find(({ id, aliases }) => id === text || aliases?.includes(text))?.id;

/** What was sent, as it would be typed: a quantity without a unit is in the first of the system. */
export function entryOf(field: SimpleField, raw: RawSimple, system: UnitSystem = "si"): SimpleEntry {
  if (!isQuantity(field)) {
    const text = String(typeof raw === "object" ? raw.value : raw);
    return field.kind === "choice" ? (optionNamed(field, text) ?? text) : text;
  }
  return typeof raw === "object"
    ? { value: String(raw.value), unit: raw.unit }
    : { value: String(raw), unit: field.systems[system][0] };
}

/** Whether a field applies, given the choices and toggles of the form. */
export function applies(field: Field, typed: Entries): boolean {
  return Object.entries(field.when ?? {}).every(([id, values]) => values.includes(String(typed[id])));
}
