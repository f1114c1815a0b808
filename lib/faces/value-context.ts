import { compiledConverter, findConverter } from "../catalog/converters.ts";
import type { Currency } from "../fields/currency.ts";
import type { Fields } from "../fields/field.ts";
import type { Typed } from "../fields/typed.ts";
import type { CompiledConverter } from "../units/compile.ts";
import type { ValueContext } from "./format-output.ts";
import { quantitiesOf } from "./quantities.ts";

const converterOf = (slug: string): CompiledConverter | undefined => {
  const converter = findConverter(slug);
  return converter && compiledConverter(converter);
};

/** How figures are written outside the page, with the units that were asked in where the outputs offer them. */
export const valueContext = (currency: Currency, typed: Typed, fields: Fields): ValueContext => ({
  currency,
  quantities: quantitiesOf(converterOf, chosenUnits(typed, fields)),
});

const chosenUnits = (typed: Typed, fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) => {
      const value = typed[id];
      return field.kind === "quantity" && typeof value === "object" && "unit" in value
        ? [[field.converter, value.unit]]
        : [];
    }),
  );
