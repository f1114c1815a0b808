import type { WrittenAnswer } from "@/lib/calculators/computation";
import type { FigureDeclaration } from "@/lib/calculators/define";
import type { ValueContext } from "@/lib/faces/text/format-output";

/** An answer, wherever its figures are drawn. */
export interface FiguresProps {
  outputs: Readonly<Record<string, FigureDeclaration>>;
  answer: WrittenAnswer;
  context: ValueContext;
  /** Why the answer is an earlier one. */
  stale: string | undefined;
}
