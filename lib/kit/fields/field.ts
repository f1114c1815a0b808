import type { DataRecord } from "../../core/data/records.ts";
import type { UnitList, UnitSystem, UnitsBySystem } from "../quantities/systems.ts";

/**
 * Typed inputs of a calculator, as plain data: the form, the URL, the JSON API and its schema, the assistant's tool and
 * the tests are all made from it. Plain data and no zod, so that a page need not load a schema library to read a field.
 */

/**
 * When a field applies: every named choice or toggle has one of these values ("true" and "false" for a toggle). Within
 * rows a name is looked for in the row itself, then in what it lies in.
 */
export type Condition = Readonly<Record<string, readonly string[]>>;

/**
 * Output of another calculator that a field accepts, as data: no calculator imports another.
 * tests/projects/sources.test.ts checks that it exists and has the same quantity.
 */
export interface FieldSource {
  /** Id of a calculator, and of its output: a figure, or a list where the field has rows. */
  calculator: string;
  output: string;
  /** Label of the button beside the result: "Size this duct". */
  action: string;
  /** Choices that the link requires here: { mode: "run" }. */
  with?: Readonly<Record<string, string>>;
  /** Columns of a list, by the fields of a row that they fill. */
  columns?: Readonly<Record<string, string>>;
  /** Defaults of the other fields of a row that it begins, and the rows that precede them at first. */
  row?: Readonly<Record<string, string>>;
  before?: readonly Readonly<Record<string, string>>[];
}

interface Common {
  label: string;
  /** One short line under the field: what it is, the range where it is not obvious. */
  hint?: string;
  /** Folded away under "More options". */
  advanced?: true;
  /**
   * Short fields share a line with the next short one (lib/run/form-lines.ts). "new": begins a line, beside the field
   * that it belongs together with. "own": has one to itself.
   */
  line?: "new" | "own";
  /** Applies and is shown only then. While it does not apply, `compute` gets its default. */
  when?: Condition;
  from?: readonly FieldSource[];
}

/** A physical quantity: a number with any of `units`; `compute` gets it in the SI base unit of the converter. */
export interface QuantityField extends Omit<Common, "hint"> {
  kind: "quantity";
  /** Hint of any field, or by the unit that the field is in. */
  hint?: string | Readonly<Record<string, string>>;
  /** Slug of the converter whose units these are: "mass", "length". */
  converter: string;
  /** Ids of the units to choose from, those of each system, its usual one first. */
  systems: UnitsBySystem;
  /** All of them. A bare number of an address or a caller of the API is in the first one. */
  units: UnitList;
  /** Ids of further units that the field understands when they are typed: inches beside feet. */
  alsoReads?: readonly string[];
  /** Value in a fresh form, by system; undefined if empty at first. */
  default: Readonly<Record<UnitSystem, QuantityEntry>> | undefined;
  /** Limits in the SI base unit. */
  min?: number;
  max?: number;
  optional?: true;
}

/** A quantity as it stands in a form. */
export interface QuantityEntry {
  value: string;
  unit: string;
}

/** An amount of money in the currency of the page, at most as many decimals as its cents have. */
interface MoneyField extends Common {
  kind: "money";
  default: number | undefined;
  min?: number;
  max?: number;
  optional?: true;
}

/** A percentage as people say it: 6.5 for 6.5%. `compute` gets 6.5 too. */
interface PercentField extends Common {
  kind: "percent";
  default: number | undefined;
  min?: number;
  max?: number;
  /** Behind the field instead of "%": "% per year". */
  suffix?: string;
  optional?: true;
}

/** A plain number. */
interface NumberField extends Common {
  kind: "number";
  default: number | undefined;
  min?: number;
  max?: number;
  suffix?: string;
  /** It counts years, and its months are told as such: "21 years 5 months". */
  inYears?: true;
  optional?: true;
}

/** A whole number. */
interface CountField extends Common {
  kind: "count";
  default: number | undefined;
  min?: number;
  max?: number;
  suffix?: string;
  optional?: true;
}

interface ChoiceOption {
  id: string;
  label: string;
  /** Other spellings of the id that an address or a caller of the API may use. */
  aliases?: readonly string[];
}

export interface ChoiceField extends Common {
  kind: "choice";
  options: readonly ChoiceOption[];
  default: string;
  /** For who works in US customary units, where that is another. */
  usDefault?: string;
  /** The calculator's modes: drawn as tabs above the form. At most one such field. */
  mode?: true;
  /** Drawn side by side, for two to four short options. */
  inline?: true;
}

export interface SelectionOption extends ChoiceOption {
  /** Quantity whose unit can be chosen separately. */
  quantity?: SelectionQuantity;
}

export interface SelectionQuantity {
  /** Slug of the converter. */
  converter: string;
  /** Ids of the units that it is usually in, by either system, and of all others that a number can be in. */
  usual: UnitList;
  others: readonly string[];
}

/**
 * Several of its options in the visitor's order, each with a unit of its own where it is a quantity: columns of a table.
 * Made by `selection` (lib/kit/fields/selection-input.ts). In a form, an address, the API and the assistant it is a text: the id
 * of a preset, or the chosen ids between spaces, a unit behind a period: "density.gram-per-cubic-centimeter modulus".
 */
export interface SelectionField extends Common {
  kind: "selection";
  /** Plural of the options: "columns". */
  plural: string;
  options: readonly SelectionOption[];
  /** Sets to begin with. */
  presets: readonly SelectionPreset[];
  /** Id of a preset. */
  default: string;
  /** Maximum length of the text: everything chosen fits, each with its longest unit. */
  maxLength: number;
}

