import type { WrittenAnswer } from "@/lib/kit/calculator/computation";
import type { FigureDeclaration } from "@/lib/kit/calculator/define";
import type { ValueContext } from "@/lib/run/format/format-output";
import type { FormatSource } from "./format-source";

export interface FiguresProps {
  outputs: Readonly<Record<string, FigureDeclaration>>;
  answer: WrittenAnswer;
  format: FormatSource;
  /** Reason why the answer is out of date. */
  stale: string | undefined;
}

export interface FormattedFiguresProps extends Omit<FiguresProps, "format"> {
  context: ValueContext;
}
