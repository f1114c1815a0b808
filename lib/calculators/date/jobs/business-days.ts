import { defineJob } from "../../../kit/calculator/jobs.ts";
import { numpy } from "./origins.ts";

export default defineJob({
  slug: "business-days",
  name: "Business days between dates",
  heading: "Business Days Between Two Dates",
  question: "How many business days are there between two dates?",
  lead: "Counts working days in a period and lists the public holidays it takes out. The result depends on the country, its weekend, and whether both ends count.",
  seo: {
    title: "Business Days Calculator With Holidays",
    description:
      "Count working days between two dates without weekends and public holidays of your country or state, and see every holiday that was taken out by name.",
  },
  fixed: { mode: "business" },
  fields: ["start", "end", "country", "ends"],
  defaults: { start: "today", end: "--12-31", country: "us" },
  examples: [
    {
      id: "december",
      title: "December 2026 in the United States",
      origin: numpy,
      inputs: { start: "2026-12-01", end: "2026-12-31" },
      expect: { outputs: { businessDays: 22, holidayDays: 1 } },
    },
    {
      id: "thanksgiving-week",
      title: "The week of Thanksgiving 2026, Monday to Friday",
      origin: numpy,
      inputs: { start: "2026-11-23", end: "2026-11-27" },
      expect: { outputs: { businessDays: 4, holidayDays: 1 } },
    },
    {
      id: "us-year",
      title: "All of 2026 in the United States",
      origin: numpy,
      inputs: { start: "2026-01-01", end: "2026-12-31" },
      expect: { outputs: { businessDays: 250, weekendDays: 104, holidayDays: 11 } },
    },
  ],
  guide: [
    {
      title: "How the count is made",
      text: "From all calendar days, weekend days are removed first, then the holidays that fall on the remaining days. A holiday on a Saturday takes nothing out, unless the law moves the day off to Friday or Monday; those observed days are in the lists. Each removed holiday appears by name below the result.",
    },
    {
      title: "Inclusive or not",
      text: "Monday to Friday is five days if both ends count, as in the spreadsheet function NETWORKDAYS, and four if one is left out. Payroll usually counts both; turnaround times usually leave out the day of the request. Choose the rule before you compare with another tool.",
    },
    {
      title: "Whose holidays",
      text: "Federal holidays are not the whole story: states, provinces and German Länder add their own, and stock exchanges and schools keep separate calendars. Pick the place where the work is done. Company holidays and shutdowns can be pasted under More options, one date or range a line.",
    },
  ],
  faq: [
    {
      q: "Is Saturday a business day?",
      a: "In most contracts no, but US truth-in-lending rules on rescission and some delivery companies do count it. If it counts in your case, choose a weekend of Sunday only under More options.",
    },
    {
      q: "How many working days are there in a year?",
      a: "In the United States 2026 has 250 after 104 weekend days and 11 federal holidays. Years differ by a day or two, depending on the weekday of January 1 and on leap days.",
    },
    {
      q: "Is the day after Thanksgiving a business day?",
      a: "For the federal government and banks, yes. Many companies close anyway, and some states make it a state holiday. If your office is closed, choose the state or add the date to the custom list.",
    },
    {
      q: "Why does my spreadsheet give another number?",
      a: "Check three things: whether it counts both ends, which weekend it assumes, and whether you passed it a range of holidays. Without that range a spreadsheet subtracts weekends only.",
    },
  ],
  related: ["date/add-business-days", "date/public-holidays", "date/days-between-dates", "time/time-card"],
  words: [
    "working days between two dates",
    "working days this month",
    "working days",
    "workdays",
    "networkdays",
    "work days between dates",
    "working days calculator",
    "business day count",
    "weekdays between dates",
    "days excluding weekends",
    "days without holidays",
    "trading days",
  ],
});
