import { choice, clock, day, number, text, zone } from "../../fields/field.ts";

const zones = { mode: ["zone"] } as const;
const dates = { mode: ["dates"] } as const;
const unix = { mode: ["unix"] } as const;
const toDate = { mode: ["unix"], unixWay: ["toDate"] } as const;
const fromDate = { mode: ["unix"], unixWay: ["fromDate"] } as const;

/** Which of the two is meant, when clocks are set back over a time. */
const occurrence = (label: string, when: Readonly<Record<string, readonly string[]>>) =>
  choice({
    label,
    hint: "When clocks are set back",
    options: [
      { id: "first", label: "The first" },
      { id: "second", label: "The second" },
    ],
    default: "first",
    inline: true,
    advanced: true,
    when,
  });

/** The fields of the modes with time zones. */
export const momentInputs = {
  startDay: day({ label: "Start date", default: "today", when: dates }),
  startClock: clock({ label: "Start time", default: "09:00", when: dates }),
  startZone: zone({ label: "Start time zone", default: "local", when: dates }),
  endDay: day({ label: "End date", default: "today", when: dates }),
  endClock: clock({ label: "End time", default: "17:30", when: dates }),
  endZone: zone({ label: "End time zone", default: "local", when: dates }),
  startRepeated: occurrence("If the start time occurs twice", dates),
  endRepeated: occurrence("If the end time occurs twice", dates),
  day: day({ label: "Date", default: "today", when: zones }),
  time: clock({ label: "Time", default: "12:00", when: zones }),
  zone: zone({ label: "From time zone", default: "local", when: zones }),
  toZone: zone({ label: "To time zone", default: "Asia/Tokyo", when: zones }),
  moreZones: text({
    label: "More time zones",
    hint: "One per line, up to 30: Europe/Paris",
    default: "UTC\nEurope/London\nAmerica/New_York\nAsia/Kolkata",
    maxLength: 2000,
    placeholder: "Europe/Paris",
    lines: true,
    optional: true,
    when: zones,
  }),
  repeated: occurrence("If the time occurs twice", zones),
  unixWay: choice({
    label: "Convert",
    options: [
      { id: "toDate", label: "Unix time to date" },
      { id: "fromDate", label: "Date to Unix time" },
    ],
    default: "toDate",
    inline: true,
    when: unix,
  }),
  timestamp: number({
    label: "Unix time",
    hint: "Since January 1, 1970, 00:00 UTC; may be negative",
    default: 1_700_000_000,
    min: -1e20,
    max: 1e21,
    when: toDate,
  }),
  timestampUnit: choice({
    label: "Unit",
    options: [
      { id: "auto", label: "Detect from the size" },
      { id: "seconds", label: "Seconds" },
      { id: "milliseconds", label: "Milliseconds" },
      { id: "microseconds", label: "Microseconds" },
      { id: "nanoseconds", label: "Nanoseconds" },
    ],
    default: "auto",
    when: toDate,
  }),
  unixDay: day({ label: "Date", default: "today", when: fromDate }),
  unixClock: clock({ label: "Time", default: "12:00", when: fromDate }),
  unixZone: zone({ label: "Time zone", default: "local", when: unix }),
  unixRepeated: occurrence("If the time occurs twice", fromDate),
};
