import type { CompiledConverter } from "../../units/compile.ts";
import { amountToNumber, convert } from "../../units/convert.ts";
import type { ConverterLaws } from "../../units/law.ts";
import { readValue } from "../../units/read-value.ts";
import { withoutCurrency } from "./read-quantity.ts";
import { readUncertain, saysUncertainty, uncertainText } from "./uncertain-text.ts";

/**
 * Converts the entry of a quantity field to another unit, rounded to four significant digits. An invalid text
 * stays unchanged: its field reports why.
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
  const converted = convert(converter, { value: read.value, from: unit, to }, laws);
  if (!converted.ok || typeof converted.value === "string") return value;
  return String(Number(amountToNumber(converted.value).toPrecision(4)));
}

/** Converts a value with its uncertainty, which is a difference of two values. */
function uncertainInUnit(
  converter: CompiledConverter,
  { value, unit }: { value: string; unit: string },
  to: string,
  laws?: ConverterLaws,
): string {
  const uncertain = readUncertain(value);
  if (!uncertain.ok) return value;
  const convertNumber = (number: number): number =>
    Number(
      inUnit(converter, { value: `${number} ${uncertain.value.unit}`.trim(), unit }, to, laws).replace(
        "−",
        "-",
      ),
    );
  const middle = convertNumber(uncertain.value.value);
  // Four digits of both ends would leave nothing of a small difference, so it is converted separately on a
  // linear scale.
  const width = Math.abs(convertNumber(uncertain.value.uncertainty) - convertNumber(0));
  return Number.isFinite(middle) && Number.isFinite(width) ? uncertainText(middle, width) : value;
}
