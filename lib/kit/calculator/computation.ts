import type { Result } from "../../core/result/result.ts";
import type { RawRow } from "../fields/entry.ts";
import type { Sentence } from "../fields/sentence.ts";
import type { ValueFormat } from "../fields/value-format.ts";
import type { FormulaStep } from "../formulas/step.ts";
import type { UnitSystem } from "../quantities/systems.ts";
import type { Calendar } from "./calendar.ts";
import type { Chart } from "./chart.ts";

export type { Context } from "../fields/context.ts";
export type { Chart, ValueFormat };

/** Result of a calculator’s `compute`: plain data, the same for the page, the JSON API and the assistant. */
export type Computation<T = Sentence> = Result<Answer<T>, T>;

export type WrittenComputation = Computation<string>;
export type WrittenAnswer = Answer<string>;

export interface Answer<T = Sentence> {
  /** Values by output id. Outputs that do not apply to these inputs are absent. */
  outputs: Readonly<Record<string, OutputValue | readonly OutputRecord[]>>;
  /** Ids of outputs whose value lost digits of the exact result: a tax rounded to the cent. */
  rounded?: readonly string[];
  /** Derivation of the primary figure, with the visitor’s numbers. */
  steps: readonly Step<T>[];
  warnings: readonly Warning<T>[];
  /** Interpretations of the inputs and assumptions for this answer, a sentence each. */
  assumptions?: readonly T[];
  /** Charts. Getters if they are slow to compute: figures render first, charts and tables later. */
  charts?: readonly Chart[];
  tables?: readonly Table<T>[];
  calendar?: Calendar;
  continuation?: Continuation;
}

/** Form of the same calculator that continues from an answer: the rooms of a generated house. */
export interface Continuation {
  /** Text of its link: "Edit this house room by room". */
  label: string;
  /** Raw inputs by field id; those that are missing have their initial values. */
  inputs: Readonly<Record<UnitSystem, RawRow>>;
}

/** Numbers in the unit of the declared output (SI for quantities, major units for money); days as "2026-11-22". */
export type OutputValue = number | string;

/** Entry of a list: values by the ids of its columns; those that do not apply are absent. */
export type OutputRecord = Readonly<Record<string, OutputValue | undefined>>;

/** One step of a derivation: a formula of the calculator (`stepsOf`), or words if there is no formula. */
export type Step<T = Sentence> = FormulaStep | TextStep<T>;

/** Step without a formula: months counted on the calendar, long division, Brent’s method. */
interface TextStep<T = Sentence> {
  title: string;
  /** Derivation in one sentence, with the visitor’s numbers. */
  text: T;
  result: T;
  /** Ids of the calculator’s sources of its numbers. */
  sources?: readonly string[];
}

export interface Warning<T = Sentence> {
  text: T;
  /** "note": good to know. "warning" (default): the answer may mislead or the plan may harm. */
  level?: "note" | "warning";
  /** Path of its field or row: "rate", "rooms.2", "rooms.2.windows.0". */
  at?: string;
}

export interface Table<T = string> {
  id: string;
  title: string;
  columns: readonly { id: string; label: string; format: ValueFormat }[];
  /**
   * Rows of cells. A column of texts may also contain sentences, each with the units of its values: a list of
   * unlike properties.
   */
  rows: readonly (readonly (number | string | T | null)[])[];
  total?: readonly (number | string | null)[];
  /** True if the visitor must expand the table, because it is long. */
  folded?: true;
  /** True if the table is the answer, which the page displays without a press. */
  isAnswer?: true;
}
