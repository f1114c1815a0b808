import { calculatorPath, calculatorsIn } from "../calculators.ts";
import { converterCategories, converterCategoryPath } from "../converter-categories.ts";
import { converterPath, converters, convertersIn } from "../converters.ts";
import { calculatorCategories } from "../curation.ts";
import { entries } from "../entries.ts";
import { jobsOf } from "../jobs.ts";

export interface MenuLink {
  name: string;
  path: string;
}

/** Calculator with links to the pages of its jobs. */
export interface MenuCalculator extends MenuLink {
  jobs: readonly MenuLink[];
}

/** Content of the header’s menus, loaded when one opens. */
export interface Menu {
  tools: readonly { category: string; links: readonly MenuCalculator[] }[];
  /** Links by slug, for the lists of converters and for the visitor’s favorites and recent ones. */
  converters: Readonly<Record<string, MenuLink>>;
  /** Pages of elements and formulas, for the visitor’s favorites and recent ones. */
  entries: readonly MenuLink[];
  converterCategories: readonly (MenuLink & { slugs: readonly string[] })[];
}

export const buildMenu = (): Menu => ({
  tools: calculatorCategories.map((category) => ({
    category: category.name,
    links: calculatorsIn(category).map((calculator) => ({
      name: calculator.label,
      path: calculatorPath(calculator),
      jobs: jobsOf(calculator.id).map(({ job, path }) => ({ name: job.name, path })),
    })),
  })),
  entries: entries.flatMap(({ page, path, job }) => (job ? [] : [{ name: page.name, path }])),
  converters: Object.fromEntries(
    converters.map((converter) => [converter.slug, { name: converter.name, path: converterPath(converter) }]),
  ),
  converterCategories: converterCategories.map((category) => ({
    name: category.name,
    path: converterCategoryPath(category),
    slugs: convertersIn(category).map(({ slug }) => slug),
  })),
});
