import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/find-unit";

/** Returns the signs of the unit’s notation missing on number pads, and units to follow. */
export function signsOf(
  converter: CompiledConverter,
  unit: CompiledUnit,
): { signs: readonly string[]; units: readonly CompiledUnit[] } {
  const isWritten = (sign: string, text: string): boolean =>
    converter.units.some(({ symbol, aliases = [] }) => symbol === sign || aliases.includes(text));
  const isSigned = unit.law.kind !== "function" && converter.bounds?.min === undefined;
  const signs: readonly (readonly [sign: string, wanted: boolean])[] = [
    ["−", isSigned || unit.law.kind === "affine"],
    ["/", unit.law.kind !== "function"],
    ["′", isWritten("′", "'")],
    ["″", isWritten("″", '"')],
    [":", unit.sexagesimal !== undefined],
  ];
  const units = converter.commonUnits?.flatMap((id) => findUnit(converter, id) ?? []) ?? converter.units;
  return { signs: signs.flatMap(([sign, wanted]) => (wanted ? [sign] : [])), units };
}
