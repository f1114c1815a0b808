import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addBusinessDays,
  businessDays,
  holidaysWithin,
  isBusinessDay,
  offDays,
  weekendDays,
  workdaysWithin,
} from "../../../lib/core/civil/business-days.ts";
import { LAST_DAY, weekday } from "../../../lib/core/civil/day.ts";

const day = fc.integer({ min: 20_000, max: 20_400 });
const weekends = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 });
const holidays = fc.array(day, { maxLength: 40 });

describe("business days", () => {
  test("equal the count of a walk over every day", () => {
    fc.assert(
      fc.property(day, day, weekends, holidays, holidays, (first, last, weekend, listed, workdays) => {
        const off = offDays(weekend, listed, workdays);
        const isOff = (number: number) =>
          (weekend.includes(weekday(number)) && !workdays.includes(number)) || listed.includes(number);
        let walked = 0;
        for (let number = first; number <= last; number += 1) if (!isOff(number)) walked += 1;
        expect(businessDays(first, last, off)).toBe(walked);
        if (last >= first) {
          const weekendsOff = weekendDays(first, last, off.weekend) - workdaysWithin(first, last, off).length;
          const all = weekendsOff + holidaysWithin(first, last, off).length;
          expect(all + walked).toBe(last - first + 1);
        }
      }),
    );
  });

  test("added one after the other lead to the same day, forwards and backwards", () => {
    const direction = fc.constantFrom(1 as const, -1 as const);
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), direction, weekends, holidays, (...inputs) => {
        const [from, count, sign, weekend, listed] = inputs;
        const off = offDays(weekend, listed);
        let walked = from;
        for (let left = count; left > 0; ) {
          walked += sign;
          if (isBusinessDay(walked, off)) left -= 1;
        }
        expect(addBusinessDays(from, count, sign, off)).toBe(walked);
      }),
    );
  });

  test("end with the calendar", () => {
    expect(addBusinessDays(LAST_DAY - 3, 30, 1, offDays([], []))).toBeUndefined();
    expect(addBusinessDays(LAST_DAY - 3, 3, 1, offDays([], []))).toBe(LAST_DAY);
    expect(addBusinessDays(0, 1, 1, offDays([1, 2, 3, 4, 5, 6, 7], []))).toBeUndefined();
  });
});
