import { durationText } from "../../core/civil/clock.ts";
import { longDateOf } from "../../core/civil/day-names.ts";
import { isRelativeDay, resolveDay } from "../../core/civil/relative-day.ts";
import { resolveTimeZone } from "../../core/civil/time-zone.ts";
import { twelveHourText } from "../../core/civil/twelve-hours.ts";
import { formatInteger } from "../../core/locale/locale.ts";
import { withUnitWord } from "../../core/locale/unit-words.ts";
import {
  type Failure,
  failure,
  type Problem,
  type Success,
  success,
  withPath,
} from "../../core/result/result.ts";
import { displayText, plainFigures } from "../../units/figures.ts";
import * as R from "../../units/rational.ts";
import { clipText } from "./clip-text.ts";
import type { Context } from "./context.ts";
import { type Currency, currencySign, currencySymbol } from "./currency.ts";
import {
  applies,
  defaultEntry,
  type Entries,
  type FieldReading,
  MAX_LENGTH,
  MAX_ROWS,
  type RowEntry,
  rowsIn,
  type SimpleEntry,
  simpleIn,
  TOO_MANY_ROWS,
} from "./entry.ts";
import type { Field, Fields, InnerRowsField, Inputs, RowsField, SimpleField } from "./field.ts";
import { findRecord, withRecordIds } from "./find-record.ts";
import { suggestRecords } from "./match-records.ts";
import * as messages from "./messages.ts";
import { formatMoney } from "./money.ts";
import { type PlainNumber, rangeProblem, readPlainNumber } from "./read-number-field.ts";
import type { QuantityReader } from "./read-quantity.ts";
import { dayProblem, readClock, readDuration } from "./read-time.ts";
import { ReadingMemo } from "./reading-memo.ts";
import { withFigures } from "./record-values.ts";
import { filledBy, type RecordSets } from "./records.ts";
import { RowMemo } from "./row-memo.ts";
import { readSelection } from "./selection.ts";
import type { WordReader } from "./word-reader.ts";

export type Reading =
  | {
      ok: true;
      inputs: Inputs;
      /** Interpretations by field: "1,234", "69.85 kg". */
      readings: Readonly<Record<string, string>>;
      rowPlaces: RowPlaces;
    }
  | Failure;

/**
 * Positions of the parsed rows in the form, by the path of their list ("rooms", "rooms.2.windows"), if blank
 * rows were skipped.
 */
export type RowPlaces = Readonly<Record<string, readonly number[]>>;

export interface Readers {
  quantities?: QuantityReader | undefined;
  records?: RecordSets;
  /** Undefined until a text needs it. */
  words?: WordReader | undefined;
}

/**
 * Reads a complete form. Fields that do not apply have their defaults, those that a record fills its figures.
 * @throws Error if a required reader is missing.
 */
export function readForm(
  fields: Fields,
  entries: Entries,
  context: Context,
  { quantities, records = {}, words }: Readers = {},
): Reading {
  let size = 0;
  for (const id of Object.keys(fields)) {
    size += sizeOf(rowsIn(entries[id]));
    if (size > MAX_ROWS) return failure(id, TOO_MANY_ROWS);
  }
  const completed = withFigures(fields, entries, records);
  const { values, ...read } = readFields(fields, completed, [], { context, quantities, records, words });
  return read.problems.length > 0
    ? { ok: false, problems: read.problems }
    : { ok: true, inputs: values, readings: read.readings, rowPlaces: read.rowPlaces };
}

/** Counts all rows, including nested ones. */
const sizeOf = (rows: readonly RowEntry[]): number =>
  rows.reduce(
    (size, row) => Object.values(row).reduce((sum, entry) => sum + rowsIn(entry).length, size),
    rows.length,
  );

interface Reader {
  context: Context;
  quantities: QuantityReader | undefined;
  records: RecordSets;
  words: WordReader | undefined;
}

/** Parsed fields of a form or a row; paths are relative to it. */
interface FieldsReading {
  values: Inputs;
  problems: readonly Problem[];
  readings: Readonly<Record<string, string>>;
  rowPlaces: RowPlaces;
}

