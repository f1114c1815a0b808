import * as R from "../../../units/rational.ts";
import type { QuantityValue } from "../quantity-value.ts";

export type Sign = "+" | "-" | "*" | "/" | "^" | "mod" | "nCr" | "nPr";

/** Expression as entered: groups are its parentheses. */
export type Expression =
  | { kind: "number"; text: string }
  | { kind: "constant"; name: string }
  /** A decimal or a mixed number: "12.5", "33 1/3". */
  | { kind: "percent"; text: string }
  | { kind: "money"; text: string; currency: string }
  | { kind: "quantity"; quantity: QuantityValue }
  | { kind: "negative"; of: Expression }
  | { kind: "factorial"; of: Expression }
  | { kind: "group"; of: Expression }
  | { kind: "function"; name: string; arguments: readonly Expression[] }
  /** `isImplied` for a product without a sign: 2(3 + 4); `isNamed` for a percentage with a name: 25% off, 8% tax. */
  | { kind: "binary"; sign: Sign; left: Expression; right: Expression; isImplied?: true; isNamed?: true };

export type BinaryExpression = Extract<Expression, { kind: "binary" }>;

export const number = (text: string): Expression => ({ kind: "number", text });

export const fraction = (above: string, below: string): Expression => ({
  kind: "binary",
  sign: "/",
  left: number(above),
  right: number(below),
});

export const group = (sign: Sign, left: Expression, right: Expression): Expression => ({
  kind: "group",
  of: { kind: "binary", sign, left, right },
});

/** True for a share of something: 15%, a fraction, half. */
export const isPart = (value: Expression): boolean =>
  value.kind === "percent" ||
  (value.kind === "number" && Number(value.text) > 0 && Number(value.text) < 1) ||
  (value.kind === "binary" &&
    value.sign === "/" &&
    value.left.kind === "number" &&
    value.right.kind === "number");

/** True if a value is made of percentages only: 5% + 3%. */
export function isPercentage(tree: Expression): boolean {
  if (tree.kind === "percent") return true;
  if (tree.kind === "group" || tree.kind === "negative") return isPercentage(tree.of);
  return (
    tree.kind === "binary" &&
    (tree.sign === "+" || tree.sign === "-") &&
    isPercentage(tree.left) &&
    isPercentage(tree.right)
  );
}

const decimalOf = (value: Expression): R.Rational | undefined =>
  value.kind === "number" || value.kind === "percent" ? R.parseDecimal(value.text) : undefined;

/** True if two plain numbers, or two percentages, are in ascending order. */
export function isSmaller(a: Expression, b: Expression): boolean {
  const [first, second] = [decimalOf(a), decimalOf(b)];
  return a.kind === b.kind && first !== undefined && second !== undefined && R.compare(first, second) < 0;
}

/** Leaves out the lowest or the highest of some plain numbers. Undefined if one isn’t plain. */
export function withoutExtreme(items: readonly Expression[], isLowest: boolean): Expression[] | undefined {
  if (items.some((item) => decimalOf(item) === undefined)) return undefined;
  const extreme = items.reduce((a, b) => ((isLowest ? isSmaller(b, a) : isSmaller(a, b)) ? b : a));
  return items.filter((item) => item !== extreme);
}
