/** Punctuation behind the last word of a message. */
export const END = /(?<![\s?!.,])[\s?!.,]+$/;

const CURRENCY =
  "(?:dollars?|usd|us\\$|\\$|euros?|eur|€|pounds sterling|gbp|£|yen|jpy|yuan|cny|rupees?|inr|francs|chf|cad|aud|pesos?|bitcoins?|btc|rubles?|krona|sek|won)";
const EXCHANGE = new RegExp(
  `^(?:convert |how (?:much|many) (?:is|are) |what is |what's )?[$€£]?[\\d.,]{0,12}(?:k|m)? ?(?:us )?${CURRENCY}? (?:to|in|into|=) (?:us )?${CURRENCY}$|exchange rate`,
);

/** Returns true if a text asks for an exchange of currencies, which needs rates that the site does not have. */
export const isExchange = (text: string): boolean =>
  EXCHANGE.test(text.toLowerCase().slice(0, 80).replace(END, ""));
