import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import type { FigureDeclaration } from "@/lib/kit/calculator/define";
import type { ValueContext } from "@/lib/run/format/format-output";

export interface FiguresProps {
  outputs: Readonly<Record<string, FigureDeclaration>>;
  answer: WrittenAnswer;
  context: ValueContext;
  /** Reason why the answer is out of date. */
  stale: string | undefined;
}
