import * as messages from "./messages.ts";

/** Matches punctuation after the last word of a message. */
export const END = /(?<![\s?!.,])[\s?!.,]+$/;

const CURRENCY =
  "(dollars?|usd|us\\$|\\$|euros?|eur|€|pounds sterling|gbp|£|yen|jpy|yuan|cny|rupees?|inr|francs|chf|cad|aud|pesos?|bitcoins?|btc|rubles?|krona|sek|won)";
const CODE = /^(?:usd|eur|gbp|jpy|cny|inr|chf|cad|aud|btc|sek)$/;
const AMOUNT = "[$€£]?[\\d.,]{0,12}(?:k|m)? ?(?:us )?";
const EXCHANGES = [
  `^(?:convert |how (?:much|many) (?:is|are) |what is |what's )?${AMOUNT}${CURRENCY}? (?:to|in|into|=) (?:us )?${CURRENCY}$`,
  `^how (?:much|many) ${CURRENCY} (?:is|are|in|for|do i get for|can i get for) ${AMOUNT}${CURRENCY}?$`,
].map((pattern) => new RegExp(pattern));

export function explainExchange(text: string): string | undefined {
  const lower = text.toLowerCase().slice(0, 80).replace(END, "");
  const match = EXCHANGES.map((pattern) => pattern.exec(lower)).find((match) => match);
  if (!match && !lower.includes("exchange rate")) return undefined;
  const names = match?.slice(1).filter((name) => /\p{L}/u.test(name ?? "")) ?? [];
  const currencies =
    names.map((name) => (CODE.test(name) ? name.toUpperCase() : name)).join(" or ") || "currencies";
  return messages.noExchangeRates(currencies);
}
