import { type Currency, inCurrency } from "../../kit/fields/currency.ts";
import { quantityKey } from "../../kit/fields/quantity-format.ts";
import { allUnits } from "../../kit/quantities/systems.ts";
import { type Curve, isStraight } from "../../kit/quantities/unit-curve.ts";
import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import type { ChosenUnits } from "./chosen-units.ts";
import type { Quantities } from "./format-value.ts";

/**
 * Writes quantities in the units of these converters: in the one chosen for the same quantity where there is one, else in
 * the first of the system. In doubles, without the exact engine, which a page need not load for its figures: `curve` has
 * it, for units that are no straight scale. Prices per quantity are in the currency.
 * @throws TypeError for a unit that is not there, or that wants a curve where none is given.
 */
export const quantitiesOf =
  (
    converterOf: (slug: string) => CompiledConverter | undefined,
    { system, chosen }: ChosenUnits = { system: "si", chosen: {} },
    curve?: Curve,
    currency?: Currency,
  ): Quantities =>
  (format) => {
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

/** The same with all figures of one quantity in one unit, of whichever system; without it where that is no straight scale. */
export function withUnit(
  quantities: Quantities,
  converter: CompiledConverter | undefined,
  unitId: string,
  currency: Currency,
): Quantities {
  const unit = converter?.units.find(({ id }) => id === unitId);
  if (!converter || !unit || !isStraight(unit)) return quantities;
  const scale = { symbol: inCurrency(unit.symbol, currency), fromBase: straight(unit) };
  return (format) => (format.converter === converter.slug ? scale : quantities(format));
}

/** Rounding error of a double in a difference of much greater numbers: 0 °F is not 6 × 10⁻¹⁴. */
const NOISE = 1e-13;

function straight({ law }: CompiledUnit): (value: number) => number {
  const factor = "factor" in law ? ratio(law.factor) : 1;
  const offset = law.kind === "affine" ? ratio(law.offset) : 0;
  return (value) => {
    const converted = value / factor - offset;
    return Math.abs(converted) < NOISE * Math.abs(offset) ? 0 : converted;
  };
}

/** "101325/760", "1/180*pi" or "2*pi^2" as a double, as `factorText` writes them. */
function ratio(text: string): number {
  const [fraction = "", power] = text.split("*pi");
  const [above = "", below = "1"] = fraction.split("/");
  const pi = power === undefined ? 0 : power === "" ? 1 : Number(power.slice(1));
  return (Number(above) / Number(below)) * Math.PI ** pi;
}
