/**
 * Formatting of expressions and numbers: as trees of lib/kit/formulas, from which the page, plain text and LaTeX
 * are rendered.
 */

import { formatNumber } from "../../../core/numeric/text.ts";
import { type Digits, significantDigits } from "../../../core/reals/digits.ts";
import { symbolName } from "../../../kit/formulas/symbol-name.ts";
import { formulaText, nameText } from "../../../kit/formulas/text.ts";
import {
  type FormulaTree,
  factorial,
  fraction,
  grouped,
  modulo,
  power,
  product,
  signedTerm,
  sum,
  type Term,
} from "../../../kit/formulas/tree.ts";
import { displayText, plainFigures } from "../../../units/figures.ts";
import { messages } from "../messages.ts";
import { fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, isExact, isTiny, type Num, negative, type RealNum, signOf } from "../numbers/numbers.ts";
import type { Rows, Value } from "../numbers/value.ts";
import type { Expression } from "./expression.ts";

export const DIGITS = 12;
/** Fractions with longer parts become decimals. */
const LONGEST = 24;
/** Maximum digits of exact numbers in formulas, which have no exact form next to them. */
const MAX_COEFFICIENT_DIGITS = 80;
/** Maximum digits of decimals in lines that contain decimals. */
const SHORT_DECIMALS = 12;

export const word = (text: string): FormulaTree => ({ kind: "word", text });
export const symbol = (id: string): FormulaTree => ({ kind: "symbol", id, ...symbolName(id) });
export const equation = (left: FormulaTree, right: FormulaTree, sign = "="): FormulaTree => ({
  kind: "infix",
  sign,
  left,
  right,
});

export const isLong = ({ n, d }: R.Rational): boolean =>
  n.toString().length > LONGEST || d.toString().length > LONGEST;

/** Returns true for a double, and for an exact number that is displayed with fewer digits than it has. */
export const isRounded = (x: Num): boolean =>
  !isExact(x) || (isLong(x) && !R.significantDigits(x, DIGITS).exact);

/** Returns true for an exact number that a formula displays in full. */
export const fitsFormula = ({ n, d }: R.Rational): boolean =>
  n.toString().length <= MAX_COEFFICIENT_DIGITS && d.toString().length <= MAX_COEFFICIENT_DIGITS;

/** Formats a double, an exact number rounded, or a computable real, with at most `digits` digits, all of them proven. */
export function decimalText(x: RealNum | number, digits: number = DIGITS): string {
  if (typeof x === "number") return formatNumber(x, { significant: digits });
  if (isExact(x)) return textOfDigits({ ...R.significantDigits(x, digits), isNegative: x.n < 0n });
  for (let count = digits; count > 0; count -= 1) {
    const proven = significantDigits(x, count);
    if (proven) return textOfDigits(proven);
  }
  return isTiny(x) ? "0" : fail(messages.numbers.undecided);
}

function textOfDigits({ isNegative, digits, exponent }: Omit<Digits, "isExact">): string {
  let end = digits.length;
  while (end > 1 && digits[end - 1] === "0") end -= 1;
  return displayText(`${isNegative ? "-" : ""}${plainFigures(digits.slice(0, end), exponent)}`);
}

/** Formats an exact number as a short terminating decimal, or returns undefined. */
export function shortDecimal({ n, d }: R.Rational): string | undefined {
  let [rest, places] = [d, 0];
  for (const prime of [2n, 5n])
    for (let count = 0; rest % prime === 0n; count += 1) {
      rest /= prime;
      places = Math.max(places, count + 1);
    }
  if (rest !== 1n || places > SHORT_DECIMALS || n.toString().length > LONGEST) return undefined;
  const scaled = ((n < 0n ? -n : n) * 10n ** BigInt(places)) / d;
  const digits = scaled.toString().padStart(places + 1, "0");
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return displayText(n < 0n ? `-${text}` : text);
}

/** Format of exact numbers that are not whole. */
export type Style = "fraction" | "decimal";

