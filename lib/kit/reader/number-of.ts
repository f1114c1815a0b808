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
  return typeof number === "object" && number.length === text.length ? toNumber(number.value) : Number.NaN;
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
