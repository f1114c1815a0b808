import type { CompiledConverter } from "../units/compile.ts";
import { amountToNumber, convert } from "../units/convert.ts";
import type { ConverterLaws } from "../units/law.ts";
import { readValue } from "../units/read-value.ts";
import { withoutCurrency } from "./read-quantity.ts";

/**
 * What stands in a quantity field, for another unit: rounded to four significant digits. A text that cannot be read or
 * converted stays as it is: its field says why.
 */
export function inUnit(
  converter: CompiledConverter,
  { value, unit }: { value: string; unit: string },
  to: string,
  laws?: ConverterLaws,
): string {
  const read = readValue(withoutCurrency(value, converter.slug), converter, unit, laws);
  if (!read.ok) return value;
  const own = convert(converter, { value: read.value, from: unit, to }, laws);
  if (!own.ok || typeof own.value === "string") return value;
  return String(Number(amountToNumber(own.value).toPrecision(4)));
}
