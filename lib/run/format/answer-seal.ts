import type { Seal } from "../../core/sources/seal.ts";
import type { Answer } from "../../kit/calculator/computation.ts";
import type { FigureDeclaration } from "../../kit/calculator/define.ts";
import type { CalculatorView } from "../calculator-view.ts";

export const sealOfFigure = (view: Pick<CalculatorView, "seal">, figure: FigureDeclaration): Seal =>
  figure.seal ?? view.seal;

/**
 * Returns the main source of an answer’s figure: the source that it names, otherwise that of the first step, or the
 * calculator’s first.
 */
export function sourceOfAnswer(
  { formulas, sources }: Pick<CalculatorView, "formulas" | "sources">,
  { steps }: { steps: Answer<unknown>["steps"] },
  figure: Pick<FigureDeclaration, "source">,
): string | undefined {
  const [step] = steps;
  const cited = step && "formula" in step ? formulas[step.formula]?.source : undefined;
  const named = sources.find(({ id }) => id === figure.source);
  const source = named ?? sources[0];
  return (named ? undefined : cited) ?? (source && [source.title, source.edition].filter(Boolean).join(", "));
}
