import * as R from "../units/rational.ts";
import type { Context } from "./context.ts";
import {
  applies,
  defaultEntries,
  defaultEntry,
  type Entries,
  type Entry,
  entryOf,
  type FieldProblem,
  type FieldReading,
  MAX_LENGTH,
  type RawInput,
  type RawSimple,
  type RowEntry,
  rowEntry,
  type SimpleEntry,
} from "./entry.ts";
import type { Field, Fields, Inputs, RowsField, SimpleField } from "./field.ts";
import { rangeProblem, readPlainNumber, shown } from "./read-number-field.ts";
import type { QuantityReader } from "./read-quantity.ts";
import { dayProblem, readClock, readDuration } from "./read-time.ts";
import { filledBy, findRecord, type RecordSets, withFigures, withOwnValues } from "./records.ts";

export type Reading =
  | {
      ok: true;
      inputs: Inputs;
      /** How fields were understood, by field: "1,234", "69.85 kg". */
      readings: Readonly<Record<string, string>>;
      /** The places in the form of the rows that were read, by field: empty rows are passed over. */
      rowPlaces: Readonly<Record<string, readonly number[]>>;
    }
  | { ok: false; errors: readonly FieldProblem[] };

const failure = (message: string): FieldReading => ({ ok: false, message });

/** The form that was typed or sent: what is left out is at its default. Unknown names and shapes are problems. */
export function entriesFrom(
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
): { typed: Entries; errors: FieldProblem[] } {
  const typed: Record<string, Entry> = { ...defaultEntries(fields) };
  const errors: FieldProblem[] = [];
  for (const [id, value] of Object.entries(raw)) {
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    const problem = field ? shapeProblem(field, value) : "There is no such input.";
    if (problem) errors.push({ field: shown(id), message: problem });
    else if (field) typed[id] = entryFrom(field, value as RawInput);
  }
  const given = (id: string): boolean => Object.hasOwn(raw, id);
  const whole = withOwnValues(fields, typed, given);
  for (const id of Object.keys(fields)) {
    const [owner, field] = (given(id) && filledBy(fields, whole, id)) || [];
    if (field)
      errors.push({
        field: id,
        message: `Comes with ${owner}: leave it out, or send “${field.other.id}” as ${owner}.`,
      });
  }
  return { typed: whole, errors };
}

const entryFrom = (field: Field, raw: RawInput): Entry =>
  field.kind === "rows"
    ? (raw as readonly Readonly<Record<string, RawSimple>>[]).map((row) => rowEntry(field.fields, row))
    : entryOf(field, raw as RawSimple);

/** What is wrong with the JSON type of a value that was sent, or undefined. */
function shapeProblem(field: Field, raw: unknown): string | undefined {
  if (field.kind !== "rows") return isSimple(field, raw) ? undefined : "Must be a number or text.";
  if (Array.isArray(raw) && raw.length > field.maxRows) return `At most ${field.maxRows} rows.`;
  if (!Array.isArray(raw)) return `Must be a list with the fields ${Object.keys(field.fields).join(", ")}.`;
  const wrong = raw.findIndex(
    (row) =>
      typeof row !== "object" ||
      row === null ||
      Object.entries(row).some(([id, value]) => {
        const own = Object.hasOwn(field.fields, id) ? field.fields[id] : undefined;
        return !own || !isSimple(own, value);
      }),
  );
  return wrong < 0
    ? undefined
    : `Entry ${wrong + 1} must have the fields ${Object.keys(field.fields).join(", ")} and no others.`;
}

function isSimple(field: SimpleField, raw: unknown): boolean {
  if (typeof raw === "string" || typeof raw === "boolean") return true;
  if (typeof raw === "number") return Number.isFinite(raw);
  if (field.kind !== "quantity" || typeof raw !== "object" || raw === null) return false;
  const { value, unit, ...others } = raw as { value?: unknown; unit?: unknown };
  return (
    isSimple({ ...field, kind: "number" } as never, value) &&
    typeof unit === "string" &&
    Object.keys(others).length === 0
  );
}

