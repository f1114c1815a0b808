import { SCALE_POWERS } from "../../units/scale-words.ts";
import { plainDigits, shiftPoint } from "../phrases/digits.ts";
import type { Span } from "./pattern.ts";
import { isMinusSign, matchSticky, type Sentence, tokenAfter } from "./sentence.ts";

const DIGITS =
  /(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?)(?![\d,])|\d{1,3}(?:\.\d{3})+,\d+(?!\d)|\d+(?:[.,]\d+)?|\.\d+/y;
const FRACTION = /(?:(\d{1,9})(?: |-))?(\d{1,9}) ?\/ ?(\d{1,9})(?![\d/.])/y;
const SCALE =
  /\s?(k|m|mm|bn|mil|thousand|grand|million|billion|lakhs?|lacs?|crores?|cr)(?![\p{L}\p{N}/²³])(?![ -]factor)/uy;
const POWER_OF_TEN = /e([+-]?\d{1,3})(?![\p{L}\d])/uy;

interface NumberValue extends Span {
  kind: "number";
  text: string;
  isScaled?: true;
}

/** Reads a number of a question: "1,20,000", "-5", "2 1/4", "250k". */
export function readNumberValue(sentence: Sentence, start: number): NumberValue | undefined {
  const { text, tokens } = sentence;
  const first = tokens[start];
  if (first?.text === "-") {
    if (!isMinusSign(tokens, start)) return undefined;
    const positive = readNumberValue(sentence, start + 1);
    return positive && { ...positive, start, text: `-${positive.text}` };
  }
  if (first?.kind !== "number") return undefined;
  const fraction = matchSticky(FRACTION, text, first.start);
  const fractionEnd = fraction && tokenAfter(sentence, first.start + fraction[0].length);
  if (fraction && typeof fractionEnd === "number" && !/^0+$/.test(fraction[3] ?? "")) {
    const [, whole, above, below] = fraction;
    const mixed = `${whole === undefined ? "" : `${whole} `}${above}/${below}`;
    return { kind: "number", text: mixed, start, end: fractionEnd };
  }
  const digits = matchSticky(DIGITS, text, first.start)?.[0];
  if (digits === undefined) return undefined;
  const digitsEnd = first.start + digits.length;
  const plain = plainDigits(digits);
  const power = matchSticky(POWER_OF_TEN, text, digitsEnd);
  const powerEnd = power && tokenAfter(sentence, digitsEnd + power[0].length);
  if (power && typeof powerEnd === "number")
    return { kind: "number", text: `${plain}e${power[1]}`, start, end: powerEnd };
  const scale = matchSticky(SCALE, text, digitsEnd);
  const scaleEnd = scale && tokenAfter(sentence, digitsEnd + scale[0].length);
  if (scale && typeof scaleEnd === "number") {
    const scaled = shiftPoint(plain, SCALE_POWERS[scale[1] ?? ""] ?? 0);
    return { kind: "number", text: scaled, isScaled: true, start, end: scaleEnd };
  }
  const end = tokenAfter(sentence, digitsEnd);
  return end === undefined ? undefined : { kind: "number", text: plain, start, end };
}

/** Scales that an expression reads: "m" and "k" only next to the digits, and "m" only as a capital, which is no meter. */
const EXPRESSION_SCALE =
  / ?(thousand|million|billion|lakhs?|lacs?|crores?)(?![\p{L}\p{N}])|([kM]|bn)(?![\p{L}\p{N}/²³^])/uy;

/** Reads a number of an expression, without fractions: "1,20,000", "250k", "3M", "2.5 crore", "6e23". */
export function readDecimal(
  { text, cased, tokens }: Sentence,
  start: number,
): { text: string; end: number } | undefined {
  const first = tokens[start]?.start ?? text.length;
  const digits = matchSticky(DIGITS, text, first)?.[0];
  if (digits === undefined) return undefined;
  let character = first + digits.length;
  const power = matchSticky(POWER_OF_TEN, text, character);
  const scale = power ? null : matchSticky(EXPRESSION_SCALE, cased, character);
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