function readFields(fields: Fields, sent: Entries, outer: readonly Entries[], reader: Reader): FieldsReading {
  const entries = withRecordIds(fields, sent, reader.records);
  const notes = new Notes();
  const values: Record<string, unknown> = {};
  // A time zone describes its clock on the last day before it, or else today.
  let day: string | undefined;
  for (const [id, field] of Object.entries(fields)) {
    const applying = applies(field, entries, outer);
    const entry = (applying ? entries[id] : undefined) ?? defaultEntry(field);
    // A field that does not apply keeps its default, even an empty one.
    const noted = applying ? notes : new Notes();
    values[id] =
      field.kind === "rows"
        ? readRows(id, field, rowsIn(entry), [entries, ...outer], reader, noted)
        : noted.take(id, readField(field, simpleIn(entry), reader, day));
    if (field.kind === "day" && applying) day = String(values[id] ?? day);
  }
  return { values, problems: notes.problems, readings: notes.readings, rowPlaces: notes.rowPlaces };
}

class Notes {
  readonly problems: Problem[] = [];
  readonly readings: Record<string, string> = {};
  readonly rowPlaces: Record<string, readonly number[]> = {};

  /** Returns the value of a reading, and collects its problem. */
  take(id: string, reading: FieldReading): unknown {
    if (!reading.ok) this.problems.push(...withPath(id, reading).problems);
    else if (reading.reading !== undefined) this.readings[id] = reading.reading;
    return reading.ok ? reading.value : undefined;
  }

  /** Adds the notes of a row, whose paths are relative to it. */
  add(path: string, { problems, readings, rowPlaces }: FieldsReading): void {
    for (const problem of problems) this.problems.push({ ...problem, path: `${path}.${problem.path}` });
    for (const [id, text] of Object.entries(readings)) this.readings[`${path}.${id}`] = text;
    for (const [id, places] of Object.entries(rowPlaces)) this.rowPlaces[`${path}.${id}`] = places;
  }
}

function readRows(
  id: string,
  field: RowsField | InnerRowsField,
  rows: readonly RowEntry[],
  outer: readonly Entries[],
  reader: Reader,
  notes: Notes,
): unknown[] {
  if (rows.length > field.maxRows) {
    notes.take(id, failure("", messages.tooManyRows(field.maxRows)));
    return [];
  }
  const read = rows.map((row) => readRow(field, row, outer, reader));
  const places = read.flatMap((row, place) => (row === BLANK ? [] : [place]));
  if (places.length < rows.length) notes.rowPlaces[id] = places;
  if (places.length < field.minRows) notes.take(id, failure("", messages.tooFewRows(field.minRows)));
  return read.flatMap((row, place) => {
    if (row === BLANK) return [];
    notes.add(`${id}.${place}`, row);
    return [row.values];
  });
}

const BLANK = "blank";
type RowReading = FieldsReading | typeof BLANK;

const readings = new RowMemo<RowReading>();

const readRow = (
  { fields }: RowsField | InnerRowsField,
  row: RowEntry,
  outer: readonly Entries[],
  reader: Reader,
): RowReading =>
  readings.of(
    row,
    { fields, outer, sets: reader.records, dependencies: [reader.context, reader.quantities, reader.words] },
    () => (isBlank(fields, row, outer) ? BLANK : readFields(fields, row, outer, reader)),
  );

const NEVER_BLANK: readonly Field["kind"][] = ["choice", "selection", "toggle", "zone", "record"];

/** Returns true for a row with only choices, toggles and what they fill; such rows are skipped. */
function isBlank(fields: Fields, row: RowEntry, outer: readonly Entries[]): boolean {
  const filled = Object.entries(fields).filter(
    ([id, field]) =>
      !NEVER_BLANK.includes(field.kind) &&
      applies(field, row, outer) &&
      filledBy(fields, row, id, outer) === undefined,
  );
  return (
    filled.length > 0 &&
    filled.every(([id, field]) =>
      field.kind === "rows"
        ? rowsIn(row[id]).every((inner) => isBlank(field.fields, inner, [row, ...outer]))
        : textOf(simpleIn(row[id])).trim() === "",
    )
  );
}

const textOf = (entry: SimpleEntry): string => (typeof entry === "string" ? entry : entry.value);

/** Reads one field as typed; in words, if it is not plain. */
function readField(
  field: SimpleField,
  entry: SimpleEntry,
  reader: Reader,
  day: string | undefined,
): FieldReading {
  const reading = readPlainField(field, entry, reader);
  if (reading.ok || !reader.words || textOf(entry).length > MAX_LENGTH) return reading;
  return readWords(field, entry, reader, reader.words, day) ?? reading;
}

