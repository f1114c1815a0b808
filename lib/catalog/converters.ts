import { findQuantity } from "../kit/quantities/find.ts";
import { converters as quantities } from "../kit/quantities/generated/converters.ts";
import type { CompiledConverter } from "../units/compile.ts";
import type {
  ConverterDeclaration,
  ConverterTexts,
  PairDeclaration,
  QuantityDeclaration,
} from "../units/quantity.ts";
import { type ConverterCategory, converterCategories } from "./converter-categories.ts";
import { converterOrder } from "./curation.ts";
import { converterTexts } from "./generated/converter-texts.ts";
import { inOrder } from "./list-order.ts";

const texts: Readonly<Record<string, ConverterTexts>> = converterTexts;

/** Adds the texts. @throws ReferenceError if they are missing. */
function withTexts(quantity: QuantityDeclaration): ConverterDeclaration {
  const pageTexts = texts[quantity.slug];
  if (!pageTexts)
    throw new ReferenceError(`lib/converters/${quantity.category}/${quantity.slug}.texts.ts is missing`);
  return { ...quantity, ...pageTexts };
}

const declared = quantities.map(withTexts);

const byCategory = new Map(
  converterCategories.map(({ slug }) => {
    const members = declared.filter(({ category }: ConverterDeclaration) => category === slug);
    return [
      slug,
      inOrder<ConverterDeclaration>(members, converterOrder[slug] ?? [], (converter) => converter.slug),
    ];
  }),
);

export const converters: readonly ConverterDeclaration[] = converterCategories.flatMap((category) =>
  convertersIn(category),
);

const bySlug = new Map(converters.map((converter) => [converter.slug, converter]));

export function convertersIn(category: ConverterCategory): readonly ConverterDeclaration[] {
  return byCategory.get(category.slug) ?? [];
}

export const findConverter = (slug: string): ConverterDeclaration | undefined => bySlug.get(slug);

/**
 * Returns the converter with its compiled relations, cached for the life of the process.
 * @throws RangeError for an unknown quantity
 */
export function compiledConverter({ slug }: QuantityDeclaration): CompiledConverter {
  const compiled = findQuantity(slug);
  if (!compiled) throw new RangeError(`There is no quantity ${slug}`);
  return compiled;
}

export const findPair = (converter: ConverterDeclaration, slug: string): PairDeclaration | undefined =>
  converter.pairs.find((pair) => pair.slug === slug);

export const converterPath = (converter: ConverterDeclaration): string =>
  `/converters/${converter.category}/${converter.slug}`;

export const pairPath = (converter: ConverterDeclaration, pair: PairDeclaration): string =>
  `${converterPath(converter)}/${pair.slug}`;

export const shortName = (converter: ConverterDeclaration): string =>
  converter.name.replace(/ Converter$/, "");

const MAX_RELATED = 6;

/** Returns up to six converters of the same category: the declared ones, then its neighbors. */
export function relatedConverters(converter: ConverterDeclaration): ConverterDeclaration[] {
  const siblings = byCategory.get(converter.category) ?? [];
  const index = siblings.indexOf(converter);
  const neighbours = [...siblings.slice(index + 1), ...siblings.slice(0, index)];
  const named = (converter.related ?? [])
    .map((slug) => bySlug.get(slug))
    .filter((match) => match !== undefined);
  return [...new Set([...named, ...neighbours])]
    .filter((neighbor) => neighbor !== converter)
    .slice(0, MAX_RELATED);
}
