import type { CalculatorEntry, FormCalculator, PanelCalculator } from "../kit/calculator/define.ts";
import { type CalculatorCategory, calculatorOrder, DEFAULT_CALCULATOR } from "./curation.ts";
import { formCalculators as forms, panelCalculators as panels } from "./generated/calculators.ts";
import { inOrder } from "./list-order.ts";

const ordered = <T extends CalculatorEntry>(list: readonly T[]): readonly T[] =>
  inOrder(list, calculatorOrder, ({ id }) => id);

/** The calculators with the generic form. Their computes are in computes.ts. */
export const formCalculators: readonly FormCalculator[] = ordered<FormCalculator>(forms);

export const panelCalculators: readonly PanelCalculator[] = ordered<PanelCalculator>(panels);

/** All calculators, in the order of the sidebar. */
export const calculators: readonly CalculatorEntry[] = ordered<CalculatorEntry>([
  ...panelCalculators,
  ...formCalculators,
]);

const byId = new Map(calculators.map((calculator) => [calculator.id, calculator]));

export const findCalculator = (id: string): CalculatorEntry | undefined => byId.get(id);

export const findFormCalculator = (id: string): FormCalculator | undefined =>
  formCalculators.find((calculator) => calculator.id === id);

/** Returns the address of a calculator or of the form of a job. */
export const calculatorPath = ({ id, job }: { id: string; job?: string }): string =>
  `/calculators/${id}${job === undefined ? "" : `/${job}`}`;

/** Target of /calculators. */
export const defaultCalculatorPath = calculatorPath({ id: DEFAULT_CALCULATOR });

export const calculatorsIn = (category: CalculatorCategory): readonly CalculatorEntry[] =>
  calculators.filter((calculator) => calculator.category === category.slug);
