import type { SymbolName } from "./symbol-name.ts";

/**
 * Typeset formula as plain data, with only the necessary brackets. Built by lib/kit/formulas/parse.ts and the
 * functions below; formatted by text.ts, latex.ts and components/formula.
 */
export type FormulaTree =
  | { kind: "number"; text: string }
  | ({ kind: "symbol"; id: string; list?: true } & SymbolName)
  /** Number in place of a symbol, with its unit; `below`: the denominator of an exact fraction. */
  | { kind: "value"; text: string; unit?: string; below?: string; slash?: true }
  /** Upright word: a unit's name in a conversion, e, "⋯". */
  | { kind: "word"; text: string }
  /** With a slash: in an exponent, and above or below the line of another fraction. */
  | { kind: "fraction"; above: FormulaTree; below: FormulaTree; slash?: true }
  | { kind: "power"; base: FormulaTree; exponent: FormulaTree }
  | { kind: "root"; of: FormulaTree; index?: FormulaTree }
  | { kind: "call"; name: string; sub?: FormulaTree; args: readonly FormulaTree[] }
  | { kind: "fence"; open: string; close: string; of: FormulaTree }
  | { kind: "total"; sign: "∑" | "∏"; of: FormulaTree }
  | { kind: "factorial"; of: FormulaTree }
  | { kind: "product"; factors: readonly FormulaTree[]; cross?: true }
  | { kind: "sum"; terms: readonly Term[] }
  | { kind: "infix"; sign: string; left: FormulaTree; right: FormulaTree }
  | { kind: "matrix"; rows: readonly (readonly FormulaTree[])[] }
  | { kind: "integral"; from: FormulaTree; to: FormulaTree; of: FormulaTree; variable: FormulaTree };

export interface Term {
  minus?: true;
  of: FormulaTree;
}

export const grouped = (of: FormulaTree): FormulaTree => ({ kind: "fence", open: "(", close: ")", of });

export const isNegative = (tree: FormulaTree): boolean =>
  (tree.kind === "number" || tree.kind === "value") && tree.text.startsWith("−");
export const hasPowerOfTen = (tree: FormulaTree): boolean =>
  (tree.kind === "number" || tree.kind === "value") && tree.text.includes("×");
/** Returns true if a tree binds less tightly than a product. */
const isLoose = (tree: FormulaTree): boolean =>
  tree.kind === "sum" || tree.kind === "infix" || tree.kind === "integral";

const isAtom = (tree: FormulaTree): boolean =>
  ((tree.kind === "number" ||
    (tree.kind === "value" && tree.unit === undefined && tree.below === undefined)) &&
    !isNegative(tree) &&
    !hasPowerOfTen(tree)) ||
  ["symbol", "word", "fence", "matrix"].includes(tree.kind);

export const power = (base: FormulaTree, exponent: FormulaTree): FormulaTree => ({
  kind: "power",
  base: isAtom(base) ? base : grouped(base),
  exponent: slashed(exponent),
});

export const factorial = (of: FormulaTree): FormulaTree => ({
  kind: "factorial",
  of: isAtom(of) ? of : grouped(of),
});

/** Formats a fraction of two short parts in one line. */
function slashed(tree: FormulaTree): FormulaTree {
  if (tree.kind !== "fraction") return tree;
  const [above, below] = [tree.above, tree.below].map((part) => (isAtom(part) ? part : grouped(part)));
  return above && below ? { kind: "fraction", above, below, slash: true } : tree;
}

export const fraction = (above: FormulaTree, below: FormulaTree): FormulaTree => ({
  kind: "fraction",
  above: onLine(above),
  below: onLine(below),
});

/** Prepares a numerator or denominator: drops outer brackets, and uses a slash for short fractions. */
const onLine = (tree: FormulaTree): FormulaTree =>
  shortened(tree.kind === "fence" && tree.open === "(" ? tree.of : tree);

/** Uses a slash in every fraction of two short parts. */
function shortened(tree: FormulaTree): FormulaTree {
  switch (tree.kind) {
    case "value":
      return tree.below === undefined ? tree : { ...tree, slash: true };
    case "fraction":
      return isAtom(unsigned(tree.above)) && isAtom(tree.below) ? { ...tree, slash: true } : tree;
    case "fence":
      return { ...tree, of: shortened(tree.of) };
    case "product":
      return { ...tree, factors: tree.factors.map(shortened) };
    case "sum":
      return { ...tree, terms: tree.terms.map((term) => ({ ...term, of: shortened(term.of) })) };
    default:
      return tree;
  }
}

