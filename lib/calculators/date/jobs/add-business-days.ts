import { defineJob } from "../../../kit/calculator/jobs.ts";
import { numpy } from "./origins.ts";

export default defineJob({
  slug: "add-business-days",
  name: "Business days from a date",
  heading: "Add Business Days to a Date",
  question: "What date is 10 business days from today?",
  lead: "Gives the date that lies a number of working days ahead or back, skipping weekends and the public holidays of the chosen place. The start itself never counts.",
  seo: {
    title: "Business Days From Today or Any Date",
    description:
      "Find the date 5, 10, 30 or 45 business days from today, or before a deadline, with weekends and public holidays of your country skipped and listed.",
  },
  fixed: { mode: "addBusiness" },
  fields: ["date", "direction", "businessDays", "country"],
  defaults: { date: "today", country: "us" },
  examples: [
    {
      id: "forty-five",
      title: "45 business days from November 30, 2026",
      origin: numpy,
      inputs: { date: "2026-11-30", businessDays: "45" },
      expect: { outputs: { result: "2027-02-04" } },
    },
    {
      id: "over-the-holidays",
      title: "10 business days from December 18, 2026",
      origin: numpy,
      inputs: { date: "2026-12-18" },
      expect: { outputs: { result: "2027-01-05", holidayDays: 2 } },
    },
    {
      id: "before-a-deadline",
      title: "5 business days before November 20, 2026",
      origin: numpy,
      inputs: { date: "2026-11-20", direction: "subtract", businessDays: "5" },
      expect: { outputs: { result: "2026-11-13" } },
    },
  ],
  guide: [
    {
      title: "From order to delivery",
      text: "“Ships in 3 business days” starts with the next working day. An order placed on a Friday evening counts Monday as day one, the same as an order placed on Saturday. Cut-off times matter: after the shop’s hour, start from the following day.",
    },
    {
      title: "Working backward from a deadline",
      text: "Choose Subtract to find the last day on which you can start. Ten working days before a Monday is the Monday two weeks earlier only if no holiday lies in between; around Thanksgiving or the end of the year it is often a day or two sooner.",
    },
    {
      title: "Deadlines set by law",
      text: "Courts and agencies define their own counting: some short periods skip weekends, most longer ones do not, and a period that ends on a holiday runs on to the next working day. Read the rule, then choose calendar or business days to match it.",
    },
  ],
  faq: [
    {
      q: "Does today count as a business day?",
      a: "Not as the first one. Counting begins with the next working day, as in the spreadsheet function WORKDAY, so one business day from a Monday is Tuesday and from a Friday it is Monday.",
    },
    {
      q: "How long is 30 business days?",
      a: "Six working weeks: 30 ÷ 5 = 6, which is 42 calendar days when no holiday falls inside. Every holiday on a working day pushes the date one working day further.",
    },
    {
      q: "What if I start on a weekend?",
      a: "Starting on Saturday or Sunday gives the same date as starting on the Friday before, because the days in between are not counted. Only adding zero days leaves the date where it is.",
    },
  ],
  related: ["date/business-days", "date/add-or-subtract-days", "date/public-holidays"],
  words: [
    "business days from today",
    "working days from today",
    "workday function",
    "10 business days from now",
    "45 business days from today",
    "5 working days after",
    "business days before a date",
    "shipping date",
    "lead time",
    "deadline in business days",
    "add business days to a date",
    "add working days to a date",
  ],
});
