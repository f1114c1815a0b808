import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { choice, clock, count, day, zone } from "../../kit/fields/field.ts";

const birth = day({ label: "Date of birth", hint: "Year 1 to 9999", default: "1990-06-20" });
const target = day({ label: "Age on", hint: "Today or any other date", default: "today" });
const leapBirthday = choice({
  label: "Leap-day birthday in non-leap years",
  hint: "Only matters if born on February 29",
  options: [
    { id: "march", label: "March 1" },
    { id: "february", label: "February 28" },
  ],
  default: "march",
  advanced: true,
});

const outputs = {
  age: { label: "Age", format: { kind: "text" }, primary: true },
  years: { label: "Completed years", format: { kind: "count" } },
  totalMonths: { label: "Total months", format: { kind: "count" } },
  weeks: { label: "Weeks and days", format: { kind: "text" } },
  totalDays: { label: "Days", key: true, format: { kind: "count" }, hint: "The day of birth is day 0" },
  totalHours: { label: "Hours", format: { kind: "count" } },
  totalMinutes: { label: "Minutes", format: { kind: "count" } },
  totalSeconds: { label: "Seconds", format: { kind: "count" } },
  birthWeekday: { label: "Day of week at birth", format: { kind: "text" } },
  nextBirthday: { label: "Next birthday", key: true, format: { kind: "day" } },
  nextBirthdayWeekday: { label: "Day of week", format: { kind: "text" } },
  daysToBirthday: { label: "Days until then", key: true, format: { kind: "count" }, hint: "0 means today" },
  ageReached: { label: "Age at next birthday", format: { kind: "count" } },
} as const;

export const modes = {
  date: { label: "By date", inputs: { birth, target, leapBirthday }, outputs },
  moment: {
    label: "With time of birth",
    inputs: {
      birth,
      birthTime: clock({ label: "Time of birth", default: "12:00" }),
      birthZone: zone({ label: "Time zone at birth", default: "local" }),
      target,
      targetTime: clock({
        label: "Time on that date",
        hint: "Blank = current time",
        default: undefined,
        optional: true,
      }),
      targetZone: zone({ label: "Time zone on that date", default: "local" }),
      leapBirthday,
    },
    outputs,
  },
  reach: {
    label: "Date of an age",
    inputs: {
      birth,
      wantedAge: count({ label: "Age to reach", default: 67, min: 1, max: 9998, suffix: "years" }),
      leapBirthday,
    },
    outputs: {
      reachDay: { label: "Date", format: { kind: "day" }, primary: true },
      reachWeekday: { label: "Day of week", verdict: true, format: { kind: "text" } },
      timeToReach: { label: "From today", key: true, format: { kind: "text" } },
      daysToReach: { label: "Days from today", key: true, format: { kind: "count" } },
      daysLived: { label: "Days of life by then", format: { kind: "count" } },
    },
  },
} as const;

type Declared = ModesOf<typeof modes>;
export type ModeId = keyof typeof modes;
export type Inputs<K extends ModeId = ModeId> = ModeInputs<Declared, K>;
export type ModeResult<K extends ModeId> = ModeComputation<Declared, K>;
