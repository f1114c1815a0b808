import { ANY_CURRENCY, MONEY } from "../quantities/any-currency.ts";

export interface Currency {
  /** ISO 4217. */
  code: string;
  /** Decimals of its minor unit: 2, 0 for JPY, 3 for KWD. */
  decimals: number;
  /** Symbol in its own country; a field without one has the code. */
  symbol?: string;
}

interface ListedCurrency extends Currency {
  /** CLDR’s English currency sign; the code and a space if it is missing. */
  sign?: string;
}

export const DEFAULT_CURRENCY: Currency = { code: "USD", decimals: 2, symbol: "$" };

/** Literals, so that a page that needs none of them does not load the list. */
export const currencies: readonly ListedCurrency[] = [
  { code: "USD", decimals: 2, sign: "$", symbol: "$" },
  { code: "EUR", decimals: 2, sign: "€", symbol: "€" },
  { code: "GBP", decimals: 2, sign: "£", symbol: "£" },
  { code: "CAD", decimals: 2, sign: "CA$", symbol: "$" },
  { code: "AUD", decimals: 2, sign: "A$", symbol: "$" },
  { code: "NZD", decimals: 2, sign: "NZ$", symbol: "$" },
  { code: "CHF", decimals: 2 },
  { code: "SEK", decimals: 2, symbol: "kr" },
  { code: "NOK", decimals: 2, symbol: "kr" },
  { code: "DKK", decimals: 2, symbol: "kr" },
  { code: "PLN", decimals: 2, symbol: "zł" },
  { code: "CZK", decimals: 2, symbol: "Kč" },
  { code: "JPY", decimals: 0, sign: "¥", symbol: "¥" },
  { code: "CNY", decimals: 2, sign: "CN¥", symbol: "¥" },
  { code: "KRW", decimals: 0, sign: "₩", symbol: "₩" },
  { code: "INR", decimals: 2, sign: "₹", symbol: "₹" },
  { code: "SGD", decimals: 2, symbol: "$" },
  { code: "HKD", decimals: 2, sign: "HK$", symbol: "$" },
  { code: "BRL", decimals: 2, sign: "R$", symbol: "R$" },
  { code: "MXN", decimals: 2, sign: "MX$", symbol: "$" },
  { code: "ZAR", decimals: 2, symbol: "R" },
  { code: "TRY", decimals: 2, symbol: "₺" },
  { code: "KWD", decimals: 3 },
];

export const findCurrency = (code: string): ListedCurrency | undefined =>
  currencies.find((currency) => currency.code === code);

/** Returns true if a field or a format is of amounts, or of prices per quantity. */
export const isOfMoney = ({ kind, converter }: { kind: string; converter?: string }): boolean =>
  kind === "money" || (kind === "quantity" && converter?.startsWith(`${MONEY}/`) === true);

/** Formats a unit with an amount of money: "¤/L" as "$/L". */
export const inCurrency = (symbol: string, currency: Currency): string =>
  symbol.replaceAll(ANY_CURRENCY, currencySymbol(currency));

/** Returns the text before an amount: "$", "CA$", or "SEK" and a no-break space. */
export const currencySign = (code: string): string => findCurrency(code)?.sign ?? `${code}\u00a0`;

/** Returns the currency symbol of a field: "$", "kr", "CHF". */
export const currencySymbol = ({ code, symbol = code }: Currency): string => symbol;
