import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addEntry,
  HISTORY_CAP,
  type HistoryEntry,
  historyCsv,
  parseHistory,
  removeEntry,
  serialiseHistory,
} from "../../../kit/calculator/history.ts";

const entry: HistoryEntry = { expression: "12 + 7", result: "19", at: "2025-08-13T10:00:00.000Z" };

describe("history", () => {
  it("survives being stored", () => {
    const entries = [{ expression: "1 ÷ 3", result: "0.3333333", precise: "0.3333333333333333" }, entry];
    expect(parseHistory(serialiseHistory(entries))).toEqual(entries);
  });
  it("keeps the newest hundred", () => {
    let entries: readonly HistoryEntry[] = [];
    for (let i = 0; i < HISTORY_CAP + 5; i += 1)
      entries = addEntry(entries, { expression: `${i} + 0`, result: `${i}` });
    expect(entries).toHaveLength(HISTORY_CAP);
    expect(entries[0]?.result).toBe("104");
  });
  it("removes one entry", () => {
    expect(removeEntry([entry, { ...entry, result: "1" }], 0)).toEqual([{ ...entry, result: "1" }]);
    expect(removeEntry([entry], 7)).toEqual([entry]);
  });
});

describe("hostile storage", () => {
  it.each([
    ["nothing", null],
    ["empty text", ""],
    ["no JSON", "{"],
    ["no list", '{"expression":"1","result":"1"}'],
    ["null", "null"],
    ["a number", "7"],
    ["a list of other things", '[null,1,"x",[],{},{"expression":1,"result":2},{"expression":"1"}]'],
    ["blank lines", '[{"expression":" ","result":"1"},{"expression":"1","result":""}]'],
    ["control characters", '[{"expression":"1\\u0000","result":"1"},{"expression":"1\\n2","result":"3"}]'],
    ["direction overrides", '[{"expression":"\\u202e12","result":"1"}]'],
    ["a long expression", JSON.stringify([{ expression: "1".repeat(1001), result: "1" }])],
    ["a long result", JSON.stringify([{ expression: "1", result: "1".repeat(101) }])],
    ["half a megabyte", JSON.stringify(Array(20_000).fill(entry))],
    ["deep nesting", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ])("%s reads as no entries", (_, stored) => expect(parseHistory(stored)).toEqual([]));

  it("keeps the good entries among bad ones, without foreign properties", () => {
    const stored = `[{"expression":"12 + 7","result":"19","__proto__":{"x":1},"at":"never","html":"<b>"},5]`;
    const [first, ...others] = parseHistory(stored);
    expect(first).toEqual({ expression: "12 + 7", result: "19" });
    expect(Object.keys(first ?? {})).toEqual(["expression", "result"]);
    expect(others).toEqual([]);
  });
  it("reads at most the cap", () =>
    expect(parseHistory(JSON.stringify(Array(300).fill(entry)))).toHaveLength(HISTORY_CAP));
  it("never throws", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => Array.isArray(parseHistory(stored))));
  });
});

describe("CSV", () => {
  it("has a header, one line an entry and CRLF", () => {
    expect(historyCsv([entry])).toBe(
      "Expression,Result,Full precision,Time\r\n12 + 7,19,19,2025-08-13T10:00:00.000Z\r\n",
    );
  });
  it("quotes commas and quotes, and disarms formulas but not negative numbers", () => {
    const csv = historyCsv([{ expression: '=HYPERLINK("a","b")', result: "-5" }]);
    expect(csv.split("\r\n")[1]).toBe(`"'=HYPERLINK(""a"",""b"")",-5,-5,`);
  });
});
