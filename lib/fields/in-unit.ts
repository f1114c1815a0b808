import type { CompiledConverter } from "../units/compile.ts";
import { amountToNumber, convert } from "../units/convert.ts";
import type { ConverterLaws } from "../units/law.ts";
import { readValue } from "../units/read-value.ts";
import { withoutCurrency } from "./read-quantity.ts";
import { readUncertain, saysUncertainty, uncertainText } from "./uncertain.ts";

/**
 * Converts the entry of a quantity field to another unit, rounded to four significant digits. A text that cannot be
 * read or converted stays unchanged: its field reports why.
 */
export function inUnit(
  converter: CompiledConverter,
  { value, unit }: { value: string; unit: string },
  to: string,
  laws?: ConverterLaws,
): string {
  if (saysUncertainty(value)) return uncertainInUnit(converter, { value, unit }, to, laws);
  const read = readValue(withoutCurrency(value, converter.slug), converter, unit, laws);
  if (!read.ok) return value;
  const own = convert(converter, { value: read.value, from: unit, to }, laws);
  if (!own.ok || typeof own.value === "string") return value;
  return String(Number(amountToNumber(own.value).toPrecision(4)));
}

/** The same of a value with its uncertainty, which is a difference of two values. */
function uncertainInUnit(
  converter: CompiledConverter,
  { value, unit }: { value: string; unit: string },
  to: string,
  laws?: ConverterLaws,
): string {
  const typed = readUncertain(value);
  if (typeof typed === "string") return value;
  const own = (number: number): number =>
    Number(inUnit(converter, { value: `${number} ${typed.unit}`.trim(), unit }, to, laws).replace("−", "-"));
  const middle = own(typed.value);
  // Four digits of both ends would leave nothing of a small difference: it is converted on its own, from a plain scale.
  const width = Math.abs(own(typed.uncertainty) - own(0));
  return Number.isFinite(middle) && Number.isFinite(width) ? uncertainText(middle, width) : value;
}
