import { list } from "../../kit/calculator/define.ts";
import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { choice, count, day, record, text, toggle } from "../../kit/fields/field.ts";

const start = day({ label: "From", hint: "Year 1 to 9999", default: "2000-01-01" });
const end = day({ label: "To", default: "today" });
const date = day({ label: "Date", hint: "Year 1 to 9999", default: "today" });
const direction = choice({
  label: "Direction",
  options: [
    { id: "add", label: "Add" },
    { id: "subtract", label: "Subtract" },
  ],
  default: "add",
});

const freeDays = {
  weekend: choice({
    label: "Weekend",
    options: [
      { id: "place", label: "As usual where the holidays are" },
      { id: "67", label: "Saturday and Sunday" },
      { id: "56", label: "Friday and Saturday" },
      { id: "45", label: "Thursday and Friday" },
      { id: "57", label: "Friday and Sunday" },
      { id: "7", label: "Sunday only" },
      { id: "6", label: "Saturday only" },
      { id: "5", label: "Friday only" },
      { id: "none", label: "No weekend" },
    ],
    default: "place",
  }),
  country: record({
    label: "Public holidays",
    set: "holidays",
    plural: "places",
    default: "none",
    other: { id: "none", label: "None" },
  }),
  holidays: text({
    label: "Custom holidays",
    hint: "One per line: 2026-12-25 Christmas, or 2026-12-24..2026-12-31; up to 10,000 days",
    default: "",
    maxLength: 200_000,
    placeholder: "2026-12-24 Company holiday",
    lines: true,
    optional: true,
  }),
};

const result = { label: "Date", format: { kind: "day" }, primary: true } as const;
const weeks = { label: "Weeks and days", format: { kind: "text" } } as const;
const resultWeekday = { label: "Day of week", verdict: true, format: { kind: "text" } } as const;
const calendarDays = { label: "Calendar days", format: { kind: "count" } } as const;
const taken = {
  weekendDays: { label: "Weekend days off", format: { kind: "count" } },
  holidayDays: { label: "Holidays on working days", format: { kind: "count" } },
} as const;

const isoWeek = { label: "ISO week date", format: { kind: "text" } } as const;
const week = { label: "ISO week", format: { kind: "count" }, primary: true } as const;
const sundayWeek = { label: "US week number", format: { kind: "count" } } as const;
const dayOfYear = { label: "Day of the year", format: { kind: "count" } } as const;
const daysLeft = { label: "Days left in the year", format: { kind: "count" } } as const;

