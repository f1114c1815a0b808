import { defineJob } from "../../../kit/calculator/jobs.ts";
import { hand } from "./origins.ts";

export default defineJob({
  slug: "hours-between-times",
  name: "Hours between two times",
  heading: "Hours Between Two Times",
  question: "How many hours is it from one clock time to another?",
  lead: "Gives the hours and minutes from a start to an end time, as a clock duration and in decimal hours, over midnight if needed and less an optional break.",
  seo: {
    title: "Hours Between Two Times Calculator",
    description:
      "Find the hours and minutes between two clock times such as 8:45 AM and 5:15 PM, in decimal hours too, past midnight and with a break taken off.",
  },
  fixed: { mode: "between" },
  fields: ["from", "to", "pause"],
  defaults: { from: "08:45", to: "17:15" },
  examples: [
    {
      id: "office-day",
      title: "8:45 AM to 5:15 PM",
      origin: hand,
      inputs: {},
      expect: { outputs: { total: 30_600, decimal: 8.5, endDay: "same day" } },
    },
    {
      id: "over-midnight",
      title: "10 PM to 6:30 AM with a half-hour break",
      origin: hand,
      inputs: { from: "10 pm", to: "6:30 am", pause: "30 min" },
      expect: { outputs: { total: 28_800, decimal: 8, endDay: "next day" } },
    },
    {
      id: "until-midnight",
      title: "6 PM to midnight",
      origin: hand,
      inputs: { from: "18:00", to: "24:00" },
      expect: { outputs: { total: 21_600, endDay: "same day" } },
    },
  ],
  guide: [
    {
      title: "Subtract on the 24-hour clock",
      text: "Add 12 to every PM hour except noon, then take the start from the end. If the minutes don’t suffice, borrow an hour as 60 minutes. From 8:45 to 17:15 is nine hours less thirty minutes, 8:30. Take off the break last.",
    },
    {
      title: "Past midnight",
      text: "An end that is earlier on the clock than the start is taken to be on the next day, and the result says so. Equal times give zero; for a full day around the clock, choose that under More options. That suits a fire station’s duty from 8 to 8, the default a row left unchanged.",
    },
    {
      title: "8:30 is not 8.30",
      text: "The duration 8:30 is 8.5 decimal hours. Pay, billing and spreadsheets multiply by the decimal figure; people and schedules read the one with the colon. Both are displayed, so copy the one that the form asks for, and never just swap the colon for a point.",
    },
    {
      title: "More than one day",
      text: "Two clock times can’t tell a night from a week. For a trip or an outage over several days, or between two time zones, use the difference between two dates on the time calculator, which also sees clock changes.",
    },
  ],
  faq: [
    {
      q: "How many hours is 9 to 5?",
      a: "Eight hours: from 9:00 to 17:00 on the 24-hour clock. With an unpaid lunch of half an hour, seven and a half hours are worked, and that is what an hourly wage is paid for.",
    },
    {
      q: "Is 12 AM midnight or noon?",
      a: "12:00 AM is midnight at the start of a day and 12:00 PM is noon. Because many readers stumble here, timetables write 11:59 PM or 12:01 AM, and this page also accepts the words noon and midnight.",
    },
    {
      q: "Does daylight saving time count?",
      a: "Not here, because there is no date. On the night when clocks change, a shift over 2 AM is an hour longer or shorter than the clock readings suggest, and the law counts the hours really worked.",
    },
  ],
  related: ["time/time-card", "time/decimal-hours", "time/time-zone-converter"],
  words: [
    "hours from to",
    "time between",
    "elapsed time",
    "time duration",
    "how many hours between",
    "hours worked today",
    "time difference between two times",
    "duration of a shift",
    "minutes between times",
    "am to pm hours",
  ],
});
