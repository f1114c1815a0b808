import type { Quantity } from "../quantities/quantity.ts";
import { UNIT_SYSTEMS, type UnitList, type UnitsBySystem } from "../quantities/systems.ts";

/** Precision of a formatted quantity: six significant digits by default. */
interface QuantityDigits {
  decimals?: number;
  significant?: number;
}

/** Format of a quantity in an output, a column, an axis or a symbol. Its value is in the SI base unit. */
export interface QuantityFormat extends QuantityDigits {
  kind: "quantity";
  converter: string;
  systems: UnitsBySystem;
}

export const formatOf = (
  { converter, systems }: Pick<Quantity, "converter" | "systems">,
  digits: QuantityDigits = {},
): QuantityFormat => ({ kind: "quantity", converter, systems, ...digits });

/** Returns the formats of all quantities of a calculator, by name. */
export const formatsOf = <Id extends string, Digits extends QuantityDigits>(
  quantities: Readonly<Record<Id, Quantity>>,
  digits: Digits,
): Readonly<Record<Id, QuantityFormat & Digits>> =>
  Object.fromEntries(
    Object.entries<Quantity>(quantities).map(([id, quantity]) => [id, formatOf(quantity, digits)]),
  ) as Readonly<Record<Id, QuantityFormat & Digits>>;

/** Fixes a format to one unit, regardless of the visitor’s system. */
export function inOneUnit<F extends QuantityFormat>(format: F, unit: string): F {
  const units: UnitList = [unit];
  return { ...format, systems: { si: units, us: units } };
}

/** Returns the key of a quantity: equal for all fields and formats of one declaration. */
export const quantityKey = ({ converter, systems }: Pick<QuantityFormat, "converter" | "systems">): string =>
  [converter, ...UNIT_SYSTEMS.map((system) => systems[system].join(","))].join(":");
