import { type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { evaluate, type Values } from "../../kit/formulas/expression.ts";
import type { FormulaStep } from "../../kit/formulas/step.ts";
import { EQUATION } from "./equation.ts";
import { constantsOf, type Root, solve } from "./solve.ts";
import { type Uncertainty, uncertaintyOf } from "./uncertainty.ts";
import type { PhysicsView } from "./view.ts";

export interface Solution extends Root {
  uncertainty?: Uncertainty;
  also: readonly { id: string; value: number }[];
  steps: readonly FormulaStep[];
  warnings: readonly string[];
}

export type Solutions = Result<readonly Solution[], Sentence>;

export function resultOf(
  view: PhysicsView,
  unknown: string,
  inputs: Values,
  uncertainties: Values = {},
): Solutions {
  const solved = solve(view, unknown, inputs);
  if (!solved.ok) return solved;
  return success(
    solved.value.map((root) => {
      const values: Values = { ...inputs, ...constantsOf(view), [unknown]: root.value };
      const uncertainty = uncertaintyOf(view, unknown, root, inputs, uncertainties);
      const also = view.also
        .map(({ id, expression }) => ({ id, value: evaluate(expression, values) }))
        .filter(({ value }) => Number.isFinite(value));
      return {
        ...root,
        ...(uncertainty && { uncertainty }),
        also,
        steps: [
          stepOf(view, root.formula ?? EQUATION, values),
          ...also.map(({ id, value }) => stepOf(view, `also:${id}`, { ...values, [id]: value })),
        ],
        warnings: view.warnings.filter(({ when }) => evaluate(when, values) > 0).map(({ text }) => text),
      };
    }),
  );
}

const stepOf = (view: PhysicsView, formula: string, values: Values): FormulaStep => ({
  formula,
  values: Object.fromEntries(
    Object.keys(view.formulas[formula]?.symbols ?? {}).map((symbol) => [
      symbol,
      values[symbol] ?? Number.NaN,
    ]),
  ),
});
