import { ANY_CURRENCY, MONEY } from "../quantities/any-currency.ts";

export interface Currency {
  /** ISO 4217. */
  code: string;
  /** Of its minor unit: 2, 0 for JPY, 3 for KWD. */
  decimals: number;
}

interface ListedCurrency extends Currency {
  name: string;
  /** What stands before an amount in English, as CLDR has it; its code and a space where that is missing. */
  sign?: string;
  /** What its own country writes, where that is something else. */
  symbol?: string;
}

/** What amounts are in where nobody says otherwise. */
export const DEFAULT_CURRENCY: Currency = { code: "USD", decimals: 2 };

/** The currencies to choose from: ISO 4217 with the digits of their minor units. No rates: amounts are never exchanged. */
export const currencies: readonly ListedCurrency[] = [
  { code: "USD", decimals: 2, name: "US dollar", sign: "$" },
  { code: "EUR", decimals: 2, name: "Euro", sign: "€" },
  { code: "GBP", decimals: 2, name: "Pound sterling", sign: "£" },
  { code: "CAD", decimals: 2, name: "Canadian dollar", sign: "CA$", symbol: "$" },
  { code: "AUD", decimals: 2, name: "Australian dollar", sign: "A$", symbol: "$" },
  { code: "NZD", decimals: 2, name: "New Zealand dollar", sign: "NZ$", symbol: "$" },
  { code: "CHF", decimals: 2, name: "Swiss franc" },
  { code: "SEK", decimals: 2, name: "Swedish krona", symbol: "kr" },
  { code: "NOK", decimals: 2, name: "Norwegian krone", symbol: "kr" },
  { code: "DKK", decimals: 2, name: "Danish krone", symbol: "kr" },
  { code: "PLN", decimals: 2, name: "Polish złoty", symbol: "zł" },
  { code: "CZK", decimals: 2, name: "Czech koruna", symbol: "Kč" },
  { code: "JPY", decimals: 0, name: "Japanese yen", sign: "¥" },
  { code: "CNY", decimals: 2, name: "Chinese yuan", sign: "CN¥", symbol: "¥" },
  { code: "KRW", decimals: 0, name: "South Korean won", sign: "₩" },
  { code: "INR", decimals: 2, name: "Indian rupee", sign: "₹" },
  { code: "SGD", decimals: 2, name: "Singapore dollar", symbol: "$" },
  { code: "HKD", decimals: 2, name: "Hong Kong dollar", sign: "HK$", symbol: "$" },
  { code: "BRL", decimals: 2, name: "Brazilian real", sign: "R$" },
  { code: "MXN", decimals: 2, name: "Mexican peso", sign: "MX$", symbol: "$" },
  { code: "ZAR", decimals: 2, name: "South African rand", symbol: "R" },
  { code: "TRY", decimals: 2, name: "Turkish lira", symbol: "₺" },
  { code: "KWD", decimals: 3, name: "Kuwaiti dinar" },
];

export const findCurrency = (code: string): ListedCurrency | undefined =>
  currencies.find((currency) => currency.code === code);

/** Whether a field or a format is of amounts, or of prices per quantity. */
export const isOfMoney = ({ kind, converter }: { kind: string; converter?: string }): boolean =>
  kind === "money" || (kind === "quantity" && converter?.startsWith(`${MONEY}/`) === true);

/** A unit that an amount of money is in as a page writes it: "¤/L" as "$/L". */
export const inCurrency = (symbol: string, { code }: Currency): string =>
  symbol.replaceAll(ANY_CURRENCY, currencySymbol(code));

/** What stands before an amount: "$", "CA$", or "SEK" and a space that does not break. */
export const currencySign = (code: string): string => findCurrency(code)?.sign ?? `${code}\u00a0`;

/** What stands in a field whose currency is known: "$", "kr", "CHF". */
export function currencySymbol(code: string): string {
  const currency = findCurrency(code);
  return currency?.symbol ?? currency?.sign ?? code;
}
