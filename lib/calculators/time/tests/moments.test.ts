import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readInputs } from "@/tests/kit/fields/read-inputs.ts";
import { loadTemporal } from "../../../core/civil/temporal.ts";
import calculator from "../calculator.ts";
import { compute } from "../compute.ts";

const context = {
  today: "2026-01-15",
  now: Date.parse("2026-01-15T12:00:00Z"),
  timeZone: "UTC",
  currency: { code: "USD", decimals: 2 },
};

const temporal = await loadTemporal();

function answerOf(raw: Record<string, unknown>) {
  const read = readInputs(calculator.inputs, raw, context);
  return read.ok ? compute(read.inputs, context, temporal) : read;
}

function outputsOf(raw: Record<string, unknown>) {
  const result = answerOf(raw);
  if (!("value" in result)) throw new Error(JSON.stringify(result));
  return result.value.outputs;
}

describe("a time multiplied or divided", () => {
  const scaled = (base: string, operation: string, number: number | string) =>
    outputsOf({ mode: "scale", base, operation, number: String(number) });

  it.each([
    ["2h 15m", "multiply", 4, 32_400],
    ["-0:30", "multiply", 3, -5400],
    ["0:30", "multiply", -3, -5400],
    ["7:45", "multiply", 0, 0],
    ["1:00", "multiply", "1/3", 1200],
    ["0:00:00.5", "multiply", 3, 2],
    ["7:30", "divide", 3, 9000],
    ["0:01", "divide", 0.5, 120],
    ["9999:00", "multiply", 1_000_000, 35_996_400_000_000],
  ])("%s %s %s is %d s", (base, operation, number, seconds) =>
    expect(scaled(base, operation, number).total).toBe(seconds),
  );

  test("by a whole number and back is the same", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1000 }), (seconds, by) => {
        const { seconds: product } = scaled(`${seconds} s`, "multiply", by);
        expect(product).toBe(seconds * by || 0);
        if (Math.abs(seconds * by) < 3e7)
          expect(scaled(`${product} s`, "divide", by).seconds).toBe(seconds || 0);
      }),
    );
  });

  it("says how often a time goes into another, and what is left over", () => {
    const times = (base: string, divisor: string) =>
      outputsOf({ mode: "scale", operation: "perTime", base, divisor });
    expect(times("1:00", "0:20")).toEqual({ ratio: 3, wholeTimes: 3, remainder: 0 });
    expect(times("-1:00", "0:25")).toEqual({ ratio: -2.4, wholeTimes: -2, remainder: -600 });
    // 0.3 s ÷ 0.1 s is 2.9999999999999996 in doubles.
    expect(times("0.3 s", "0.1 s")).toEqual({ ratio: 3, wholeTimes: 3, remainder: 0 });
    expect(answerOf({ mode: "scale", operation: "perTime", divisor: "0:00" })).toMatchObject({
      problems: [{ path: "divisor" }],
    });
  });
});