export function numberTree(x: Num, style: Style = "fraction"): FormulaTree {
  if (isComplex(x)) return complexTree(x.re, x.im, style);
  if (!isExact(x)) return { kind: "number", text: decimalText(x) };
  if (x.d === 1n) return { kind: "number", text: isLong(x) ? decimalText(x) : displayText(x.n.toString()) };
  const short = style === "decimal" ? shortDecimal(x) : undefined;
  if (short !== undefined || isLong(x)) return { kind: "number", text: short ?? decimalText(x) };
  return { kind: "value", text: displayText(x.n.toString()), below: displayText(x.d.toString()) };
}

function complexTree(real: RealNum, im: RealNum, style: Style): FormulaTree {
  const re = numberTree(real, style);
  if (isTiny(im)) return re;
  const isMinus = signOf(im) < 0;
  const size = isMinus ? negative(im) : im;
  const unit = symbol("i");
  const factor = numberTree(size, style);
  const part = factor.kind === "number" && factor.text === "1" ? unit : product([factor, unit]);
  if (isTiny(real)) return isMinus ? sum([{ minus: true, of: part }]) : part;
  return sum([{ of: re }, { ...(isMinus && { minus: true }), of: part }]);
}

/** Returns how an entry is built. Rounded ones are marked if others are exact fractions, or if only they lost digits. */
function entryTreeOf(entries: readonly Num[], style?: Style): (entry: Num) => FormulaTree {
  const full = entries.filter((entry) => isExact(entry) && !isRounded(entry));
  const isMixed =
    full.some((entry) => isExact(entry) && entry.d !== 1n) ||
    (full.length > 0 && entries.some((entry) => isExact(entry) && isRounded(entry)));
  return (entry) => {
    const tree = numberTree(entry, style);
    return isMixed && isRounded(entry) ? word(`≈ ${formulaText(tree)}`) : tree;
  };
}

export function matrixTree(rows: Rows, style?: Style): FormulaTree {
  const entryTree = entryTreeOf(rows.flat(), style);
  return { kind: "matrix", rows: rows.map((row) => row.map(entryTree)) };
}

export function valueTree(value: Value, style?: Style): FormulaTree {
  if (value.kind === "number") return numberTree(value.value, style);
  if (value.kind === "matrix") return matrixTree(value.rows, style);
  return value.items.length > 6
    ? listTree(value.items, style)
    : matrixTree(
        value.items.map((item) => [item]),
        style,
      );
}

const MOST_SHOWN = 40;

/** Formats a list in one line, truncated if it is long. */
export function listTree(items: readonly Num[], style?: Style): FormulaTree {
  const entries = items.slice(0, MOST_SHOWN).map(entryTreeOf(items, style));
  return { kind: "call", name: "", args: items.length > MOST_SHOWN ? [...entries, word("⋯")] : entries };
}

const FENCES: Readonly<Record<string, readonly [string, string]>> = {
  abs: ["|", "|"],
  norm: ["‖", "‖"],
  floor: ["⌊", "⌋"],
  ceil: ["⌈", "⌉"],
};
const NAMES: Readonly<Record<string, string>> = { asin: "arcsin", acos: "arccos", atan: "arctan" };

export function expressionTree(expression: Expression): FormulaTree {
  switch (expression.kind) {
    case "number":
      return coefficientTree(expression.value);
    case "name":
      return nameTree(expression.name);
    case "list":
      return listOrMatrix(expression.items);
    case "call":
      return callTree(expression.name, expression.args);
    case "operation":
      return operationTree(expression);
  }
}

/** Builds the tree of a number within a formula: exact up to many digits, and marked where it is rounded. */
export function coefficientTree(x: Num, style: Style = "decimal"): FormulaTree {
  if (!isExact(x) || !isRounded(x)) return numberTree(x, style);
  return fitsFormula(x) ? fullTree(x) : word(`≈ ${decimalText(x)}`);
}

/** Builds the tree of an exact number with all of its digits. */
export const fullTree = ({ n, d }: R.Rational): FormulaTree =>
  d === 1n
    ? { kind: "number", text: displayText(n.toString()) }
    : { kind: "value", text: displayText(n.toString()), below: displayText(d.toString()) };

function nameTree(name: string): FormulaTree {
  if (name === "pi") return word("π");
  if (name === "tau") return word("τ");
  if (name === "phi") return word("φ");
  if (name === "e") return word("e");
  if (name === "deg") return word("°");
  return name === "inf"
    ? word("∞")
    : name.startsWith("d")
      ? { kind: "symbol", id: name, base: name }
      : symbol(name);
}

