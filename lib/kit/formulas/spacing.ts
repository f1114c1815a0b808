import { formulaText } from "./text.ts";
import type { FormulaTree } from "./tree.ts";

/** Returns the part of a tree that is next to its left or right neighbor. */
function edge(tree: FormulaTree, side: "left" | "right"): FormulaTree {
  switch (tree.kind) {
    case "power":
      // The neighbor of a power is its base.
      return edge(tree.base, side);
    case "factorial":
      return edge(tree.of, side);
    case "product":
      return edge(tree.factors.at(side === "left" ? 0 : -1) ?? tree, side);
    default:
      return tree;
  }
}

const isUpright = (tree: FormulaTree): boolean =>
  tree.kind === "word" || (tree.kind === "symbol" && [...tree.base].length > 1);

const hasValues = (tree: FormulaTree): boolean =>
  tree.kind === "value" ||
  (tree.kind === "fraction" && (hasValues(tree.above) || hasValues(tree.below))) ||
  (tree.kind === "product" && tree.factors.some(hasValues)) ||
  (tree.kind === "fence" && hasValues(tree.of)) ||
  (tree.kind === "power" && hasValues(tree.base)) ||
  (tree.kind === "sum" && tree.terms.some(({ of }) => hasValues(of)));

const isSlashed = (tree: FormulaTree): boolean => tree.kind === "fraction" && tree.slash === true;

export function isJuxtaposed(before: FormulaTree, after: FormulaTree): boolean {
  const [left, right] = [edge(before, "right"), edge(after, "left")];
  if (right.kind === "number" || hasValues(left) || hasValues(right)) return false;
  if (isSlashed(left) || isSlashed(right)) return false;
  if (left.kind === "number") return true;
  return !isUpright(left) && !isUpright(right);
}

/** Returns true if a tree is higher than a line of text. */
export function isTall(tree: FormulaTree): boolean {
  switch (tree.kind) {
    case "value":
      return tree.below !== undefined && !tree.slash;
    case "fraction":
      return !tree.slash;
    case "total":
    case "integral":
      return true;
    case "matrix":
      return tree.rows.length > 1 || tree.rows.flat().some(isTall);
    case "power":
      return isTall(tree.base) || isTall(tree.exponent);
    case "root":
    case "fence":
    case "factorial":
      return isTall(tree.of);
    case "call":
      return tree.args.some(isTall);
    case "product":
      return tree.factors.some(isTall);
    case "sum":
      return tree.terms.some(({ of }) => isTall(of));
    case "infix":
      return isTall(tree.left) || isTall(tree.right);
    default:
      return false;
  }
}

/** Estimates the typeset width of a tree, in characters. */
export function widthOf(tree: FormulaTree): number {
  if (tree.kind === "value" && tree.below && !tree.slash)
    return Math.max(tree.text.length, tree.below.length);
  if (tree.kind === "fraction" && !tree.slash) return Math.max(widthOf(tree.above), widthOf(tree.below));
  if (tree.kind === "power") return widthOf(tree.base) + widthOf(tree.exponent) * 0.7;
  if (tree.kind === "fence" || tree.kind === "root" || tree.kind === "total" || tree.kind === "factorial")
    return widthOf(tree.of) + 1.5;
  if (tree.kind === "call")
    return tree.name.length + 2 + tree.args.reduce((sum, arg) => sum + widthOf(arg) + 1, -1);
  if (tree.kind === "product") return tree.factors.reduce((sum, factor) => sum + widthOf(factor) + 1.5, -1.5);
  if (tree.kind === "sum") return tree.terms.reduce((sum, { of }) => sum + widthOf(of) + 2.5, -2.5);
  if (tree.kind === "infix") return widthOf(tree.left) + widthOf(tree.right) + 3;
  if (tree.kind === "integral") return widthOf(tree.of) + 4;
  if (tree.kind === "matrix")
    return (tree.rows[0] ?? []).reduce(
      (sum, _, column) => sum + Math.max(...tree.rows.map((row) => widthOf(row[column] ?? tree))) + 2,
      2,
    );
  return formulaText(tree).length;
}

interface Piece {
  /** Operator before it, if any. */
  sign?: string;
  /** Bracket that opens before it and closes after a later piece, with the function’s name. */
  open?: Opening;
  of: FormulaTree;
  /** Bracket that closes after it. */
  close?: string;
  /** Relation after it: "=". */
  relation?: string;
}

export interface Opening {
  /** Factors next to the bracket: the 2 of "2 log(". */
  before?: FormulaTree;
  name?: string;
  sub?: FormulaTree;
  bracket: string;
}

/** Products with more characters may break between factors. */
const LONG = 28;

/**
 * Splits a formula into pieces that a narrow page can stack: before + and −, in long products before ·, and
 * in brackets longer than a line of a phone.
 */
export function piecesOf(tree: FormulaTree): Piece[] {
  if (tree.kind === "infix" && tree.sign === "=") {
    const left = piecesOf(tree.left);
    return [
      ...left.map((piece, index) => (index === left.length - 1 ? { ...piece, relation: tree.sign } : piece)),
      ...piecesOf(tree.right),
    ];
  }
  if (tree.kind === "sum")
    return tree.terms.flatMap(({ minus, of }, index) => {
      const [first, ...rest] = productPieces(of);
      const sign = minus ? "−" : index > 0 ? "+" : undefined;
      return first ? [{ ...first, ...(sign && { sign }) }, ...rest] : [];
    });
  return productPieces(tree);
}

function productPieces(tree: FormulaTree): Piece[] {
  if (tree.kind !== "product") return bracketPieces({ of: tree });
  if (widthOf(tree) <= LONG) return [{ of: tree }];
  const pieces: Piece[] = [];
  for (const factor of tree.factors) {
    const last = pieces.at(-1);
    // Adjacent factors stay together.
    if (last && !tree.cross && isJuxtaposed(last.of, factor))
      last.of = { kind: "product", factors: [last.of, factor] };
    else pieces.push({ ...(last && { sign: tree.cross ? "×" : "·" }), of: factor });
  }
  return pieces.flatMap(bracketPieces);
}

/** Brackets with more characters may break inside if they enclose a sum. */
const LONGER = 36;

function bracketPieces(piece: Piece): Piece[] {
  const { of: whole, ...around } = piece;
  const factors = whole.kind === "product" ? whole.factors : [whole];
  const [of, before] = [factors.at(-1), factors.slice(0, -1)];
  const inner = of?.kind === "call" && of.args.length === 1 ? of.args[0] : of?.kind === "fence" ? of.of : of;
  if (!of || of === inner || inner?.kind !== "sum" || widthOf(of) <= LONGER) return [piece];
  const open: Opening = {
    ...(before.length > 0 && { before: { kind: "product", factors: before } }),
    ...(of.kind === "call" && { name: of.name, ...(of.sub && { sub: of.sub }) }),
    bracket: of.kind === "fence" ? of.open : "(",
  };
  const close = of.kind === "fence" ? of.close : ")";
  return inner.terms.map((term, index) => ({
    ...(index === 0 ? { ...around, open } : { sign: term.minus ? "−" : "+" }),
    of: index === 0 && term.minus ? { kind: "sum", terms: [term] } : term.of,
    ...(index === inner.terms.length - 1 && { close }),
  }));
}
