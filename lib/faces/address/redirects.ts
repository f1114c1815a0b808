import { articlePath, findArticle } from "../../catalog/articles.ts";
import { calculatorPath, defaultCalculatorPath, findCalculator } from "../../catalog/calculators.ts";
import { findConverterCategory } from "../../catalog/converter-categories.ts";
import { converterPath, findConverter, findPair } from "../../catalog/converters.ts";
import { calculatorAliases } from "../../catalog/curation.ts";
import { variantId } from "./unit-variants.ts";

const HUB = "/converters";
const ARTICLES = "/articles";

/** Where an address that is no page of its own leads; undefined when it is one, and where that is left to Next. */
export function redirectFor(pathname: string): string | undefined {
  const [area, ...rest] = pathname.split("/").filter(Boolean);
  if (area === "calculators") return calculatorRedirect(rest);
  if (area === "converters") return converterRedirect(rest);
  if (area === "articles") return articleRedirect(rest);
  if (area === "embed") return embedRedirect(rest);
  return undefined;
}

function calculatorRedirect([id, ...rest]: string[]): string | undefined {
  if (id === "converter") return HUB;
  const target = calculatorAliases[id ?? ""] ?? variantId(id ?? "") ?? id ?? "";
  if (!findCalculator(target)) return defaultCalculatorPath;
  return target === id && rest.length === 0 ? undefined : calculatorPath({ id: target });
}

function converterRedirect([categorySlug, toolSlug, pairSlug, ...rest]: string[]): string | undefined {
  if (categorySlug === undefined) return undefined;
  if (!findConverterCategory(categorySlug)) return HUB;
  if (toolSlug === undefined) return undefined;
  const converter = findConverter(toolSlug);
  if (!converter || converter.category !== categorySlug) return HUB;
  if (pairSlug === undefined) return undefined;
  return findPair(converter, pairSlug) && rest.length === 0 ? undefined : converterPath(converter);
}

function articleRedirect([slug, ...rest]: string[]): string | undefined {
  if (slug === undefined) return undefined;
  const article = findArticle(slug);
  if (!article) return ARTICLES;
  return rest.length === 0 ? undefined : articlePath(article);
}

/** The internal path of a variant leads to the frame that it belongs to. */
function embedRedirect([id = ""]: string[]): string | undefined {
  const target = variantId(id.replace(/%7e/i, "~"));
  return target === undefined ? undefined : `/embed/${target}`;
}
