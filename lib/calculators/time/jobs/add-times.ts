import { defineJob } from "../../../kit/calculator/jobs.ts";
import { hand } from "./origins.ts";

export default defineJob({
  slug: "add-times",
  name: "Add hours and minutes",
  heading: "Add Hours and Minutes",
  question: "What is the sum of several times in hours, minutes and seconds?",
  lead: "Adds and subtracts lengths of time and carries minutes above 59 into hours. You get the total as h:mm:ss, in decimal hours and in minutes, and the average.",
  seo: {
    title: "Add Time: Hours, Minutes and Seconds",
    description:
      "Add or subtract times in hours, minutes and seconds, for work logs, lap times or playlists, with the total in decimal hours and the average of the list.",
  },
  fixed: { mode: "sum" },
  fields: ["times"],
  defaults: {
    times: [
      { sign: "add", time: "1:45" },
      { sign: "add", time: "2:30" },
      { sign: "add", time: "0:50" },
    ],
  },
  examples: [
    {
      id: "three-tasks",
      title: "1:45, 2:30 and 0:50",
      origin: hand,
      inputs: {},
      expect: { outputs: { total: 18_300, words: "5 h 5 min" } },
    },
    {
      id: "carry-a-second",
      title: "99:59:59 plus one second",
      origin: hand,
      inputs: {
        times: [
          { sign: "add", time: "99:59:59" },
          { sign: "add", time: "1 s" },
        ],
      },
      expect: { outputs: { total: 360_000, decimal: 100 } },
    },
    {
      id: "below-zero",
      title: "One hour minus 2:30:15",
      origin: hand,
      inputs: {
        times: [
          { sign: "add", time: "1:00" },
          { sign: "subtract", time: "2:30:15" },
        ],
      },
      expect: { outputs: { total: -5415, words: "−1 h 30 min 15 s" } },
    },
  ],
  guide: [
    {
      title: "Carry at 60, not at 100",
      text: "Add the seconds, then the minutes, then the hours, and carry one for every full 60. A pocket calculator adds 1.45 and 2.30 to 3.75 and not to 4:15, the usual mistake when times are typed as decimals. Carry only at the end if you like; the total is the same.",
    },
    {
      title: "Ways to write a time",
      text: "Hours and minutes as 1:45, with seconds as 1:45:30, or with units as 1h 45m, 90 min or 45 s. Two numbers with one colon are hours and minutes: enter a lap of 4 minutes 12 seconds as 0:04:12 or 4m 12s.",
    },
    {
      title: "Totals over a day",
      text: "A total does not start over at 24 hours: it may be 37:20, and the words below it say how many days that is. If you need the clock time at which something ends, that is another question: add a length to a clock time on the time calculator.",
    },
  ],
  faq: [
    {
      q: "How do I add times in Excel?",
      a: "Sum the cells and format the result as [h]:mm. Without the brackets the sheet starts over after 24 hours and shows 37:20 as 13:20. Times typed with a colon are read as times by every spreadsheet.",
    },
    {
      q: "Can I subtract a time?",
      a: "Yes. Switch the sign in front of a row to minus. If more is subtracted than added, the total is negative and keeps its minutes, instead of jumping back a day.",
    },
    {
      q: "How do I get the average of lap times?",
      a: "Enter one lap per row. The average is the total divided by the number of rows, rounded to a whole second; subtracted rows count as rows as well, so leave them out.",
    },
  ],
  related: ["time/multiply-time", "time/decimal-hours", "time/time-card"],
  words: [
    "adding hours and minutes",
    "time adder",
    "sum of times",
    "total time",
    "add minutes",
    "subtract time",
    "time math",
    "hours and minutes calculator",
    "add hh:mm:ss",
    "lap time total",
    "duration sum",
  ],
});