function listOrMatrix(items: readonly Expression[]): FormulaTree {
  const rows = items.map((item) => (item.kind === "list" ? item.items : [item]));
  const isMatrix = items.every(({ kind }) => kind === "list");
  if (isMatrix || items.length <= 6)
    return { kind: "matrix", rows: rows.map((row) => row.map(expressionTree)) };
  const entries = items.slice(0, MOST_SHOWN).map(expressionTree);
  return { kind: "call", name: "", args: items.length > MOST_SHOWN ? [...entries, word("⋯")] : entries };
}

type Operation = Extract<Expression, { kind: "operation" }>;

function operationTree(expression: Operation): FormulaTree {
  const { operator, args } = expression;
  const [left, right] = args;
  if (!left) return word("");
  switch (operator) {
    case "+":
    case "-":
    case "neg":
      return sum(termsOf(expression));
    case "*":
    case "/":
      return chainTree(expression);
    case "!":
      return factorial(expressionTree(left));
    case "'":
      return power(expressionTree(left), word("T"));
    default:
      if (!right) return word("");
      if (operator === "^") return power(expressionTree(left), expressionTree(right));
      if (operator === "mod") return modulo(expressionTree(left), expressionTree(right));
      return equation(expressionTree(left), expressionTree(right));
  }
}

function termsOf(expression: Expression): Term[] {
  if (expression.kind !== "operation") return [{ of: expressionTree(expression) }];
  const { operator, args } = expression;
  const [left, right] = args;
  if (operator === "neg" && left) return [{ minus: true, of: expressionTree(left) }];
  if ((operator === "+" || operator === "-") && left && right)
    return [...termsOf(left), { ...(operator === "-" && { minus: true }), of: expressionTree(right) }];
  const tree = expressionTree(expression);
  return tree.kind === "sum" && tree.terms.length === 1 ? [...tree.terms] : [{ of: tree }];
}

/** Builds a b / c d, read from the left: factors before the first division are the numerator. */
function chainTree(expression: Expression): FormulaTree {
  const parts = chainOf(expression);
  const factors: FormulaTree[] = [];
  let [above, below]: FormulaTree[][] = [[], []];
  let minus = false;
  const flush = (): void => {
    const one: FormulaTree = { kind: "number", text: "1" };
    if (below && below.length > 0)
      factors.push(fraction(above && above.length > 0 ? product(above) : one, product(below)));
    else factors.push(...(above ?? []));
    [above, below] = [[], []];
  };
  for (const { part, divides } of parts) {
    const tree =
      parts.length > 1 && isDerivative(part) ? grouped(expressionTree(part)) : expressionTree(part);
    if (divides) {
      below?.push(tree);
      continue;
    }
    if (below && below.length > 0) flush();
    const [only] = tree.kind === "sum" && tree.terms.length === 1 ? tree.terms : [];
    if (only?.minus && factors.length + (above?.length ?? 0) === 0) {
      minus = !minus;
      above?.push(only.of);
    } else above?.push(tree);
  }
  flush();
  const tree = product(factors);
  return minus ? sum([{ minus: true, of: tree }]) : tree;
}

/** True for d/dx of something, which would take in the factors after it. */
const isDerivative = (part: Expression): boolean =>
  part.kind === "call" && part.name === "derivative" && part.args.length < 4;

function chainOf(expression: Expression, divides = false): { part: Expression; divides: boolean }[] {
  if (expression.kind !== "operation" || divides) return [{ part: expression, divides }];
  const { operator, args } = expression;
  const [left, right] = args;
  if ((operator !== "*" && operator !== "/") || !left || !right) return [{ part: expression, divides }];
  return [...chainOf(left), { part: right, divides: operator === "/" }];
}

