import { plainDigits, SCALE_POWERS, shiftPoint } from "../phrases/digits.ts";
import type { Sentence } from "./sentence.ts";

export const DIGITS =
  /(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?)(?![\d,])|\d{1,3}(?:\.\d{3})+,\d+(?!\d)|\d+(?:[.,]\d+)?|\.\d+/y;
export const FRACTION = /(?:(\d{1,9})(?: |-))?(\d{1,9}) ?\/ ?(\d{1,9})(?![\d/.])/y;
export const SCALE =
  /\s?(k|m|mm|bn|mil|thousand|grand|million|billion|lakhs?|lacs?|crores?|cr)(?![\p{L}\p{N}/²³])/uy;

const POWER_OF_TEN = /e([+-]?\d{1,3})(?![\p{L}\d])/uy;
/** Scales that an expression reads: "m" and "k" only next to the digits, and "m" only as a capital, which is no meter. */
const EXPRESSION_SCALE =
  / ?(thousand|million|billion|lakhs?|lacs?|crores?)(?![\p{L}\p{N}])|([kM]|bn)(?![\p{L}\p{N}/²³^])/uy;

/** Reads a number of an expression, without fractions: "1,20,000", "250k", "3M", "2.5 crore", "6e23". */
export function readDecimal(
  { text, cased, tokens }: Sentence,
  start: number,
): { text: string; end: number } | undefined {
  const first = tokens[start]?.start ?? text.length;
  const exec = (pattern: RegExp, source: string, character: number): RegExpExecArray | null => {
    pattern.lastIndex = character;
    return pattern.exec(source);
  };
  const digits = exec(DIGITS, text, first)?.[0];
  if (digits === undefined) return undefined;
  let character = first + digits.length;
  const power = exec(POWER_OF_TEN, text, character);
  const scale = power ? null : exec(EXPRESSION_SCALE, cased, character);
  character += (power ?? scale)?.[0].length ?? 0;
  const last = tokens.findIndex((token, index) => index >= start && token.end === character);
  if (last < 0) return undefined;
  const plain = plainDigits(digits);
  const places = SCALE_POWERS[(scale?.[1] ?? scale?.[2] ?? "").toLowerCase()];
  return {
    text: power ? `${plain}e${power[1]}` : places === undefined ? plain : shiftPoint(plain, places),
    end: last + 1,
  };
}
