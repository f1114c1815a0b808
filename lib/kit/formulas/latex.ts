import type { SymbolName } from "./symbol-name.ts";
import type { FormulaTree } from "./tree.ts";

const GREEK: Readonly<Record<string, string>> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  ε: "varepsilon",
  ζ: "zeta",
  η: "eta",
  θ: "theta",
  κ: "kappa",
  λ: "lambda",
  μ: "mu",
  ν: "nu",
  ξ: "xi",
  π: "pi",
  ρ: "rho",
  σ: "sigma",
  τ: "tau",
  φ: "varphi",
  χ: "chi",
  ψ: "psi",
  ω: "omega",
  Γ: "Gamma",
  Δ: "Delta",
  Θ: "Theta",
  Λ: "Lambda",
  Σ: "Sigma",
  Φ: "Phi",
  Ψ: "Psi",
  Ω: "Omega",
};
const FENCES: Readonly<Record<string, string>> = {
  "|": "\\lvert",
  "⌊": "\\lfloor",
  "⌋": "\\rfloor",
  "⌈": "\\lceil",
  "⌉": "\\rceil",
};
const SIGNS: Readonly<Record<string, string>> = {
  "≤": "\\le",
  "≥": "\\ge",
  "∑": "\\sum",
  "∏": "\\prod",
  mod: "\\bmod",
};
const OPERATORS: readonly string[] = [
  "ln",
  "log",
  "exp",
  "sin",
  "cos",
  "tan",
  "arcsin",
  "arccos",
  "arctan",
  "sinh",
  "cosh",
  "tanh",
  "min",
  "max",
  "gcd",
];

/** A formula in LaTeX, for documents. */
export function formulaLatex(tree: FormulaTree): string {
  const of = formulaLatex;
  switch (tree.kind) {
    case "number":
      return figures(tree.text);
    case "word":
      return GREEK[tree.text] ? `\\${GREEK[tree.text]}` : tree.text === "⋯" ? "\\cdots" : upright(tree.text);
    case "value":
      if (tree.below)
        return tree.slash
          ? `${figures(tree.text)}/${figures(tree.below)}`
          : `\\frac{${figures(tree.text)}}{${figures(tree.below)}}`;
      return figures(tree.text) + (tree.unit ? `\\,${upright(tree.unit)}` : "");
    case "symbol":
      return nameLatex(tree);
    case "fraction":
      return tree.slash && !isDifferential(tree.above)
        ? `${of(tree.above)}/${of(tree.below)}`
        : `\\frac{${of(tree.above)}}{${of(tree.below)}}`;
    case "power":
      return `${of(tree.base)}^{${of(tree.exponent)}}`;
    case "root":
      return `\\sqrt${tree.index ? `[${of(tree.index)}]` : ""}{${of(tree.of)}}`;
    case "call":
      return `${OPERATORS.includes(tree.name) ? `\\${tree.name}` : `\\operatorname{${tree.name}}`}${tree.sub ? `_{${of(tree.sub)}}` : ""}\\left(${tree.args.map(of).join(", ")}\\right)`;
    case "fence":
      return `\\left${FENCES[tree.open] ?? tree.open} ${of(tree.of)} \\right${tree.close === "|" ? "\\rvert" : (FENCES[tree.close] ?? tree.close)}`;
    case "total":
      return `${SIGNS[tree.sign]} ${of(tree.of)}`;
    case "factorial":
      return `${of(tree.of)}!`;
    case "product":
      return tree.factors.map(of).join(tree.cross ? " \\times " : " \\cdot ");
    case "sum":
      return tree.terms
        .map((term, index) => `${term.minus ? "- " : index > 0 ? "+ " : ""}${of(term.of)}`)
        .join(" ");
    case "infix":
      return `${of(tree.left)} ${SIGNS[tree.sign] ?? tree.sign} ${of(tree.right)}`;
    case "matrix":
      return `\\begin{pmatrix} ${tree.rows.map((row) => row.map(of).join(" & ")).join(" \\\\ ")} \\end{pmatrix}`;
    case "integral":
      return `\\int_{${of(tree.from)}}^{${of(tree.to)}} ${of(tree.of)} \\, d${of(tree.variable)}`;
  }
}

/** True for the d of a derivative, d or d², which is read only above a line. */
const isDifferential = (tree: FormulaTree): boolean =>
  tree.kind === "power" ? isDifferential(tree.base) : tree.kind === "word" && tree.text === "d";

/**
 * Keeps the comma of "1,234.5" as part of the number; "−" becomes "-", powers of ten superscripts. Dates and
 * times are text.
 */
const figures = (text: string): string =>
  /\p{L}/u.test(text) ? `\\text{${text.replaceAll("−", "-").replaceAll("$", "\\$")}}` : numerals(text);

const numerals = (text: string): string =>
  text
    .replaceAll("−", "-")
    .replaceAll(",", "{,}")
    .replaceAll("$", "\\$")
    .replaceAll("%", "\\%")
    .replace(/ × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/, (_, power: string) => ` \\times 10^{${plainDigits(power)}}`);

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const plainDigits = (raised: string): string =>
  [...raised].map((digit) => (digit === "⁻" ? "-" : String(RAISED.indexOf(digit)))).join("");

const upright = (text: string): string =>
  `\\mathrm{${text
    .replace(/[%$#&_]/g, (sign) => `\\${sign}`)
    .replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (power) => `^{${plainDigits(power)}}`)
    .replaceAll("·", "\\cdot ")
    .replaceAll(" ", "\\ ")}}`;

const letters = (text: string): string =>
  GREEK[text] ? `\\${GREEK[text]}` : [...text].length > 1 ? `\\mathrm{${text}}` : text;

const nameLatex = ({ change, base, sub }: SymbolName): string =>
  `${change ? "\\Delta " : ""}${letters(base)}${sub === undefined ? "" : `_{${letters(sub)}}`}`;
