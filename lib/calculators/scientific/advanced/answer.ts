import { formulaLatex } from "../../../formulas/latex.ts";
import { formulaText } from "../../../formulas/text.ts";
import type { FormulaTree } from "../../../formulas/tree.ts";
import * as R from "../../../units/rational.ts";
import type { Chart } from "../../chart.ts";
import { isComplex, isExact, type Num } from "./numbers.ts";
import type { Definition } from "./own-definitions.ts";
import type { Value } from "./value.ts";
import {
  decimalText,
  equation,
  isLong,
  numberTree,
  type Style,
  shortDecimal,
  valueTree,
  word,
} from "./written.ts";

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

/** A line without its label. */
export const bareText = ({ tree, also }: Part): string =>
  `${formulaText(tree)}${also === undefined ? "" : ` ${also}`}`;
export const partText = (part: Part): string =>
  `${part.label === undefined ? "" : `${part.label}: `}${bareText(part)}`;
export const partLatex = ({ tree }: Part): string => formulaLatex(tree);

/** What a program can read: doubles are finite, larger exact numbers are left to the text. */
export function plainNumber(x: Num): PlainNumber {
  if (isComplex(x)) return x;
  return isExact(x) ? R.toNumber(x) : x;
}

export function plainValue(value: Value): NonNullable<Part["value"]> {
  if (value.kind === "number") return plainNumber(value.value);
  if (value.kind === "vector") return value.items.map(plainNumber);
  return value.rows.map((row) => row.map(plainNumber));
}

/** What stands behind a number: "≈ 0.333333333333", or the fraction of a decimal. */
export function alsoOf(x: Num, style: Style): string | undefined {
  if (isComplex(x)) return undefined;
  if (!isExact(x) || x.d === 1n) return undefined;
  const short = shortDecimal(x);
  if (style === "decimal" && short !== undefined)
    return isLong(x) ? undefined : `= ${x.n.toString().replace("-", "−")}/${x.d}`;
  if (isLong(x)) return undefined;
  return short === undefined ? `≈ ${decimalText(x)}` : `= ${short}`;
}

/** A value with its name before it: "x = 3". */
export function namedPart(name: FormulaTree, x: Num, style: Style = "fraction"): Part {
  const also = alsoOf(x, style);
  return {
    tree: equation(name, numberTree(x, style)),
    ...(also !== undefined && { also }),
    value: plainNumber(x),
  };
}

/** A value with what it is said in words. */
export function labeledPart(label: string, value: Value, style: Style = "fraction"): Part {
  const also = value.kind === "number" ? alsoOf(value.value, style) : undefined;
  return {
    label,
    tree: valueTree(value, style),
    ...(also !== undefined && { also }),
    value: plainValue(value),
  };
}

const degreesOf = (radians: number): string => `${decimalText((radians * 180) / Math.PI)}°`;

/** A number on a line of its own; a complex one in polar form below. */
export function valueParts(value: Value, style: Style): Part[] {
  if (value.kind !== "number") return [{ tree: valueTree(value, style), value: plainValue(value) }];
  const x = value.value;
  const also = alsoOf(x, style);
  const main: Part = {
    tree: numberTree(x, style),
    ...(also !== undefined && { also }),
    value: plainNumber(x),
  };
  if (isComplex(x)) {
    const [length, angle] = [Math.hypot(x.re, x.im), Math.atan2(x.im, x.re)];
    return [
      main,
      { label: "Polar form", tree: word(`${decimalText(length)} ∠ ${degreesOf(angle)}`) },
      { label: "Length", tree: numberTree(length), value: length },
      {
        label: "Angle",
        tree: word(`${decimalText(angle)} rad`),
        also: `= ${degreesOf(angle)}`,
        value: angle,
      },
    ];
  }
  const isLongWhole = isExact(x) && x.d === 1n && isLong(x);
  if (!isLongWhole) return [main];
  const digits = x.n.toString();
  return [
    main,
    { label: `Exactly, ${digits.replace("-", "").length} digits`, tree: word(digits.replace("-", "−")) },
  ];
}
