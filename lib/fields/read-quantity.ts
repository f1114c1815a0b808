import type { CompiledConverter } from "../units/compile.ts";
import { amountToNumber, convertFromBase, convertToBase, findUnit } from "../units/convert.ts";
import { formatAmount } from "../units/format.ts";
import { readValue } from "../units/read-value.ts";
import type { FieldReading } from "./entry.ts";
import type { QuantityField } from "./field.ts";

/** Reads a quantity in `unit` to its SI base unit. */
export type QuantityReader = (field: QuantityField, text: string, unit: string) => FieldReading;

/** A reader of quantities with the converters that its fields name. A page loads this only for calculators that need it. */
export const quantityReader =
  (converterOf: (slug: string) => CompiledConverter | undefined): QuantityReader =>
  (field, text, unit) => {
    const converter = converterOf(field.converter);
    if (!converter) throw new Error(`The units of ${field.converter} are not loaded`);
    if (!findUnit(converter, unit) || !field.units.includes(unit)) {
      return { ok: false, message: `Choose one of: ${field.units.join(", ")}.` };
    }
    const read = readValue(text, converter, unit);
    if (!read.ok) return read.empty ? { ok: false, empty: true, message: read.message } : read;
    const base = convertToBase(converter, { value: read.value, from: unit });
    if (!base.ok) return { ok: false, message: base.message };
    const value = amountToNumber(base.value);
    const outside = rangeMessage(converter, field, unit, value);
    if (outside) return { ok: false, message: outside };
    if (read.reading === undefined) return { ok: true, value };
    const symbol = findUnit(converter, unit)?.symbol ?? "";
    return { ok: true, value, reading: `${formatAmount(read.value, { significant: 6 }).display} ${symbol}` };
  };

/** The id of the unit that is the SI base unit itself. @throws TypeError when the converter has none. */
export function baseUnit(converter: CompiledConverter): string {
  const unit = converter.units.find(
    ({ law }) => law.kind === "linear" && law.factor === "1" && law.scaledBy === undefined,
  );
  if (!unit) throw new TypeError(`${converter.slug} has no unit that is its base`);
  return unit.id;
}

function rangeMessage(
  converter: CompiledConverter,
  { min, max }: QuantityField,
  unit: string,
  value: number,
): string | undefined {
  const low = min !== undefined && value < min;
  const high = max !== undefined && value > max;
  if (!low && !high) return undefined;
  const limit = (bound: number): string => {
    const own = convertFromBase(converter, { value: bound, to: unit });
    return own.ok && typeof own.value !== "string" ? formatAmount(own.value, { significant: 4 }).display : "";
  };
  const symbol = findUnit(converter, unit)?.symbol ?? "";
  if (min !== undefined && max !== undefined)
    return `Must be between ${limit(min)} and ${limit(max)} ${symbol}.`;
  return low ? `Must be at least ${limit(min)} ${symbol}.` : `Must be at most ${limit(max ?? 0)} ${symbol}.`;
}
