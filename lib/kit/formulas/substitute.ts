import { type FormulaTree, mapParts, product, signedTerm, sum } from "./tree.ts";

/** Formats a number with its unit or denominator; undefined keeps the symbol. */
type WriteSymbol = (
  id: string,
  index?: number,
) => { text: string; unit?: string; below?: string } | undefined;

/** Maximum terms of an expanded sum over lists. */
const MOST_TERMS = 4;

/** Substitutes numbers in a formula. `lengths`: number of values in each list. */
export function substitute(
  tree: FormulaTree,
  write: WriteSymbol,
  lengths: Readonly<Record<string, number>> = {},
): FormulaTree {
  const put = (part: FormulaTree, index?: number): FormulaTree => {
    if (part.kind === "symbol") {
      const value = write(part.id, part.list ? index : undefined);
      return value ? { kind: "value", ...value } : part;
    }
    if (part.kind === "total") {
      const count = listIn(part.of, lengths);
      if (count !== undefined) return writtenOut(part, count, (at) => put(part.of, at));
    }
    // A change of −10% in a list of changes is 1 − 10%.
    if (part.kind === "sum" && index !== undefined)
      return sum(
        part.terms.map((term) => {
          const of = put(term.of, index);
          return term.minus ? { minus: true, of } : signedTerm(of);
        }),
      );
    return mapParts(part, (inner) => put(inner, index));
  };
  return put(tree);
}

/** Returns the length of the lists below a sum; undefined if there are none. */
function listIn(tree: FormulaTree, lengths: Readonly<Record<string, number>>): number | undefined {
  let count: number | undefined;
  const visit = (part: FormulaTree): FormulaTree => {
    if (part.kind === "symbol" && part.list) count ??= lengths[part.id];
    return mapParts(part, visit);
  };
  visit(tree);
  return count;
}

function writtenOut(
  { sign, of }: Extract<FormulaTree, { kind: "total" }>,
  count: number,
  term: (index: number) => FormulaTree,
): FormulaTree {
  if (count === 0) return of;
  const inner = (index: number): FormulaTree => {
    const tree = term(index);
    // The brackets belonged to the sum sign.
    return sign === "∑" && tree.kind === "fence" && tree.open === "(" ? tree.of : tree;
  };
  const parts: FormulaTree[] =
    count <= MOST_TERMS
      ? Array.from({ length: count }, (_, index) => inner(index))
      : [inner(0), inner(1), { kind: "word", text: "⋯" }, inner(count - 1)];
  return sign === "∑" ? sum(parts.map(signedTerm)) : product(parts);
}
