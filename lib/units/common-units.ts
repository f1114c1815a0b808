import type { CompiledConverter, CompiledUnit } from "./compile.ts";
import { findUnit } from "./find-unit.ts";

/** Units under a heading. */
export interface UnitSection {
  /** The converter's group; undefined for the common units. */
  name?: string;
  units: readonly CompiledUnit[];
}

/**
 * Groups the units of a converter for long lists: the common ones first, then each group with the rest. A
 * converter without common units only has its groups.
 */
export function unitSections(converter: CompiledConverter): UnitSection[] {
  const common = (converter.commonUnits ?? []).flatMap((id) => findUnit(converter, id) ?? []);
  const groups = converter.groups.map(({ name }, index) => ({
    name,
    units: converter.units.filter((unit) => unit.group === index && !common.includes(unit)),
  }));
  return [...(common.length > 0 ? [{ units: common }] : []), ...groups].filter(
    ({ units }) => units.length > 0,
  );
}