export const modes = {
  difference: {
    label: "Days between",
    inputs: {
      start,
      end,
      includeEnd: toggle({
        label: "Include the end date",
        hint: "Adds one day: both dates count",
        default: false,
      }),
    },
    outputs: {
      days: { label: "Days", format: { kind: "count", suffix: "days" }, primary: true },
      period: { label: "Years, months, days", format: { kind: "text" } },
      weeks,
      hours: { label: "Hours", format: { kind: "count" }, hint: "24-hour days" },
      weekdays: { label: "Monday to Friday", format: { kind: "count" }, hint: "Holidays not subtracted" },
    },
  },
  add: {
    label: "Add or subtract",
    inputs: {
      date,
      direction,
      years: count({ label: "Years", line: "new", default: 0, min: 0, max: 9998 }),
      months: count({ label: "Months", default: 0, min: 0, max: 119_987 }),
      weeks: count({ label: "Weeks", default: 0, min: 0, max: 521_722 }),
      days: count({ label: "Days", default: 30, min: 0, max: 3_652_058 }),
    },
    outputs: { result, weeks, resultWeekday, calendarDays },
  },
  business: {
    label: "Business days between",
    inputs: {
      start,
      end,
      ends: choice({
        label: "End dates to count",
        options: [
          { id: "both", label: "Both (NETWORKDAYS)" },
          { id: "first", label: "Leave out the later date" },
          { id: "last", label: "Leave out the earlier date" },
        ],
        default: "both",
      }),
      ...freeDays,
    },
    outputs: {
      businessDays: { label: "Business days", format: { kind: "count", suffix: "days" }, primary: true },
      calendarDays,
      ...taken,
    },
  },
  addBusiness: {
    label: "Add business days",
    inputs: {
      date,
      direction,
      businessDays: count({
        label: "Business days",
        hint: "Counting starts with the next working day",
        default: 10,
        min: 0,
        max: 3_652_058,
      }),
      ...freeDays,
    },
    outputs: { result, resultWeekday, calendarDays, ...taken },
  },
  publicHolidays: {
    label: "Public holidays",
    inputs: {
      region: record({
        label: "Country or region",
        set: "holidays",
        plural: "places",
        default: "us",
        other: { id: "none", label: "None" },
      }),
      year: count({
        label: "Year, if not this one",
        default: undefined,
        min: 1,
        max: 9999,
        optional: true,
      }),
    },
    outputs: {
      daysOff: {
        label: "Holidays on working days",
        format: { kind: "count", suffix: "days" },
        primary: true,
      },
      nextHoliday: { label: "Next holiday", key: true, format: { kind: "text" } },
      nextHolidayDay: { label: "Date of the next holiday", key: true, format: { kind: "day" } },
      daysToHoliday: {
        label: "Days until then",
        key: true,
        format: { kind: "count" },
        hint: "0 means today",
      },
      weekendHolidays: { label: "Holidays on weekend days", format: { kind: "count" } },
      holidayList: list({
        label: "Holidays by date",
        isAnswer: true,
        columns: {
          day: { label: "Date", format: { kind: "day" } },
          weekday: { label: "Weekday", format: { kind: "text" } },
          name: { label: "Holiday", format: { kind: "text" } },
        },
      }),
    },
  },
  dueDate: {
    label: "Due date",
    inputs: {
      basis: choice({
        label: "Count from",
        options: [
          { id: "lastPeriod", label: "First day of the last period" },
          { id: "conception", label: "Conception" },
          { id: "day5", label: "Transfer of a day-5 embryo" },
          { id: "day3", label: "Transfer of a day-3 embryo" },
        ],
        default: "lastPeriod",
      }),
      basisDay: day({ label: "Date", default: "today" }),
      cycle: count({
        label: "Cycle length",
        hint: "Days from one period to the next",
        default: 28,
        min: 20,
        max: 45,
        when: { basis: ["lastPeriod"] },
      }),
    },
    outputs: {
      dueDate: { label: "Due date", format: { kind: "day" }, primary: true },
      dueWeekday: { label: "Day of week", verdict: true, format: { kind: "text" } },
      weeksPregnant: { label: "Weeks pregnant today", key: true, format: { kind: "text" } },
      daysToGo: { label: "Days to go", key: true, format: { kind: "count" } },
      secondTrimester: { label: "Second trimester begins", format: { kind: "day" }, hint: "14 weeks" },
      thirdTrimester: { label: "Third trimester begins", format: { kind: "day" }, hint: "28 weeks" },
    },
  },
  facts: {
    label: "Date facts",
    inputs: { date },
    outputs: {
      weekday: { label: "Day of week", format: { kind: "text" }, primary: true },
      isoWeek,
      week,
      sundayWeek,
      dayOfYear,
      daysLeft,
      quarter: { label: "Quarter", format: { kind: "count" } },
      year: { label: "Year type", format: { kind: "text" } },
      place: { label: "Position in the month", format: { kind: "text" } },
      fromToday: { label: "Relative to today", format: { kind: "text" } },
      julianDay: { label: "Julian day number", format: { kind: "count" }, hint: "At noon, universal time" },
      unixTime: { label: "Unix time", format: { kind: "count" }, hint: "At 00:00 UTC, in seconds" },
    },
  },
  week: {
    label: "Week number",
    inputs: { date },
    outputs: {
      isoWeek,
      week,
      sundayWeek,
      dayOfYear,
      daysLeft,
      weekStart: { label: "Monday of the week", format: { kind: "day" } },
      weekEnd: { label: "Sunday of the week", format: { kind: "day" } },
      weeksOfYear: { label: "ISO weeks in the year", format: { kind: "count" } },
    },
  },
} as const;

type Declared = ModesOf<typeof modes>;
export type Inputs<K extends keyof typeof modes = keyof typeof modes> = ModeInputs<Declared, K>;
export type ModeResult<K extends keyof typeof modes> = ModeComputation<Declared, K>;
export type BusinessInputs = Inputs<"business" | "addBusiness">;