export function product(factors: readonly FormulaTree[], cross?: true): FormulaTree {
  const [only] = factors;
  if (factors.length === 1 && only) return only;
  const bracketed = factors.map((factor, index) => {
    const open = factor.kind === "total" && index < factors.length - 1;
    if (isLoose(factor) || open) return grouped(factor);
    return index > 0 ? behindSign(factor) : factor;
  });
  return { kind: "product", factors: bracketed, ...(cross && { cross }) };
}

/** Adds brackets to a negative number after an operator: 5 + (−3) · 2, 5 + (−3)/2. */
function behindSign(tree: FormulaTree): FormulaTree {
  if (isNegative(tree)) return grouped(tree);
  if (tree.kind === "fraction") return { ...tree, above: behindSign(tree.above) };
  const [first, ...rest] = tree.kind === "product" ? tree.factors : [];
  return tree.kind === "product" && first ? { ...tree, factors: [behindSign(first), ...rest] } : tree;
}

/** Returns a term; a leading minus becomes its sign: −5/3 is − 5/3. */
export function signedTerm(of: FormulaTree): Term {
  const positive = withoutSign(of);
  return positive ? { minus: true, of: positive } : { of };
}

const unsigned = (tree: FormulaTree): FormulaTree => withoutSign(tree) ?? tree;

function withoutSign(tree: FormulaTree): FormulaTree | undefined {
  if (tree.kind === "number" || tree.kind === "value")
    return isNegative(tree) ? { ...tree, text: tree.text.slice(1) } : undefined;
  if (tree.kind === "fraction") {
    const above = withoutSign(tree.above);
    return above && { ...tree, above };
  }
  const [first, ...rest] = tree.kind === "product" ? tree.factors : [];
  const positive = first && withoutSign(first);
  return tree.kind === "product" && positive ? { ...tree, factors: [positive, ...rest] } : undefined;
}

/** The remainder of a division. */
export function modulo(left: FormulaTree, right: FormulaTree): FormulaTree {
  const dividend = isLoose(left) ? grouped(left) : left;
  const divisor = isLoose(right) || right.kind === "product" ? grouped(right) : behindSign(right);
  return { kind: "infix", sign: "mod", left: dividend, right: divisor };
}

export function sum(terms: readonly Term[]): FormulaTree {
  const [only] = terms;
  if (terms.length === 1 && only && !only.minus) return only.of;
  return {
    kind: "sum",
    terms: terms.map(({ minus, of }, index) => {
      const part = isLoose(of) ? grouped(of) : index > 0 || minus ? behindSign(of) : of;
      return { ...(minus && { minus }), of: part };
    }),
  };
}

/** Maps the parts of a tree, and adds the necessary brackets. */
export function mapParts(tree: FormulaTree, map: (part: FormulaTree) => FormulaTree): FormulaTree {
  switch (tree.kind) {
    case "fraction":
      // The caller restores the slash if both parts are still short.
      return fraction(map(tree.above), map(tree.below));
    case "power":
      return power(map(tree.base), map(tree.exponent));
    case "root":
      return { ...tree, of: map(tree.of), ...(tree.index && { index: map(tree.index) }) };
    case "call":
      return { ...tree, args: tree.args.map(map), ...(tree.sub && { sub: map(tree.sub) }) };
    case "fence":
    case "total":
      return { ...tree, of: map(tree.of) };
    case "factorial":
      return factorial(map(tree.of));
    case "product":
      return product(tree.factors.map(map), tree.cross);
    case "sum":
      return sum(tree.terms.map((term) => ({ ...term, of: map(term.of) })));
    case "infix":
      return tree.sign === "mod"
        ? modulo(map(tree.left), map(tree.right))
        : { ...tree, left: map(tree.left), right: map(tree.right) };
    case "matrix":
      return { ...tree, rows: tree.rows.map((row) => row.map(map)) };
    case "integral":
      return { ...tree, from: map(tree.from), to: map(tree.to), of: map(tree.of) };
    default:
      return tree;
  }
}
