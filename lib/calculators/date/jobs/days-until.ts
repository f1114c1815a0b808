import { defineJob } from "../../../kit/calculator/jobs.ts";
import { java } from "./origins.ts";

export default defineJob({
  slug: "days-until",
  name: "Days until a date",
  heading: "Days Until a Date",
  question: "How many days are left until Christmas or another date?",
  lead: "A countdown in days, weeks and working days to a day of your choice. Today counts as zero, so the day before the event is always one day away.",
  seo: {
    title: "Days Until a Date: Countdown",
    description:
      "Count down to Christmas, a wedding, a trip or a deadline: days from today, full weeks, Monday-to-Friday days, and the months and days that remain.",
  },
  fixed: { mode: "difference" },
  fields: ["end", "start"],
  defaults: { start: "today", end: "--12-25" },
  examples: [
    {
      id: "christmas-from-november",
      title: "Christmas 2026, seen from November 29",
      origin: java,
      inputs: { start: "2026-11-29", end: "2026-12-25" },
      expect: { outputs: { days: 26, weeks: "3 weeks, 5 days", weekdays: 19 } },
    },
    {
      id: "thanksgiving-from-labor-day",
      title: "From Labor Day to Thanksgiving 2026",
      origin: java,
      inputs: { start: "2026-09-07", end: "2026-11-26" },
      expect: { outputs: { days: 80, period: "2 months, 19 days" } },
    },
    {
      id: "wedding",
      title: "A wedding on June 12, 2027",
      origin: java,
      inputs: { start: "2026-11-29", end: "2027-06-12" },
      expect: { outputs: { days: 195, weeks: "27 weeks, 6 days", period: "6 months, 14 days" } },
    },
  ],
  guide: [
    {
      title: "What the countdown counts",
      text: "It counts midnights: the number of times you go to bed before the day arrives. Tomorrow is one day away, whatever the time is now. People who also count today, or the event itself, get one more; for a wedding countdown that is a matter of taste, for a visa or a return period it can cost money.",
    },
    {
      title: "Holidays that move",
      text: "Christmas, New Year’s Day and Halloween keep their date, Thanksgiving and Labor Day keep their weekday, and Easter follows the moon, so last year’s countdown to it is never right again. Look up the date in this year’s list of public holidays first if you are not sure of it.",
    },
    {
      title: "Time to work, not just to wait",
      text: "A month of waiting has only about three weeks of working days. The Monday-to-Friday figure below the countdown shows how many of the days you can use at the office, holidays still included. For a deadline at work, count business days with the holidays of your country taken out.",
    },
  ],
  faq: [
    {
      q: "Does the countdown include today?",
      a: "No. Today is day zero, and the target date is the last day counted. If you want both ends in the count, switch on the end date under More options, which adds one.",
    },
    {
      q: "How many days is it until Christmas?",
      a: "The form starts with the coming December 25 and the current date, so the first figure you see is the answer for today. On Christmas Day itself it is zero; the day after, it starts over with the next one.",
    },
    {
      q: "How many weeks are left?",
      a: "Divide the days by 7: the whole part is full weeks and the remainder is days. Both are listed next to the count, because rounding “three weeks and five days” to four weeks moves the date.",
    },
    {
      q: "Can I count from another day than today?",
      a: "Yes. Change the date under “From”, for instance to the day you sign a contract or the first day of a vacation. The event may also be in the past; the count is then negative.",
    },
  ],
  related: ["date/days-between-dates", "date/public-holidays", "date/business-days", "age/how-old-am-i"],
  words: [
    "countdown",
    "days left",
    "how long until",
    "days to go",
    "how many days till christmas",
    "days until christmas",
    "sleeps until",
    "weeks until",
    "days until halloween",
    "days until new year",
    "vacation countdown",
  ],
});
