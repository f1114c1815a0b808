import type { CompiledConverter } from "../../units/compile.ts";
import { typedUnit } from "../../units/typed-unit.ts";
import { withoutCurrency } from "./read-quantity.ts";
import type { UnitNamer } from "./sent-value.ts";

export const unitNamer =
  (converterOf: (slug: string) => CompiledConverter | undefined): UnitNamer =>
  (field, text) => {
    const converter = converterOf(field.converter);
    const named = converter && typedUnit(withoutCurrency(text, field.converter), converter);
    return named && field.units.includes(named.id)
      ? { value: named.number ?? text, unit: named.id }
      : undefined;
  };
