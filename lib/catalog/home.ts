import { calculatorPath, findCalculator } from "./calculators.ts";
import { converterCategoryPath, findConverterCategory } from "./converter-categories.ts";
import { converterPath, findConverter, shortName } from "./converters.ts";
import { calculatorCategories, home, homeJobs } from "./curation.ts";
import type { IconName } from "./icon-names.ts";
import { relatedLink } from "./jobs.ts";

interface Chip {
  label: string;
  path: string;
}

interface HomeCard {
  id: string;
  title: string;
  icon: IconName;
  /** Target of "View Category". */
  path: string;
  chips: readonly Chip[];
}

function convertersNamed(slugs: readonly string[]): Chip[] {
  return slugs.flatMap((slug) => {
    const converter = findConverter(slug);
    return converter ? [{ label: shortName(converter), path: converterPath(converter) }] : [];
  });
}

export const homeCards: readonly HomeCard[] = calculatorCategories.map(({ slug, name, icon }) => {
  const { calculators = [], converters = [], hub, fallback } = home[slug] ?? {};
  const chips = calculators.flatMap((id) => findCalculator(id) ?? []).map(chipOf);
  const category = fallback === undefined ? undefined : findConverterCategory(fallback);
  return {
    id: slug,
    title: name,
    icon,
    path: chips[0]?.path ?? (category ? converterCategoryPath(category) : "/converters"),
    chips: [
      ...chips,
      ...convertersNamed(converters),
      ...(hub ? [{ label: "Unit Converter", path: "/converters" }] : []),
    ],
  };
});

function chipOf(calculator: { id: string; label: string }): Chip {
  return { label: calculator.label, path: calculatorPath(calculator) };
}

/** Jobs of the home page by visitor, with their links. */
export const visitorJobs: readonly { id: string; title: string; links: readonly Chip[] }[] = homeJobs
  .map(({ id, title, tools }) => ({ id, title, links: tools.flatMap((tool) => toolLink(tool) ?? []) }))
  .filter(({ links }) => links.length > 0);

/** Returns the link to a job, or to a calculator under its full name; undefined if there is none. */
function toolLink(tool: string): Chip | undefined {
  const link = relatedLink(tool);
  return link && (tool.includes("/") ? link : { ...link, label: `${link.label} Calculator` });
}
