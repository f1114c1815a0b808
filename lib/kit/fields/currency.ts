import { ANY_CURRENCY, MONEY } from "../quantities/any-currency.ts";

export interface Currency {
  /** ISO 4217. */
  code: string;
  /** Decimals of its minor unit: 2, 0 for JPY, 3 for KWD. */
  decimals: number;
}

interface ListedCurrency extends Currency {
  name: string;
  /** CLDR’s English currency sign; the code and a space if it is missing. */
  sign?: string;
  /** Sign used in its own country, if different. */
  symbol?: string;
}

export const DEFAULT_CURRENCY: Currency = { code: "USD", decimals: 2 };

const listed = (code: string, name: string, others: Partial<ListedCurrency> = {}): ListedCurrency => ({
  code,
  decimals: 2,
  name,
  ...others,
});

export const currencies: readonly ListedCurrency[] = [
  listed("USD", "US dollar", { sign: "$" }),
  listed("EUR", "Euro", { sign: "€" }),
  listed("GBP", "Pound sterling", { sign: "£" }),
  listed("CAD", "Canadian dollar", { sign: "CA$", symbol: "$" }),
  listed("AUD", "Australian dollar", { sign: "A$", symbol: "$" }),
  listed("NZD", "New Zealand dollar", { sign: "NZ$", symbol: "$" }),
  listed("CHF", "Swiss franc"),
  listed("SEK", "Swedish krona", { symbol: "kr" }),
  listed("NOK", "Norwegian krone", { symbol: "kr" }),
  listed("DKK", "Danish krone", { symbol: "kr" }),
  listed("PLN", "Polish złoty", { symbol: "zł" }),
  listed("CZK", "Czech koruna", { symbol: "Kč" }),
  listed("JPY", "Japanese yen", { decimals: 0, sign: "¥" }),
  listed("CNY", "Chinese yuan", { sign: "CN¥", symbol: "¥" }),
  listed("KRW", "South Korean won", { decimals: 0, sign: "₩" }),
  listed("INR", "Indian rupee", { sign: "₹" }),
  listed("SGD", "Singapore dollar", { symbol: "$" }),
  listed("HKD", "Hong Kong dollar", { sign: "HK$", symbol: "$" }),
  listed("BRL", "Brazilian real", { sign: "R$" }),
  listed("MXN", "Mexican peso", { sign: "MX$", symbol: "$" }),
  listed("ZAR", "South African rand", { symbol: "R" }),
  listed("TRY", "Turkish lira", { symbol: "₺" }),
  listed("KWD", "Kuwaiti dinar", { decimals: 3 }),
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
