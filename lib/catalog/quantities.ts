import pressureGradient from "../fields/quantities/pressure-gradient.ts";
import specificFanPower from "../fields/quantities/specific-fan-power.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { compiledConverter, findConverter } from "./converters.ts";

/** Quantities that calculators need and that have no page on the hub. */
export const quantitiesWithoutPage = [pressureGradient, specificFanPower];

/** The units of a quantity, by the slug that fields and figures name. */
export function findQuantity(slug: string): CompiledConverter | undefined {
  const declaration =
    findConverter(slug) ?? quantitiesWithoutPage.find((candidate) => candidate.slug === slug);
  return declaration && compiledConverter(declaration);
}
