import { calculatorPath, calculatorsIn } from "../calculators.ts";
import { converterPath, converters } from "../converters.ts";
import { calculatorCategories } from "../curation.ts";

interface MenuLink {
  name: string;
  path: string;
}

/** Content of the menu of small screens, loaded when it opens. */
export interface Menu {
  tools: readonly { category: string; links: readonly MenuLink[] }[];
  /** Links by slug, for the visitor’s favorites and recent ones. */
  converters: Readonly<Record<string, MenuLink>>;
}

export const buildMenu = (): Menu => ({
  tools: calculatorCategories.map((category) => ({
    category: category.name,
    links: calculatorsIn(category).map((calculator) => ({
      name: calculator.label,
      path: calculatorPath(calculator),
    })),
  })),
  converters: Object.fromEntries(
    converters.map((converter) => [converter.slug, { name: converter.name, path: converterPath(converter) }]),
  ),
});
