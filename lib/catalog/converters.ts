import { converters as declared } from "../kit/quantities/generated/converters.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { compiled } from "../units/compiled-converter.ts";
import type { ConverterDeclaration, PairDeclaration } from "../units/quantity.ts";
import { type ConverterCategory, converterCategories } from "./converter-categories.ts";
import { converterOrder } from "./curation.ts";
import { inOrder } from "./list-order.ts";

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

/** Returns the converter with its compiled relations, cached for the life of the process. */
export const compiledConverter = (converter: ConverterDeclaration): CompiledConverter => compiled(converter);

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
