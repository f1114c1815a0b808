import type { Example } from "../../kit/calculator/define.ts";

const java = { kind: "independent", by: "java.time.Period and ChronoUnit (OpenJDK 17)" } as const;
const zoned = { kind: "independent", by: "java.time.ZonedDateTime.until (OpenJDK 17)" } as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "Born on June 20, 1990, on January 15, 2026",
    origin: java,
    inputs: {},
    expect: {
      outputs: {
        age: "35 years, 6 months, 26 days",
        years: 35,
        totalMonths: 426,
        weeks: "1,856 weeks, 1 day",
        totalDays: 12_993,
        totalHours: 311_832,
        totalMinutes: 18_709_920,
        totalSeconds: 1_122_595_200,
        birthWeekday: "Wednesday",
        nextBirthday: "2026-06-20",
        nextBirthdayWeekday: "Saturday",
        daysToBirthday: 156,
        ageReached: 36,
      },
    },
    displayed: true,
  },
  {
    id: "month-end",
    title: "From January 29, 1970 to February 28, 1971: not yet a month beyond the year",
    origin: { kind: "published", source: "tc39/proposal-temporal, issue 2759" },
    inputs: { birth: "1970-01-29", target: "1971-02-28" },
    expect: { outputs: { age: "1 year, 30 days", totalMonths: 12, totalDays: 395 } },
  },
  {
    id: "leap-day-march",
    title: "Born on February 29, 2000, on February 28, 2025, birthday on March 1",
    origin: java,
    inputs: { birth: "2000-02-29", target: "2025-02-28" },
    expect: {
      outputs: {
        age: "24 years, 11 months, 30 days",
        nextBirthday: "2025-03-01",
        daysToBirthday: 1,
        ageReached: 25,
      },
      warnings: ["the birthday is taken to be March 1"],
    },
    displayed: true,
  },
  {
    id: "leap-day-february",
    title: "The same with the birthday on February 28",
    origin: {
      kind: "independent",
      by: "by hand: 2025 − 2000 birthdays; day count by ChronoUnit.DAYS (OpenJDK 17)",
    },
    inputs: { birth: "2000-02-29", target: "2025-02-28", leapBirthday: "february" },
    expect: {
      outputs: { age: "25 years", totalDays: 9131, nextBirthday: "2025-02-28", daysToBirthday: 0 },
      warnings: ["Happy birthday: 25"],
    },
  },
  {
    id: "birthday",
    title: "On the birthday itself",
    origin: java,
    inputs: { birth: "1990-01-15" },
    expect: {
      outputs: { age: "36 years", totalDays: 13_149, daysToBirthday: 0, ageReached: 36 },
      warnings: ["Happy birthday: 36"],
    },
  },
  {
    id: "born-today",
    title: "Born today: 0 days old",
    origin: { kind: "independent", by: "by definition: the day of birth is day 0" },
    inputs: { birth: "today" },
    expect: {
      outputs: {
        age: "0 days",
        totalDays: 0,
        nextBirthday: "2027-01-15",
        daysToBirthday: 365,
        ageReached: 1,
      },
    },
  },
  {
    id: "century",
    title: "From March 1, 1900, not a leap year, to February 29, 2000",
    origin: java,
    inputs: { birth: "1900-03-01", target: "2000-02-29" },
    expect: { outputs: { age: "99 years, 11 months, 28 days", totalDays: 36_524 } },
  },
  {
    id: "whole-calendar",
    title: "From the first to the last day of the calendar",
    origin: java,
    inputs: { birth: "0001-01-01", target: "9999-12-31" },
    expect: {
      outputs: { age: "9,998 years, 11 months, 30 days", totalDays: 3_652_058, birthWeekday: "Monday" },
      warnings: ["Check the year of birth", "Julian"],
    },
  },
  {
    id: "moments",
    title: "Born in New York on June 20, 1990 at 11:30 p.m., in Tokyo on January 15, 2026 at 8:00 a.m.",
    origin: zoned,
    inputs: {
      mode: "moment",
      birth: "1990-06-20",
      birthTime: "23:30",
      birthZone: "America/New_York",
      target: "2026-01-15",
      targetTime: "08:00",
      targetZone: "Asia/Tokyo",
    },
    expect: {
      outputs: {
        age: "35 years, 6 months, 24 days, 18 h 30 min",
        totalSeconds: 1_122_492_600,
        daysToBirthday: 157,
      },
    },
    displayed: true,
  },
  {
    id: "summer-time",
    title: "A day of 23 hours: the clocks were set forward",
    origin: zoned,
    inputs: {
      mode: "moment",
      birth: "2024-03-09",
      birthTime: "12:00",
      birthZone: "America/New_York",
      target: "2024-03-10",
      targetTime: "12:00",
      targetZone: "America/New_York",
    },
    expect: { outputs: { age: "1 day", totalHours: 23, totalSeconds: 82_800, totalDays: 0 } },
  },
  {
    id: "present-time",
    title: "With the current time of day, born in Berlin at 6:15",
    origin: zoned,
    inputs: { mode: "moment", birthTime: "6:15", birthZone: "Europe/Berlin" },
    expect: { outputs: { age: "35 years, 6 months, 26 days, 6 h 45 min", totalSeconds: 1_122_623_100 } },
  },
  {
    id: "too-early",
    title: "A date before the birth",
    origin: { kind: "independent", by: "by definition" },
    inputs: { birth: "2026-06-20", target: "2026-01-15" },
    expect: { errors: ["target"] },
  },
  {
    id: "moment-too-early",
    title: "A moment an hour before the birth, in another zone",
    origin: { kind: "independent", by: "by hand: 12:00 in Berlin is 11:00 UTC" },
    inputs: {
      mode: "moment",
      birth: "2026-01-15",
      birthTime: "12:00",
      birthZone: "UTC",
      targetTime: "12:00",
      targetZone: "Europe/Berlin",
    },
    expect: { errors: ["target"] },
  },
  {
    id: "no-such-day",
    title: "February 29 of a non-leap year is rejected, not moved",
    origin: { kind: "independent", by: "Gregorian leap year rule" },
    inputs: { birth: "2023-02-29" },
    expect: { errors: ["birth"] },
  },
];
