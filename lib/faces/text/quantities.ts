import type { CompiledConverter } from "../../units/compile.ts";
import { isUsCustomary } from "./chosen-units.ts";
import type { Quantities } from "./format-value.ts";

/**
 * Writes quantities in the units of these converters: in the one chosen for a converter ("mass": "pound") where an
 * output offers it, else in the first that it offers of the system (SI or inch and pound) of the first chosen unit. In doubles, without the exact engine, which a page need not load
 * for its figures. @throws TypeError for a unit that is not linear or affine, or not there.
 */
export const quantitiesOf =
  (
    converterOf: (slug: string) => CompiledConverter | undefined,
    chosen: Readonly<Record<string, string>> = {},
  ): Quantities =>
  (slug, units) => {
    const own = chosen[slug];
    const id = own !== undefined && units.includes(own) ? own : ofSystem(units, Object.values(chosen)[0]);
    const unit = converterOf(slug)?.units.find((known) => known.id === id);
    if (unit?.law.kind !== "linear" && unit?.law.kind !== "affine")
      throw new TypeError(`${slug} has no linear or affine unit ${id} here`);
    const factor = ratio(unit.law.factor);
    const offset = unit.law.kind === "affine" ? ratio(unit.law.offset) : 0;
    return { symbol: unit.symbol, fromBase: (value) => value / factor - offset };
  };

/** The first of the units that is of the same system as another unit. */
const ofSystem = (units: readonly string[], other: string | undefined): string | undefined =>
  units.find((unit) => other === undefined || isUsCustomary(unit) === isUsCustomary(other)) ?? units[0];

/** "101325/760", "1/180*pi" or "2*pi^2" as a double, as `factorText` writes them. */
function ratio(text: string): number {
  const [fraction = "", power] = text.split("*pi");
  const [above = "", below = "1"] = fraction.split("/");
  const pi = power === undefined ? 0 : power === "" ? 1 : Number(power.slice(1));
  return (Number(above) / Number(below)) * Math.PI ** pi;
}
