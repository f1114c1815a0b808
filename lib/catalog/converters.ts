import { type CompiledConverter, compileConverter } from "../units/compile.ts";
import type { ConverterDeclaration, PairDeclaration } from "../units/quantity.ts";
import { type ConverterCategory, converterCategories } from "./converter-categories.ts";
import { converterOrder } from "./curation.ts";
import { converters as declared } from "./generated/converters.ts";
import { inOrder } from "./in-order.ts";

const byCategory = new Map(
  converterCategories.map(({ slug }) => {
    const own = declared.filter(({ category }: ConverterDeclaration) => category === slug);
    return [
      slug,
      inOrder<ConverterDeclaration>(own, converterOrder[slug] ?? [], (converter) => converter.slug),
    ];
  }),
);

/** Every converter, category by category. */
export const converters: readonly ConverterDeclaration[] = converterCategories.flatMap((category) =>
  convertersIn(category),
);

const bySlug = new Map(converters.map((converter) => [converter.slug, converter]));
const compiled = new Map<string, CompiledConverter>();

export function convertersIn(category: ConverterCategory): readonly ConverterDeclaration[] {
  return byCategory.get(category.slug) ?? [];
}

export const findConverter = (slug: string): ConverterDeclaration | undefined => bySlug.get(slug);

/** The converter with its defining relations worked out, kept for the life of the process. */
export function compiledConverter(converter: ConverterDeclaration): CompiledConverter {
  let result = compiled.get(converter.slug);
  if (!result) {
    result = compileConverter(converter);
    compiled.set(converter.slug, result);
  }
  return result;
}

export const findPair = (converter: ConverterDeclaration, slug: string): PairDeclaration | undefined =>
  converter.pairs.find((pair) => pair.slug === slug);

export const converterPath = (converter: ConverterDeclaration): string =>
  `/converters/${converter.category}/${converter.slug}`;

export const pairPath = (converter: ConverterDeclaration, pair: PairDeclaration): string =>
  `${converterPath(converter)}/${pair.slug}`;

/** The name without its last word: "Length" for "Length Converter". */
export const shortName = (converter: ConverterDeclaration): string =>
  converter.name.replace(/ Converter$/, "");

const MAX_RELATED = 6;

/** Up to six converters of the same category: those that the declaration names, then its neighbours. */
export function relatedConverters(converter: ConverterDeclaration): ConverterDeclaration[] {
  const siblings = byCategory.get(converter.category) ?? [];
  const index = siblings.indexOf(converter);
  const neighbours = [...siblings.slice(index + 1), ...siblings.slice(0, index)];
  const named = (converter.related ?? [])
    .map((slug) => bySlug.get(slug))
    .filter((found) => found !== undefined);
  return [...new Set([...named, ...neighbours])].filter((found) => found !== converter).slice(0, MAX_RELATED);
}