/** Reads what was sent or an example's inputs; the same as filling in the form. */
export function readInputs(
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
  context: Context,
  readers?: Readers,
): Reading {
  const { typed, errors } = entriesFrom(fields, raw);
  return errors.length > 0 ? { ok: false, errors } : readForm(fields, typed, context, readers);
}

/** What some kinds of fields are read with. */
export interface Readers {
  quantities?: QuantityReader | undefined;
  /** The sets of the record fields that have a record chosen. */
  records?: RecordSets;
}

/**
 * Reads a whole form. Fields that do not apply are at their defaults, those that a record fills have its figures.
 * @throws Error when a reader that the form needs is missing.
 */
export function readForm(
  fields: Fields,
  entries: Entries,
  context: Context,
  { quantities, records = {} }: Readers = {},
): Reading {
  const typed = withFigures(fields, entries, records);
  const inputs: Record<string, unknown> = {};
  const readings: Record<string, string> = {};
  const rowPlaces: Record<string, readonly number[]> = {};
  const errors: FieldProblem[] = [];
  const take = (id: string, reading: FieldReading): unknown => {
    if (!reading.ok) {
      errors.push({ field: id, message: reading.message });
      return undefined;
    }
    if (reading.reading !== undefined) readings[id] = reading.reading;
    return reading.value;
  };
  const reader: Reader = { context, quantities, records, take };
  for (const [id, field] of Object.entries(fields)) {
    const applying = applies(field, typed);
    const value = applying ? typed[id] : defaultEntries({ [id]: field })[id];
    if (field.kind === "rows") {
      const rowEntries = (value ?? []) as readonly RowEntry[];
      rowPlaces[id] = placesOf(field, rowEntries);
      inputs[id] = readRows(id, field, rowEntries, rowPlaces[id] ?? [], reader);
    } else {
      const reading = readField(field, (value ?? "") as SimpleEntry, reader);
      // Left empty by default and out of play: nothing to ask for.
      inputs[id] = applying || reading.ok ? take(id, reading) : undefined;
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, inputs, readings, rowPlaces };
}

interface Reader {
  context: Context;
  quantities: QuantityReader | undefined;
  records: RecordSets;
  /** The value of a reading; what is wrong with it is noted under the id. */
  take: (id: string, reading: FieldReading) => unknown;
}

/** The places of the rows that are filled in. */
const placesOf = (field: RowsField, typed: readonly RowEntry[]): number[] =>
  typed.flatMap((row, place) => (isBlank(field, row) ? [] : [place]));

function readRows(
  id: string,
  field: RowsField,
  typed: readonly RowEntry[],
  places: readonly number[],
  reader: Reader,
): unknown[] {
  if (typed.length > field.maxRows) {
    reader.take(id, failure(`At most ${field.maxRows} rows.`));
    return [];
  }
  if (places.length < field.minRows) {
    const rowsText = field.minRows === 1 ? "one row is" : `${field.minRows} rows are`;
    reader.take(id, failure(`At least ${rowsText} needed.`));
  }
  return places.map((place) =>
    Object.fromEntries(
      Object.entries(field.fields).map(([name, own]) => [
        name,
        reader.take(
          `${id}.${place}.${name}`,
          readField(own, typed[place]?.[name] ?? defaultEntry(own), reader),
        ),
      ]),
    ),
  );
}

/** A row in which nothing is filled in but choices and toggles: it is passed over. */
const isBlank = (field: RowsField, row: RowEntry): boolean =>
  Object.entries(field.fields)
    .filter(([, own]) => !["choice", "toggle", "zone", "record"].includes(own.kind))
    .every(([name]) => textOf(row[name]).trim() === "");

const textOf = (typed: SimpleEntry | undefined): string =>
  typed === undefined ? "" : typeof typed === "string" ? typed : typed.value;

/** Reads one field as typed. */
function readField(
  field: SimpleField,
  typed: SimpleEntry,
  { context, quantities, records }: Reader,
): FieldReading {
  const text = textOf(typed);
  // Texts have their own limit, quantities another sentence.
  if (field.kind !== "text" && field.kind !== "quantity" && text.length > MAX_LENGTH)
    return failure(`At most ${MAX_LENGTH} characters.`);
  if (text.trim() === "" && "optional" in field && field.optional) return { ok: true, value: undefined };
  switch (field.kind) {
    case "quantity":
      if (!quantities) throw new Error("This calculator has quantities: their reader is not loaded");
      return quantities(field, text, typeof typed === "string" ? field.units[0] : typed.unit);
    case "money":
    case "percent":
    case "number":
    case "count":
      return readNumeric(field, text, context);
    case "choice":
      return field.options.some((option) => option.id === text)
        ? { ok: true, value: text }
        : failure(`Must be one of: ${field.options.map((option) => option.id).join(", ")}.`);
    case "toggle":
      return text === "true" || text === "false"
        ? { ok: true, value: text === "true" }
        : failure("Must be true or false.");
    case "day":
      return readDay(field, text.trim(), context);
    case "clock":
    case "duration":
      return readTime(field, text);
    case "zone":
      return readZone(text.trim(), context);
    case "record":
      return readRecord(field, text, records);
    case "text":
      return text.length > field.maxLength
        ? failure(`At most ${field.maxLength} characters.`)
        : text.trim() === ""
          ? failure("Enter a value.")
          : { ok: true, value: text };
  }
}

type NumericField = Extract<SimpleField, { kind: "money" | "percent" | "number" | "count" }>;

function readNumeric(field: NumericField, text: string, { currency }: Context): FieldReading {
  const number = readPlainNumber(text);
  if (!number.ok) return number;
  if (field.kind === "count" && !R.isInteger(number.exact)) return failure("Must be a whole number.");
  if (field.kind === "money") {
    const { exact } = R.scaledInteger(number.exact, currency.decimals);
    if (!exact)
      return failure(
        currency.decimals === 0
          ? `${currency.code} has no decimals.`
          : `At most ${currency.decimals} decimals in ${currency.code}.`,
      );
  }
  const suffix = field.kind === "percent" ? "%" : "";
  const outside = rangeProblem(number.value, field.min, field.max, suffix);
  if (outside) return failure(outside);
  return number.reading === undefined
    ? { ok: true, value: number.value }
    : { ok: true, value: number.value, reading: number.reading };
}

function readDay(
  field: Extract<SimpleField, { kind: "day" }>,
  text: string,
  { today }: Context,
): FieldReading {
  if (text === "") return failure("Enter a date.");
  const day = text === "today" ? today : text;
  const problem = dayProblem(day);
  if (problem) return failure(problem);
  // Days as texts of one form sort as days.
  if (field.min !== undefined && day < field.min) return failure(`Must not be before ${field.min}.`);
  if (field.max !== undefined && day > field.max) return failure(`Must not be after ${field.max}.`);
  return { ok: true, value: day };
}

function readTime(field: Extract<SimpleField, { kind: "clock" | "duration" }>, text: string): FieldReading {
  if (text.trim() === "") return failure("Enter a time.");
  const time = field.kind === "clock" ? readClock(text, field.endOfDay) : readDuration(text);
  if (!time.ok) return time;
  if (field.kind === "duration") {
    const hours = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds / 3600);
    const outside = rangeProblem(time.seconds / 3600, hours(field.min), hours(field.max), "hours");
    if (outside) return failure(outside);
  }
  return { ok: true, value: time.seconds };
}

function readRecord(
  { set, other }: Extract<SimpleField, { kind: "record" }>,
  text: string,
  records: RecordSets,
): FieldReading {
  if (text.trim() === other.id) return { ok: true, value: undefined };
  const known = records[set];
  // Every set is loaded that a field which applies has a record of.
  if (!known) return { ok: true, value: undefined };
  const record = findRecord(known, text);
  return record
    ? { ok: true, value: record }
    : failure(`There is no “${shown(text)}” in this list. Choose from it, or “${other.id}”.`);
}

function readZone(text: string, { timeZone }: Context): FieldReading {
  if (text === "local" || text === "") return { ok: true, value: timeZone };
  try {
    return { ok: true, value: new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone };
  } catch {
    return failure("There is no such time zone. Use a name such as Europe/Paris.");
  }
}
