import type { Answer } from "../kit/calculator/computation.ts";
import type { FigureDeclaration } from "../kit/calculator/define.ts";
import { figureIn } from "./output-lists.ts";

/** The ids of an answer's figures, by the places in which they stand. */
export interface AnswerFigures {
  /** The largest on the page; undefined where an answer has lists alone. */
  primary: string | undefined;
  /** Verdict beside the primary figure. */
  verdict: string | undefined;
  /** Right under the primary one. */
  key: readonly string[];
  further: readonly string[];
}

/** Key figures where none are declared. */
const USUAL = 3;
/** So few are not worth a fold. */
const FEW = 2;

/** The figures that an answer has, each in its place and in the order of their declaration. */
export function answerFigures(
  outputs: Readonly<Record<string, FigureDeclaration>>,
  answer: Pick<Answer, "outputs">,
): AnswerFigures {
  const present = Object.keys(outputs).filter((id) => figureIn(answer, id) !== undefined);
  const primary = present.find((id) => outputs[id]?.primary) ?? present[0];
  const verdict = present.find((id) => outputs[id]?.verdict && id !== primary);
  const others = present.filter((id) => id !== primary && id !== verdict);
  const declared = others.filter((id) => outputs[id]?.key);
  const key = declared.length > 0 ? declared : others.slice(0, USUAL);
  const further = others.filter((id) => !key.includes(id));
  return further.length > FEW
    ? { primary, verdict, key, further }
    : { primary, verdict, key: others, further: [] };
}
