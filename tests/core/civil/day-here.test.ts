import { afterEach, describe, expect, it, vi } from "vitest";
import { dayHere, zoneHere } from "../../../lib/core/civil/day-here.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("zoneHere", () => {
  it("asks Temporal, which takes no time, where there is one", () => {
    vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "Asia/Tokyo" } });
    expect(zoneHere()).toBe("Asia/Tokyo");
  });

  it("asks Intl in older browsers", () => {
    vi.stubGlobal("Temporal", undefined);
    expect(zoneHere()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});

describe("dayHere", () => {
  it("returns the local date, not that of UTC", () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 5, 0, 30) });
    expect(dayHere()).toEqual({
      today: "2026-01-05",
      now: new Date(2026, 0, 5, 0, 30).getTime(),
      timeZone: zoneHere(),
    });
  });
});
