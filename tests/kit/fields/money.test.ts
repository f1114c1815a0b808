import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roundTo } from "@/lib/core/numeric/round";
import { currencies, currencySymbol } from "@/lib/kit/fields/currency";
import { currencyNames } from "@/lib/kit/fields/currency-names";
import { formatMoney } from "@/lib/kit/fields/money";

/** The platform's own, the oracle here. */
const intl = (code: string, currencyDisplay: "symbol" | "narrowSymbol" = "symbol") =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: code, currencyDisplay });

test("every listed currency has a name", () => {
  expect(Object.keys(currencyNames)).toEqual(currencies.map(({ code }) => code));
});

describe.each(currencies)("$code", (currency) => {
  const { code, decimals } = currency;
  const oracle = intl(code);
  const expected = (amount: number) => oracle.format(roundTo(amount, decimals) + 0).replace("-", "−");

  test.each([
    0, -0, 0.004, -0.004, 0.005, -0.005, 1, -1, 999.995, 1000, 1234.5, -1234567.891, 1e12, 999999999999999.9,
    1e15, -1e15, 1e21, 1.5e300,
  ])("writes %d as CLDR has it", (amount) => {
    expect(formatMoney(amount, currency)).toBe(expected(amount));
  });

  test("writes any amount as CLDR has it", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e13, max: 1e13, noNaN: true }), (amount) => {
        expect(formatMoney(amount, currency)).toBe(expected(amount));
      }),
      { numRuns: 200 },
    );
  });

  test("has its own country's symbol in a field", () => {
    const symbol = intl(code, "narrowSymbol")
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value;
    expect(currencySymbol(currency)).toBe(symbol);
  });
});
