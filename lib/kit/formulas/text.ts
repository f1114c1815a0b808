import { superscript } from "../../units/figures.ts";
import type { SymbolName } from "./symbol-name.ts";
import { type FormulaTree, hasPowerOfTen, isNegative } from "./tree.ts";

/** Formats a symbol in one line: "ρ", "Δp", "R_si". */
export const nameText = ({ change, base, sub }: SymbolName): string =>
  `${change ? "Δ" : ""}${base}${sub === undefined ? "" : `_${sub}`}`;

/** Formats a number with its unit or denominator: "70 kg", "6.5%", "12°", "5/6". */
export const valueText = ({ text, unit, below }: { text: string; unit?: string; below?: string }): string => {
  if (below) return `${text}/${below}`;
  if (!unit) return text;
  return /^(%|°(?!\p{L}))/u.test(unit) ? `${text}${unit}` : `${text} ${unit}`;
};

/** Formats a formula in one line, for programs, plain text and screen readers: "BMI = m / h²". */
export function formulaText(tree: FormulaTree): string {
  switch (tree.kind) {
    case "number":
    case "word":
      return tree.text;
    case "value":
      return valueText(tree);
    case "symbol":
      return nameText(tree);
    case "fraction": {
      const [above, below] = [formulaText(tree.above), formulaText(tree.below)];
      return `${isLooseAbove(tree.above) ? `(${above})` : above} / ${needsBrackets(tree.below) ? `(${below})` : below}`;
    }
    case "power":
      return formulaText(tree.base) + exponentText(tree.exponent);
    case "root":
      return rootText(tree);
    case "call":
      return `${tree.name}${tree.sub ? subText(tree.sub) : ""}(${tree.args.map(formulaText).join(", ")})`;
    case "fence":
      return `${tree.open}${formulaText(tree.of)}${tree.close}`;
    case "total":
      return `${tree.sign} ${formulaText(tree.of)}`;
    case "factorial":
      return `${formulaText(tree.of)}!`;
    case "product":
      return tree.factors.map(formulaText).join(tree.cross ? " × " : " · ");
    case "sum":
      return tree.terms
        .map(({ minus, of }, index) => {
          const sign = index === 0 ? (minus ? "−" : "") : minus ? " − " : " + ";
          return sign + formulaText(of);
        })
        .join("");
    case "infix":
      return `${formulaText(tree.left)} ${tree.sign} ${formulaText(tree.right)}`;
    case "matrix":
      return `[${tree.rows.map((row) => `[${row.map(formulaText).join(", ")}]`).join(", ")}]`;
    case "integral":
      return `∫ ${formulaText(tree.of)} d${formulaText(tree.variable)} from ${formulaText(tree.from)} to ${formulaText(tree.to)}`;
  }
}

/** Returns true if a numerator needs brackets above a slash. */
const isLooseAbove = (tree: FormulaTree): boolean =>
  tree.kind === "sum" || tree.kind === "infix" || (tree.kind === "value" && tree.below !== undefined);

/** Returns true if a denominator needs brackets below a slash. */
const needsBrackets = (tree: FormulaTree): boolean =>
  ["sum", "product", "fraction", "infix", "total"].includes(tree.kind) ||
  hasPowerOfTen(tree) ||
  isNegative(tree) ||
  (tree.kind === "value" && (tree.below !== undefined || /[/·]/.test(tree.unit ?? "")));

const WHOLE = /^−?\d{1,3}$/;

function exponentText(exponent: FormulaTree): string {
  const text = formulaText(exponent);
  if (WHOLE.test(text)) return superscript(Number(text.replace("−", "-")));
  return ["number", "symbol", "word", "fence", "value"].includes(exponent.kind) && !text.includes(" ")
    ? `^${text}`
    : `^(${text})`;
}

function rootText({ of, index }: Extract<FormulaTree, { kind: "root" }>): string {
  const sign = index === undefined ? "√" : index.kind === "number" && index.text === "3" ? "∛" : undefined;
  const text = formulaText(of);
  const radicand = /^[^ ()]+$/.test(text) && !text.startsWith("−") ? text : `(${text})`;
  return sign === undefined && index ? `${radicand}^(1/${formulaText(index)})` : sign + radicand;
}

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

const subText = (tree: FormulaTree): string => {
  const text = formulaText(tree);
  return /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => SUBSCRIPTS[Number(digit)] ?? "") : `_${text}`;
};
