import { articlePath, findArticle } from "../../catalog/articles.ts";
import { calculatorPath, defaultCalculatorPath, findCalculator } from "../../catalog/calculators.ts";
import { findConverterCategory } from "../../catalog/converter-categories.ts";
import { converterPath, findConverter, findPair } from "../../catalog/converters.ts";
import { calculatorAliases } from "../../catalog/curation.ts";
import { findEntry, hasEntries } from "../../catalog/entries.ts";
import { ALL_CALCULATORS } from "../../catalog/pages.ts";
import { RENDERED_PATH } from "./rendered-pages.ts";
import { variantId } from "./unit-variants.ts";

const HUB = "/converters";
const ARTICLES = "/articles";

/** Returns the redirect of an address that is not a page; undefined for a page, and if Next handles it. */
export function redirectFor(pathname: string): string | undefined {
  const [area, ...rest] = pathname.split("/").filter(Boolean);
  if (area === "calculators") return calculatorRedirect(rest);
  if (area === "converters") return converterRedirect(rest);
  if (area === "articles") return articleRedirect(rest);
  if (area === "embed") return embedRedirect(rest);
  // Only the proxy uses this path.
  if (`/${area}` === RENDERED_PATH) return defaultCalculatorPath;
  return undefined;
}

function calculatorRedirect([id, ...rest]: string[]): string | undefined {
  if (id === "converter") return HUB;
  if (`/calculators/${id}` === ALL_CALCULATORS) return rest.length === 0 ? undefined : ALL_CALCULATORS;
  const target = calculatorAliases[id ?? ""] ?? variantId(id ?? "") ?? id ?? "";
  if (!findCalculator(target)) return defaultCalculatorPath;
  const calculator = calculatorPath({ id: target });
  const [name, ...more] = rest;
  if (name === undefined) return target === id ? undefined : calculator;
  const entry = findEntry(target, variantId(name.replace(/%7e/i, "~")) ?? name);
  const isAddress = target === id && more.length === 0;
  if (entry) return isAddress && name === entry.page.slug ? undefined : entry.path;
  // An unknown element is not found.
  return isAddress && hasEntries(target) ? undefined : calculator;
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

/** Redirects the internal path of a variant to its frame. */
function embedRedirect(names: string[]): string | undefined {
  const targets = names.map((name) => variantId(name.replace(/%7e/i, "~")) ?? name);
  return targets.every((target, index) => target === names[index])
    ? undefined
    : `/embed/${targets.join("/")}`;
}
