import type { Failure } from "../../core/result/result.ts";
import type { Chart } from "../../kit/calculator/chart.ts";
import { formulaLatex } from "../../kit/formulas/latex.ts";
import { formulaText } from "../../kit/formulas/text.ts";
import type { FormulaTree } from "../../kit/formulas/tree.ts";
import type { AngleUnit } from "../functions/angle-unit.ts";
import type { Definition } from "./expressions/definitions.ts";

/** A number for programs: a complex one has two parts. */
export type PlainNumber = number | { re: number; im: number };

export interface Part {
  label?: string;
  tree: FormulaTree;
  /** Decimal or polar form of the value. */
  also?: string;
  /** Value for programs: a number, a list, or rows. */
  value?: PlainNumber | readonly PlainNumber[] | readonly (readonly PlainNumber[])[];
  /** True if it is certainly exact: in fractions of whole numbers, or as an expression. */
  exact?: true;
}

/** Parts of an answer, with sentences on the method and charts. */
export interface Solution {
  parts: readonly Part[];
  notes: readonly string[];
  charts?: readonly Chart[];
}

/** Result of a line: plain data, which a worker can post. */
export type Answer =
  | {
      ok: true;
      /** Parsed line; absent if only its result is informative. */
      understood?: FormulaTree;
      parts: readonly Part[];
      /** Sentences on the method and its validity. */
      notes: readonly string[];
      /** Unit of the angles in the line, and a sentence that names it; absent if no unit changes the answer. */
      angle?: { unit: AngleUnit; note: string };
      /** Definition in the line. */
      definition?: Definition;
      /** Result as a line that reproduces it, for Ans; its angles are in radians. */
      result?: string;
      charts: readonly Chart[];
    }
  | Failure;

/**
 * Returns the accuracy of an answer: exact if all of its numbers are. Undefined if it has no numbers and no
 * part is marked as exact.
 */
export function sealOf(parts: readonly Part[]): "exact" | "rounded" | undefined {
  if (parts.some(({ value, exact }) => value !== undefined && !exact)) return "rounded";
  return parts.some(({ exact }) => exact) ? "exact" : undefined;
}

/** Formats a line without its label. */
export const bareText = ({ tree, also }: Part): string =>
  `${formulaText(tree)}${also === undefined ? "" : ` ${also}`}`;
export const partText = (part: Part): string =>
  `${part.label === undefined ? "" : `${part.label}: `}${bareText(part)}`;
export const partLatex = ({ tree }: Part): string => formulaLatex(tree);
