import type { Currency } from "../../fields/currency.ts";
import type { Entries } from "../../fields/entry.ts";
import type { Fields } from "../../fields/field.ts";
import { findQuantity } from "../../quantities/find.ts";
import type { UnitSystem } from "../../quantities/systems.ts";
import { chosenUnits } from "./chosen-units.ts";
import type { ValueContext } from "./format-output.ts";
import { quantitiesOf } from "./quantities.ts";

/** How figures are written outside the page: in the units that were asked in, else in those of the system in force. */
export const valueContext = (
  currency: Currency,
  typed: Entries,
  fields: Fields,
  system?: UnitSystem,
): ValueContext => ({
  currency,
  quantities: quantitiesOf(findQuantity, chosenUnits(fields, typed, system)),
});
