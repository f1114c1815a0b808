import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysLater, textOfDay } from "../../../lib/core/civil/day.ts";
import { paymentDay, paymentDays } from "../../../lib/core/civil/payment-days.ts";
import { monthsLater } from "../../../lib/core/civil/period.ts";
import { firstPeriod } from "../../../lib/core/civil/unit-periods.ts";

describe("payment days", () => {
  test("the 31st comes back after shorter months", () => {
    expect(paymentDays("2027-12-31", 5, 12)).toEqual([
      "2027-12-31",
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
      "2028-04-30",
    ]);
    expect(paymentDay("2024-02-29", 1, 1)).toBe("2025-02-28");
    expect(paymentDay("2024-02-29", 4, 1)).toBe("2028-02-29");
    expect(paymentDay("2026-03-31", -1, 12)).toBe("2026-02-28");
  });

  test("weeks, half months, quarters", () => {
    expect(paymentDays("2026-02-20", 3, 26)).toEqual(["2026-02-20", "2026-03-06", "2026-03-20"]);
    expect(paymentDays("2026-02-20", 2, 52)).toEqual(["2026-02-20", "2026-02-27"]);
    expect(paymentDays("2026-01-15", 4, 24)).toEqual([
      "2026-01-15",
      "2026-01-30",
      "2026-02-15",
      "2026-02-28",
    ]);
    expect(paymentDays("2026-01-31", 4, 24)).toEqual([
      "2026-01-31",
      "2026-02-16",
      "2026-02-28",
      "2026-03-16",
    ]);
    expect(paymentDay("2026-01-31", -1, 24)).toBe("2026-01-16");
    expect(paymentDays("2026-11-30", 2, 4)).toEqual(["2026-11-30", "2027-02-28"]);
  });

  test("adding days and months crosses years", () => {
    expect(daysLater("2026-12-31", 1)).toBe("2027-01-01");
    expect(monthsLater("2026-11-30", 3)).toBe("2027-02-28");
    expect(monthsLater("2026-01-31", -14)).toBe("2024-11-30");
  });

  test("days ascend", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -19_000, max: 80_000 }),
        fc.constantFrom(52, 26, 24, 13, 12, 6, 4, 2, 1),
        (start, perYear) => {
          const days = paymentDays(textOfDay(start), 40, perYear);
          expect([...days].sort()).toEqual(days);
          expect(new Set(days).size).toBe(40);
        },
      ),
    );
  });
});

describe("the first period in unit-periods (Regulation Z, Appendix J, (c))", () => {
  test.each([
    ["1978-01-10", "1978-02-10", 12, 1, 0],
    ["1978-02-10", "1978-04-01", 12, 1, 19 / 30],
    ["1978-05-23", "1978-10-01", 4, 1, 39 / 90],
    ["1978-03-20", "1978-04-21", 52, 4, 4 / 7],
    ["1978-02-23", "1978-03-01", 24, 0, 6 / 15],
    ["1978-03-18", "1978-04-20", 13, 1, 5 / 28],
    ["1978-04-03", "1978-04-11", 26, 0, 8 / 14],
    ["1978-01-10", "1978-03-01", 6, 0, 52 / 60],
    ["1978-03-31", "1978-04-30", 12, 1, 0],
    ["1978-03-31", "1978-04-30", 24, 2, 0],
    ["1978-01-17", "1979-07-17", 1, 1, 6 / 12],
    // (b)(5)(v)(B): no whole number of months, so days over 365
    ["1978-01-03", "1979-09-15", 1, 1, 255 / 365],
  ])("%s to %s with %d a year", (lent, first, perYear, whole, fraction) => {
    const period = firstPeriod(lent, first, perYear);
    expect(period.whole).toBe(whole);
    expect(period.fraction).toBeCloseTo(fraction, 12);
  });
});
