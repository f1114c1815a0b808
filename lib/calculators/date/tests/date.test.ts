import { describe, expect, it } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { numberOfDay, textOfDay } from "../../../core/civil/day.ts";
import { dataLoader } from "../../../core/data/loader.ts";
import { loadFromFolder } from "../../../core/data/read-file.ts";
import { firstProblem } from "../../../core/result/result.ts";
import { entriesFrom } from "../../../kit/fields/sent-entries.ts";
import { calculate, type Engine } from "../../../run/calculate.ts";
import calculator from "../calculator.ts";
import { compute, data } from "../compute.ts";
import { MAX_OWN_DAYS, readOwnHolidays } from "../own-holidays.ts";

const context = {
  today: "2026-01-15",
  now: Date.parse("2026-01-15T12:00:00Z"),
  timeZone: "UTC",
  currency: { code: "USD", decimals: 2 },
};

const engine: Engine = { compute, data, load: loadFromFolder };

const answerOf = (raw: Record<string, string>) =>
  calculate(calculator.inputs, entriesFrom(calculator.inputs, raw).entries, context, engine);

async function outputsOf(raw: Record<string, string>) {
  const result = await answerOf(raw);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value.outputs;
}

const read = (text: string) => {
  const result = readOwnHolidays(text);
  return result.ok
    ? [...result.value].map(([day, name]) => `${textOfDay(day)} ${name}`)
    : firstProblem(result).message;
};

describe("own holidays", () => {
  it("reads dates, names, ranges and pasted tables", () => {
    expect(read("2026-12-25 Christmas\n\n2026-12-26,Boxing Day\r\n2027-01-01\tNew Year")).toEqual([
      "2026-12-25 Christmas",
      "2026-12-26 Boxing Day",
      "2027-01-01 New Year",
    ]);
    expect(read("2026-12-30..2027-01-01 closed")).toEqual([
      "2026-12-30 closed",
      "2026-12-31 closed",
      "2027-01-01 closed",
    ]);
    expect(read("2026-12-25; 2026-12-26, 2026-12-25")).toHaveLength(2);
  });

  it.each([
    ["1/2/2026", "Line 1: “1/2/2026” is not a date"],
    ["2026-12-25\n25.12.2026", "Line 2"],
    ["2026-12-25, 1/2/2026", "1/2/2026"],
    ["2026-02-30", "is not a date"],
    ["2026-12-25-1", "is not a date"],
    ["Christmas", "is not a date"],
    ["2026-12-31..2026-12-24", "ends before it begins"],
    ["0001-01-01..9999-12-31", "At most 10,000 days"],
  ])("refuses %s", (text, message) => expect(read(text)).toContain(message));

  it("takes 10,000 holidays in less than 100 ms, and refuses hostile lists as fast", async () => {
    const first = numberOfDay("2000-01-01");
    const many = Array.from({ length: 10_000 }, (_, index) => textOfDay(first + index)).join("\n");
    const hostile = [
      "2026-01-01..2080-01-01,a\n".repeat(8_000),
      `2026-01-01${",a".repeat(95_000)}`,
      `2026-01-01${" ".repeat(199_000)}x`,
      ",".repeat(200_000),
      "\n".repeat(200_000),
      "2026-01-01..".repeat(16_000),
    ];
    const quick = { mode: "business", end: "2060-12-31" };
    for (const holidays of [many, ...hostile]) {
      const times: number[] = [];
      for (const _ of [1, 2, 3]) {
        const taken = cpuClock();
        const result = await answerOf({ ...quick, holidays });
        times.push(taken());
        if (holidays === many) expect(result).toMatchObject({ value: { outputs: { holidayDays: 7142 } } });
      }
      expect(Math.min(...times)).toBeLessThan(100);
    }
    expect(MAX_OWN_DAYS).toBeGreaterThanOrEqual(10_000);
  });
});

