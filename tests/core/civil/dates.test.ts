import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it, test } from "vitest";
import {
  civilDate,
  dayNumber,
  daysBetween,
  daysInMonth,
  daysLater,
  FIRST_DAY,
  GREGORIAN_REFORM,
  isLeapYear,
  LAST_DAY,
  numberOfDay,
  parseDay,
  textOfDay,
  weekday,
} from "../../../lib/core/civil/day.ts";
import {
  addMonths,
  monthsLater,
  periodBetweenDays,
  periodText,
  weeksText,
} from "../../../lib/core/civil/period.ts";
import { dayAt } from "../../../lib/core/civil/today.ts";
import { dayOfYear, isoWeek, isoWeekText, quarter, sundayWeek } from "../../../lib/core/civil/year.ts";

const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
const plain = (number: number) => Temporal.PlainDate.from(textOfDay(number));

describe("day numbers", () => {
  it("begin in 1970 and cover the years 1 to 9999", () => {
    expect(numberOfDay("1970-01-01")).toBe(0);
    expect(numberOfDay("0001-01-01")).toBe(FIRST_DAY);
    expect(numberOfDay("9999-12-31")).toBe(LAST_DAY);
    expect(numberOfDay("1582-10-15")).toBe(GREGORIAN_REFORM);
    // Date.UTC would take the year 99 for 1999.
    expect(textOfDay(numberOfDay("0099-03-01"))).toBe("0099-03-01");
  });

  test("agree with Temporal on every property of a day", () => {
    fc.assert(
      fc.property(anyDay, (number) => {
        const date = plain(number);
        const parts = civilDate(number);
        expect(parts).toEqual({ year: date.year, month: date.month, day: date.day });
        expect(dayNumber(parts)).toBe(number);
        expect(weekday(number)).toBe(date.dayOfWeek);
        expect(isLeapYear(parts.year)).toBe(date.inLeapYear);
        expect(daysInMonth(parts.year, parts.month)).toBe(date.daysInMonth);
        expect(dayOfYear(parts)).toBe(date.dayOfYear);
        expect(isoWeek(number)).toEqual({ year: date.yearOfWeek, week: date.weekOfYear });
        expect(quarter(parts)).toBe(Math.ceil(date.month / 3));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(["2026-02-29", "2026-04-31", "2026-00-10", "2026-13-01", "0000-01-01", "2026-1-5", "26-01-05", ""])(
    "%s is no date",
    (text) => {
      expect(parseDay(text)).toBeUndefined();
      expect(() => numberOfDay(text)).toThrow(RangeError);
    },
  );
});

describe("texts of days", () => {
  test("are days and months apart as those of Temporal", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(daysBetween(textOfDay(a), textOfDay(b))).toBe(plain(a).until(plain(b)).days);
        expect(daysLater(textOfDay(a), b - a)).toBe(plain(b).toString());
      }),
    );
    expect(monthsLater("2026-01-31", 1)).toBe("2026-02-28");
  });

  test("come from a moment and a place", () => {
    const moment = Date.UTC(2026, 10, 22, 12);
    expect(["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"].map((zone) => dayAt(moment, zone))).toEqual([
      "2026-11-22",
      "2026-11-23",
      "2026-11-22",
    ]);
    expect(dayAt(Date.UTC(1000, 0, 3), "UTC")).toBe("1000-01-03");
  });
});

describe("months", () => {
  test("a period is that of Temporal, and leads back to the end", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const expected = plain(from).until(plain(to), { largestUnit: "year" });
        const period = periodBetweenDays(from, to);
        expect(period).toEqual({ years: expected.years, months: expected.months, days: expected.days });
        const anchor = addMonths(civilDate(from), period.years * 12 + period.months);
        expect(dayNumber(anchor) + period.days).toBe(to);
      }),
      { numRuns: 2000 },
    );
  });

  test("near month ends, every pair of a leap year's days and the next year's", () => {
    const first = numberOfDay("2024-01-25");
    for (let from = first; from < first + 40; from += 1) {
      for (let to = from; to < from + 420; to += 1) {
        const { years, months, days } = plain(from).until(plain(to), { largestUnit: "year" });
        expect(periodBetweenDays(from, to), `${textOfDay(from)} ${textOfDay(to)}`).toEqual({
          years,
          months,
          days,
        });
      }
    }
  }, 60_000);

  test("months are added as Temporal does, cut to the month's end", () => {
    const months = fc.integer({ min: -2400, max: 2400 });
    const years = fc.integer({ min: numberOfDay("0300-01-01"), max: numberOfDay("9700-01-01") });
    fc.assert(
      fc.property(years, months, (number, by) => {
        const { year, month, day } = plain(number).add({ months: by });
        expect(addMonths(civilDate(number), by)).toEqual({ year, month, day });
      }),
    );
  });

  it("writes periods", () => {
    expect(periodText({ years: 1, months: 0, days: 30 })).toBe("1 year, 30 days");
    expect(periodText({ years: 0, months: 0, days: 0 })).toBe("0 days");
    expect(weeksText(-15)).toBe("2 weeks, 1 day");
  });
});

/** December 28 is always in the last week of its year. */
const lastWeek = (year: number): number => isoWeek(dayNumber({ year, month: 12, day: 28 })).week;

describe("weeks", () => {
  it("knows the years with 53 weeks", () => {
    const long = Array.from({ length: 40 }, (_, index) => 2000 + index).filter(
      (year) => lastWeek(year) === 53,
    );
    // ISO 8601 calendars: https://en.wikipedia.org/wiki/ISO_week_date, list of long years.
    expect(long).toEqual([2004, 2009, 2015, 2020, 2026, 2032, 2037]);
  });

  test("31 December is in the last week or in week 1", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9998 }), (year) => {
        const { year: weekYear, week } = isoWeek(dayNumber({ year, month: 12, day: 31 }));
        expect([1, lastWeek(year)]).toContain(week);
        expect(weekYear).toBe(week === 1 ? year + 1 : year);
      }),
    );
  });

  it("writes a week date and counts weeks from Sunday", () => {
    expect(isoWeekText(numberOfDay("2026-11-22"))).toBe("2026-W47-7");
    expect(sundayWeek(numberOfDay("2026-01-03"))).toBe(1);
    expect(sundayWeek(numberOfDay("2026-01-04"))).toBe(2);
  });
});
