import { formulaText } from "../../../kit/formulas/text.ts";
import { type FormulaTree, product } from "../../../kit/formulas/tree.ts";
import {
  coefficientTree,
  equation,
  fitsFormula,
  fullTree,
  numberTree,
  symbol,
} from "../expressions/expression-tree.ts";
import * as R from "../numbers/metered-rational.ts";
import type { Num } from "../numbers/numbers.ts";
import type { Part } from "../part.ts";
import type { Root } from "../polynomials/roots.ts";
import { namedPart } from "../result-parts.ts";
import { extractPowers } from "../symbolic/normal-form.ts";

/** Formats a root with its name, as an exact expression if there is one. */
export function rootPart(named: FormulaTree, { value, surd }: Root): Part {
  const part = namedPart(named, value);
  const tree = surd && surdTree(surd);
  if (!tree) return part;
  const decimals = numText(value);
  const isSame = formulaText(tree) === decimals;
  return { ...part, tree: equation(named, tree), ...(!isSame && { also: `≈ ${decimals}` }), exact: true };
}

const numText = (x: Num): string => formulaText(numberTree(x));

/** Formats (−b ± √D) / 2a in simplest form. */
export function surdTree({ b, d, a, sign }: NonNullable<Root["surd"]>): FormulaTree | undefined {
  const [outer, inner] = extractPowers(d < 0n ? -d : d, 2);
  if (inner > 10n ** 12n) return undefined;
  const center = R.rational(-b, 2n * a);
  const spread = R.rational(outer, 2n * (a < 0n ? -a : a));
  if (!fitsFormula(center) || !fitsFormula(spread)) return undefined;
  const root: FormulaTree = { kind: "root", of: { kind: "number", text: inner.toString() } };
  const unit = d < 0n ? symbol("i") : undefined;
  const factors = [...(inner === 1n ? [] : [root]), ...(unit ? [unit] : [])];
  const above = spread.n === 1n ? factors : [fullTree(R.rational(spread.n)), ...factors];
  const part = product(above.length === 0 ? [{ kind: "number", text: "1" }] : above);
  const magnitude: FormulaTree =
    spread.d === 1n ? part : { kind: "fraction", above: part, below: fullTree(R.rational(spread.d)) };
  const minus = (a < 0n ? -sign : sign) < 0;
  const terms = [
    ...(center.n === 0n ? [] : [{ of: coefficientTree(center, "fraction") }]),
    { ...(minus && { minus: true as const }), of: magnitude },
  ];
  return { kind: "sum", terms };
}
