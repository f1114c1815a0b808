import compounds from "../../../../data/elements/compounds.json" with { type: "json" };
import names from "../../../../data/elements/names.json" with { type: "json" };
import { capitalize } from "../../../core/locale/locale.ts";
import { FILLERS } from "../../../kit/reader/vocabulary.ts";
import { elementNamed, type NamedElement } from "../../../science/chemistry/element.ts";
import { readFormula, spellings } from "../../../science/chemistry/formula.ts";

const elements: readonly NamedElement[] = names.elements;
export const symbols: ReadonlySet<string> = new Set(elements.map(({ symbol }) => symbol));
const compoundNames: ReadonlySet<string> = new Set(compounds.compounds.flatMap((compound) => compound.names));
const compoundFormulas: ReadonlySet<string> = new Set(compounds.compounds.map(({ formula }) => formula));

const lowercaseFormulas: ReadonlySet<string> = new Set(
  [...compoundFormulas].map((each) => each.toLowerCase()),
);

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
  const parts = text.split(/ ?[·*] ?| (?=\d{0,2} ?h2o$)/).map((part) => findSpelling(part.replace(" ", "")));
  return parts.includes(undefined) ? undefined : parts.join("·");
}

/** Finds the formula of a lowercase text, "h2so4": a known compound, or the only way to read its symbols. */
function findSpelling(text: string): string | undefined {
  const [, count = "", formula = ""] = /^(\d*)([a-z(][a-z\d()]+)$/.exec(text) ?? [];
  if (formula === "" || !(/\d/.test(formula) || lowercaseFormulas.has(formula))) return undefined;
  const ways = spellings(formula, symbols, compoundFormulas);
  const listed = ways.filter((way) => compoundFormulas.has(way));
  const [only, ...others] = listed.length > 0 ? listed : ways;
  if (only === undefined || others.length > 0) return undefined;
  const isCompound = new Set(only.match(/[A-Z][a-z]?/g)).size > 1 && /\d/.test(only);
  return listed.length > 0 || isCompound ? count + only : undefined;
}

/** Finds text that looks like a formula, even with unknown symbols, which the calculator explains. */
export const findFormulaLike = (text: string): string | undefined =>
  /^(?=.*(?:\d|[A-Z].*[A-Z]))[A-Z][A-Za-z\d()·]*$/.test(text) ? text : undefined;
