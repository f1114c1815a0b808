import type { HourCycle } from "../../core/civil/clock.ts";
import { type Currency, inCurrency } from "../../kit/fields/currency.ts";
import { type QuantityFormat, quantityKey } from "../../kit/fields/quantity-format.ts";
import { allUnits, type UnitSystem } from "../../kit/quantities/systems.ts";
import { type Curve, isStraight } from "../../kit/quantities/unit-curve.ts";
import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import type { ChosenUnits } from "./chosen-units.ts";
import type { Quantities, QuantityScale } from "./format-value.ts";

/**
 * Formats quantities in units of these converters: in the selected one for the quantity, else in the first of
 * the system. Uses doubles instead of the exact engine, which pages need not load: `curve` provides it for
 * nonlinear units. Prices per quantity are in the currency. @throws TypeError for an unknown unit, or a
 * nonlinear one without `curve`.
 */
export function quantitiesOf(
  converterOf: (slug: string) => CompiledConverter | undefined,
  { system, chosen }: ChosenUnits = { system: "si", chosen: {} },
  curve?: Curve,
  currency?: Currency,
): Quantities {
  const scaleOf = (format: QuantityFormat): QuantityScale => {
    const chosenId = chosen[quantityKey(format)];
    const id =
      chosenId !== undefined && allUnits(format.systems).includes(chosenId)
        ? chosenId
        : format.systems[system][0];
    const converter = converterOf(format.converter);
    const unit = converter?.units.find((each) => each.id === id);
    if (!converter || !unit) throw new TypeError(`${format.converter} has no unit ${id} here`);
    const fromBase = isStraight(unit) ? straight(unit) : curve?.(converter, unit);
    if (!fromBase) throw new TypeError(`${format.converter}/${id} is no straight scale`);
    return { symbol: currency ? inCurrency(unit.symbol, currency) : unit.symbol, fromBase };
  };
  return Object.assign(scaleOf, { hours: hoursIn(system) });
}

/** Returns the hours on a clock in a unit system: US readers write 5:45 PM. */
export const hoursIn = (system: UnitSystem): HourCycle => (system === "us" ? 12 : 24);

/** Fixes the unit of all figures of one quantity, in any system; no effect for a nonlinear unit. */
export function withUnit(
  quantities: Quantities,
  converter: CompiledConverter | undefined,
  unitId: string,
  currency: Currency,
): Quantities {
  const unit = converter?.units.find(({ id }) => id === unitId);
  if (!converter || !unit || !isStraight(unit)) return quantities;
  const scale = { symbol: inCurrency(unit.symbol, currency), fromBase: straight(unit) };
  const scaleOf = (format: QuantityFormat): QuantityScale =>
    format.converter === converter.slug ? scale : quantities(format);
  return quantities.hours === undefined ? scaleOf : Object.assign(scaleOf, { hours: quantities.hours });
}

/** Relative rounding error in a difference of much larger numbers: 0 °F is not 6 × 10⁻¹⁴. */
const NOISE = 1e-13;

function straight({ law }: CompiledUnit): (value: number) => number {
  const factor = "factor" in law ? ratio(law.factor) : 1;
  const offset = law.kind === "affine" ? ratio(law.offset) : 0;
  return (value) => {
    const converted = value / factor - offset;
    return Math.abs(converted) < NOISE * Math.abs(offset) ? 0 : converted;
  };
}

/** Parses "101325/760", "1/180*pi" or "2*pi^2", as `factorText` formats them, to a double. */
function ratio(text: string): number {
  const [fraction = "", power] = text.split("*pi");
  const [above = "", below = "1"] = fraction.split("/");
  const pi = power === undefined ? 0 : power === "" ? 1 : Number(power.slice(1));
  return (Number(above) / Number(below)) * Math.PI ** pi;
}
