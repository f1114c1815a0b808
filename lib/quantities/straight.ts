import type { CompiledConverter, CompiledUnit } from "../units/compile.ts";

/** How a number in the SI base unit becomes one in a unit that is no straight scale; NaN where it has none there. */
export type Curve = (converter: CompiledConverter, unit: CompiledUnit) => (value: number) => number;

/** Whether doubles alone convert to the unit: value / factor − offset. */
export const isStraight = ({ law }: Pick<CompiledUnit, "law">): boolean =>
  law.kind === "affine" || (law.kind === "linear" && law.scaledBy === undefined);
