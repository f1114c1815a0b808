import type { CompiledConverter } from "../../units/compile.ts";
import { amountToNumber, convertFromBase } from "../../units/convert.ts";
import type { ConverterLaws } from "../../units/law.ts";

/** Ends of a range; either may be missing. */
export interface Limits {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * Converts a range from the SI base unit to another unit, the lesser number first even if that scale falls as
 * the quantity rises (liters per 100 km, pH). Drops ends without a counterpart.
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

/** Returns true if a scale has smaller numbers for more of the quantity, near a value. */
function isFalling(inUnit: (base: number) => number | undefined, near: number): boolean {
  const step = Math.abs(near) / 1000 || 0.001;
  const [less, more] = [inUnit(near + step), inUnit(near + 2 * step)];
  return less !== undefined && more !== undefined && more < less;
}
