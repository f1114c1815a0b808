import type { DataRecord } from "../../core/data/records.ts";
import type { Rational } from "../../units/rational.ts";
import type { UnitList, UnitSystem, UnitsBySystem } from "../quantities/systems.ts";

/**
 * Typed inputs of a calculator, as plain data: source of the form, the URL, the JSON API and its schema, the
 * assistant's tool and the tests. Independent of zod, so that pages need no schema library to read a field.
 */

/**
 * Condition for a field: every named choice or toggle has one of these values ("true" and "false" for a
 * toggle). Names in rows refer to the row itself, then to its surroundings.
 */
export type Condition = Readonly<Record<string, readonly string[]>>;

/**
 * Output of another calculator that a field accepts, as data: no calculator imports another.
 * tests/projects/sources.test.ts checks that it exists and has the same quantity.
 */
export interface FieldSource {
  /** Id of a calculator, and of its output: a figure, or a list for a field with rows. */
  calculator: string;
  output: string;
  action: string;
  /** Choices that the link requires here: { mode: "run" }. */
  with?: Readonly<Record<string, string>>;
  /** Columns of a list, by the fields of a row that they fill. */
  columns?: Readonly<Record<string, string>>;
  /** Defaults of the other fields of an added row, and the initial rows before it. */
  row?: Readonly<Record<string, string>>;
  before?: readonly Readonly<Record<string, string>>[];
}

interface Common {
  label: string;
  /** One short line under the field: its meaning, or its range if not obvious. */
  hint?: string;
  /** True for fields under "More options". */
  advanced?: true;
  /**
   * Short fields share a line with the next short one (lib/run/form-lines.ts). "new": begins a line with the
   * field that it belongs to. "own": has a separate line.
   */
  line?: "new" | "own";
  /** Condition for the field to be displayed. Otherwise `compute` gets its default. */
  when?: Condition;
  from?: readonly FieldSource[];
  /** Keys of a number that a phone’s number pad lacks (components/page/number-keys/signs.ts). Declared only for texts of digits. */
  keys?: readonly string[];
}

/** A physical quantity: a number with any of `units`; `compute` gets it in the SI base unit of the converter. */
export interface QuantityField extends Omit<Common, "hint"> {
  kind: "quantity";
  hint?: string | Readonly<Record<string, string>>;
  /** Slug of the converter whose units these are: "mass", "length". */
  converter: string;
  /** Ids of selectable units by system, the default first. */
  systems: UnitsBySystem;
  /** All units. A bare number in an address or an API call is in the first one. */
  units: UnitList;
  /** Ids of further units that the field reads if entered: inches in addition to feet. */
  alsoReads?: readonly string[];
  /** Value in a fresh form, by system; undefined if empty at first. */
  default: Readonly<Record<UnitSystem, QuantityEntry>> | undefined;
  min?: number;
  max?: number;
  optional?: true;
}

export interface QuantityEntry {
  value: string;
  unit: string;
}

/** Amount of money in the page’s currency, with at most the decimals of its minor unit. */
interface MoneyField extends Common {
  kind: "money";
  default: number | undefined;
  min?: number;
  max?: number;
  optional?: true;
}

/** Percentage: 6.5 for 6.5%. `compute` gets 6.5, too. */
interface PercentField extends Common {
  kind: "percent";
  default: number | undefined;
  min?: number;
  max?: number;
  suffix?: string;
  /** Suffix after 1, if different; on pages only. */
  singular?: string;
  exact?: true;
  optional?: true;
}

interface NumberField extends Common {
  kind: "number";
  default: number | undefined;
  min?: number;
  max?: number;
  /** `compute` gets the entered fraction or decimal, not the nearest double. */
  exact?: true;
  suffix?: string;
  /** Suffix after 1, if different; on pages only. */
  singular?: string;
  /** Counts years, whose fraction is displayed in months: "21 years 5 months". */
  inYears?: true;
  optional?: true;
}

interface CountField extends Common {
  kind: "count";
  default: number | undefined;
  min?: number;
  max?: number;
  suffix?: string;
  /** Suffix after 1, if different; on pages only. */
  singular?: string;
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
  /** Default for US customary units, if different. */
  usDefault?: string;
  /** True for the mode choice, displayed above the form. At most one field. */
  mode?: true;
}

