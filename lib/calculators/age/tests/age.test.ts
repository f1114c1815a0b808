import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readInputs } from "@/tests/kit/fields/read-inputs.ts";
import { civilDate, dayNumber, numberOfDay, textOfDay } from "../../../core/civil/day.ts";
import { loadTemporal } from "../../../core/civil/temporal.ts";
import { loadFromFolder } from "../../../core/data/read-file.ts";
import { ageOn, birthdayIn, nextBirthday } from "../birthday.ts";
import calculator from "../calculator.ts";
import { compute, data } from "../compute.ts";

const context = {
  today: "2026-01-15",
  now: Date.parse("2026-01-15T12:00:00Z"),
  timeZone: "UTC",
  currency: { code: "USD", decimals: 2 },
};

const temporal = await loadTemporal();

function outputsOf(raw: Record<string, string>) {
  const read = readInputs(calculator.inputs, raw, context);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const result = compute(read.inputs as never, context, raw.mode === "moment" ? temporal : undefined);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.outputs;
}

describe("birthdays", () => {
  const leap = { year: 2000, month: 2, day: 29 };
  it("of 29 February are on 1 March or on 28 February in common years", () => {
    expect(textOfDay(birthdayIn(2026, leap, "march"))).toBe("2026-03-01");
    expect(textOfDay(birthdayIn(2026, leap, "february"))).toBe("2026-02-28");
    expect(textOfDay(birthdayIn(2028, leap, "february"))).toBe("2028-02-29");
    // 2100 is no leap year.
    expect(textOfDay(birthdayIn(2100, leap, "march"))).toBe("2100-03-01");
  });

  test("the years of an age are the birthdays that have been reached", () => {
    const days = fc.integer({ min: numberOfDay("1895-01-01"), max: numberOfDay("2105-12-31") });
    fc.assert(
      fc.property(days, days, fc.constantFrom("march" as const, "february" as const), (a, b, rule) => {
        const [birth, target] = [civilDate(Math.min(a, b)), civilDate(Math.max(a, b))];
        const number = dayNumber(target);
        const reached = birthdayIn(target.year, birth, rule) <= number;
        expect(ageOn(target, birth, rule).years).toBe(
          Math.max(0, target.year - birth.year - (reached ? 0 : 1)),
        );
        const next = nextBirthday(number, birth, rule);
        expect(next.day).toBeGreaterThanOrEqual(number);
        expect(next.day - number).toBeLessThanOrEqual(number === dayNumber(birth) ? 366 : 366);
      }),
      { examples: [[numberOfDay("2000-02-29"), numberOfDay("2025-02-28"), "february"]] },
    );
  });
});

describe("age", () => {
  it("grows by the day over a leap day's birthday", () => {
    const ages = ["2025-02-27", "2025-02-28", "2025-03-01", "2025-03-02"].map(
      (target) => outputsOf({ birth: "2000-02-29", target, leapBirthday: "february" }).age,
    );
    expect(ages).toEqual(["24 years, 11 months, 29 days", "25 years", "25 years, 1 day", "25 years, 2 days"]);
  });

  it("has no next birthday where the calendar ends", () => {
    const outputs = outputsOf({ birth: "9999-03-01", target: "9999-12-31" });
    expect(outputs.nextBirthday).toBeUndefined();
    expect(outputs.totalDays).toBe(305);
  });

  it("needs Temporal for moments only", async () => {
    expect(data({ mode: "date" }, loadFromFolder)).toBeUndefined();
    expect(await data({ mode: "moment" }, loadFromFolder)).toBe(temporal);
    expect(data({ mode: "moment" }, loadFromFolder)).toBe(temporal);
  });
});

describe("moments", () => {
  it("puts a time that clocks left out where they went to", () => {
    const raw = {
      mode: "moment",
      birth: "2024-03-10",
      birthTime: "02:30",
      birthZone: "America/New_York",
      target: "2024-03-10",
      targetTime: "03:30",
      targetZone: "America/New_York",
    };
    expect(outputsOf(raw).totalSeconds).toBe(0);
  });

  it("is as old in every time zone", () => {
    const raw = { mode: "moment", birth: "1990-06-20", birthTime: "23:30", birthZone: "Europe/Paris" };
    const tokyo = { target: "2026-01-15", targetTime: "21:00", targetZone: "Asia/Tokyo" };
    const utc = { target: "2026-01-15", targetTime: "12:00", targetZone: "UTC" };
    expect(outputsOf({ ...raw, ...tokyo })).toEqual(outputsOf({ ...raw, ...utc }));
  });

  it("does not leave the calendar's ends without an answer", () => {
    const raw = {
      mode: "moment",
      birth: "0001-01-01",
      birthTime: "00:00",
      birthZone: "Pacific/Kiritimati",
      target: "9999-12-31",
      targetTime: "23:59",
      targetZone: "Pacific/Pago_Pago",
    };
    expect(outputsOf(raw).years).toBe(9999);
  });
});
