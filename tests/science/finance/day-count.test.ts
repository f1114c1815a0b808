import { describe, expect, it } from "vitest";
import { countDays, yearsOf } from "../../../lib/science/finance/day-count.ts";

describe("countDays", () => {
  // ISDA, "EMU and market conventions: recent developments" (1998), section 4: actual/actual from
  // November 1, 2003 to May 1, 2004 is 61/365 + 121/366.
  it("divides the days of leap years by 366 for actual/actual", () => {
    const counted = countDays("2003-11-01", "2004-05-01", "actual-actual");
    expect(counted).toEqual({ days: 182, by: { 365: 61, 366: 121, 360: 0 } });
    expect(yearsOf(counted)).toBeCloseTo(61 / 365 + 121 / 366, 15);
  });

  it("counts whole leap years within a longer period", () => {
    expect(countDays("2023-07-01", "2029-07-01", "actual-actual").by).toEqual({
      365: 1460,
      366: 732,
      360: 0,
    });
  });

  it("divides actual days by a fixed year", () => {
    expect(yearsOf(countDays("2026-01-15", "2026-07-15", "actual-365"))).toBeCloseTo(181 / 365, 15);
    expect(yearsOf(countDays("2026-01-15", "2026-07-15", "actual-360"))).toBeCloseTo(181 / 360, 15);
  });

  // The days are 360 · years + 30 · months + days by hand, the 31st as the 30th.
  it.each([
    ["2026-01-15", "2026-07-15", 180],
    ["2026-01-31", "2026-03-31", 60],
    ["2026-01-30", "2026-03-31", 60],
    ["2026-01-15", "2026-03-31", 76],
    ["2026-02-28", "2026-03-31", 33],
    ["2025-11-10", "2027-02-05", 445],
  ])("counts 30 days in each month from %s to %s for 30/360", (from, until, days) => {
    expect(countDays(from, until, "30-360")).toEqual({ days, by: { 365: 0, 366: 0, 360: days } });
  });
});
