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

/** The format of a declared quantity. */
export const formatOf = (
  { converter, systems }: Pick<Quantity, "converter" | "systems">,
  digits: QuantityDigits = {},
): QuantityFormat => ({ kind: "quantity", converter, systems, ...digits });

/** Formats of all quantities of a calculator, by their names. */
export const formatsOf = <Id extends string, Digits extends QuantityDigits>(
  quantities: Readonly<Record<Id, Quantity>>,
  digits: Digits,
): Readonly<Record<Id, QuantityFormat & Digits>> =>
  Object.fromEntries(
    Object.entries<Quantity>(quantities).map(([id, quantity]) => [id, formatOf(quantity, digits)]),
  ) as Readonly<Record<Id, QuantityFormat & Digits>>;

/** The same in one unit, whatever the visitor works in. */
export function inOneUnit<F extends QuantityFormat>(format: F, unit: string): F {
  const units: UnitList = [unit];
  return { ...format, systems: { si: units, us: units } };
}

/** Tells quantities apart: fields and formats of one declared quantity have the same key. */
export const quantityKey = ({ converter, systems }: Pick<QuantityFormat, "converter" | "systems">): string =>
  [converter, ...UNIT_SYSTEMS.map((system) => systems[system].join(","))].join(":");
