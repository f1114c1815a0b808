import { capitalize } from "../../core/locale/locale.ts";
import { failure, firstProblem, success } from "../../core/result/result.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { compoundReading } from "../../units/compound.ts";
import { amountToNumber, convertToBase } from "../../units/convert.ts";
import { findUnit } from "../../units/find-unit.ts";
import { formatAmount } from "../../units/format.ts";
import type { ConverterLaws } from "../../units/law.ts";
import { INVALID_INPUT } from "../../units/messages.ts";
import { readingText, readValue } from "../../units/read-value.ts";
import { MONEY } from "../quantities/any-currency.ts";
import { type Limits, limitsIn } from "../quantities/limits.ts";
import { type Currency, inCurrency } from "./currency.ts";
import type { FieldReading } from "./entry.ts";
import type { QuantityField } from "./field.ts";
import * as messages from "./messages.ts";
import { ReadingMemo } from "./reading-memo.ts";

/** Reads a quantity in `unit` to its SI base unit. */
export type QuantityReader = (
  field: QuantityField,
  text: string,
  unit: string,
  currency: Currency,
) => FieldReading<number>;

/**
 * Builds a reader of quantities from the converters that its fields name, and their laws if needed. Pages
 * load this only for calculators that need it.
 */
export function quantityReader(
  converterOf: (slug: string) => CompiledConverter | undefined,
  lawsOf?: (slug: string) => ConverterLaws | undefined,
): QuantityReader {
  const readings = new ReadingMemo<number>();
  return (field, text, unit, currency) => {
    const converter = converterOf(field.converter);
    if (!converter) throw new Error(`The units of ${field.converter} are not loaded`);
    return readings.of(field, `${currency.code} ${unit} ${text}`, () =>
      readIn(converter, lawsOf?.(field.converter), { field, text, unit, currency }),
    );
  };
}

function readIn(
  converter: CompiledConverter,
  laws: ConverterLaws | undefined,
  { field, text, unit, currency }: { field: QuantityField; text: string; unit: string; currency: Currency },
): FieldReading<number> {
  const compiledUnit = findUnit(converter, unit);
  if (!compiledUnit || !field.units.includes(unit)) {
    return failure("", messages.unitUnknown(field.units.join(", ")));
  }
  const read = readValue(withoutCurrency(text, field.converter), converter, unit, laws);
  if (!read.ok) {
    const { message } = firstProblem(read);
    return failure("", read.empty ? message : inForm(message));
  }
  const base = convertToBase(converter, { value: read.value, from: unit }, laws);
  if (!base.ok) return base;
  const value = amountToNumber(base.value);
  const symbol = inCurrency(symbolOf(converter, unit), currency);
  const outside =
    isOutside(value, field) &&
    rangeMessage(amountToNumber(read.value), limitsIn(converter, field, unit, laws), symbol);
  if (outside) return failure("", outside);
  if (read.reading === undefined) return success(value);
  const compound = compoundReading(converter, compiledUnit, read.value);
  return { ok: true, value, reading: compound ?? readingText(read.value, symbol) };
}

/** Strips the prefix that all errors of converters share. */
const inForm = (message: string): string => capitalize(message.replace(`${INVALID_INPUT}: `, ""));

const isOutside = (value: number, { min = -Infinity, max = Infinity }: Limits): boolean =>
  value < min || value > max;

const symbolOf = (converter: CompiledConverter, unit: string): string => {
  const symbol = findUnit(converter, unit)?.symbol;
  return symbol === undefined || symbol === "—" ? "" : symbol;
};

const withUnit = (value: number, significant: number, symbol: string): string =>
  `${formatAmount(value, { significant }).display} ${symbol}`.trim();

/** Matches signs and codes of currencies: a price is always in the page's currency. */
const CURRENCY = /\p{Sc}|\b[A-Z]{3}(?=\s*(?:[/\d]|per\b|$))/gu;

/** Matches a price in cents: "15¢/L", "15 cents per gallon". */
const CENTS = /^(-?[\d.]{1,20}) ?(?:¢|c(?:ents?)?)(?= ?(?:\/|per\b|$))/i;

/** Strips the currency of a price: "$1.85/L" becomes "1.85/L", "15¢/L" "0.15/L" and "0.15 $/(kW·h)" "0.15 /kW·h". */
export const withoutCurrency = (text: string, slug: string): string =>
  slug.startsWith(`${MONEY}/`)
    ? text
        .replace(CENTS, (_, cents: string) => String(Number(cents) / 100))
        .replace(CURRENCY, "")
        .replace(/\/\(([^()]{1,20})\)/, "/$1")
    : text;

/** Returns the id of the unit that is the SI base unit; undefined if the converter has none. */
export const baseUnit = (converter: CompiledConverter): string | undefined =>
  converter.units.find(isBaseUnit)?.id;

/** True for the SI base unit, and for units equal to it, such as V/m for GV/Gm. */
const isBaseUnit = ({ law }: CompiledConverter["units"][number]): boolean =>
  law.kind === "linear" && law.factor === "1" && law.scaledBy === undefined;

/** Returns the unit of a field that is the SI base unit; otherwise its first unit. */
export const baseUnitOfField = (
  { units }: { units: readonly [string, ...string[]] },
  converter: CompiledConverter,
): string => {
  const base = converter.units.find((unit) => units.includes(unit.id) && isBaseUnit(unit));
  return base?.id ?? units[0];
};

/** Formats the error for a value outside its limits, all in the unit that it was entered in. */
function rangeMessage(value: number, { min, max }: Limits, symbol: string): string {
  const limit = (bound: number): string => withUnit(bound, 4, symbol);
  if (min !== undefined && max !== undefined)
    return messages.outOfRange({
      minimum: formatAmount(min, { significant: 4 }).display,
      maximum: limit(max),
    });
  if (min !== undefined && value < min) return messages.belowMinimum(limit(min));
  return max === undefined ? messages.outOfUnknownRange : messages.aboveMaximum(limit(max));
}
