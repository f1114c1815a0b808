import { readDecimal } from "../number-text.ts";
import { readQuantity, readUnit } from "../quantity-value.ts";
import { CURRENCY_CODES, CURRENCY_SIGNS } from "../value-words.ts";
import type { Cursor, Rule } from "./cursor.ts";
import { CONSTANTS, SCALES } from "./lexicon.ts";
import { type Expression, fraction, group, number } from "./tree.ts";

export const parsePercent = (cursor: Cursor): Extract<Expression, { kind: "percent" }> | undefined =>
  cursor.attempt(() => {
    const text = takeMixedNumber(cursor)?.join(" ") ?? takeDecimal(cursor);
    return text !== undefined && cursor.take("%", "percent") ? { kind: "percent", text } : undefined;
  });

export const parseMoney: Rule = (cursor) =>
  cursor.attempt(() => {
    const before = CURRENCY_SIGNS[cursor.text()];
    if (before !== undefined) cursor.place += 1;
    const text = takeDecimal(cursor);
    if (text === undefined) return undefined;
    if (before !== undefined) return { kind: "money", text, currency: before };
    const after = CURRENCY_CODES[cursor.text()] ?? CURRENCY_SIGNS[cursor.text()];
    if (after === undefined) return undefined;
    cursor.place += 1;
    return { kind: "money", text, currency: after };
  });

/** Reads a value without operators: a constant, money, a quantity, a number. */
export const parseValue: Rule = (cursor) =>
  parseConstant(cursor) ??
  parseMoney(cursor) ??
  parseHexadecimal(cursor) ??
  parseQuantity(cursor) ??
  parseMixedNumber(cursor) ??
  parseNumber(cursor);

/** Reads "3 shirts at $15 each", "6 bags of 2.5 lb each". */
export const parseCountedValue: Rule = (cursor) =>
  cursor.attempt(() => {
    const count = takeDecimal(cursor);
    const noun = cursor.token();
    if (count === undefined || noun?.kind !== "word" || isUnit(cursor) || SCALES.has(noun.text))
      return undefined;
    cursor.place += 1;
    const isEachBefore = cursor.take("at", "@", "of", "each", ",") === "each";
    cursor.take("of", "at");
    const value = parseMoney(cursor) ?? parseValue(cursor);
    const isEach = cursor.take("each", "apiece", "a piece", "per piece") !== undefined || isEachBefore;
    if (!value || value.kind === "constant" || !isEach) return undefined;
    if (value.kind === "number") cursor.isMoney = true;
    return cursor.binary("*", number(count), value);
  });

const isUnit = (cursor: Cursor): boolean => readUnit(cursor.rest(), cursor.converters) !== undefined;

function parseConstant(cursor: Cursor): Expression | undefined {
  const name = CONSTANTS[cursor.text()];
  if (name === undefined) return undefined;
  cursor.place += 1;
  return { kind: "constant", name };
}

function parseHexadecimal(cursor: Cursor): Expression | undefined {
  const [digits] = /^0x[0-9a-f]{1,15}(?![\p{L}\d])/iu.exec(cursor.rest()) ?? [];
  return digits !== undefined && cursor.skipCharacters(digits.length)
    ? number(String(BigInt(digits)))
    : undefined;
}

function parseQuantity(cursor: Cursor): Expression | undefined {
  // An exponent has no unit: the "in" of "(3 m/s)^2 in J" is not an inch.
  if (cursor.token()?.kind !== "number" || cursor.text(-1) === "^") return undefined;
  const quantity = readQuantity(cursor.rest(), cursor.converters);
  // "8 as a percent" has no attoseconds.
  if (quantity && / as$/.test(quantity.text)) return undefined;
  return quantity && cursor.skipCharacters(quantity.length) ? { kind: "quantity", quantity } : undefined;
}

function parseMixedNumber(cursor: Cursor): Expression | undefined {
  const [whole, part] = takeMixedNumber(cursor) ?? [];
  const [above = "", below = ""] = part?.split("/") ?? [];
  return whole === undefined ? undefined : group("+", number(whole), fraction(above, below));
}

/** Takes a mixed number, "2 1/4", as its whole part and its fraction. */
function takeMixedNumber(cursor: Cursor): [whole: string, fraction: string] | undefined {
  const [, whole, above, below] = /^(\d{1,9}) (\d{1,9})\/(\d{1,9})(?![\d/.])/.exec(cursor.rest()) ?? [];
  if (whole === undefined || above === undefined || below === undefined || Number(below) === 0)
    return undefined;
  cursor.place += 4;
  return [whole, `${above}/${below}`];
}

function parseNumber(cursor: Cursor): Expression | undefined {
  const text = takeDecimal(cursor) ?? (cursor.take("one") ? "1" : undefined);
  return text === undefined ? undefined : number(text);
}

/** Takes a number with its scale: "250k", "3M", "2.5 crore". */
function takeDecimal(cursor: Cursor): string | undefined {
  const decimal = cursor.token()?.kind === "number" ? readDecimal(cursor.sentence, cursor.place) : undefined;
  if (!decimal) return undefined;
  cursor.place = decimal.end;
  return decimal.text;
}
