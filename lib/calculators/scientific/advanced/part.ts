import type { Chart } from "../../../kit/calculator/chart.ts";
import { formulaLatex } from "../../../kit/formulas/latex.ts";
import { formulaText } from "../../../kit/formulas/text.ts";
import type { FormulaTree } from "../../../kit/formulas/tree.ts";
import type { Definition } from "./own-definitions.ts";

/** A number for programs: a complex one has two parts. */
export type PlainNumber = number | { re: number; im: number };

/** One line of an answer. */
export interface Part {
  /** Name of the part, if the formula does not say it: "Determinant". */
  label?: string;
  tree: FormulaTree;
  /** The same as a decimal, or in polar form. */
  also?: string;
  /** Value for programs: a number, a list, or rows. */
  value?: PlainNumber | readonly PlainNumber[] | readonly (readonly PlainNumber[])[];
  /** True if it is certainly exact: in fractions of whole numbers, or as an expression. */
  exact?: true;
}

/** Result of a line: plain data, which a worker can post. */
export type Answer =
  | {
      ok: true;
      /** Parsed line; absent if only its result is informative. */
      understood?: FormulaTree;
      parts: readonly Part[];
      /** Sentences on how it was found and where it holds. */
      notes: readonly string[];
      /** Definition in the line. */
      definition?: Definition;
      /** The result as a line that gives it again, for Ans. */
      result?: string;
      charts: readonly Chart[];
    }
  | { ok: false; message: string };

/**
 * Returns the accuracy of an answer: exact if all of its numbers are. Undefined if it has no numbers and no
 * part is marked as exact.
 */
export function sealOf(parts: readonly Part[]): "exact" | "rounded" | undefined {
  if (parts.some(({ value, exact }) => value !== undefined && !exact)) return "rounded";
  return parts.some(({ exact }) => exact) ? "exact" : undefined;
}

/** A line without its label. */
export const bareText = ({ tree, also }: Part): string =>
  `${formulaText(tree)}${also === undefined ? "" : ` ${also}`}`;
export const partText = (part: Part): string =>
  `${part.label === undefined ? "" : `${part.label}: `}${bareText(part)}`;
export const partLatex = ({ tree }: Part): string => formulaLatex(tree);
