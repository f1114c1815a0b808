import { CURRENCY_SIGNS } from "../../phrases/figures.ts";
import type { Cursor, Rule } from "./cursor.ts";
import { FALLING, LINKS, MULTIPLY, RISING } from "./lexicon.ts";
import { type Expression, number } from "./tree.ts";
import { parseMoney, parsePercent } from "./value-rules.ts";

/**
 * Reads a named amount that changes what precedes it: "with a 10% discount", "then another 5% off", "at 20% off",
 * "and 8% tax".
 */
export const parseAdjustment = (cursor: Cursor, left: Expression): Expression | undefined =>
  cursor.attempt(() => {
    const before = cursor.place;
    cursor.skip(LINKS);
    const isMinus = cursor.sentence.tokens.slice(before, cursor.place).some(({ text }) => text === "less");
    const amount = parsePercent(cursor) ?? parseMoney(cursor);
    if (!amount) return undefined;
    const isOff = FALLING.has(cursor.text());
    if (!isOff && (!RISING.has(cursor.text()) || isMinus)) return undefined;
    // "10% off of 80" is an expression by itself.
    const place = cursor.place;
    takeAmountName(cursor);
    if (/^(?:of|on|from|for)$/.test(cursor.text()) || isValueNext(cursor)) {
      cursor.place = place;
      if (cursor.text(1) !== "" && !LINKS.has(cursor.text(1))) return undefined;
    }
    cursor.isMoney = true;
    const result = cursor.binary(isOff ? "-" : "+", left, amount);
    return result && { ...result, isNamed: true };
  });

const isValueNext = (cursor: Cursor): boolean =>
  cursor.token()?.kind === "number" || cursor.text() === "(" || CURRENCY_SIGNS[cursor.text()] !== undefined;

/** Takes the name of an amount: "tax", "sales tax", "discount". */
export function takeAmountName(cursor: Cursor): void {
  const { place } = cursor;
  cursor.skip(RISING);
  cursor.skip(FALLING);
  if (cursor.place > place) cursor.isMoney = true;
}

/** Reads "net of 20% VAT on 144". */
export const parseNetAmount: Rule = (cursor) =>
  cursor.attempt(() => {
    if (!cursor.take("net of", "without", "excluding", "before")) return undefined;
    const rate = parsePercent(cursor);
    if (!rate || !RISING.has(cursor.text())) return undefined;
    takeAmountName(cursor);
    if (!cursor.take("on", "from", "in", "of", ":", ",")) return undefined;
    return cursor.binary("/", cursor.operand(MULTIPLY), {
      kind: "group",
      of: { kind: "binary", sign: "+", left: number("1"), right: rate, isNamed: true },
    });
  });

/** Reads "25% off 80", "$10 off then 10% off of $110". */
export const parseDiscount: Rule = (cursor) =>
  cursor.attempt(() => {
    cursor.take("take");
    const rates: Expression[] = [];
    for (let rate = takeRateOff(cursor, rates); rate; rate = takeRateOff(cursor, rates)) rates.push(rate);
    if (rates.length === 0) return undefined;
    cursor.take("of", "on", "from", "for");
    const price = cursor.operand(MULTIPLY);
    if (!price) return undefined;
    cursor.isMoney = true;
    cursor.isComputed = true;
    return {
      kind: "group",
      of: rates.reduce(
        (left: Expression, right) => ({ kind: "binary", sign: "-", left, right, isNamed: true }),
        price,
      ),
    };
  });

const takeRateOff = (cursor: Cursor, previous: readonly Expression[]): Expression | undefined =>
  cursor.attempt(() => {
    if (previous.length > 0) cursor.skip(LINKS);
    const value = parsePercent(cursor) ?? parseMoney(cursor);
    return value && cursor.take("off", "discount") ? value : undefined;
  });

/** Reads "8.875% tax on 60": the tax itself. */
export const parseTaxAmount: Rule = (cursor) =>
  cursor.attempt(() => {
    const rate = parsePercent(cursor);
    if (!rate || !RISING.has(cursor.text())) return undefined;
    takeAmountName(cursor);
    return cursor.take("on", "of", "for") ? cursor.binary("*", rate, cursor.operand(MULTIPLY)) : undefined;
  });
