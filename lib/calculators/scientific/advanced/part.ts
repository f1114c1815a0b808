import { formulaLatex } from "../../../formulas/latex.ts";
import { formulaText } from "../../../formulas/text.ts";
import type { FormulaTree } from "../../../formulas/tree.ts";
import type { Chart } from "../../chart.ts";
import type { Definition } from "./own-definitions.ts";

/** A number for programs: a complex one has two parts. */
export type PlainNumber = number | { re: number; im: number };

/** One line of an answer. */
export interface Part {
  /** What it is, where the formula does not say so: "Determinant". */
  label?: string;
  tree: FormulaTree;
  /** The same as a decimal, or in polar form. */
  also?: string;
  /** What it says, for programs: a number, a list, or rows. */
  value?: PlainNumber | readonly PlainNumber[] | readonly (readonly PlainNumber[])[];
  /** It is known to be exact: in fractions of whole numbers, or as an expression. */
  exact?: true;
}

/** What a line comes to: plain data, which crosses from a worker. */
export type Answer =
  | {
      ok: true;
      /** How the line was read; nothing where only its result says something. */
      understood?: FormulaTree;
      parts: readonly Part[];
      /** Sentences on how it was found and where it holds. */
      notes: readonly string[];
      /** What the line defines. */
      definition?: Definition;
      /** The result as a line that gives it again, for Ans. */
      result?: string;
      charts: readonly Chart[];
    }
  | { ok: false; message: string };

/** How sure an answer is: exact where all of its numbers are. Undefined where it neither has one nor is known to be exact. */
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
