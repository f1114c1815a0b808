import { CURRENCY_SIGNS } from "../value-words.ts";
import type { Cursor, Rule } from "./cursor.ts";
import { FALLING, LINKS, MULTIPLY, RISING } from "./lexicon.ts";
import { type Expression, group, number } from "./tree.ts";
import { parseMoney, parsePercent, parseValue } from "./value-rules.ts";

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

/** Removes a tax (divides by 1 + rate), or restores one before a discount (divides by 1 − rate). */
const withoutRate = (
  cursor: Cursor,
  amount: Expression | undefined,
  rate: Expression,
  sign: "+" | "-" = "+",
): Expression | undefined =>
  cursor.binary("/", amount, {
    kind: "group",
    of: { kind: "binary", sign, left: number("1"), right: rate, isNamed: true },
  });

/** Takes "8% tax", "25% discount". */
const takeNamedRate = (cursor: Cursor, names: ReadonlySet<string>): Expression | undefined =>
  cursor.attempt(() => {
    const rate = parsePercent(cursor);
    if (!rate || !names.has(cursor.text())) return undefined;
    takeAmountName(cursor);
    return rate;
  });

/** Reads "net of 20% VAT on 144", "price without tax if 53.50 includes 7% tax". */
export const parseNetAmount: Rule = (cursor) =>
  cursor.attempt(() => {
    const isPrice = cursor.take("price", "amount") !== undefined;
    if (!cursor.take("net of", "without", "excluding", "before", "net")) return undefined;
    const rate = takeNamedRate(cursor, RISING);
    if (rate)
      return cursor.take("on", "from", "in", "of", ":", ",")
        ? withoutRate(cursor, cursor.operand(MULTIPLY), rate)
        : undefined;
    if (!isPrice) return undefined;
    takeAmountName(cursor);
    cursor.take("if", "of", "when", "for", ",");
    const amount = parseMoney(cursor) ?? parsePlainNumber(cursor);
    if (!amount || !cursor.take("includes", "including", "incl", "inclusive of", "with")) return undefined;
    const included = takeNamedRate(cursor, RISING);
    return included && withoutRate(cursor, amount, included);
  });

/** Reads "vat 19% on 238 inclusive, how much is the vat": the tax in an amount. */
export const parseIncludedTax: Rule = (cursor) =>
  cursor.attempt(() => {
    if (!RISING.has(cursor.text())) return undefined;
    takeAmountName(cursor);
    cursor.take("of", "at");
    const rate = parsePercent(cursor);
    if (!rate || !cursor.take("on", "in")) return undefined;
    const amount = parseMoney(cursor) ?? parsePlainNumber(cursor);
    if (!amount || !cursor.take("inclusive", "incl", "included")) return undefined;
    cursor.take(",");
    if (!cursor.take("how much is the", "how much", "what is the")) return undefined;
    if (!RISING.has(cursor.text())) return undefined;
    takeAmountName(cursor);
    return cursor.binary("*", withoutRate(cursor, amount, rate), rate);
  });

/** Reads "did it cost before the 25% discount if it's 60 now". */
export const parseOriginalPrice: Rule = (cursor) =>
  cursor.attempt(() => {
    const start = ["did it cost", "was the price", "was it", "original price", "price"];
    if (!cursor.take(...start.map((words) => `${words} before`))) return undefined;
    cursor.take("the", "a");
    const rate = takeNamedRate(cursor, FALLING);
    if (!rate) return undefined;
    cursor.take("if", "when", ",");
    cursor.take("its", "it's", "it is", "it costs", "now", "i paid", "i pay");
    const amount = parseMoney(cursor) ?? parsePlainNumber(cursor);
    cursor.take("now", "today");
    return withoutRate(cursor, amount, rate, "-");
  });

const parsePlainNumber: Rule = (cursor) => {
  const value = parseValue(cursor);
  return value?.kind === "number" ? value : undefined;
};

const CHANGED = "went rose fell dropped grew increased decreased changed".split(" ");
const CHANGES = "change increase decrease drop rise growth loss gain".split(" ");

/** Reads "was $45 now $36", "it went from 80 down to 64, what percent drop": the relative change. */
export const parseChange: Rule = (cursor) =>
  cursor.attempt(() => {
    cursor.take("it", "price");
    const verb = cursor.take("was", "from", ...CHANGED.map((word) => `${word} from`));
    const from = verb && (parseMoney(cursor) ?? parsePlainNumber(cursor));
    if (!from) return undefined;
    cursor.take(",", "and", "down", "up");
    const joint = verb === "was" ? ["now it's", "now its", "now", "is now"] : ["down to", "up to", "to"];
    const to = cursor.take(...joint) && (parseMoney(cursor) ?? parsePlainNumber(cursor));
    // “was 60 now 45% off” may mean a price of 45 or a discount of 45%.
    if (!to || to.kind !== from.kind || cursor.text() === "%") return undefined;
    cursor.take(",");
    cursor.take("what is the", "what", "how many", "by how many", "in");
    const isNamed = cursor.take("percentage", "percent", "%") !== undefined;
    cursor.take(...CHANGES);
    if (verb !== "was" && !isNamed) return undefined;
    cursor.change = cursor.binary("/", group("-", to, from), from);
    return cursor.change;
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

const CHANGING = new Set("then minus less plus with and - +".split(" "));

/** Reads "8.875% tax on 60" as the amount of tax. */
export const parseTaxAmount: Rule = (cursor) =>
  cursor.attempt(() => {
    const rate = parsePercent(cursor);
    if (!rate || !RISING.has(cursor.text())) return undefined;
    takeAmountName(cursor);
    const amount = cursor.take("on", "of", "for") && cursor.operand(MULTIPLY);
    // “30% markup on 80 then 10% off” changes the price, not the markup.
    return amount && !CHANGING.has(cursor.text()) ? cursor.binary("*", rate, amount) : undefined;
  });