describe("the time between two dates", () => {
  const between = (start: string, startZone: string, end: string, endZone: string) => {
    const [startDay, startClock] = start.split(" ");
    const [endDay, endClock] = end.split(" ");
    return { mode: "dates", startDay, startClock, startZone, endDay, endClock, endZone };
  };

  // Python zoneinfo.
  it.each([
    ["2026-10-04 00:00", "Australia/Lord_Howe", "2026-10-05 00:00", "Australia/Lord_Howe", 84_600],
    ["2011-12-29 12:00", "Pacific/Apia", "2011-12-31 12:00", "Pacific/Apia", 86_400],
    ["2026-01-02 00:00", "Pacific/Kiritimati", "2026-01-01 00:00", "Pacific/Honolulu", 0],
    ["2026-01-01 00:00", "UTC", "2025-12-31 23:00", "UTC", -3600],
  ])("%s in %s to %s in %s is %d s", (start, startZone, end, endZone, seconds) =>
    expect(outputsOf(between(start, startZone, end, endZone)).total).toBe(seconds),
  );

  it("moves a nonexistent time with a note, and warns of an end before the start", () => {
    const gap = answerOf(
      between("2026-03-08 02:30", "America/New_York", "2026-03-08 04:30", "America/New_York"),
    );
    expect(gap).toMatchObject({ value: { outputs: { total: 3600 } } });
    expect(JSON.stringify(gap)).toContain("moved forward to 03:30");
    expect(JSON.stringify(answerOf(between("2026-01-02 00:00", "UTC", "2026-01-01 00:00", "UTC")))).toContain(
      "before the start",
    );
  });

  it("agrees with the difference of Unix times everywhere", () => {
    const zones = fc.constantFrom(
      "UTC",
      "Europe/Paris",
      "America/St_Johns",
      "Asia/Kathmandu",
      "Pacific/Apia",
    );
    const day = fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => new Date(days * 864e5).toISOString().slice(0, 10));
    const clock = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:30`);
    fc.assert(
      fc.property(
        day,
        clock,
        zones,
        day,
        clock,
        zones,
        (startDay, startClock, startZone, endDay, endClock, endZone) => {
          const raw = { startDay, startClock, startZone, endDay, endClock, endZone };
          const unix = (unixDay: string, unixClock: string, unixZone: string) =>
            Number(outputsOf({ mode: "unix", unixWay: "fromDate", unixDay, unixClock, unixZone }).unixTime);
          expect(outputsOf({ mode: "dates", ...raw }).seconds).toBe(
            unix(endDay, endClock, endZone) - unix(startDay, startClock, startZone),
          );
        },
      ),
    );
  });

  it("ends where the calendar ends", () => {
    expect(answerOf(between("0001-01-01 00:00", "Asia/Tokyo", "2026-01-01 00:00", "UTC"))).toMatchObject({
      problems: [{ path: "startDay" }],
    });
  });
});

describe("Unix time", () => {
  const dateOf = (timestamp: string, timestampUnit = "auto", unixZone = "UTC") =>
    outputsOf({ mode: "unix", timestamp, timestampUnit, unixZone });

  test("is that of the runtime's clock", () => {
    const milliseconds = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 });
    fc.assert(
      fc.property(milliseconds, (moment) => {
        const date = new Date(moment);
        const { iso, unixMilliseconds, unixTime } = dateOf(String(moment), "milliseconds");
        expect(new Date(String(iso)).getTime()).toBe(moment);
        expect(unixMilliseconds).toBe(moment);
        expect(unixTime).toBe(Math.floor(date.getTime() / 1000));
      }),
    );
  });

  // Python datetime.
  it.each([
    ["0", "UTC", "00:00 on Thursday, January 1, 1970"],
    ["0", "America/Los_Angeles", "16:00 on Wednesday, December 31, 1969"],
    ["-1", "UTC", "23:59:59 on Wednesday, December 31, 1969"],
    ["-0.001", "UTC", "23:59:59.999 on Wednesday, December 31, 1969"],
    ["1793514600", "America/New_York", "01:30 on Sunday, November 1, 2026"],
    ["1700000000000", "UTC", "22:13:20 on Tuesday, November 14, 2023"],
    ["1700000000000000", "UTC", "22:13:20 on Tuesday, November 14, 2023"],
    ["1700000000000000000", "UTC", "22:13:20 on Tuesday, November 14, 2023"],
    ["1700000040.5", "UTC", "22:14:00.500 on Tuesday, November 14, 2023"],
    ["253402300799", "UTC", "21:31:40.799 on Wednesday, January 11, 1978"],
  ])("%s in %s is %s", (timestamp, zone, text) =>
    expect(dateOf(timestamp, "auto", zone).localTime).toBe(text),
  );

  it("reads the unit that was chosen, up to the ends of the calendar", () => {
    expect(dateOf("253402300799", "seconds").utc).toBe("9999-12-31 23:59:59");
    expect(dateOf("-62135596800", "seconds").utc).toBe("0001-01-01 00:00");
    for (const raw of [
      { timestamp: "253402300800", timestampUnit: "seconds" },
      { timestamp: "-62135596801", timestampUnit: "seconds" },
      { timestamp: "253402300799", timestampUnit: "seconds", unixZone: "Asia/Tokyo" },
      { timestamp: "1e20", timestampUnit: "milliseconds" },
    ])
      expect(answerOf({ mode: "unix", ...raw })).toMatchObject({ problems: [{ path: "timestamp" }] });
  });

  it("of a local time that occurs twice is the one chosen", () => {
    const raw = {
      mode: "unix",
      unixWay: "fromDate",
      unixDay: "2026-11-01",
      unixClock: "1:30",
      unixZone: "America/New_York",
    };
    expect(outputsOf(raw).unixTime).toBe(1_793_511_000);
    expect(outputsOf({ ...raw, unixRepeated: "second" }).unixTime).toBe(1_793_514_600);
  });
});
