import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
import type { Figure } from "./material.ts";
import { messages } from "./messages.ts";

/** "276 MPa", "220 MPa to 250 MPa", "at least 205 MPa". */
export function figureText({ low, high, isRange, isMinimum }: Figure, format: ValueFormat): Sentence {
  const first = { value: low, format };
  if (isRange)
    return messages.figures.range({ low: { ...first, bare: true }, high: { value: high, format } });
  return isMinimum ? messages.figures.minimum(first) : sentence`${first}`;
}

/** "Callister and Rethwisch, 3rd edition, 2008, Appendix B" */
export const sourceLine = ({ source: { title, edition, clause } }: Figure): string =>
  [title, edition, clause].filter((part) => part !== undefined).join(", ");
