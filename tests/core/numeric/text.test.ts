import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundTo } from "../../../lib/core/numeric/round.ts";
import { formatFixed, formatNumber } from "../../../lib/core/numeric/text.ts";
import { formatAmount } from "../../../lib/units/format.ts";

test("numbers are written as the exact engine writes them", () => {
  const digits = fc.oneof(
    fc.integer({ min: 1, max: 15 }).map((significant) => ({ significant })),
    fc.integer({ min: 0, max: 12 }).map((decimals) => ({ decimals })),
  );
  const values = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
    fc.double({ noNaN: true, min: 1e-300, max: 1e300 }),
    fc.integer().map((cents) => cents / 100),
  );
  fc.assert(
    fc.property(values, digits, (value, wanted) => {
      // The exact engine takes at most 15 digits of a double where decimals are fixed.
      fc.pre("significant" in wanted || Math.abs(value) < 10 ** (15 - wanted.decimals));
      expect(formatNumber(value, wanted)).toBe(formatAmount(value, wanted).display);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [1234.5, "1,234.5"],
  [-40, "−40"],
  [-0, "0"],
  [0.1 + 0.2, "0.3"],
  [1.5e-9, "1.5 × 10⁻⁹"],
  [1e-7, "0.0000001"],
  [123_456_789_012, "123,456,789,000"],
  [1e21, "1 × 10²¹"],
  [Number.MIN_VALUE, "5 × 10⁻³²⁴"],
  [Number.MAX_VALUE, "1.7976931348623157 × 10³⁰⁸"],
])("%d is written %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("halves go away from zero as a person rounds them", () => {
  expect([1.005, -1.005, 2.5, -0.004, 1e21].map((value) => roundTo(value, 2))).toEqual([
    1.01, -1.01, 2.5, 0, 1e21,
  ]);
  expect(formatFixed(1.005, 2)).toBe("1.01");
  // 353057532075417.47 as a double is 353057532075417.5.
  expect(formatNumber(-3.5305753207541747e-134, { significant: 15 })).toBe("−3.53057532075417 × 10⁻¹³⁴");
  expect(formatFixed(-0.001, 2)).toBe("0.00");
  expect(() => formatNumber(Number.NaN)).toThrow(RangeError);
});
