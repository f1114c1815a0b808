import type { CalculatorEntry } from "../kit/calculator/define.ts";
import type { Entries, EntryPage } from "../kit/calculator/entries.ts";
import { calculatorPath, calculators } from "./calculators.ts";
import { entries as declared } from "./generated/entries.ts";

/** Calculator with entry pages. Server only: browsers get rendered pages. */
export interface CalculatorWithEntries extends Entries {
  calculator: CalculatorEntry;
}

const byId: Readonly<Record<string, Entries>> = declared;

export const calculatorsWithEntries: readonly CalculatorWithEntries[] = calculators.flatMap((calculator) => {
  const entries = Object.hasOwn(byId, calculator.id) ? byId[calculator.id] : undefined;
  return entries ? [{ ...entries, calculator }] : [];
});

const pagesById: ReadonlyMap<string, ReadonlyMap<string, EntryPage>> = new Map(
  calculatorsWithEntries.map(({ calculator, pages }) => [
    calculator.id,
    new Map([
      ...pages.flatMap((page) => page.aliases.map((alias): [string, EntryPage] => [alias, page])),
      ...pages.map((page): [string, EntryPage] => [page.slug, page]),
    ]),
  ]),
);

export const entryPath = (calculator: { id: string }, page: { slug: string }): string =>
  `${calculatorPath(calculator)}/${page.slug}`;

/** Returns the entry of a calculator by its slug or another spelling of it. */
export const findEntry = (calculatorId: string, name: string): EntryPage | undefined =>
  pagesById.get(calculatorId)?.get(name.toLowerCase());

/** Returns true if a calculator has entry pages. */
export const hasEntries = (calculatorId: string): boolean => pagesById.has(calculatorId);
