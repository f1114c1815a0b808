import { quantityKey } from "../../fields/quantity-format.ts";
import { allUnits } from "../../quantities/systems.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import type { ChosenUnits } from "./chosen-units.ts";
import type { Quantities } from "./format-value.ts";

/**
 * Writes quantities in the units of these converters: in the one chosen for the same quantity where there is one, else in
 * the first of the system. In doubles, without the exact engine, which a page need not load for its figures.
 * @throws TypeError for a unit that is not linear or affine, or not there.
 */
export const quantitiesOf =
  (
    converterOf: (slug: string) => CompiledConverter | undefined,
    { system, chosen }: ChosenUnits = { system: "si", chosen: {} },
  ): Quantities =>
  (format) => {
    const own = chosen[quantityKey(format)];
    const id = own !== undefined && allUnits(format.systems).includes(own) ? own : format.systems[system][0];
    const unit = converterOf(format.converter)?.units.find((known) => known.id === id);
    if (unit?.law.kind !== "linear" && unit?.law.kind !== "affine")
      throw new TypeError(`${format.converter} has no linear or affine unit ${id} here`);
    const factor = ratio(unit.law.factor);
    const offset = unit.law.kind === "affine" ? ratio(unit.law.offset) : 0;
    return { symbol: unit.symbol, fromBase: (value) => value / factor - offset };
  };

/** "101325/760", "1/180*pi" or "2*pi^2" as a double, as `factorText` writes them. */
function ratio(text: string): number {
  const [fraction = "", power] = text.split("*pi");
  const [above = "", below = "1"] = fraction.split("/");
  const pi = power === undefined ? 0 : power === "" ? 1 : Number(power.slice(1));
  return (Number(above) / Number(below)) * Math.PI ** pi;
}
