import { ANY_CURRENCY, MONEY } from "../quantities/any-currency.ts";

export interface Currency {
  /** ISO 4217. */
  code: string;
  /** Decimals of its minor unit: 2, 0 for JPY, 3 for KWD. */
  decimals: number;
}

interface ListedCurrency extends Currency {
  /** CLDR’s English currency sign; the code and a space if it is missing. */
  sign?: string;
  /** Sign used in its own country, if different. */
  symbol?: string;
}

export const DEFAULT_CURRENCY: Currency = { code: "USD", decimals: 2 };

const listed = (code: string, others: Partial<ListedCurrency> = {}): ListedCurrency => ({
  code,
  decimals: 2,
  ...others,
});

export const currencies: readonly ListedCurrency[] = [
  listed("USD", { sign: "$" }),
  listed("EUR", { sign: "€" }),
  listed("GBP", { sign: "£" }),
  listed("CAD", { sign: "CA$", symbol: "$" }),
  listed("AUD", { sign: "A$", symbol: "$" }),
  listed("NZD", { sign: "NZ$", symbol: "$" }),
  listed("CHF"),
  listed("SEK", { symbol: "kr" }),
  listed("NOK", { symbol: "kr" }),
  listed("DKK", { symbol: "kr" }),
  listed("PLN", { symbol: "zł" }),
  listed("CZK", { symbol: "Kč" }),
  listed("JPY", { decimals: 0, sign: "¥" }),
  listed("CNY", { sign: "CN¥", symbol: "¥" }),
  listed("KRW", { decimals: 0, sign: "₩" }),
  listed("INR", { sign: "₹" }),
  listed("SGD", { symbol: "$" }),
  listed("HKD", { sign: "HK$", symbol: "$" }),
  listed("BRL", { sign: "R$" }),
  listed("MXN", { sign: "MX$", symbol: "$" }),
  listed("ZAR", { symbol: "R" }),
  listed("TRY", { symbol: "₺" }),
  listed("KWD", { decimals: 3 }),
];

export const findCurrency = (code: string): ListedCurrency | undefined =>
  currencies.find((currency) => currency.code === code);

/** Returns true if a field or a format is of amounts, or of prices per quantity. */
export const isOfMoney = ({ kind, converter }: { kind: string; converter?: string }): boolean =>
  kind === "money" || (kind === "quantity" && converter?.startsWith(`${MONEY}/`) === true);

/** Formats a unit with an amount of money: "¤/L" as "$/L". */
export const inCurrency = (symbol: string, { code }: Currency): string =>
  symbol.replaceAll(ANY_CURRENCY, currencySymbol(code));

/** Returns the text before an amount: "$", "CA$", or "SEK" and a no-break space. */
export const currencySign = (code: string): string => findCurrency(code)?.sign ?? `${code}\u00a0`;

/** Returns the currency symbol of a field: "$", "kr", "CHF". */
export function currencySymbol(code: string): string {
  const currency = findCurrency(code);
  return currency?.symbol ?? currency?.sign ?? code;
}
