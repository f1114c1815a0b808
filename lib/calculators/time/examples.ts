import type { Example } from "../define.ts";

const hand = { kind: "independent", by: "by hand, in whole seconds" } as const;
const java = { kind: "independent", by: "java.time.ZonedDateTime (OpenJDK 17)" } as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "2:45:30 and 1 h 50 min",
    origin: hand,
    inputs: {},
    expect: {
      outputs: {
        total: 16_530,
        words: "4 h 35 min 30 s",
        decimal: 4.591666666667,
        minutes: 275.5,
        seconds: 16_530,
        average: 8265,
      },
    },
    shown: true,
  },
  {
    id: "negative",
    title: "1 hour less 2:30:15",
    origin: hand,
    inputs: {
      times: [
        { sign: "add", time: "1:00" },
        { sign: "subtract", time: "2:30:15" },
      ],
    },
    expect: { outputs: { total: -5415, words: "−1 h 30 min 15 s" } },
  },
  {
    id: "carry",
    title: "99:59:59 and a second",
    origin: hand,
    inputs: {
      times: [
        { sign: "add", time: "99:59:59" },
        { sign: "add", time: "1 s" },
      ],
    },
    expect: { outputs: { total: 360_000, words: "4 days 4 h", decimal: 100 } },
  },
  {
    id: "workday",
    title: "9:00 to 17:30 with half an hour's break",
    origin: hand,
    inputs: { mode: "between", pause: "30 min" },
    expect: { outputs: { total: 28_800, decimal: 8, endDay: "on the same day" } },
  },
  {
    id: "midnight",
    title: "10 pm to 6:30 am",
    origin: hand,
    inputs: { mode: "between", from: "10 pm", to: "6:30 am" },
    expect: { outputs: { total: 30_600, decimal: 8.5, endDay: "on the next day" } },
  },
  {
    id: "end-of-day",
    title: "18:00 to 24:00",
    origin: hand,
    inputs: { mode: "between", from: "18:00", to: "24:00" },
    expect: { outputs: { total: 21_600, endDay: "on the same day" } },
  },
  {
    id: "same-time",
    title: "Noon to noon, a full day",
    origin: hand,
    inputs: { mode: "between", from: "12:00", to: "12 noon", fullDay: true },
    expect: { outputs: { total: 86_400, endDay: "on the next day" } },
  },
  {
    id: "later",
    title: "8:30 after 22:15",
    origin: hand,
    inputs: { mode: "shift" },
    expect: { outputs: { clockTime: "06:45 (6:45 AM)", endDay: "on the next day" } },
  },
  {
    id: "earlier",
    title: "20 minutes before 0:10",
    origin: hand,
    inputs: { mode: "shift", clock: "00:10", direction: "subtract", length: "20 min" },
    expect: { outputs: { clockTime: "23:50 (11:50 PM)", endDay: "on the day before" } },
  },
  {
    id: "week",
    title: "A week of 43 hours at $21.37, 3 of them overtime",
    origin: { kind: "independent", by: "python fractions: 40 × 21.37 + 3 × 1.5 × 21.37, each rounded" },
    inputs: { mode: "card", rate: "21.37" },
    expect: {
      outputs: {
        total: 154_800,
        decimal: 43,
        regular: 144_000,
        overtime: 10_800,
        regularPay: 854.8,
        overtimePay: 96.17,
        gross: 950.97,
      },
    },
    shown: true,
  },
  {
    id: "california",
    title: "Seven days by the California rule",
    origin: { kind: "independent", by: "by hand from Labor Code § 510(a)" },
    inputs: {
      mode: "card",
      overtime: "california",
      rate: "20",
      shifts: [
        { start: "06:00", end: "20:30", pause: "0:30" },
        { start: "09:00", end: "17:00" },
        { start: "08:00", end: "18:00" },
        { start: "09:00", end: "17:00" },
        { start: "09:00", end: "17:00" },
        { start: "08:00", end: "12:00" },
        { start: "08:00", end: "18:00" },
      ],
    },
    expect: {
      outputs: { total: 223_200, regular: 144_000, overtime: 64_800, double: 14_400, gross: 1500 },
    },
  },
  {
    id: "quarters",
    title: "8:07 to 17:08 in quarters: 7 minutes down, 8 up",
    origin: { kind: "published", source: "29 CFR 785.48(b) and US Department of Labor, Fact Sheet #53" },
    inputs: { mode: "card", rounding: "15", shifts: [{ start: "08:07", end: "17:08" }] },
    expect: { outputs: { total: 33_300, decimal: 9.25 }, warnings: ["Rounding added 14 min"] },
  },
  {
    id: "to-decimal",
    title: "7:45 as decimal hours",
    origin: hand,
    inputs: { mode: "decimal" },
    expect: { outputs: { decimal: 7.75, minutes: 465 } },
  },
  {
    id: "from-decimal",
    title: "−1.2625 hours",
    origin: hand,
    inputs: { mode: "decimal", way: "fromDecimal", decimalForm: "-1.2625" },
    expect: { outputs: { total: -4545, words: "−1 h 15 min 45 s" } },
  },
  {
    id: "tokyo",
    title: "Noon in universal time, in Tokyo",
    origin: java,
    inputs: { mode: "zone" },
    expect: {
      outputs: {
        there: "21:00 on Thursday, January 15, 2026",
        difference: "9:00 ahead",
        utc: "2026-01-15 12:00",
        unixTime: 1_768_478_400,
      },
    },
  },
  {
    id: "gap",
    title: "2:30 in New York on March 8, 2026 does not exist",
    origin: java,
    inputs: {
      mode: "zone",
      day: "2026-03-08",
      time: "02:30",
      zone: "America/New_York",
      toZone: "Europe/Paris",
    },
    expect: {
      outputs: { there: "08:30 on Sunday, March 8, 2026", unixTime: 1_772_955_000 },
      warnings: ["does not exist", "moved forward to 03:30"],
    },
    shown: true,
  },
  {
    id: "overlap",
    title: "1:30 in New York on November 1, 2026 comes twice",
    origin: java,
    inputs: {
      mode: "zone",
      day: "2026-11-01",
      time: "01:30",
      zone: "America/New_York",
      toZone: "Europe/Paris",
      repeated: "second",
    },
    expect: {
      outputs: { there: "07:30 on Sunday, November 1, 2026", unixTime: 1_793_514_600 },
      warnings: ["twice in"],
    },
  },
  {
    id: "quarter-zones",
    title: "From Newfoundland to Nepal",
    origin: java,
    inputs: {
      mode: "zone",
      day: "2026-07-01",
      time: "6:45 pm",
      zone: "America/St_Johns",
      toZone: "Asia/Kathmandu",
    },
    expect: { outputs: { there: "03:00 on Thursday, July 2, 2026", difference: "8:15 ahead" } },
  },
  {
    id: "break-too-long",
    title: "A break longer than the shift",
    origin: { kind: "independent", by: "by definition" },
    inputs: { mode: "card", shifts: [{ start: "09:00", end: "10:00", pause: "90 min" }] },
    expect: { errors: ["shifts.0.pause"] },
  },
  {
    id: "shifts-overlap",
    title: "A shift that begins before the one before has ended",
    origin: { kind: "independent", by: "by definition" },
    inputs: {
      mode: "card",
      shifts: [
        { day: "2026-01-12", start: "22:00", end: "06:00" },
        { day: "2026-01-13", start: "05:30", end: "12:00" },
      ],
    },
    expect: { errors: ["shifts.1.start"] },
  },
  {
    id: "unknown-zone",
    title: "A zone that does not exist",
    origin: { kind: "independent", by: "IANA Time Zone Database" },
    inputs: { mode: "zone", moreZones: "Europe/Atlantis" },
    expect: { errors: ["moreZones"] },
  },
  {
    id: "no-such-time",
    title: "13:00 pm and 9:60 are no clock times",
    origin: { kind: "independent", by: "by definition" },
    inputs: { mode: "between", from: "13:00 pm", to: "9:60" },
    expect: { errors: ["from", "to"] },
  },
];
