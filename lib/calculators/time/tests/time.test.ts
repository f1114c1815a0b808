import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readInputs } from "@/tests/kit/fields/read-inputs.ts";
import { clockText, durationText, durationWords } from "../../../core/civil/clock.ts";
import { loadTemporal } from "../../../core/civil/temporal.ts";
import { toTwelveHours, twelveHourText } from "../../../core/civil/twelve-hours.ts";
import { resolve } from "../../../core/civil/zones.ts";
import { readClock, readDuration } from "../../../kit/fields/read-time.ts";
import calculator from "../calculator.ts";
import { compute } from "../compute.ts";
import { splitShifts } from "../overtime.ts";

const context = {
  today: "2026-01-15",
  now: Date.parse("2026-01-15T12:00:00Z"),
  timeZone: "UTC",
  currency: { code: "USD", decimals: 2 },
};

const temporal = await loadTemporal();

function answerOf(raw: Record<string, unknown>) {
  const read = readInputs(calculator.inputs, raw, context);
  if (!read.ok) return read;
  return compute(read.inputs, context, temporal);
}

function outputsOf(raw: Record<string, unknown>) {
  const result = answerOf(raw);
  if (!("value" in result)) throw new Error(JSON.stringify(result));
  return result.value.outputs;
}

describe("toTwelveHours", () => {
  it.each([
    ["17:45", "5:45 PM"],
    ["0:05:09", "12:05:09 AM"],
    ["5:45 PM", "5:45 PM"],
  ])("formats %s as %s", (text, formatted) => expect(toTwelveHours(text)).toBe(formatted));

  it.each(["24:00", "99:00", "5:75", "5:30:75", "noon", "1730"])("leaves %s unchanged", (text) =>
    expect(toTwelveHours(text)).toBe(text),
  );
});

describe("readDuration and readClock", () => {
  it.each([
    ["PT1H30M", 5400, "1:30"],
    ["P1DT2H", 93_600, "26:00"],
    ["pt90m", 5400, "1:30"],
    ["P2W", 1_209_600, "336:00"],
    ["-PT45S", -45, "−0:00:45"],
    ["PT0.5S", 0.5, undefined],
    ["1:90", 9000, "2:30"],
    ["0:59:75", 3615, "1:00:15"],
    ["1:30", 5400, undefined],
  ])("reads %s as %d seconds, and repeats %s", (text, seconds, reading) => {
    expect(readDuration(text)).toEqual({ ok: true, value: seconds, ...(reading && { reading }) });
  });

  it.each(["P", "PT", "P1Y", "P1M", "PT1D", "P1DT", "1:90:00:00"])("does not read %s", (text) => {
    expect(readDuration(text).ok).toBe(false);
  });

  it.each([
    ["noon", false, 43_200],
    ["Midday", false, 43_200],
    ["midnight", false, 0],
    ["Midnight", true, 86_400],
  ])("reads the clock time %s (end of day: %s) as %d seconds", (text, endOfDay, seconds) => {
    expect(readClock(text, endOfDay)).toEqual({ ok: true, value: seconds });
  });
});

describe("texts", () => {
  it.each([
    [0, "0:00", "0 s"],
    [59, "0:00:59", "59 s"],
    [-5415, "−1:30:15", "−1 h 30 min 15 s"],
    [360_000, "100:00", "4 days 4 h"],
    [90_061, "25:01:01", "1 day 1 h 1 min 1 s"],
  ])("%d s is %s, %s", (seconds, text, words) => {
    expect(durationText(seconds)).toBe(text);
    expect(durationWords(seconds)).toBe(words);
  });

  it("writes clock times", () => {
    expect([0, 43_200, 86_399, 86_400].map(clockText)).toEqual(["00:00", "12:00", "23:59:59", "24:00"]);
    expect([0, 43_200, 46_800].map(twelveHourText)).toEqual(["12:00 AM", "12:00 PM", "1:00 PM"]);
  });
});

describe("sums", () => {
  it("rounds fractions once, and never to 60 seconds", () => {
    const half = { sign: "add", time: "0:00:59.5" };
    expect(outputsOf({ times: [half, half] })).toMatchObject({ total: 119, average: 60 });
    expect(outputsOf({ times: [{ sign: "add", time: "0:00:59.9996" }] })).toMatchObject({
      total: 60,
      words: "1 min",
    });
  });

  test("is the sum of its rows", () => {
    const row = fc.record({
      sign: fc.constantFrom("add", "subtract"),
      seconds: fc.integer({ min: 0, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 50 }), (rows) => {
        const times = rows.map(({ sign, seconds }) => ({ sign, time: `${seconds} s` }));
        const expected = rows.reduce((sum, row) => sum + (row.sign === "add" ? 1 : -1) * row.seconds, 0);
        expect(outputsOf({ times }).total).toBe(expected);
      }),
    );
  });

  it("is no −0", () => {
    const times = [
      { sign: "add", time: "1:00" },
      { sign: "subtract", time: "60 min" },
    ];
    expect(Object.is(outputsOf({ times }).total, 0)).toBe(true);
  });
});

