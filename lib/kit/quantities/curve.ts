import { amountToNumber, convertFromBase } from "../../units/convert.ts";
import type { ConverterLaws } from "../../units/law.ts";
import type { Curve } from "./unit-curve.ts";

/**
 * Returns a curve that converts with the exact engine, which a page loads late. Parameters of a converter have their
 * defaults.
 */
export const curveBy =
  (lawsOf: (slug: string) => ConverterLaws | undefined): Curve =>
  (converter, unit) => {
    const laws = lawsOf(converter.slug);
    return (value) => {
      if (!Number.isFinite(value)) return Number.NaN;
      const converted = convertFromBase(converter, { value, to: unit.id }, laws);
      return converted.ok && typeof converted.value !== "string"
        ? amountToNumber(converted.value)
        : Number.NaN;
    };
  };