describe("business days", () => {
  it("subtracts no holiday twice", async () => {
    const raw = { mode: "business", start: "2026-12-21", end: "2026-12-31", country: "gb-eng" };
    const holidays = "2026-12-25\n2026-12-25 again\n2026-12-26 Saturday\n2026-12-28";
    expect(await outputsOf(raw)).toEqual(await outputsOf({ ...raw, holidays }));
  });

  it("has a sign, and nothing between a day and itself when an end is left out", async () => {
    const raw = { mode: "business", start: "2026-01-16", end: "2026-01-12" };
    expect((await outputsOf(raw)).businessDays).toBe(-5);
    const same = { mode: "business", start: "2026-01-15", end: "2026-01-15" };
    expect((await outputsOf(same)).businessDays).toBe(1);
    expect(await outputsOf({ ...same, ends: "first" })).toMatchObject({ businessDays: 0, calendarDays: 0 });
  });

  it("adds 0 and a million days", async () => {
    const none = await answerOf({ mode: "addBusiness", date: "2026-01-17", businessDays: "0" });
    expect(none).toMatchObject({ value: { outputs: { result: "2026-01-17", calendarDays: 0 } } });
    if (none.ok) expect(none.value.warnings[0]?.text).toContain("not a working day");
    // numpy busday_offset
    const many = { mode: "addBusiness", businessDays: "1000000" };
    expect((await outputsOf(many)).result).toBe("5859-02-10");
    expect((await outputsOf({ ...many, businessDays: "500000", direction: "subtract" })).result).toBe(
      "0109-07-04",
    );
  });

  it("knows a place by its other names, and names the field where there is none", async () => {
    const raw = { mode: "business", start: "2026-01-01", end: "2026-12-31" };
    expect(await outputsOf({ ...raw, country: "UK" })).toEqual(await outputsOf({ ...raw, country: "gb" }));
    const none = await answerOf({ ...raw, country: "atlantis" });
    expect(none).toMatchObject({ ok: false, problems: [{ path: "country" }] });
    if (!none.ok) expect(none.problems[0]?.message).toContain("There is no “atlantis” in this list");
    expect(await answerOf({ mode: "difference", country: "atlantis" })).toMatchObject({ ok: true });
  });

  it("reports a list that cannot be loaded, and retains the loaded ones", async () => {
    const raw = { mode: "business", country: "us" };
    const form = entriesFrom(calculator.inputs, raw).entries;
    const without = (missing: string): Engine => ({
      ...engine,
      load: dataLoader(async (set, file) => {
        if (file === missing) throw new TypeError("offline");
        return JSON.stringify(await loadFromFolder(set, file));
      }),
    });
    const noCountry = await calculate(calculator.inputs, form, context, without("us"));
    expect(noCountry).toMatchObject({ ok: false, problems: [], unavailable: true, displayedEntries: form });
    expect(Object.keys(noCountry.records)).toEqual(["holidays"]);
    const noList = await calculate(calculator.inputs, form, context, without("records"));
    expect(noList).toMatchObject({
      ok: false,
      problems: [],
      unavailable: true,
      displayedEntries: form,
      records: {},
    });
  });

  it("refuses years that a list does not hold", async () => {
    const result = await answerOf({ mode: "addBusiness", businessDays: "20000", country: "us" });
    expect(result).toMatchObject({ ok: false, problems: [{ path: "country" }] });
  });
});

describe("dates", () => {
  it("does not come back from a month that is too short", async () => {
    const there = await outputsOf({ mode: "add", date: "2026-01-31", months: "1", days: "0" });
    const back = await outputsOf({
      mode: "add",
      date: String(there.result),
      months: "1",
      days: "0",
      direction: "subtract",
    });
    expect([there.result, back.result]).toEqual(["2026-02-28", "2026-01-28"]);
  });

  it.each([
    ["years", { years: "9998" }],
    ["months", { months: "119987" }],
    ["weeks", { weeks: "521722" }],
    ["days", { days: "3652058" }],
  ])("names the field that leads out of the calendar: %s", async (field, raw) => {
    const result = await answerOf({ mode: "add", ...raw });
    expect(result).toMatchObject({ ok: false, problems: [{ path: field }] });
  });

  it("shows the month as a sheet with ISO weeks", async () => {
    const result = await answerOf({ mode: "facts", date: "2021-01-03" });
    if (!result.ok) throw new Error("no answer");
    const day = numberOfDay("2021-01-03");
    expect(result.value.calendar).toMatchObject({ from: day, to: day, marks: [{ day }], iso: true });
    expect(result.value.outputs.fromToday).toBe("1,838 days ago");
  });
});
