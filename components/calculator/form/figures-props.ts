import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import type { FigureDeclaration } from "@/lib/kit/calculator/define";
import type { ValueContext } from "@/lib/run/format/format-output";

/** An answer, wherever its figures are drawn. */
export interface FiguresProps {
  outputs: Readonly<Record<string, FigureDeclaration>>;
  answer: WrittenAnswer;
  context: ValueContext;
  /** Why the answer is an earlier one. */
  stale: string | undefined;
}
