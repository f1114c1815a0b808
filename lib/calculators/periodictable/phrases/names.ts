import compounds from "../../../../data/elements/compounds.json" with { type: "json" };
import names from "../../../../data/elements/names.json" with { type: "json" };
import { capitalize } from "../../../core/locale/locale.ts";
import { FILLERS } from "../../../kit/reader/vocabulary.ts";
import { elementNamed, type NamedElement } from "../../../science/chemistry/element.ts";
import { readFormula } from "../../../science/chemistry/formula.ts";
import { respellFormula } from "../../../science/chemistry/respell.ts";

const elements: readonly NamedElement[] = names.elements;
export const symbols: ReadonlySet<string> = new Set(elements.map(({ symbol }) => symbol));
const compoundNames: ReadonlySet<string> = new Set(compounds.compounds.flatMap((compound) => compound.names));
const compoundFormulas: ReadonlySet<string> = new Set(compounds.compounds.map(({ formula }) => formula));

/** Finds an element by its name or by its symbol with its capital. Returns its name. */
export function findElement(text: string): string | undefined {
  if (/^\d+$/.test(text) || text.length > 30) return undefined;
  const element = elementNamed(elements, text);
  return element !== undefined && (element.symbol === text || text.length > 2) ? element.name : undefined;
}

export const findNumber = (text: string): string | undefined =>
  /^\d{1,3}$/.test(text) && elementNamed(elements, text) ? text : undefined;

/** Finds an isotope such as "carbon-14", "C14" or "u 238". Returns the matching text. */
export function findIsotope(text: string): string | undefined {
  const [, name = "", mass = ""] = /^([A-Za-z]{1,20})[- ]?(\d{1,3})$/.exec(text) ?? [];
  const symbol = capitalize(name);
  const element = findElement(name) ?? (symbols.has(symbol) ? symbol : undefined);
  return element === undefined ? undefined : `${element}-${mass}`;
}

export const symbolNamed = (name: string): string | undefined => elementNamed(elements, name)?.symbol;

/** A hydrate with blanks before its water: "CuSO4 5H2O", "CuSO4 * 5 H2O". */
const HYDRATE = /^\p{L}\S* ?[·.*]? ?\d{0,2} ?h2o$/iu;

/** Finds a substance by the name of a compound or an element, or by its formula. Returns the name or the formula. */
export function findSubstance(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (compoundNames.has(lower)) return lower;
  if (text.length > 2 && elementNamed(elements, text)?.name.toLowerCase() === lower) return lower;
  if ((/\s/.test(text) && !HYDRATE.test(text)) || FILLERS.has(lower)) return undefined;
  if (/^[A-Z[]/.test(text)) return readFormula(text, symbols).ok ? text : undefined;
  if (text !== lower) return undefined;
  const formula = respellFormula(text, symbols, compoundFormulas);
  return formula?.split("·").every(isLikely) ? formula : undefined;
}

/** Counts the different elements of a formula: 3 in "CuSO4". */
export const countElements = (formula: string): number => new Set(formula.match(/[A-Z][a-z]?/g)).size;

/** Strips the coefficient of a part of a formula: "5H2O" becomes "H2O". */
const withoutCoefficient = (part: string): string => part.replace(/^\d+/, "");

/** True for a known compound, or one with several elements and a digit: other words are rarely formulas. */
const isLikely = (part: string): boolean => {
  const formula = withoutCoefficient(part);
  return compoundFormulas.has(formula) || (countElements(formula) > 1 && /\d/.test(formula));
};

const MAX_WHOLE_FORMULA = 60;
/** Minimum number of elements of an unknown compound: "k2so4" is a formula, "b2b" is not. */
const MIN_ELEMENTS = 3;
const DOT = / ?[.*•⋅∙·] ?| (?=\d{0,2} ?h2o$)/i;

/**
 * Finds the formula of a text that is nothing but a formula, in small letters or with its capitals: of a known compound,
 * of its hydrate, or of several elements with a count. Other words look like shorter formulas.
 */
export function findWholeFormula(text: string): string | undefined {
  if (text.length < 3 || text.length > MAX_WHOLE_FORMULA || (/\s/.test(text) && !HYDRATE.test(text)))
    return undefined;
  const formula = respellFormula(text, symbols, compoundFormulas);
  if (formula === undefined) return undefined;
  const hasConsistentCase = text === text.toLowerCase() || text.replace(DOT, "·") === formula;
  const isListed = formula.split("·").every((part) => compoundFormulas.has(withoutCoefficient(part)));
  const isFormula = isListed || (/\d/.test(text) && countElements(formula) >= MIN_ELEMENTS);
  return hasConsistentCase && isFormula ? formula : undefined;
}

/** Finds text that looks like a formula, even with unknown symbols, which the calculator explains. */
export const findFormulaLike = (text: string): string | undefined =>
  /^(?=.*(?:\d|[A-Z].*[A-Z]))[A-Z][A-Za-z\d()·]*$/.test(text) ? text : undefined;
