import { type CivilDate, civilDate, dayNumber, isLeapYear } from "../../core/civil/day.ts";
import { type Period, periodBetween } from "../../core/civil/period.ts";

/** Date on which people born on February 29 have their birthday in common years. */
export type LeapRule = "march" | "february";

const isLeapDay = ({ month, day }: CivilDate): boolean => month === 2 && day === 29;

export function birthdayIn(year: number, birth: CivilDate, rule: LeapRule): number {
  if (!isLeapDay(birth) || isLeapYear(year)) return dayNumber({ ...birth, year });
  return dayNumber(rule === "march" ? { year, month: 3, day: 1 } : { year, month: 2, day: 28 });
}

/** Returns the next birthday on or after a day. The day of birth itself does not count. */
export function nextBirthday(from: number, birth: CivilDate, rule: LeapRule): { day: number; age: number } {
  const { year } = civilDate(from);
  const first = Math.max(year, birth.year + 1);
  const next = birthdayIn(first, birth, rule) >= from ? first : first + 1;
  return { day: birthdayIn(next, birth, rule), age: next - birth.year };
}

/** Returns the age on a day; by the February 28 rule a birthday can precede the calendar’s. */
export function ageOn(target: CivilDate, birth: CivilDate, rule: LeapRule): Period {
  const period = periodBetween(birth, target);
  const early =
    rule === "february" &&
    isLeapDay(birth) &&
    target.year > birth.year &&
    dayNumber(target) === birthdayIn(target.year, birth, rule) &&
    period.months === 11;
  return early ? { years: period.years + 1, months: 0, days: 0 } : period;
}
