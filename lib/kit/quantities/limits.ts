import type { CompiledConverter } from "../../units/compile.ts";
import { amountToNumber, convertFromBase } from "../../units/convert.ts";
import type { ConverterLaws } from "../../units/law.ts";

/** The ends of a range; a missing one is none. */
export interface Limits {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * A range in the SI base unit, in another unit: the lesser number first also where that scale falls as the quantity rises
 * (liters per 100 km, pH). An end that has no counterpart there is none.
 */
export function limitsIn(
  converter: CompiledConverter,
  { min, max }: Limits,
  unit: string,
  laws?: ConverterLaws,
): Limits {
  const inUnit = (base: number | undefined): number | undefined => {
    if (base === undefined) return undefined;
    const converted = convertFromBase(converter, { value: base, to: unit }, laws);
    return converted.ok && typeof converted.value !== "string" ? amountToNumber(converted.value) : undefined;
  };
  const [low, high] = [inUnit(min), inUnit(max)];
  return isFalling(inUnit, min ?? max ?? 1) ? { min: high, max: low } : { min: low, max: high };
}

/** True if a scale has smaller numbers for more of the quantity, near a value of it. */
function isFalling(inUnit: (base: number) => number | undefined, near: number): boolean {
  const step = Math.abs(near) / 1000 || 0.001;
  const [less, more] = [inUnit(near + step), inUnit(near + 2 * step)];
  return less !== undefined && more !== undefined && more < less;
}