describe("clock times", () => {
  test("a shift forwards and back is where it began", () => {
    const time = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 20_000 }), (start, minutes) => {
        const text = clockText(start * 60);
        const there = String(
          outputsOf({ mode: "shift", clock: text, length: `${minutes} min` }).clockTime,
        ).slice(0, 5);
        const back = outputsOf({
          mode: "shift",
          clock: there,
          length: `${minutes} min`,
          direction: "subtract",
        });
        expect(String(back.clockTime).slice(0, 5)).toBe(text);
      }),
    );
  });

  it("says that equal times are 0 hours", () => {
    const result = answerOf({ mode: "between", from: "09:00", to: "09:00" });
    expect(result).toMatchObject({ value: { outputs: { total: 0 } } });
    expect(answerOf({ mode: "between", pause: "9:00" })).toMatchObject({ problems: [{ path: "pause" }] });
  });
});

describe("time cards", () => {
  const week = (days: string[]) => days.map((day) => ({ day, start: "08:00", end: "18:00" }));

  it("counts overtime in each workweek, which may begin on Monday", () => {
    const days = ["2026-01-09", "2026-01-10", "2026-01-11", "2026-01-12", "2026-01-13"];
    // Friday to Tuesday: all in one workweek from Friday on, at most 30 hours by the others.
    expect(outputsOf({ mode: "card", shifts: week(days) })).toMatchObject({ overtime: 0, total: 180_000 });
    const full = ["2026-01-11", "2026-01-12", "2026-01-13", "2026-01-14", "2026-01-15"];
    expect(outputsOf({ mode: "card", shifts: week(full) }).overtime).toBe(36_000);
    // From Monday on, Sunday belongs to the week before.
    expect(outputsOf({ mode: "card", shifts: week(full), weekStart: "1" }).overtime).toBe(0);
  });

  test("the parts of a card are its total, by every rule", () => {
    const length = fc.integer({ min: 1, max: 86_400 });
    const kind = fc.constantFrom("none" as const, "weekly" as const, "california" as const);
    fc.assert(
      fc.property(fc.array(length, { minLength: 1, maxLength: 20 }), kind, (lengths, rule) => {
        const shifts = lengths.map((worked, index) => {
          const times = { start: 0, end: worked, pause: 0, worked, unrounded: worked };
          return { row: index, day: 20_000 + Math.floor(index / 2), dated: true, ...times };
        });
        const splits = splitShifts(shifts, { kind: rule, weekLimit: 144_000, weekStart: 7 });
        for (const [index, { regular, overtime, double }] of splits.entries()) {
          expect(Math.min(regular, overtime, double)).toBeGreaterThanOrEqual(0);
          expect(regular + overtime + double).toBe(lengths[index]);
        }
      }),
    );
  });

  it("orders rows by their dates and names the row that is wrong", () => {
    const shifts = [
      { day: "2026-01-13", start: "05:30", end: "12:00" },
      { day: "2026-01-12", start: "22:00", end: "06:00" },
    ];
    expect(answerOf({ mode: "card", shifts })).toMatchObject({ problems: [{ path: "shifts.0.start" }] });
    const mixed = [{ start: "08:00", end: "9:00" }, ...shifts.slice(0, 1)];
    expect(answerOf({ mode: "card", shifts: mixed })).toMatchObject({ problems: [{ path: "shifts.0.day" }] });
    const empty = [{ start: "08:00", end: "08:00" }];
    expect(answerOf({ mode: "card", shifts: empty })).toMatchObject({ problems: [{ path: "shifts.0.end" }] });
  });

  it("takes a shift of a whole day and rounds up over midnight", () => {
    expect(outputsOf({ mode: "card", shifts: [{ start: "00:00", end: "24:00" }] }).total).toBe(86_400);
    const late = answerOf({ mode: "card", rounding: "15", shifts: [{ start: "16:00", end: "23:55" }] });
    expect(late).toMatchObject({ value: { outputs: { total: 28_800 } } });
  });

  it("pays no cents for yen", () => {
    const read = readInputs(
      calculator.inputs,
      { mode: "card", rate: "1113", overtime: "none" },
      {
        ...context,
        currency: { code: "JPY", decimals: 0 },
      },
    );
    if (!read.ok) throw new Error("not read");
    const yen = { ...context, currency: { code: "JPY", decimals: 0 } };
    expect(compute(read.inputs, yen, temporal)).toMatchObject({
      value: { outputs: { gross: 47_859 } },
    });
  });

  it("pays a factor of four decimals in full", () => {
    // 50 h: 40 × 10 + 10 × 1.3335 × 10 = 533.35; with three decimals it was 533.40.
    const shifts = Array.from({ length: 5 }, () => ({ start: "08:00", end: "18:00" }));
    expect(outputsOf({ mode: "card", rate: "10", factor: "1.3335", shifts }).gross).toBe(533.35);
  });
});

