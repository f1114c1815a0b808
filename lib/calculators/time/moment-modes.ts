import { choice, clock, day, number, text, zone } from "../../kit/fields/field.ts";
import { outputs as o } from "./outputs.ts";

const occurrence = (label: string, when?: Readonly<Record<string, readonly string[]>>) =>
  choice({
    label,
    hint: "When clocks are set back",
    options: [
      { id: "first", label: "The first" },
      { id: "second", label: "The second" },
    ],
    default: "first",
    advanced: true,
    ...(when && { when }),
  });

export const momentModes = {
  dates: {
    label: "Between two dates",
    inputs: {
      startDay: day({ label: "Start date", default: "today" }),
      startClock: clock({ label: "Start time", default: "09:00" }),
      startZone: zone({ label: "Start time zone", default: "local" }),
      endDay: day({ label: "End date", default: "today" }),
      endClock: clock({ label: "End time", default: "17:30" }),
      endZone: zone({ label: "End time zone", default: "local" }),
      startRepeated: occurrence("Repeated hour at start"),
      endRepeated: occurrence("Repeated hour at end"),
    },
    outputs: {
      total: o.total,
      decimal: o.decimal,
      words: o.words,
      minutes: o.minutes,
      seconds: o.seconds,
      byTheClocks: o.byTheClocks,
      startUtc: o.startUtc,
      endUtc: o.endUtc,
    },
  },
  zone: {
    label: "Time zones",
    inputs: {
      day: day({ label: "Date", default: "today" }),
      time: clock({ label: "Time", default: "12:00" }),
      zone: zone({ label: "From time zone", default: "local" }),
      toZone: zone({ label: "To time zone", default: "Asia/Tokyo" }),
      moreZones: text({
        label: "More time zones",
        hint: "One per line, up to 30: Europe/Paris",
        default: "UTC\nEurope/London\nAmerica/New_York\nAsia/Kolkata",
        maxLength: 2000,
        placeholder: "Europe/Paris",
        lines: true,
        optional: true,
      }),
      repeated: occurrence("Repeated hour"),
    },
    outputs: { there: o.there, difference: o.difference, utc: o.utc, unixTime: o.unixTime },
  },
  unix: {
    label: "Unix time",
    inputs: {
      unixWay: choice({
        label: "Convert",
        options: [
          { id: "toDate", label: "Unix time to date" },
          { id: "fromDate", label: "Date to Unix time" },
        ],
        default: "toDate",
      }),
      timestamp: number({
        label: "Unix time",
        hint: "Since January 1, 1970, 00:00 UTC; may be negative",
        default: 1_700_000_000,
        min: -1e20,
        max: 1e21,
        when: { unixWay: ["toDate"] },
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
        when: { unixWay: ["toDate"] },
      }),
      unixDay: day({ label: "Date", default: "today", when: { unixWay: ["fromDate"] } }),
      unixClock: clock({ label: "Time", default: "12:00", when: { unixWay: ["fromDate"] } }),
      unixZone: zone({ label: "Time zone", default: "local" }),
      unixRepeated: occurrence("Repeated hour", { unixWay: ["fromDate"] }),
    },
    outputs: {
      localTime: o.localTime,
      utc: o.utc,
      unixTime: o.unixTime,
      unixMilliseconds: o.unixMilliseconds,
      iso: o.iso,
    },
  },
} as const;