/** Reads a text that is not plain; undefined if its words state no value. */
function readWords(
  field: SimpleField,
  entry: SimpleEntry,
  reader: Reader,
  words: WordReader,
  day: string | undefined,
): FieldReading | undefined {
  const text = textOf(entry);
  switch (field.kind) {
    case "money":
    case "percent":
    case "number":
    case "count": {
      const digits = words.inDigits(text);
      return digits === text ? undefined : readNumberIn(field, digits, reader.context.currency, true);
    }
    case "quantity": {
      const number = words.inDigits(text);
      // "70 degrees" are of the scale that the field has.
      const digits =
        field.converter === "temperature" ? number.replace(/ ?(?:°|deg(?:rees?)?)$/i, "") : number;
      if (digits === text) return undefined;
      return readPlainField(
        field,
        typeof entry === "string" ? digits : { value: digits, unit: entry.unit },
        reader,
      );
    }
    case "clock": {
      const seconds = words.readClock(text);
      return seconds === undefined
        ? undefined
        : { ok: true, value: seconds, reading: twelveHourText(seconds) };
    }
    case "duration": {
      const seconds = words.readDuration(text);
      if (seconds === undefined) return undefined;
      return withinHours(field, { ok: true, value: seconds, reading: durationText(seconds) });
    }
    case "day": {
      const named = words.readDay(text, reader.context);
      if (named === undefined) return undefined;
      if (typeof named !== "string")
        return failure(
          "",
          messages.dayAmbiguous({ first: longDateOf(named[0]), second: longDateOf(named[1]) }),
        );
      const reading = readDay(field, named, reader.context);
      return reading.ok ? { ...reading, reading: longDateOf(named) } : reading;
    }
    case "zone": {
      const named = words.readZone(text, day ?? reader.context.today);
      if (!named) return undefined;
      return named.zone === "local"
        ? success(reader.context.timeZone)
        : { ok: true, value: named.zone, reading: named.description };
    }
    default:
      return undefined;
  }
}

function readPlainField(
  field: SimpleField,
  entry: SimpleEntry,
  { context, quantities, records }: Reader,
): FieldReading {
  const text = textOf(entry);
  // Texts and selections have separate limits, quantities a separate message.
  if (!("maxLength" in field) && field.kind !== "quantity" && text.length > MAX_LENGTH)
    return failure("", messages.tooLong(MAX_LENGTH));
  if (text.trim() === "" && "optional" in field && field.optional) return success(undefined);
  switch (field.kind) {
    case "quantity":
      if (!quantities) throw new Error("This calculator has quantities: their reader is not loaded");
      return quantities(
        field,
        text,
        typeof entry === "string" ? field.units[0] : entry.unit,
        context.currency,
      );
    case "money":
    case "percent":
    case "number":
    case "count":
      return readNumeric(field, text, context);
    case "choice":
      return field.options.some((option) => option.id === text)
        ? success(text)
        : failure("", messages.choiceUnknown(field.options.map((option) => option.id).join(", ")));
    case "selection": {
      const { chosen, invalid } = readSelection(field, text);
      return invalid ?? success(chosen);
    }
    case "toggle":
      return text === "true" || text === "false"
        ? success(text === "true")
        : failure("", messages.toggleInvalid);
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
        ? failure("", messages.tooLong(formatInteger(field.maxLength)))
        : text.trim() === ""
          ? failure("", messages.valueMissing)
          : success(text);
  }
}

type NumericField = Extract<SimpleField, { kind: "money" | "percent" | "number" | "count" }>;

type NumericReading = FieldReading<number | R.Rational>;

const numbers = new ReadingMemo<number | R.Rational>();

const readNumeric = (field: NumericField, text: string, { currency }: Context): NumericReading =>
  numbers.of(field, `${currency.code} ${text}`, () => readNumberIn(field, text, currency));

/** `isInWords`: true for a number from words, which needs its reading. */
function readNumberIn(
  field: NumericField,
  text: string,
  currency: Currency,
  isInWords = false,
): NumericReading {
  const number = readPlainNumber(text, "suffix" in field ? field.suffix : undefined);
  if (!number.ok) return number;
  if (field.kind === "percent" && number.mark === "money") return failure("", messages.notMoney);
  if ((field.kind === "money" || field.kind === "count") && number.mark === "percent")
    return failure("", messages.notPercent);
  if (field.kind === "count" && !R.isInteger(number.exact)) return failure("", messages.notWhole);
  if (field.kind === "money") {
    const { exact } = R.scaledInteger(number.exact, currency.decimals);
    if (!exact)
      return failure("", messages.tooManyDecimals({ decimals: currency.decimals, currency: currency.code }));
  }
  const suffix = field.kind === "percent" ? "%" : "";
  const outside = rangeProblem(number.value, field.min, field.max, suffix);
  if (outside) return failure("", outside);
  const isForeign = field.kind === "money" && isOtherCurrency(number.currency, currency);
  const isExact = "exact" in field && field.exact === true;
  const value = isExact ? number.exact : number.value;
  const isObvious = !number.isUnusual && !(number.isRounded && !isExact);
  if (isObvious && !isInWords && !isForeign) return success(value);
  const digits = isExact ? exactDigits(number) : String(number.value);
  return { ok: true, value, reading: formatNumber(digits, field, currency) };
}

