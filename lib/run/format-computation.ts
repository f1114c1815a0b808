import { once } from "../core/data/once.ts";
import type {
  Computation,
  Step,
  Table,
  WrittenAnswer,
  WrittenComputation,
} from "../kit/calculator/computation.ts";
import type { Sentence } from "../kit/fields/sentence.ts";
import type { ValueContext } from "./format/format-output.ts";
import { sentenceText } from "./format/sentence-text.ts";

/** Formats the sentences of a computation; those of charts, which render late, on access. */
export function formatComputation(computation: Computation, context: ValueContext): WrittenComputation {
  if (!computation.ok) {
    const problems = computation.problems.map((problem) => ({
      ...problem,
      message: sentenceText(problem.message, context),
    }));
    return { ok: false, problems };
  }
  const { value: answer } = computation;
  const text = {
    steps: answer.steps.map((step) => writtenStep(step, context)),
    warnings: answer.warnings.map((warning) => ({ ...warning, text: sentenceText(warning.text, context) })),
    ...(answer.assumptions && {
      assumptions: answer.assumptions.map((assumption) => sentenceText(assumption, context)),
    }),
  };
  // Charts and tables may be getters, which must not run here.
  const descriptors = {
    ...Object.getOwnPropertyDescriptors(answer),
    ...Object.getOwnPropertyDescriptors(text),
    ...("charts" in answer && { charts: late(() => answer.charts) }),
    ...("tables" in answer && {
      tables: late(() => answer.tables?.map((table) => writtenTable(table, context))),
    }),
  };
  return { ok: true, value: Object.defineProperties({}, descriptors) as WrittenAnswer };
}

/** Defines a lazy, cached property: charts render next to the result and below it. */
const late = (compute: () => unknown): PropertyDescriptor => ({
  get: once(compute),
  enumerable: true,
  configurable: true,
});

const writtenTable = ({ rows, total, ...table }: Table<Sentence>, context: ValueContext): Table => ({
  ...table,
  rows: rows.map((row) =>
    row.map((cell) => (typeof cell === "object" && cell ? sentenceText(cell, context) : cell)),
  ),
  ...(total && { total }),
});

const writtenStep = (step: Step, context: ValueContext): Step<string> =>
  "values" in step
    ? step
    : { ...step, text: sentenceText(step.text, context), result: sentenceText(step.result, context) };