export interface SelectionOption extends ChoiceOption {
  /** Quantity whose unit can be chosen separately. */
  quantity?: SelectionQuantity;
}

export interface SelectionQuantity {
  converter: string;
  usual: UnitList;
  others: readonly string[];
}

/**
 * Ordered selection of several options, each with an optional unit: columns of a table. Declared by
 * `selection` (lib/kit/fields/selection-input.ts). Serialized as text: the id of a preset, or option ids
 * separated by spaces, with a unit after a period: "density.gram-per-cubic-centimeter modulus".
 */
export interface SelectionField extends Common {
  kind: "selection";
  plural: string;
  options: readonly SelectionOption[];
  presets: readonly SelectionPreset[];
  default: string;
  /** Maximum length of the text: enough for all options with their longest units. */
  maxLength: number;
}

export interface SelectionPreset {
  id: string;
  label: string;
  chosen: readonly string[];
}

/** Selected option; without a unit it has that of the visitor's system. */
export interface Chosen<Id extends string = string> {
  id: Id;
  unit?: string;
}

interface ToggleField extends Common {
  kind: "toggle";
  default: boolean;
}

/** Proleptic Gregorian day, "2026-11-22"; 0001-01-01 to 9999-12-31; or a relative day: "today", "--12-25". */
interface DayField extends Common {
  kind: "day";
  default: string | undefined;
  min?: string;
  max?: string;
  optional?: true;
}

/** Time of day, "17:30" or "17:30:15"; 24:00 only with `endOfDay`. `compute` gets seconds since midnight. */
interface ClockField extends Common {
  kind: "clock";
  default: string | undefined;
  endOfDay?: true;
  optional?: true;
}

/** Length of time: "2h 15m", "7:45", "7:45:30", "90 min", "1.5 h". `compute` gets seconds, maybe below 0. */
interface DurationField extends Common {
  kind: "duration";
  default: string | undefined;
  min?: number;
  max?: number;
  optional?: true;
}

/** IANA time zone: "Europe/Paris". Default "local": the visitor's. */
interface ZoneField extends Common {
  kind: "zone";
  default: string;
}

/** Text that the calculator parses: a fraction, a list of numbers. */
interface TextField extends Common {
  kind: "text";
  default: string;
  maxLength: number;
  placeholder?: string;
  lines?: true;
  optional?: true;
}

/**
 * Record of a data set: a material, a climate station, a country. `compute` gets the record, or undefined for
 * `other`. Serialized as the record's id.
 */
export interface RecordField extends Common {
  kind: "record";
  /** Name of the data set: data/<set>/records.json. */
  set: string;
  plural: string;
  /** Id of the initial record, or of `other`. */
  default: string;
  /** Initial record for US customary units, if different. */
  usDefault?: string;
  /** Options other than records: custom values, none. */
  other: { id: string; label: string };
  /**
   * Fields in the same form or row that a record fills, each with the id of its figure. Editing one of them
   * selects `other`.
   */
  fills?: Readonly<Record<string, string>>;
}

interface Rows<F> extends Common {
  kind: "rows";
  fields: Readonly<Record<string, F>>;
  rowLabel: string;
  /** Id of the text field with a row’s name; without one it is "payment 2". */
  nameField?: string;
  /** Initial rows, each with values as entered text. */
  default: readonly DefaultRow[];
  minRows: number;
  maxRows: number;
}

export interface DefaultRow {
  /** Default by system if the field is a quantity. */
  readonly [id: string]: string | Readonly<Record<UnitSystem, string>> | readonly DefaultRow[];
}

/** Rows within a row: the walls of a room. They cannot contain rows. */
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
            : OrMissing<F, F extends { exact: true } ? Rational : number>;
type OrMissing<F, T> = F extends { optional: true } ? T | undefined : T;
export type InputsOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** Returns the fields including those of their rows, at every depth. */
export const withRowFields = (fields: Fields): readonly Field[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === "rows" ? [field, ...withRowFields(field.fields)] : [field],
  );

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
