import { choice, clock, day, zone } from "../../fields/field.ts";
import { defineForm } from "../define.ts";
import { examples } from "./examples.ts";

const moment = { mode: ["moment"] } as const;

export default defineForm({
  id: "age",
  label: "Age",
  category: "math-utility",
  heading: "Age Calculator",
  summary:
    "Exact age in years, months and days at any date, or to the second with the time and time zone of birth, with the next birthday and milestones.",
  seo: {
    title: "Age Calculator: Years, Months and Days",
    description:
      "Work out an exact age in years, months, weeks, days or seconds at any date, with time zones, the next birthday, milestones and the February 29 rule.",
  },
  keywords: [
    "how old am i",
    "birthday",
    "date of birth",
    "age in days",
    "age in weeks",
    "age in months",
    "next birthday",
    "leap day birthday",
    "milestones",
  ],
  guide: [
    {
      title: "How years, months and days are counted",
      text: "As many whole months as fit are taken first: a month is over when the day of birth is reached again. The days that remain are counted from there. Someone born on March 15 is 2 months and 5 days old on May 20. This is also how java.time and the Temporal standard of JavaScript count.",
    },
    {
      title: "Births on the 29th, 30th and 31st",
      text: "Where a month has no such day, sites differ. Here the month counts as over only when the day number itself is passed: from January 29, 1970 to February 28, 1971 it is 1 year and 30 days. Programs that cut the date to the end of the month first say 1 year and 1 month. The total number of days is the same in both.",
    },
    {
      title: "Born on February 29",
      text: "In years without that day, the birthday is March 1 by the law of some places (Hong Kong) and the usual reading in others, February 28 elsewhere (Taiwan, and Japan, where an age is reached at the end of the day before the birthday). The choice is under More options; the default is March 1. It moves the birthday, the age reached on February 28 and nothing else.",
    },
    {
      title: "Age on a date or at a moment",
      text: "By date, only calendar days count: the day of birth is day 0, and hours are days times 24. At a moment, time of birth and time zones count: both moments are put on the calendar of the place of birth, the years, months and days are counted there, and the totals are hours and seconds that really passed, including the hours that summer time adds and takes away.",
    },
    {
      title: "Why two calculators may differ by a day",
      text: "Some count the day of birth as day 1, some use the date in another time zone, and some divide by 365.25. In law an age is usually reached at the start of the birthday, whatever the time of birth. East Asian age, which counts calendar years, is not worked out here.",
    },
    {
      title: "Old dates",
      text: "All dates are of the Gregorian calendar, also before it was introduced on October 15, 1582 (in Britain and its colonies September 14, 1752, in Russia February 1918). A date of birth from an older register is probably Julian and must be converted first.",
    },
  ],
  inputs: {
    mode: choice({
      label: "What counts",
      options: [
        { id: "date", label: "By date" },
        { id: "moment", label: "With time of birth" },
      ],
      default: "date",
      mode: true,
    }),
    birth: day({ label: "Date of birth", hint: "Year 1 to 9999", default: "1990-06-20" }),
    birthTime: clock({ label: "Time of birth", default: "12:00", when: moment }),
    birthZone: zone({ label: "Time zone of birth", default: "local", when: moment }),
    target: day({ label: "Age on", hint: "Today, or any later or earlier date", default: "today" }),
    targetTime: clock({
      label: "At the time",
      hint: "Left empty: the present time of day",
      default: undefined,
      optional: true,
      when: moment,
    }),
    targetZone: zone({ label: "Time zone of that date", default: "local", when: moment }),
    leapBirthday: choice({
      label: "Birthday of February 29 in common years",
      hint: "Matters only to those born on February 29",
      options: [
        { id: "march", label: "March 1" },
        { id: "february", label: "February 28" },
      ],
      default: "march",
      inline: true,
      advanced: true,
    }),
  },
  outputs: {
    age: { label: "Age", format: { kind: "text" }, primary: true },
    years: { label: "Completed years", format: { kind: "count" } },
    totalMonths: { label: "Completed months in all", format: { kind: "count" } },
    weeks: { label: "Weeks and days", format: { kind: "text" } },
    totalDays: { label: "Days", format: { kind: "count" }, hint: "The day of birth is day 0" },
    totalHours: { label: "Hours", format: { kind: "count" } },
    totalMinutes: { label: "Minutes", format: { kind: "count" } },
    totalSeconds: { label: "Seconds", format: { kind: "count" } },
    birthWeekday: { label: "Born on a", format: { kind: "text" } },
    nextBirthday: { label: "Next birthday", format: { kind: "day" } },
    nextBirthdayWeekday: { label: "It is a", format: { kind: "text" } },
    daysToBirthday: { label: "Days until then", format: { kind: "count" }, hint: "0: it is today" },
    ageReached: { label: "Age reached then", format: { kind: "count" } },
  },
  assumptions: [
    "Dates are of the proleptic Gregorian calendar, years 1 to 9999.",
    "The day of birth is day 0: whoever is born today is 0 days old.",
    "Whole months come first, then the days that remain (java.time and Temporal convention).",
  ],
  sources: [
    {
      id: "temporal",
      title: "Temporal: PlainDate.prototype.until and ZonedDateTime.prototype.until",
      edition: "TC39, proposal-temporal",
      clause: "Difference of dates; month-end rule of issue 2759",
      url: "https://github.com/tc39/proposal-temporal/issues/2759",
    },
    {
      id: "iso8601",
      title: "ISO 8601-1: Date and time, representations for information interchange",
      edition: "2019",
      clause: "Gregorian calendar",
    },
    {
      id: "legal-age",
      title: "Age of Majority (Related Provisions) Ordinance, Cap. 410 of the laws of Hong Kong",
      clause: "Section 5: persons born on February 29",
    },
    {
      id: "tzdata",
      title: "IANA Time Zone Database, as built into the browser or server",
      url: "https://www.iana.org/time-zones",
    },
  ],
  examples,
  related: ["date", "time", "bmi", "calorie"],
});
