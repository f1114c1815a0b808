import { toNumber } from "../units/rational.ts";
import { readNumber } from "../units/read-number.ts";
import type { Value } from "./values.ts";

/** Returns the number of a value: 1.75 for "1-3/4 in". NaN for a value without one, or with more ("5 ft 11 in"). */
export function numberOf(value: Value | undefined): number {
  const text = value && "text" in value ? value.text : "";
  const number = readNumber(text);
  return typeof number === "object" && number.length === text.length ? toNumber(number.value) : Number.NaN;
}
