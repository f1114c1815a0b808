import type { ConverterDeclaration } from "../units/quantity.ts";
import { calculatorPath, findCalculator } from "./calculators.ts";
import { converterCategories } from "./converter-categories.ts";
import { converterPath, convertersIn, findConverter } from "./converters.ts";

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
export const embeddableCalculators = ["basic", "scientific", "bmi", "loan", "ductsizer"].flatMap(
  (id) => findCalculator(id) ?? [],
);

/** The tools that the embed page lists, calculators that do not exist yet left out. */
export const embeddableTools: readonly EmbeddableTool[] = [
  ...calculatorTool("basic"),
  ...calculatorTool("scientific"),
  ...lengthTool(),
  ...calculatorTool("bmi"),
  ...calculatorTool("loan"),
  ...calculatorTool("ductsizer"),
];

/** Every converter may be embedded as well; by category. */
export const embeddableConverters: readonly { category: string; tools: readonly EmbeddableTool[] }[] =
  converterCategories.map((category) => ({
    category: category.name,
    tools: convertersIn(category).map(converterTool),
  }));

function calculatorTool(id: string): EmbeddableTool[] {
  const calculator = embeddableCalculators.find((candidate) => candidate.id === id);
  if (!calculator) return [];
  return [
    {
      slug: id,
      name: `${calculator.label} Calculator`,
      description: calculator.summary,
      path: `/embed/${id}`,
      page: calculatorPath(calculator),
    },
  ];
}

function lengthTool(): EmbeddableTool[] {
  const length = findConverter("length");
  return length ? [converterTool(length)] : [];
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
