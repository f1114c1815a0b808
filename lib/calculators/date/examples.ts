import type { Example } from "../../kit/calculator/define.ts";

const java = { kind: "independent", by: "java.time (OpenJDK 17)" } as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "From January 1, 2000 to January 15, 2026",
    origin: java,
    inputs: {},
    expect: {
      outputs: {
        days: 9511,
        period: "26 years, 14 days",
        weeks: "1,358 weeks, 5 days",
        hours: 228_264,
        weekdays: 6793,
      },
    },
  },
  {
    id: "networkdays",
    title: "October 1, 2012 to March 1, 2013 with three holidays",
    origin: { kind: "published", source: "Microsoft Support: NETWORKDAYS function, example" },
    inputs: {
      mode: "business",
      start: "2012-10-01",
      end: "2013-03-01",
      holidays: "2012-11-22\n2012-12-04\n2013-01-21",
    },
    expect: { outputs: { businessDays: 107, holidayDays: 3 } },
  },
  {
    id: "federal",
    title: "Business days in the United States in 2026",
    origin: { kind: "independent", by: "NumPy busday_count with the holidays in 5 U.S.C. 6103" },
    inputs: { mode: "business", start: "2026-01-01", end: "2026-12-31", country: "us" },
    expect: { outputs: { businessDays: 250, calendarDays: 365, weekendDays: 104, holidayDays: 11 } },
  },
];
