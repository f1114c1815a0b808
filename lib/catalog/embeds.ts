import type { CalculatorEntry } from "../calculators/define.ts";
import type { ConverterDeclaration } from "../units/quantity.ts";
import { calculatorPath, findCalculator } from "./calculators.ts";
import { converterCategories } from "./converter-categories.ts";
import { converterPath, convertersIn, findConverter } from "./converters.ts";
import { embeds } from "./curation.ts";

/** A tool that other sites may show in a frame. */
export interface EmbeddableTool {
  slug: string;
  name: string;
  description: string;
  /** Address of what stands in the frame. */
  path: string;
  /** The tool's own page, to which the frame gives credit. */
  page: string;
}

/** Calculators that may be embedded, those of them that exist. */
export const embeddableCalculators = embeds.flatMap((entry) =>
  "calculator" in entry ? (findCalculator(entry.calculator) ?? []) : [],
);

/** The tools that the embed page lists, those of them that exist. */
export const embeddableTools: readonly EmbeddableTool[] = embeds.flatMap((entry) => {
  if ("calculator" in entry) {
    const calculator = findCalculator(entry.calculator);
    return calculator ? [calculatorTool(calculator)] : [];
  }
  const converter = findConverter(entry.converter);
  return converter ? [converterTool(converter)] : [];
});

/** Every converter may be embedded as well; by category. */
export const embeddableConverters: readonly { category: string; tools: readonly EmbeddableTool[] }[] =
  converterCategories.map((category) => ({
    category: category.name,
    tools: convertersIn(category).map(converterTool),
  }));

function calculatorTool(calculator: CalculatorEntry): EmbeddableTool {
  return {
    slug: calculator.id,
    name: `${calculator.label} Calculator`,
    description: calculator.summary,
    path: `/embed/${calculator.id}`,
    page: calculatorPath(calculator),
  };
}

function converterTool(converter: ConverterDeclaration): EmbeddableTool {
  return {
    slug: `${converter.slug}-converter`,
    name: converter.name,
    description: converter.description,
    path: `/embed/converter/${converter.slug}`,
    page: converterPath(converter),
  };
}
