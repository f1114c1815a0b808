import { describe, expect, it } from "vitest";
import { resolveDay } from "../../../lib/core/civil/relative-day.ts";

describe("a day that depends on the current one", () => {
  it.each([
    ["today", "2026-11-30", "2026-11-30"],
    ["--12-25", "2026-11-30", "2026-12-25"],
    ["--12-25", "2026-12-25", "2026-12-25"],
    ["--01-01", "2026-11-30", "2027-01-01"],
    ["--02-29", "2026-11-30", "2028-02-29"],
    // 2100 is no leap year.
    ["--02-29", "2096-03-01", "2104-02-29"],
    ["--02-30", "2026-11-30", "--02-30"],
    ["--13-01", "2026-11-30", "--13-01"],
    ["2026-02-30", "2026-11-30", "2026-02-30"],
  ])("%s is on or after %s: %s", (text, today, day) => expect(resolveDay(text, today)).toBe(day));
});
