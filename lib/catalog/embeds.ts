import type { CalculatorEntry } from "../kit/calculator/define.ts";
import type { ConverterDeclaration } from "../units/quantity.ts";
import { calculatorPath, calculatorsIn, findCalculator } from "./calculators.ts";
import { converterCategories } from "./converter-categories.ts";
import { converterPath, convertersIn, findConverter } from "./converters.ts";
import { calculatorCategories, featuredEmbeds } from "./curation.ts";
import { findJob, jobsOf } from "./jobs.ts";

/** Form of a job, which can be embedded instead of its calculator. */
export interface EmbeddableJob {
  name: string;
  path: string;
  /** Address of the job’s page. */
  page: string;
}

export interface EmbeddableTool {
  slug: string;
  name: string;
  description: string;
  path: string;
  /** Address of the tool's page, to which the frame links. */
  page: string;
  jobs: readonly EmbeddableJob[];
}

/** Address of a calculator, or of the form of a job, without the page around it. */
export const embedPath = (calculator: { id: string; job?: string }): string =>
  calculatorPath(calculator).replace("/calculators/", "/embed/");

/** Address of a converter without the page around it. */
export const converterEmbedPath = ({ slug }: { slug: string }): string => `/embed/converter/${slug}`;

export interface EmbedGroup {
  category: string;
  tools: readonly EmbeddableTool[];
}

export const featuredTools: readonly EmbeddableTool[] = featuredEmbeds.flatMap((entry) => {
  if ("calculator" in entry) {
    const calculator = findCalculator(entry.calculator);
    return calculator ? [calculatorTool(calculator)] : [];
  }
  const converter = findConverter(entry.converter);
  return converter ? [converterTool(converter)] : [];
});

export const embeddableCalculators: readonly EmbedGroup[] = calculatorCategories.map((category) => ({
  category: category.name,
  tools: calculatorsIn(category).map(calculatorTool),
}));

export const embeddableConverters: readonly EmbedGroup[] = converterCategories.map((category) => ({
  category: category.name,
  tools: convertersIn(category).map(converterTool),
}));

/** Internal paths of the pages for unknown tools. The front serves them with status 404. */
export const UNKNOWN_EMBED = "/embed/unknown";
export const UNKNOWN_CONVERTER_EMBED = "/embed/converter/unknown";

/** Returns the page for an embed address without a tool; undefined for a tool and outside of /embed. */
export function findUnknownEmbed(pathname: string): string | undefined {
  const [area, id = "", slug, ...rest] = pathname.split("/").filter(Boolean);
  if (area !== "embed") return undefined;
  if (id === "converter")
    return slug !== undefined && rest.length === 0 && findConverter(slug)
      ? undefined
      : UNKNOWN_CONVERTER_EMBED;
  const isTool = slug === undefined ? findCalculator(id) : rest.length === 0 && findJob(id, slug);
  return isTool ? undefined : UNKNOWN_EMBED;
}

function calculatorTool(calculator: CalculatorEntry): EmbeddableTool {
  return {
    slug: calculator.id,
    name: `${calculator.label} Calculator`,
    description: calculator.summary,
    path: embedPath(calculator),
    page: calculatorPath(calculator),
    jobs: jobsOf(calculator.id).map(({ job, path }) => ({
      name: job.name,
      path: embedPath({ id: calculator.id, job: job.slug }),
      page: path,
    })),
  };
}

function converterTool(converter: ConverterDeclaration): EmbeddableTool {
  return {
    slug: `${converter.slug}-converter`,
    name: converter.name,
    description: converter.description,
    path: converterEmbedPath(converter),
    page: converterPath(converter),
    jobs: [],
  };
}
