import { describe, expect, it } from "vitest";
import {
  formatCounted,
  formatInteger,
  formatTimestamp,
  getNumberFormat,
  joinWithAnd,
  joinWithOr,
  pluralize,
} from "../../../lib/core/locale/locale.ts";
import { TIME_UNITS } from "../../../lib/core/locale/unit-words.ts";

const ROWS = { one: "row is", other: "rows are" };

describe("pluralize", () => {
  it.each([
    [1, "row is"],
    [1n, "row is"],
    [0, "rows are"],
    [2, "rows are"],
    [21n, "rows are"],
    [1.5, "rows are"],
    [1.0001, "rows are"],
    [1 + Number.EPSILON, "rows are"],
    [1_000_000, "rows are"],
  ])("returns the form for %s", (count, form) => expect(pluralize(count, ROWS)).toBe(form));

  it.each(Object.entries(TIME_UNITS))("has both forms of the unit %s", (name, forms) => {
    expect([pluralize(1, forms), pluralize(2, forms)]).toEqual([name, `${name}s`]);
  });
});

describe("formatInteger", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [12_345_678, "12,345,678"],
    [-1234, "−1,234"],
    [123_456_789_012_345_678_901n, "123,456,789,012,345,678,901"],
  ])("separates thousands of %s", (value, text) => expect(formatInteger(value)).toBe(text));

  it("agrees with Intl.NumberFormat", () => {
    for (let value = 1; value < 2 ** 53; value = value * 7 + 3)
      expect(formatInteger(value)).toBe(value.toLocaleString("en-US"));
  });
});

describe("formatCounted", () => {
  it.each([
    [0, "0 days"],
    [1, "1 day"],
    [1240, "1,240 days"],
    [2n, "2 days"],
  ])("names what %s counts", (count, text) => expect(formatCounted(count, TIME_UNITS.day)).toBe(text));
});

describe("lists", () => {
  it.each([
    [[], ""],
    [["A"], "A"],
    [["A", "B"], "A and B"],
    [["A", "B", "C"], "A, B and C"],
    [["A", "B", "C", "D"], "A, B, C and D"],
  ])("joins %j with “and” before the last", (items, text) => expect(joinWithAnd(items)).toBe(text));

  it("joins alternatives with “or” before the last", () => {
    expect(joinWithOr(["A"])).toBe("A");
    expect(joinWithOr(["A", "B"])).toBe("A or B");
    expect(joinWithOr(["A", "B", "C"])).toBe("A, B or C");
  });
});

describe("formats", () => {
  it("creates a number format only once for the same options", () => {
    const options = { style: "currency", currency: "EUR" } as const;
    expect(getNumberFormat({ ...options })).toBe(getNumberFormat({ ...options }));
    expect(getNumberFormat(options).format(1234.5)).toBe("€1,234.50");
  });

  it("formats a moment in UTC with 24 hours", () => {
    expect(formatTimestamp(new Date(Date.UTC(2026, 10, 29, 15, 4)))).toBe("Nov 29, 2026, 15:04 UTC");
    expect(formatTimestamp(new Date(Date.UTC(2026, 0, 1)))).toBe("Jan 1, 2026, 00:00 UTC");
  });
});
