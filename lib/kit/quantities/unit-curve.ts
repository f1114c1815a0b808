import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";

/** Converts a number in the SI base unit into a unit that is not a linear scale; NaN if the unit has no value there. */
export type Curve = (converter: CompiledConverter, unit: CompiledUnit) => (value: number) => number;

/** Returns true if doubles convert to the unit: value / factor − offset. */
export const isStraight = ({ law }: Pick<CompiledUnit, "law">): boolean =>
  law.kind === "affine" || (law.kind === "linear" && law.scaledBy === undefined);