describe("decimal hours", () => {
  test("and back are the same seconds", () => {
    fc.assert(
      fc.property(fc.integer({ min: -35_000_000, max: 35_000_000 }), (seconds) => {
        const { decimal } = outputsOf({ mode: "decimal", clockForm: `${seconds} s` });
        const back = outputsOf({ mode: "decimal", way: "fromDecimal", decimalForm: Number(decimal) });
        expect(back.seconds).toBe(seconds);
      }),
    );
  });
});

describe("time zones", () => {
  it("knows gaps and overlaps of half an hour", () => {
    const zone = "Australia/Lord_Howe";
    const gap = resolve(temporal, { day: "2026-10-04", seconds: 2.25 * 3600, zone });
    expect([gap.kind, gap.instant.toString()]).toEqual([
      "gap",
      "2026-10-04T02:45:00+11:00[Australia/Lord_Howe]",
    ]);
    expect(resolve(temporal, { day: "2026-04-05", seconds: 1.75 * 3600, zone }).kind).toBe("overlap");
    expect(resolve(temporal, { day: "2026-04-05", seconds: 3 * 3600, zone }).kind).toBe("once");
  });

  it("knows a day that a place left out", () => {
    // Samoa went over the date line: there was no December 30, 2011.
    const skipped = resolve(temporal, { day: "2011-12-30", seconds: 12 * 3600, zone: "Pacific/Apia" });
    expect([skipped.kind, skipped.instant.toPlainDate().toString()]).toEqual(["gap", "2011-12-31"]);
  });

  it("goes from the last zone to the first", () => {
    const raw = { mode: "zone", day: "2026-12-31", time: "23:30", zone: "Pacific/Pago_Pago" };
    expect(outputsOf({ ...raw, toZone: "Pacific/Kiritimati" })).toMatchObject({
      there: "00:30 on Saturday, January 2, 2027",
      difference: "1 day 1 hour ahead",
    });
  });

  it.each([
    ["Pacific/Honolulu", "Asia/Tokyo", "5:00 PM", "12:00 PM tomorrow"],
    ["Asia/Tokyo", "Pacific/Honolulu", "5:00 PM", "10:00 PM yesterday"],
    ["Pacific/Pago_Pago", "Pacific/Kiritimati", "11:30 PM", "12:30 AM on Saturday, January 17, 2026"],
    ["Pacific/Kiritimati", "Pacific/Pago_Pago", "12:30 AM", "11:30 PM on Tuesday, January 13, 2026"],
  ])("names the day of %s in %s at %s for a US reader", (zone, toZone, time, there) => {
    const raw = { mode: "zone", day: "today", time, zone, toZone };
    const read = readInputs(calculator.inputs, raw, context);
    expect(read.ok && compute(read.inputs, { ...context, hours: 12 }, temporal)).toMatchObject({
      value: { outputs: { there } },
    });
  });

  it("rejects unknown zones and days outside the calendar", () => {
    const bad = (moreZones: string) => answerOf({ mode: "zone", moreZones });
    for (const zones of ["Mars/Olympus", "2026-01-01T00:00[Europe/Paris]", "UTC\n".repeat(31), "<b>"])
      expect(bad(zones)).toMatchObject({ problems: [{ path: "moreZones" }] });
    const end = { mode: "zone", day: "9999-12-31", time: "23:00", zone: "UTC" };
    expect(answerOf(end)).toMatchObject({ problems: [{ path: "day" }] });
    expect(bad("new yerk")).toMatchObject({ problems: [{ path: "moreZones" }] });
    expect(bad("America/new york, europe/paris\nnew york; EST")).toMatchObject({ ok: true });
  });
});
