import type { Citation } from "../../core/sources/cite.ts";
import type { FormCalculator } from "../../kit/calculator/define.ts";
import type { CalculatorView } from "../../run/calculator-view.ts";

/** Sources to list if no formula of an answer cites one. */
const FIRST_SOURCES = 3;

/** Returns the sources of a page: of a job, only those that the steps and figures of its answer cite. */
export function pageSources(calculator: FormCalculator, { answer }: CalculatorView): readonly Citation[] {
  const { job, sources, formulas = {}, outputs } = calculator;
  if (job === undefined) return sources;
  const cited = new Set([
    ...answer.steps.flatMap((step) =>
      "formula" in step ? (formulas[step.formula]?.source ?? []) : (step.sources ?? []),
    ),
    ...Object.keys(answer.outputs).flatMap((id) => {
      const output = outputs[id];
      return output && "source" in output ? (output.source ?? []) : [];
    }),
  ]);
  const listed = sources.filter(({ id }) => cited.has(id));
  return listed.length > 0 ? listed : sources.slice(0, FIRST_SOURCES);
}
