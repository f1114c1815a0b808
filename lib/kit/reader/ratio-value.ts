import type { CompiledConverter } from "../../units/compile.ts";
import { readLeadingQuantity } from "../../units/read-value.ts";
import { ratioUnitId } from "../quantities/ratio-unit.ts";

type Reading = ReturnType<typeof readLeadingQuantity>;

/** Signs between the two units of a ratio. The first may be that of a fraction: "3/4 g/kg". */
const JOINT = / ?\/ ?| per (?:1 )?/g;
const MAX_JOINTS = 2;

/**
 * Reads the quantity per quantity at the start of a text: "8 g/kg", "60 grains per lb". Reads the two units
 * separately: composing all pairs takes a second.
 */
export function readLeadingRatio(text: string, above: CompiledConverter, below: CompiledConverter): Reading {
  for (const { 0: joint, index } of [...text.matchAll(JOINT)].slice(0, MAX_JOINTS)) {
    const dividend = readLeadingQuantity(text.slice(0, index), above);
    const rest = text.slice(index + joint.length);
    const divisor = /^\p{L}/u.test(rest) ? readLeadingQuantity(`1 ${rest}`, below) : undefined;
    if (dividend?.length === index && divisor)
      return {
        value: dividend.value,
        unit: ratioUnitId(dividend.unit, divisor.unit),
        length: index + joint.length + divisor.length - 2,
      };
  }
  return undefined;
}
