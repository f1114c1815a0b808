import type { CompiledConverter } from "../units/compile.ts";
import type { ConverterDeclaration } from "../units/quantity.ts";
import { compiledConverter, findConverter } from "./converters.ts";
import { quantities } from "./generated/quantities.ts";

/** Quantities that calculators need and that have no page on the hub. */
export const quantitiesWithoutPage: readonly ConverterDeclaration[] = quantities;

/** The units of a quantity, by the slug that fields and figures name. */
export function findQuantity(slug: string): CompiledConverter | undefined {
  const declaration =
    findConverter(slug) ?? quantitiesWithoutPage.find((candidate) => candidate.slug === slug);
  return declaration && compiledConverter(declaration);
}
