import type { DataLoader } from "../../core/data/loader.ts";
import {
  type Failure,
  failure,
  firstProblem,
  type Result,
  type Success,
  success,
} from "../../core/result/result.ts";
import { type Element, loadElements } from "./element.ts";
import { type Formula, formulaText, namesIsotopesOf, readFormula, spellings, symbolOf } from "./formula.ts";
import { type Isotope, loadIsotopes } from "./isotope.ts";
import { messages } from "./messages.ts";
import { type MolarMass, molarMass } from "./molar-mass.ts";
import { readAnyCase, respellFormula } from "./respell.ts";

interface Compound {
  formula: string;
  cas?: string;
  names: readonly string[];
}

export interface Chemistry {
  elements: readonly Element[];
  symbols: ReadonlySet<string>;
  compounds: readonly Compound[];
}

/** Loads the data of formulas. Rejects with a DataError if a table is unreadable. */
export async function loadChemistry(load: DataLoader): Promise<Chemistry> {
  const [elements, { compounds }] = await Promise.all([
    loadElements(load),
    load<{ compounds: readonly Compound[] }>("elements", "compounds"),
  ]);
  return { elements, symbols: new Set(elements.map(({ symbol }) => symbol)), compounds };
}

export interface Substance {
  formula: Formula;
  /** Name if entered, or if the formula is that of one common compound: "glucose". */
  name?: string;
}

/** `suggestions`: formulas that may have been meant. */
export type SubstanceResult = Success<Substance> | (Failure & { suggestions: readonly string[] });

/** Reads a formula, or the name of a common compound or of an element. */
export function readSubstance(text: string, chemistry: Chemistry): SubstanceResult {
  const { symbols, compounds, elements } = chemistry;
  const wanted = text.trim().toLowerCase().replace(/\s+/g, " ");
  const compound = compounds.find(({ names }) => names.includes(wanted));
  const element = elements.find(
    ({ name, aliases }) => name.toLowerCase() === wanted || aliases?.includes(wanted),
  );
  const named = compound?.formula ?? element?.symbol;
  const formulas = listedFormulas(chemistry);
  const reading = named === undefined ? readAnyCase(text, symbols, formulas) : readFormula(named, symbols);
  if (reading.ok) {
    const { isRespelled } = reading.value;
    const plain = isRespelled ? respellFormula(text, symbols, formulas) : text.trim();
    const name = named === undefined ? nameOf(plain, compounds) : wanted;
    const formula = isRespelled
      ? { ...reading.value, otherReading: messages.readAs(formulaText(reading.value)) }
      : reading.value;
    return success({ formula, ...(name !== undefined && { name }) });
  }
  const { message: error, column } = firstProblem(reading);
  const suggestions = spellings(text, symbols, formulas);
  const message =
    suggestions.length > 0
      ? messages.substance.suggestions({ error, formulas: suggestions })
      : /^[a-z][a-z -]{3,}$/.test(wanted) && !/\d/.test(wanted)
        ? messages.substance.notListed([...text.trim()].slice(0, 40).join(""))
        : error;
  return { ...failure("", message, column), suggestions };
}

/** Returns the formulas of the common compounds. */
export const listedFormulas = ({ compounds }: Pick<Chemistry, "compounds">): ReadonlySet<string> =>
  new Set(compounds.map(({ formula }) => formula));

const nameOf = (text: string | undefined, compounds: readonly Compound[]): string | undefined => {
  const matches = compounds.filter(({ formula }) => formula === text);
  return matches.length === 1 ? matches[0]?.names[0] : undefined;
};

/** Computes the molar mass of a formula; loads the masses of isotopes if it names any. */
export async function massOf(
  formula: Formula,
  { elements }: Pick<Chemistry, "elements">,
  load: DataLoader,
): Promise<Result<MolarMass>> {
  const isotopes = new Map<number, readonly Isotope[]>();
  for (const atom of namesIsotopesOf(formula)) {
    const element = elements.find(({ symbol }) => symbol === symbolOf(atom));
    if (element) isotopes.set(element.z, await loadIsotopes(load, element.z));
  }
  return molarMass(formula, elements, (z) => isotopes.get(z) ?? []);
}

/** "C₆H₁₂O₆", or "glucose (C₆H₁₂O₆)" */
export const substanceText = ({ formula, name }: Substance): string =>
  name === undefined ? formulaText(formula) : `${name} (${formulaText(formula)})`;
