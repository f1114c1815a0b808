import type { CompiledConverter } from "../../units/compile.ts";
import { compiled } from "../../units/compiled-converter.ts";
import type { QuantityDeclaration } from "../../units/quantity.ts";
import { composed } from "./compose.ts";
import { converters } from "./generated/converters.ts";
import { quantities } from "./generated/quantities.ts";

/** Quantities that calculators need but that have no converter page. */
export const quantitiesWithoutPage: readonly QuantityDeclaration[] = quantities;

/** All quantities in which a field or a result can be measured. */
export const everyQuantity: readonly QuantityDeclaration[] = [...converters, ...quantitiesWithoutPage];

const bySlug = new Map(everyQuantity.map((each) => [each.slug, each]));

const ratios = new Map<string, CompiledConverter | undefined>();

/** Returns the units of a quantity by slug; "power/volume" is one per the other. */
export function findQuantity(slug: string): CompiledConverter | undefined {
  const declaration = bySlug.get(slug);
  if (declaration) return compiled(declaration);
  if (!slug.includes("/")) return undefined;
  const ratio = ratios.get(slug) ?? composed(slug, findQuantity);
  if (ratio) ratios.set(slug, ratio);
  return ratio;
}
