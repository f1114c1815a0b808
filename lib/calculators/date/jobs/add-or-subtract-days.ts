import { defineJob } from "../../../kit/calculator/jobs.ts";
import { java } from "./origins.ts";

export default defineJob({
  slug: "add-or-subtract-days",
  name: "Add or subtract days",
  heading: "Add Days to a Date",
  question: "What date is 90 days from today?",
  lead: "Move a date forward or back by days, weeks, months and years, and see which weekday you land on. Months are added before days, on the calendar.",
  seo: {
    title: "Add or Subtract Days From a Date",
    description:
      "Find the date 30, 60 or 90 days from today, or any number of weeks, months and years before or after a date, with its weekday and the month-end rule.",
  },
  fixed: { mode: "add" },
  fields: ["date", "direction", "days", "weeks", "months", "years"],
  defaults: { date: "today", days: "90" },
  examples: [
    {
      id: "ninety-days",
      title: "90 days after November 29, 2026",
      origin: java,
      inputs: { date: "2026-11-29" },
      expect: { outputs: { result: "2027-02-27", resultWeekday: "Saturday" } },
    },
    {
      id: "sixty-days-before",
      title: "60 days before May 15, 2026",
      origin: java,
      inputs: { date: "2026-05-15", direction: "subtract", days: "60" },
      expect: { outputs: { result: "2026-03-16", resultWeekday: "Monday" } },
    },
    {
      id: "six-months",
      title: "Six months after August 31, 2026: February is shorter",
      origin: java,
      inputs: { date: "2026-08-31", days: "0", months: "6" },
      expect: { outputs: { result: "2027-02-28", calendarDays: 181 }, warnings: ["has no day 31"] },
    },
  ],
  guide: [
    {
      title: "Days and months are different terms",
      text: "“90 days” is fixed; “three months” is 89 to 92 days, depending on where you start. Leases, warranties and court rules usually say which one they mean. If a text says months, enter months: replacing each by 30 days drifts by five or six days over a year.",
    },
    {
      title: "When the month is too short",
      text: "January 31 plus one month has no February 31, so the last day of February is taken, and the page says so. Going back a month from there does not return to January 31. Banks and statutes mostly use this rule, but some agreements roll over to March 1 instead.",
    },
    {
      title: "Which day is day one",
      text: "The starting date itself is not counted: one day after Monday is Tuesday. This matches the usual rule for legal periods, where the day of the event is left out. If your notice says that the day of delivery counts, subtract one day.",
    },
    {
      title: "If the result is a weekend",
      text: "The weekday is shown beside the date because many due dates that fall on a Saturday, Sunday or holiday move to the next working day. That shift is not applied here. To count only working days from the start, use business days.",
    },
  ],
  faq: [
    {
      q: "What date is 90 days from today?",
      a: "It is the first result on this page: the form opens with today and 90 days. The date falls 12 weeks and 6 days later, so it is always one weekday earlier in the week than today.",
    },
    {
      q: "How do I count days back from a date?",
      a: "Choose Subtract and enter the number of days. Counting back is exact for days and weeks, and returns to the start if you add them again. With months it may not, because months differ in length.",
    },
    {
      q: "Is 30 days the same as one month?",
      a: "Only from a month with 30 days. From January 15, one month is February 15, which is 31 days; from February 15 it is March 15, 28 or 29 days later.",
    },
    {
      q: "In which order are years, months and days added?",
      a: "Years and months first, then the cut to the last day of the month if needed, then weeks and days. Another order can give another date near the end of a month, and this one is what common date libraries do.",
    },
  ],
  related: ["date/add-business-days", "date/days-between-dates", "date/day-of-the-week", "date/days-until"],
  words: [
    "add days to date",
    "subtract days from date",
    "days from today",
    "days from now",
    "days ago",
    "date plus days",
    "30 days from today",
    "60 days from today",
    "weeks from today",
    "months from today",
    "date adder",
  ],
});
