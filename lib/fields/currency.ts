export interface Currency {
  /** ISO 4217. */
  code: string;
  /** Of its minor unit: 2, 0 for JPY, 3 for KWD. */
  decimals: number;
}

/** The currencies to choose from: ISO 4217 with the digits of their minor units. No rates: amounts are never exchanged. */
export const currencies: readonly (Currency & { name: string })[] = [
  { code: "USD", decimals: 2, name: "US dollar" },
  { code: "EUR", decimals: 2, name: "Euro" },
  { code: "GBP", decimals: 2, name: "Pound sterling" },
  { code: "CAD", decimals: 2, name: "Canadian dollar" },
  { code: "AUD", decimals: 2, name: "Australian dollar" },
  { code: "NZD", decimals: 2, name: "New Zealand dollar" },
  { code: "CHF", decimals: 2, name: "Swiss franc" },
  { code: "SEK", decimals: 2, name: "Swedish krona" },
  { code: "NOK", decimals: 2, name: "Norwegian krone" },
  { code: "DKK", decimals: 2, name: "Danish krone" },
  { code: "PLN", decimals: 2, name: "Polish złoty" },
  { code: "CZK", decimals: 2, name: "Czech koruna" },
  { code: "JPY", decimals: 0, name: "Japanese yen" },
  { code: "CNY", decimals: 2, name: "Chinese yuan" },
  { code: "KRW", decimals: 0, name: "South Korean won" },
  { code: "INR", decimals: 2, name: "Indian rupee" },
  { code: "SGD", decimals: 2, name: "Singapore dollar" },
  { code: "HKD", decimals: 2, name: "Hong Kong dollar" },
  { code: "BRL", decimals: 2, name: "Brazilian real" },
  { code: "MXN", decimals: 2, name: "Mexican peso" },
  { code: "ZAR", decimals: 2, name: "South African rand" },
  { code: "TRY", decimals: 2, name: "Turkish lira" },
  { code: "KWD", decimals: 3, name: "Kuwaiti dinar" },
];

export const findCurrency = (code: string): Currency | undefined =>
  currencies.find((currency) => currency.code === code);
