import type { CompiledConverter } from "@/lib/units/compile";

interface FieldUnits {
  converter: CompiledConverter;
  /** Ids of the units that the field reads. */
  units: readonly string[];
}

/** Units of the fields that have had the focus. */
export const fieldUnits = new WeakMap<Element, FieldUnits>();