/** Maximum digits of an exact number in its reading. */
const MAX_DIGITS = 40;

function exactDigits({ value, exact, isRounded }: PlainNumber): string {
  if (!isRounded) return String(value);
  const { digits, exponent } = R.significantDigits(exact, MAX_DIGITS);
  let figures = digits;
  while (figures.endsWith("0")) figures = figures.slice(0, -1);
  return `${value < 0 ? "-" : ""}${plainFigures(figures, exponent)}`;
}

/** Formats a number with its unit: "$350,000", "6.4%", "30 years". */
function formatNumber(text: string, field: NumericField, currency: Currency): string {
  const digits = displayText(text);
  if (field.kind === "percent") return `${digits}%`;
  if (field.kind === "money")
    return Number.isInteger(Number(text))
      ? `${currencySign(currency.code)}${digits}`
      : formatMoney(Number(text), currency);
  return field.suffix === undefined ? digits : withUnitWord(digits, field.suffix);
}

/** True if a text names another currency than the page’s, in which the amount counts. */
const isOtherCurrency = (text: string, currency: Currency): boolean =>
  text !== "" &&
  ![currency.code, currencySymbol(currency), currencySign(currency.code).trim()].includes(text);

function readDay(field: Extract<SimpleField, { kind: "day" }>, text: string, context: Context): FieldReading {
  if (text === "") return failure("", messages.dayMissing);
  const day = isRelativeDay(text) ? resolveDay(text, context.today) : text;
  const problem = dayProblem(day);
  if (problem) return failure("", problem);
  // ISO days sort as texts.
  if (field.min !== undefined && day < field.min) return failure("", messages.dayBeforeMinimum(field.min));
  if (field.max !== undefined && day > field.max) return failure("", messages.dayAfterMaximum(field.max));
  return success(day);
}

function readTime(field: Extract<SimpleField, { kind: "clock" | "duration" }>, text: string): FieldReading {
  if (text.trim() === "") return failure("", messages.timeMissing);
  if (field.kind === "clock") return readClock(text, field.endOfDay);
  const duration = readDuration(text);
  return duration.ok ? withinHours(field, duration) : duration;
}

/** Returns the reading of a duration, or the failure if it exceeds the field’s limits. */
function withinHours(
  { min, max }: Extract<SimpleField, { kind: "duration" }>,
  duration: Success<number> & { reading?: string },
): FieldReading {
  const hours = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds / 3600);
  const outside = rangeProblem(duration.value / 3600, hours(min), hours(max), "hours");
  return outside ? failure("", outside) : duration;
}

function readRecord(
  { set, other }: Extract<SimpleField, { kind: "record" }>,
  text: string,
  records: RecordSets,
): FieldReading {
  if (text.trim() === other.id) return success(undefined);
  const recordSet = records[set];
  // Every set with a selected record is loaded for the fields that apply.
  if (!recordSet) return success(undefined);
  const record = findRecord(recordSet, text);
  if (record) return success(record);
  const similar = suggestRecords(recordSet.records, text).map(({ label }) => `“${label}”`);
  return failure(
    "",
    messages.recordUnknown({ text: clipText(text), similar: similar.join(" or "), other: other.id }),
  );
}

/** Reads a zone by its IANA name. Cities and abbreviations are words: the runtime has other meanings for EST and BST. */
function readZone(text: string, { timeZone }: Context): FieldReading {
  if (text === "local" || text === "") return success(timeZone);
  const cached = zones.get(text);
  if (cached !== undefined) return success(cached);
  const value = text.includes("/") || text === "UTC" ? resolveTimeZone(text) : undefined;
  if (value === undefined) return failure("", messages.zoneUnknown);
  if (zones.size < MOST_ZONES) zones.set(text, value);
  return success(value);
}

/** Caches zones by requested name: each look-up takes as long as reading hundreds of rows. */
const zones = new Map<string, string>();
/** Maximum cached names, which may differ in case: there are more of them than zones. */
const MOST_ZONES = 500;
