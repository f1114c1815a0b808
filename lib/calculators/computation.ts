import type { FieldProblem } from "../fields/entry.ts";
import type { Sentence } from "../fields/sentence.ts";
import type { ValueFormat } from "../fields/value-format.ts";
import type { FormulaStep } from "../formulas/step.ts";
import type { Calendar } from "./calendar.ts";
import type { Chart } from "./chart.ts";

export type { Context } from "../fields/context.ts";
export type { Chart, FieldProblem, ValueFormat };
/** What is wrong with one field, as `compute` says it. */
export type Problem = FieldProblem<Sentence>;

/** What a calculator's `compute` gives: plain data, the same for the page, the JSON API and the assistant. */
export type Computation<T = Sentence> = { ok: true; answer: Answer<T> } | Refusal<T>;

/** The same with its sentences in the visitor's units. */
export type WrittenComputation = Computation<string>;
export type WrittenAnswer = Answer<string>;

export interface Refusal<T = Sentence> {
  ok: false;
  /** What is wrong, by the field that can mend it ("extras.2.amount" for the amount in the third row). */
  errors: readonly FieldProblem<T>[];
}

export interface Answer<T = Sentence> {
  /** By the ids of the declared outputs; those that do not apply to these inputs are left out. */
  outputs: Readonly<Record<string, OutputValue | readonly OutputRecord[]>>;
  /** How the primary figure came about, with the visitor's numbers. */
  steps: readonly Step<T>[];
  warnings: readonly Warning<T>[];
  /** How the inputs were understood and what was assumed for this answer, a sentence each. */
  assumptions?: readonly T[];
  /** May be getters where they cost time: the figures are shown first, charts and tables when there is time. */
  charts?: readonly Chart[];
  tables?: readonly Table<T>[];
  /** Where days are counted: which. */
  calendar?: Calendar;
}

/** Numbers in the unit of the declared output (SI for quantities, major units for money); days as "2026-11-22". */
export type OutputValue = number | string;

/** An entry of a list: values by the ids of its columns; those that do not apply are left out. */
export type OutputRecord = Readonly<Record<string, OutputValue | undefined>>;

/** How a figure came about: by one of the calculator's formulas (`stepsOf`), or in words where there is none. */
export type Step<T = Sentence> = FormulaStep | TextStep<T>;

/** What is no formula: months counted on the calendar, long division, an equation solved by Brent's method. */
interface TextStep<T = Sentence> {
  /** What is worked out: "Working days". */
  title: string;
  /** How, in a sentence, with the visitor's numbers. */
  text: T;
  result: T;
}

export interface Warning<T = Sentence> {
  /** A sentence with its reason. */
  text: T;
  /** "note": good to know. "warning" (default): the answer may mislead or the plan may harm. */
  level?: "note" | "warning";
  /** The field or the row that it concerns: "rate", "rooms.2", "rooms.2.windows.0". */
  at?: string;
}

export interface Table<T = string> {
  id: string;
  title: string;
  columns: readonly { id: string; label: string; format: ValueFormat }[];
  /** In a column of texts a sentence may stand, whose values have units of their own: a list of unlike properties. */
  rows: readonly (readonly (number | string | T | null)[])[];
  /** A closing row of totals. */
  total?: readonly (number | string | null)[];
  /** Opened by the visitor: long tables. */
  folded?: true;
}

/** The answer that refuses one field. */
export const refuse = (field: string, message: Sentence): Refusal => ({
  ok: false,
  errors: [{ field, message }],
});
