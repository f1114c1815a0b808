import { afterEach, describe, expect, it, vi } from "vitest";
import { getLocalTimeZone, readLocalClock } from "../../../lib/core/civil/local-clock.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("getLocalTimeZone", () => {
  it("asks Temporal, which takes no time, where there is one", () => {
    vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "Asia/Tokyo" } });
    expect(getLocalTimeZone()).toBe("Asia/Tokyo");
  });

  it("asks Intl in older browsers", () => {
    vi.stubGlobal("Temporal", undefined);
    expect(getLocalTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});

describe("readLocalClock", () => {
  it("returns the local date, not that of UTC", () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 5, 0, 30) });
    expect(readLocalClock()).toEqual({
      today: "2026-01-05",
      now: new Date(2026, 0, 5, 0, 30).getTime(),
      timeZone: getLocalTimeZone(),
    });
  });
});
