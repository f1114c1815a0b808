import type { WrittenAnswer } from "@/lib/calculators/computation";
import type { FigureDeclaration } from "@/lib/calculators/define";
import { figureIn } from "@/lib/faces/output-lists";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";

/** The figure that stands largest beside the form. */
export function headlineOf(
  { outputs }: Pick<CalculatorView, "outputs">,
  answer: Pick<WrittenAnswer, "outputs">,
): (FigureDeclaration & { id: string }) | undefined {
  const present = Object.keys(outputs).filter((id) => figureIn(answer, id) !== undefined);
  const id = present.find((own) => outputs[own]?.primary) ?? present[0];
  const output = id === undefined ? undefined : outputs[id];
  return id !== undefined && output ? { ...output, id } : undefined;
}
