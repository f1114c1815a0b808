import { defineJob } from "../../../kit/calculator/jobs.ts";
import { java } from "./origins.ts";

export default defineJob({
  slug: "days-between-dates",
  name: "Days between dates",
  heading: "Days Between Two Dates",
  question: "How many days are there between two dates?",
  lead: "Enter two dates to get the days, weeks, months and weekdays between them. Decide whether the last day counts, and see the same period as years, months and days.",
  seo: {
    title: "Days Between Two Dates Calculator",
    description:
      "Count the days between two dates, with or without the end date: also weeks, weekdays, hours, and years, months and days, with the rule behind each count.",
  },
  fixed: { mode: "difference" },
  fields: ["start", "end", "includeEnd"],
  defaults: { start: "today", end: "--12-31" },
  examples: [
    {
      id: "spring-to-fall",
      title: "March 3 to November 20, 2026",
      origin: java,
      inputs: { start: "2026-03-03", end: "2026-11-20" },
      expect: { outputs: { days: 262, weeks: "37 weeks, 3 days", weekdays: 188 } },
    },
    {
      id: "vacation",
      title: "A vacation from July 4 to July 18, both days included",
      origin: java,
      inputs: { start: "2026-07-04", end: "2026-07-18", includeEnd: "true" },
      expect: { outputs: { days: 15, period: "15 days" } },
    },
  ],
  guide: [
    {
      title: "Nights or days",
      text: "Two dates can be counted in two ways. A hotel counts nights: from Monday to Tuesday is one. A vacation request or a rental counts days: Monday and Tuesday are two. The result counts nights until you include the end date, which adds one.",
    },
    {
      title: "Years, months and days",
      text: "Whole years come first, then whole months, then the days that are left. A month is as long as the calendar says, so the same number of days may be a month in February and less than a month in March. Use plain days where a contract says days.",
    },
    {
      title: "Weekdays",
      text: "Monday to Friday are counted without regard to public holidays. To take out the holidays of a country or a company, count business days instead. With the end date included, it counts if it is a weekday.",
    },
  ],
  faq: [
    {
      q: "Does the count include the last day?",
      a: "Not by default: the result is the number of midnights between the dates. Include the end date if both days count, as for a notice period, a rental billed by the day or time off.",
    },
    {
      q: "Are leap days counted?",
      a: "Yes. Every February 29 between the dates is a day like any other, so a year from March to March may have one day more than the last one. The rule is that of the Gregorian calendar.",
    },
    {
      q: "What if the second date is earlier?",
      a: "The days between the dates are the same in either direction. The result is then negative, and a note says that the dates are in reverse order, so a mistyped year is noticed.",
    },
  ],
  related: ["date/days-until", "date/business-days", "date/add-or-subtract-days", "age/how-old-am-i"],
  words: [
    "days since",
    "days since a date",
    "how many days between",
    "days between dates",
    "number of days from date to date",
    "date difference",
    "date duration",
    "day counter",
    "weeks between dates",
    "months between dates",
    "leap year",
  ],
});
