import type { FieldProblem } from "../fields/entry.ts";
import type { ValueFormat } from "../fields/value-format.ts";
import type { FormulaStep } from "../formulas/step.ts";
import type { Chart } from "./chart.ts";

export type { Context } from "../fields/context.ts";
export type { Chart, FieldProblem, ValueFormat };

/** What a calculator's `compute` gives: plain data, the same for the page, the JSON API and the assistant. */
export type Computation = { ok: true; answer: Answer } | Refusal;

export interface Refusal {
  ok: false;
  /** What is wrong, by the field that can mend it ("extras.2.amount" for the amount in the third row). */
  errors: readonly FieldProblem[];
}

export interface Answer {
  /** By the ids of the declared outputs; those that do not apply to these inputs are left out. */
  outputs: Readonly<Record<string, OutputValue | readonly OutputRecord[]>>;
  /** How the primary figure came about, with the visitor's numbers. */
  steps: readonly Step[];
  warnings: readonly Warning[];
  /** How the inputs were understood and what was assumed for this answer, a sentence each. */
  assumptions?: readonly string[];
  /** May be getters where they cost time: the figures are shown first, charts and tables when there is time. */
  charts?: readonly Chart[];
  tables?: readonly Table[];
}

/** Numbers in the unit of the declared output (SI for quantities, major units for money); days as "2026-11-22". */
export type OutputValue = number | string;

/** An entry of a list: values by the ids of its columns; those that do not apply are left out. */
export type OutputRecord = Readonly<Record<string, OutputValue | undefined>>;

/** How a figure came about: by one of the calculator's formulas (`stepsOf`), or in words where there is none. */
export type Step = FormulaStep | TextStep;

/** What is no formula: months counted on the calendar, long division, an equation solved by Brent's method. */
export interface TextStep {
  /** What is worked out: "Working days". */
  title: string;
  /** How, in a sentence, with the visitor's numbers. */
  text: string;
  result: string;
}

export interface Warning {
  /** A sentence with its reason. */
  text: string;
  /** "note": good to know. "warning" (default): the answer may mislead or the plan may harm. */
  level?: "note" | "warning";
  /** The field or the row that it concerns: "rate", "rooms.2", "rooms.2.windows.0". */
  at?: string;
}

export interface Table {
  id: string;
  title: string;
  columns: readonly { id: string; label: string; format: ValueFormat }[];
  rows: readonly (readonly (number | string | null)[])[];
  /** A closing row of totals. */
  total?: readonly (number | string | null)[];
  /** Opened by the visitor: long tables. */
  folded?: true;
}

/** The answer that refuses one field. */
export const refuse = (field: string, message: string): Refusal => ({
  ok: false,
  errors: [{ field, message }],
});
