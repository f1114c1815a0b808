import type { Answer } from "../kit/calculator/computation.ts";
import type { FigureDeclaration } from "../kit/calculator/define.ts";
import { figureIn } from "./output-lists.ts";

/** Ids of an answer's figures, by place. */
export interface AnswerFigures {
  /** Undefined for an answer with only lists. */
  primary: string | undefined;
  verdict: string | undefined;
  /** Figures directly below the primary one. */
  key: readonly string[];
  further: readonly string[];
}

/** Number of key figures if none are declared. */
const USUAL = 3;
/** Number of figures that are too few to collapse. */
const FEW = 2;

/** Sorts the figures of an answer into places, in the order of their declaration. */
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
