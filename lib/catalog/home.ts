import { calculatorCategories, calculatorPath, findCalculator } from "./calculators.ts";
import { converterPath, findConverter, shortName } from "./converters.ts";
import type { IconName } from "./icon-names.ts";

interface Chip {
  label: string;
  path: string;
}

/** A category on the home page. */
export interface HomeCard {
  id: string;
  title: string;
  icon: IconName;
  /** Where "View Category" leads. */
  path: string;
  chips: readonly Chip[];
}

/** The calculators on each card, those of them that exist. */
const featured: Readonly<Record<string, readonly string[]>> = {
  "engineering-construction": ["hvac", "pipesizer", "ductsizer", "plumbing", "firefighting"],
  "scientific-lab": ["scientific", "physics", "periodictable", "materials"],
  "financial-health": ["loan", "mortgage", "savings", "bmi", "calorie"],
  "math-utility": ["basic", "percentage", "fraction", "age"],
};

/** What stands on a card besides: the converters of trades whose calculators are few, and the hub under Math & Utility. */
const extras: Readonly<Record<string, readonly Chip[]>> = {
  "engineering-construction": convertersNamed([
    "pressure",
    "volumetric-flow-rate",
    "heat-flow-rate",
    "stress",
    "pipe-size",
    "wire-gauge",
  ]),
  "scientific-lab": convertersNamed(["molarity", "wavelength-frequency", "radiation-dose", "ph"]),
  "math-utility": [{ label: "Unit Converter", path: "/converters" }],
};

/** Fallback targets of "View Category" for a category without calculators of its own. */
const fallbacks: Readonly<Record<string, string>> = {
  "engineering-construction": "/converters/civil-structural-engineering",
};

function convertersNamed(slugs: readonly string[]): Chip[] {
  return slugs.flatMap((slug) => {
    const converter = findConverter(slug);
    return converter ? [{ label: shortName(converter), path: converterPath(converter) }] : [];
  });
}

/** The four cards of the home page. */
export const homeCards: readonly HomeCard[] = calculatorCategories.map((category) => {
  const own = (featured[category.slug] ?? []).flatMap((id) => findCalculator(id) ?? []).map(chipOf);
  return {
    id: category.slug,
    title: category.name,
    icon: category.icon,
    path: own[0]?.path ?? fallbacks[category.slug] ?? "/converters",
    chips: [...own, ...(extras[category.slug] ?? [])],
  };
});

function chipOf(calculator: { id: string; label: string }): Chip {
  return { label: calculator.label, path: calculatorPath(calculator) };
}
