import { toNumber } from "../../units/rational.ts";
import { readNumber } from "../../units/read-number.ts";
import type { Question } from "../phrases/define.ts";
import { unitValue } from "./dimensions.ts";
import { readQuantity } from "./quantity-value.ts";
import type { Value } from "./values.ts";

/** Returns the number of a value: 1.75 for "1-3/4 in". NaN for a value without one, or with more ("5 ft 11 in"). */
export function numberOf(value: Value | undefined): number {
  const text = value && "text" in value ? value.text : "";
  const number = readNumber(text);
  return number?.ok && number.length === text.length ? toNumber(number.value) : Number.NaN;
}

/** Returns a quantity in SI units. NaN without a unit, or in one whose scale isn’t linear. */
export function siNumberOf(question: Question, value: Value | undefined): number {
  if (value?.kind !== "quantity") return Number.NaN;
  const converter = question.quantityOf(value.slug);
  const compound = converter && readQuantity(value.text, [converter]);
  if (compound) return toNumber(compound.value);
  const factor = converter && unitValue(converter, value.unit)?.factor;
  return factor ? numberOf(value) * toNumber(factor) : Number.NaN;
}

/** Returns the months of a duration of years and months; undefined for weeks and shorter units. */
export function monthsOf(value: Value | undefined): number | undefined {
  if (value?.kind !== "duration") return undefined;
  const { years = "0", months = "0", ...others } = value.parts;
  if (Object.keys(others).length > 0) return undefined;
  return Math.round((Number(years) * 12 + Number(months)) * 1e6) / 1e6;
}

/** Formats a number without the noise of floating point. */
export const digits = (value: number): string => String(Number(value.toPrecision(12)));
