import { foldText } from "../../core/search/terms.ts";

/** Brings equations with the same terms to one form: "E = m·c²" and "e=mc^2", "P = V·I" and "p = iv". */
export const equationKey = (equation: string): string =>
  foldText(equation)
    .replaceAll("⁄", "/")
    .replaceAll("−", "-")
    .replace(/[\s·×*^()_{}]/g, "")
    .split("=")
    .map(sideKey)
    .sort()
    .join("=");

/** Sorts the factors of a product; leaves any other side alone. */
const sideKey = (side: string): string =>
  /^(?:[\p{L}]\d?)+$/u.test(side) ? (side.match(/\p{L}\d?/gu) ?? []).sort().join("") : side;
