import type { Citation } from "../../core/sources/cite.ts";
import type { Calendar } from "../../kit/calculator/calendar.ts";
import type {
  Chart,
  OutputValue,
  Step,
  Table,
  ValueFormat,
  Warning,
  WrittenAnswer,
} from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import type { Entries } from "../../kit/fields/entry.ts";
import type { RecordSets } from "../../kit/fields/records.ts";
import type { FormulaViews } from "../../kit/formulas/view.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import type { CalculatorView } from "../../run/calculator-view.ts";
import { chosenUnits } from "../../run/format/chosen-units.ts";
import { formatOutput } from "../../run/format/format-output.ts";
import { inputContext } from "../../run/format/input-context.ts";
import type { InputContext } from "../../run/format/scenario-text.ts";
import { answerTables, figureIn } from "../../run/output-lists.ts";
import { type ReportInput, type ReportList, reportInputs, reportLists } from "./inputs.ts";
import { type TableValue, tableValues } from "./table-values.ts";

/** Printed report of one calculation: plain data, except for `context`, which formats its figures. */
export interface CalculationReport {
  calculator: string;
  /** Name of the calculator: "Duct Sizer". */
  label: string;
  heading: string;
  system: UnitSystem;
  /** Inputs as interpreted, in their entered units. */
  inputs: readonly ReportInput[];
  lists: readonly ReportList[];
  /** The primary one first. */
  results: readonly ReportResult[];
  steps: readonly Step<string>[];
  formulas: FormulaViews;
  /** The days that the answer counts. */
  calendar?: Calendar;
  charts: readonly Chart[];
  tables: readonly Table[];
  assumptions: readonly string[];
  warnings: readonly Warning<string>[];
  values: readonly TableValue[];
  sources: readonly Citation[];
  disclaimer?: string;
  context: InputContext;
}

export interface ReportResult {
  id: string;
  label: string;
  value: OutputValue;
  format: ValueFormat;
  /** Formatted value with its unit. */
  text: string;
  hint?: string;
  primary?: true;
}

/** A form with its answer. */
export interface AnsweredForm {
  /** Displayed entries, with the values of the selected records. */
  entries: Entries;
  system: UnitSystem;
  currency: Currency;
  records: RecordSets;
  /** The day of the answer: "2026-11-22". */
  today: string;
  /** Interpretations of fields, if they are not obvious. */
  readings?: Readonly<Record<string, string>>;
  answer: WrittenAnswer;
}

export type ReportedView = Pick<
  CalculatorView,
  | "id"
  | "label"
  | "heading"
  | "fields"
  | "outputs"
  | "lists"
  | "formulas"
  | "assumptions"
  | "sources"
  | "converters"
  | "curve"
  | "disclaimer"
>;

/** Builds the report of one calculator's form and answer. Runs the getters of charts and tables. */
export function calculationReport(view: ReportedView, form: AnsweredForm): CalculationReport {
  const { entries, system, currency, records, today, readings = {}, answer } = form;
  const units = chosenUnits(view.fields, entries, system);
  const context = { ...inputContext(view, currency, units, records), today };
  return {
    calculator: view.id,
    label: view.label,
    heading: view.heading,
    system,
    inputs: reportInputs(view.fields, entries, readings, context),
    lists: reportLists(view.fields, entries, system, context),
    results: resultsOf(view, answer, context),
    steps: answer.steps,
    formulas: view.formulas,
    ...(answer.calendar && { calendar: answer.calendar }),
    charts: answer.charts ?? [],
    tables: answerTables(view.lists, answer).filter(({ rows }) => rows.length > 0),
    assumptions: [...(answer.assumptions ?? []), ...view.assumptions],
    warnings: answer.warnings,
    values: tableValues(view.fields, entries, records, system),
    sources: view.sources,
    ...(view.disclaimer !== undefined && { disclaimer: view.disclaimer }),
    context,
  };
}

/** Lists the figures of an answer as declared, the primary one first, as on the page. */
function resultsOf(
  { outputs }: ReportedView,
  answer: WrittenAnswer,
  context: InputContext,
): readonly ReportResult[] {
  const results = Object.entries(outputs).flatMap(
    ([id, { label, format, hint, primary }]): ReportResult[] => {
      const value = figureIn(answer, id);
      if (value === undefined) return [];
      const text = formatOutput(value, format, context);
      return [{ id, label, value, format, text, ...(hint && { hint }), ...(primary && { primary }) }];
    },
  );
  const first = results.find(({ primary }) => primary) ?? results[0];
  // Only one of several primary figures stays primary.
  const plain = ({ primary: _, ...result }: ReportResult): ReportResult => result;
  return first
    ? [{ ...first, primary: true }, ...results.filter((result) => result !== first).map(plain)]
    : [];
}
