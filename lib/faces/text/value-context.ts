import { findQuantity } from "../../catalog/quantities.ts";
import type { Currency } from "../../fields/currency.ts";
import type { Entries } from "../../fields/entry.ts";
import type { Fields } from "../../fields/field.ts";
import { chosenUnits } from "./chosen-units.ts";
import type { ValueContext } from "./format-output.ts";
import { quantitiesOf } from "./quantities.ts";

/** How figures are written outside the page, with the units that were asked in where the outputs offer them. */
export const valueContext = (currency: Currency, typed: Entries, fields: Fields): ValueContext => ({
  currency,
  quantities: quantitiesOf(findQuantity, chosenUnits(fields, typed)),
});