function callTree(name: string, args: readonly Expression[]): FormulaTree {
  const [first] = args;
  // Formats each argument once: nested calls would otherwise double the work per level.
  const trees =
    args.length === 1 && isRow(first) ? cutShort(first.items.map(expressionTree)) : args.map(argumentTree);
  const [of, by, third, fourth] = trees;
  if (!first || !of) return { kind: "call", name, args: [] };
  const fence = Object.hasOwn(FENCES, name) ? FENCES[name] : undefined;
  if (fence && args.length === 1)
    return {
      kind: "fence",
      open: fence[0],
      close: fence[1],
      of: trees.length > 1 ? { kind: "call", name: "", args: trees } : of,
    };
  switch (name) {
    case "sqrt":
      return { kind: "root", of };
    case "cbrt":
      return { kind: "root", of, index: { kind: "number", text: "3" } };
    case "nthRoot":
      return { kind: "root", of, ...(trees[1] && { index: trees[1] }) };
    case "exp":
      return power(word("e"), of);
    case "log2":
      return { kind: "call", name: "log", sub: { kind: "number", text: "2" }, args: [of] };
    case "log":
      return { kind: "call", name, ...(trees[1] && { sub: trees[1] }), args: [of] };
    case "factorial":
      return factorial(of);
    case "transpose":
      return power(of, word("T"));
    case "inv":
      return power(of, { kind: "number", text: "−1" });
    case "conj":
      return { kind: "call", name: "conj", args: [of] };
    case "decimal":
      return of;
    case "derivative":
      return fourth && by
        ? { kind: "call", name: "", args: [derivativeTree(of, by, third), equation(by, fourth)] }
        : derivativeTree(of, by, third);
    case "integrate":
      if (by && third && fourth)
        return {
          kind: "integral",
          of:
            first.kind === "operation" && (first.operator === "+" || first.operator === "-")
              ? grouped(of)
              : of,
          variable: by,
          from: third,
          to: fourth,
        };
  }
  return { kind: "call", name: Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name, args: trees };
}

const isRow = (expression: Expression | undefined): expression is Extract<Expression, { kind: "list" }> =>
  expression?.kind === "list" && expression.items.every(({ kind }) => kind !== "list");

/** Formats a list in one line if it is one of several arguments. */
const argumentTree = (expression: Expression): FormulaTree =>
  isRow(expression)
    ? { kind: "call", name: "", args: cutShort(expression.items.map(expressionTree)) }
    : expressionTree(expression);

const cutShort = (items: readonly FormulaTree[]): readonly FormulaTree[] =>
  items.length > MOST_SHOWN ? [...items.slice(0, MOST_SHOWN), word("⋯")] : items;

function derivativeTree(
  operand: FormulaTree,
  by: FormulaTree = symbol("x"),
  order?: FormulaTree,
): FormulaTree {
  const [d, dx] = [word("d"), word(`d${by.kind === "symbol" ? nameText(by) : ""}`)];
  const isHigher = order && !(order.kind === "number" && order.text === "1");
  const above = isHigher ? power(d, order) : d;
  const below = isHigher ? power(dx, order) : dx;
  const isPlain = ["symbol", "power", "call", "root", "word", "number"].includes(operand.kind);
  return {
    kind: "product",
    factors: [{ kind: "fraction", above, below }, isPlain ? operand : grouped(operand)],
  };
}

/** Builds a number, or its multiple of something, as a term. A minus sign precedes the mark of a rounded number. */
function coefficientTerm(x: Num, of?: FormulaTree): Term {
  const isMinus = isExact(x) && x.n < 0n;
  const tree = coefficientTree(isMinus ? R.negate(x) : x, "fraction");
  const term = signedTerm(of ? product([tree, of]) : tree);
  return isMinus ? { ...term, minus: true } : term;
}

/** Builds a sum of multiples: 2 − 3 t. */
export function multiplesTree(
  constant: Num,
  multiples: readonly (readonly [factor: Num, of: FormulaTree])[],
): FormulaTree {
  const isNothing = (x: Num): boolean => isExact(x) && R.isZero(x);
  const terms = multiples
    .filter(([factor]) => !isNothing(factor))
    .map(([factor, of]): Term => {
      if (isExact(factor) && factor.n === factor.d) return { of };
      if (isExact(factor) && factor.n === -factor.d) return { minus: true, of };
      return coefficientTerm(factor, of);
    });
  if (!isNothing(constant)) terms.unshift(coefficientTerm(constant));
  return terms.length === 0 ? { kind: "number", text: "0" } : sum(terms);
}
