import type { Example } from "../../kit/calculator/define.ts";

const java = { kind: "independent", by: "java.time.Period and ChronoUnit (OpenJDK 17)" } as const;
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
  },
  {
    id: "moments",
    title: "Born in New York on June 20, 1990 at 11:30 p.m., in Tokyo on January 15, 2026 at 8:00 a.m.",
    origin: { kind: "independent", by: "java.time.ZonedDateTime.until (OpenJDK 17)" },
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
  },
];
