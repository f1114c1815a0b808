import type { Currency } from "../../kit/fields/currency.ts";
import type { Entries } from "../../kit/fields/entry.ts";
import type { Fields } from "../../kit/fields/field.ts";
import { curveBy } from "../../kit/quantities/curve.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import { findLaws } from "../../kit/quantities/laws.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { type ChosenUnits, chosenUnits } from "./chosen-units.ts";
import type { ValueContext } from "./format-output.ts";
import type { Quantities } from "./format-value.ts";
import { quantitiesOf } from "./quantities.ts";

/**
 * Returns the context for formatting figures outside the page: in the requested units, otherwise in those of the
 * current system.
 */
export const valueContext = (
  currency: Currency,
  entries: Entries,
  fields: Fields,
  system?: UnitSystem,
): ValueContext => ({
  currency,
  quantities: allQuantities(chosenUnits(fields, entries, system), currency),
});

const curve = curveBy(findLaws);

/** Formats any quantity, in SI units by default. */
export const allQuantities = (chosen?: ChosenUnits, currency?: Currency): Quantities =>
  quantitiesOf(findQuantity, chosen, curve, currency);
