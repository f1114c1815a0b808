import type { CompiledConverter } from "../units/compile.ts";
import type { Quantities } from "./format-value.ts";

/**
 * Writes quantities in the units of these converters: in the one chosen for a converter ("mass": "pound") where an
 * output offers it, else in the first that it offers. In doubles, without the exact engine, which a page need not load
 * for its figures. @throws TypeError for a unit that is not linear or affine, or not there.
 */
export const quantitiesOf =
  (
    converterOf: (slug: string) => CompiledConverter | undefined,
    chosen: Readonly<Record<string, string>> = {},
  ): Quantities =>
  (slug, units) => {
    const own = chosen[slug];
    const id = own !== undefined && units.includes(own) ? own : units[0];
    const unit = converterOf(slug)?.units.find((known) => known.id === id);
    if (unit?.law.kind !== "linear" && unit?.law.kind !== "affine")
      throw new TypeError(`${slug} has no linear or affine unit ${id} here`);
    const factor = ratio(unit.law.factor);
    const offset = unit.law.kind === "affine" ? ratio(unit.law.offset) : 0;
    return { symbol: unit.symbol, fromBase: (value) => value / factor - offset };
  };

/** "101325/760" as a double. */
function ratio(text: string): number {
  const [above = "", below = "1"] = text.split("/");
  return Number(above) / Number(below);
}
