import { describe, expect, it } from "vitest";
import calculator from "../../lib/calculators/date/calculator.ts";
import { compute, data } from "../../lib/calculators/date/compute.ts";
import { numberOfDay, textOfDay } from "../../lib/core/civil/day.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { monthAfter, monthsBetween, onSheets, weeksOf } from "../../lib/kit/calculator/calendar.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { contextIn } from "./form.ts";

const dates = (days: readonly number[]) =>
  days.map((day) => (Number.isNaN(day) ? 0 : Number(textOfDay(day).slice(8))));

describe("the sheets of a calendar", () => {
  // Printed calendars: January 2021 begins on a Friday, February 2015 on a Sunday and fills four weeks.
  it("have weeks from Monday or from Sunday on", () => {
    const january = numberOfDay("2021-01-01");
    expect(
      weeksOf(january, "monday")
        .slice(0, 2)
        .map(({ days }) => dates(days)),
    ).toEqual([
      [0, 0, 0, 0, 1, 2, 3],
      [4, 5, 6, 7, 8, 9, 10],
    ]);
    expect(dates(weeksOf(january, "sunday")[0]?.days ?? [])).toEqual([0, 0, 0, 0, 0, 1, 2]);
    expect(weeksOf(numberOfDay("2015-02-01"), "sunday").map(({ days }) => dates(days))).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13, 14],
      [15, 16, 17, 18, 19, 20, 21],
      [22, 23, 24, 25, 26, 27, 28],
    ]);
  });

  it("count months over years and to the ends of the calendar", () => {
    expect(monthsBetween(numberOfDay("2026-11-24"), numberOfDay("2027-01-01"))).toBe(3);
    expect(textOfDay(monthAfter(numberOfDay("2026-11-24"), 2))).toBe("2027-01-01");
    expect(textOfDay(monthAfter(numberOfDay("2026-01-31"), -1))).toBe("2025-12-01");
    const [first, last] = [numberOfDay("0001-01-01"), numberOfDay("9999-12-31")];
    expect(monthsBetween(first, last)).toBe(9999 * 12);
    expect(
      weeksOf(monthAfter(last, 0), "sunday")
        .flatMap(({ days }) => dates(days))
        .at(-2),
    ).toBe(31);
  });

  it("take the holidays that they can show", () => {
    const names = new Map(
      ["2026-12-25", "2026-11-26", "2030-07-04", "2040-01-01"].map((day) => [numberOfDay(day), day]),
    );
    const displayedDays = (from: string, to: string) =>
      onSheets(names, numberOfDay(from), numberOfDay(to)).map(({ name }) => name);
    expect(displayedDays("2026-11-30", "2026-12-01")).toEqual(["2026-11-26", "2026-12-25"]);
    expect(displayedDays("2026-11-30", "2040-01-15")).toEqual(["2026-11-26", "2040-01-01"]);
  });

  it("agree with the figure: each day that counts is counted", async () => {
    const { entries } = entriesFrom(calculator.inputs, {
      mode: "business",
      start: "2026-11-24",
      end: "2026-12-31",
      country: "us",
      ends: "first",
    });
    const engine = { compute, data, load: loadFromFolder };
    const answer = await calculate(calculator.inputs, entries, contextIn(), engine);
    if (!answer.ok) throw new Error("no answer");
    const { calendar, outputs } = answer.value;
    if (!calendar) throw new Error("no calendar");
    const [first, last] = calendar.counted;
    const off = new Set(calendar.holidays.map(({ day }) => day));
    const counted = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (day) => !calendar.weekend.includes(new Date(day * 86_400_000).getUTCDay() || 7) && !off.has(day),
    );
    expect(counted).toHaveLength(Number(outputs.businessDays));
    expect(calendar.holidays.map(({ name }) => name)).toContain("Christmas Day");
  });
});
