import { findFormCalculator } from "../catalog/calculators.ts";
import { linkedJobsOf } from "../catalog/jobs.ts";
import { curveBy } from "../kit/quantities/curve.ts";
import { findLaws } from "../kit/quantities/laws.ts";
import { calculate } from "../run/calculate.ts";
import { calculatorView, engineOf } from "../run/calculator-view.ts";
import type { LoadTools } from "./results.ts";

/** Computes projects outside of the browser. */
export const serverTools: LoadTools = async (id, system) => {
  const calculator = findFormCalculator(id);
  if (!calculator) return undefined;
  const engine = await engineOf(id);
  const view = await calculatorView(calculator, undefined, system);
  return {
    view: { ...view, curve: curveBy(findLaws) },
    jobs: linkedJobsOf(id),
    calculate: (entries, context, system, displayed) =>
      calculate(calculator.inputs, entries, context, engine, system, displayed),
  };
};