export interface SelectionPreset {
  id: string;
  label: string;
  /** Ids of options, in their order. */
  chosen: readonly string[];
}

/** An option that was chosen; without a unit it is in that of the visitor's system. */
export interface Chosen<Id extends string = string> {
  id: Id;
  unit?: string;
}

interface ToggleField extends Common {
  kind: "toggle";
  default: boolean;
}

/** A day of the proleptic Gregorian calendar, "2026-11-22"; 0001-01-01 to 9999-12-31. "today" as default: the visitor's. */
interface DayField extends Common {
  kind: "day";
  default: string | undefined;
  min?: string;
  max?: string;
  optional?: true;
}

/** A time of day, "17:30" or "17:30:15"; 24:00 where `endOfDay` says so. `compute` gets seconds since midnight. */
interface ClockField extends Common {
  kind: "clock";
  default: string | undefined;
  endOfDay?: true;
  optional?: true;
}

/** A length of time: "2h 15m", "7:45", "7:45:30", "90 min", "1.5 h". `compute` gets seconds, which may be below zero. */
interface DurationField extends Common {
  kind: "duration";
  default: string | undefined;
  /** Seconds. */
  min?: number;
  max?: number;
  optional?: true;
}

/** An IANA time zone: "Europe/Paris". "local" as default: the visitor's own. */
interface ZoneField extends Common {
  kind: "zone";
  default: string;
}

/** A text that the calculator reads itself: a fraction, a list of numbers. */
interface TextField extends Common {
  kind: "text";
  default: string;
  maxLength: number;
  placeholder?: string;
  /** Several lines. */
  lines?: true;
  optional?: true;
}

/**
 * A record of a data set: a material, a climate station, a country. `compute` gets the record, or undefined for `other`.
 * In an address, the API and the assistant it is the record's id.
 */
export interface RecordField extends Common {
  kind: "record";
  /** Name of the data set: data/<set>/records.json. */
  set: string;
  /** Plural of the records: "materials". */
  plural: string;
  /** Id of the record at first, or of `other`. */
  default: string;
  /** Options besides the records: custom values, none. */
  other: { id: string; label: string };
  /**
   * The fields beside it, in the form or in its row, that a record fills, each with the id of the figure that does. Their
   * values are the record's until one of them is edited, which chooses `other`.
   */
  fills?: Readonly<Record<string, string>>;
}

/** Rows with these fields. */
interface Rows<F> extends Common {
  kind: "rows";
  fields: Readonly<Record<string, F>>;
  /** Name of one row: "payment". */
  rowLabel: string;
  /** Id of the text field that names a row; without one it is "payment 2". */
  nameField?: string;
  /** The rows at first, each with values of its fields as they would be typed. */
  default: readonly DefaultRow[];
  minRows: number;
  maxRows: number;
}

export interface DefaultRow {
  /** Default by system if the field is a quantity. */
  readonly [id: string]: string | Readonly<Record<UnitSystem, string>> | readonly DefaultRow[];
}

/** Rows within a row: the walls of a room. They hold no rows of their own. */
export type InnerRowsField = Rows<SimpleField>;

/** Repeating rows of fields: extra payments, cash flows, shifts, rooms with their walls. */
export type RowsField = Rows<SimpleField | InnerRowsField>;

export type SimpleField =
  | QuantityField
  | MoneyField
  | PercentField
  | NumberField
  | CountField
  | ChoiceField
  | SelectionField
  | ToggleField
  | DayField
  | ClockField
  | DurationField
  | ZoneField
  | RecordField
  | TextField;
export type Field = SimpleField | RowsField;
export type Fields = Readonly<Record<string, Field>>;

/** Type of the value that `compute` receives for a field. */
type ValueOf<F> = F extends RowsField
  ? { readonly [K in keyof F["fields"]]: ValueOf<F["fields"][K]> }[]
  : F extends ChoiceField
    ? F["options"][number]["id"]
    : F extends SelectionField
      ? readonly Chosen<F["options"][number]["id"]>[]
      : F extends RecordField
        ? DataRecord | undefined
        : F extends ToggleField
          ? boolean
          : F extends { kind: "day" | "zone" | "text" }
            ? OrMissing<F, string>
            : OrMissing<F, number>;
type OrMissing<F, T> = F extends { optional: true } ? T | undefined : T;
export type InputsOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** The fields and those of their rows, in every depth. */
export const withRowFields = (fields: Fields): readonly Field[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === "rows" ? [field, ...withRowFields(field.fields)] : [field],
  );

/** The values of any calculator's fields, by id. */
export type Inputs = Readonly<Record<string, unknown>>;

type Declared<K extends string, F extends { kind: K }> = Omit<F, "kind">;
const kind =
  <K extends string, Base extends { kind: K }>(name: K) =>
  <const D extends Declared<K, Base>>(declaration: D): D & { kind: K } => ({ ...declaration, kind: name });

export const money = kind<"money", MoneyField>("money");
export const percent = kind<"percent", PercentField>("percent");
export const number = kind<"number", NumberField>("number");
export const count = kind<"count", CountField>("count");
export const choice = kind<"choice", ChoiceField>("choice");
export const toggle = kind<"toggle", ToggleField>("toggle");
export const day = kind<"day", DayField>("day");
export const clock = kind<"clock", ClockField>("clock");
export const duration = kind<"duration", DurationField>("duration");
export const zone = kind<"zone", ZoneField>("zone");
export const text = kind<"text", TextField>("text");
export const record = kind<"record", RecordField>("record");
export const rows = kind<"rows", RowsField>("rows");
