import { foldText } from "./terms.ts";

/** Signs that people spell out. */
const SPELLED: Readonly<Record<string, string>> = {
  pi: "π",
  theta: "θ",
  lambda: "λ",
  omega: "ω",
  rho: "ρ",
  delta: "δ",
  sqrt: "√",
};

/** Brings an equation into one line without blanks: "E = m·c²" is "e=mc2", and "2 pi r" is "2πr". */
export const plainEquation = (equation: string): string =>
  foldText(equation)
    .replace(/pi|theta|lambda|omega|rho|delta|sqrt/g, (word) => SPELLED[word] ?? word)
    .replaceAll("⁄", "/")
    .replaceAll("−", "-")
    .replace(/[\s·×*^()_{}]/g, "");

/** Brings equations with the same terms into one form: "P = V·I" and "p = iv". */
export const equationKey = (equation: string): string =>
  plainEquation(equation).split("=").map(sideKey).sort().join("=");

/** Sorts the factors of a product; leaves any other side alone. */
const sideKey = (side: string): string =>
  /^(?:\p{L}\d?)+$/u.test(side) ? (side.match(/\p{L}\d?/gu) ?? []).sort().join("") : side;
