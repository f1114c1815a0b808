import { defineJob } from "../../../kit/calculator/jobs.ts";
import { java } from "./origins.ts";

export default defineJob({
  slug: "week-number",
  name: "Week number and day of year",
  heading: "Week Number and Day of the Year",
  question: "What week of the year is it, and what day of the year?",
  lead: "Shows the ISO week and the US week of a date, its Monday and Sunday, the day of the year, and how many days are left until the year ends.",
  seo: {
    title: "Week Number and Day of the Year",
    description:
      "Find the week number of today or any date by ISO 8601 and by the US count, with the week’s Monday and Sunday, the day of the year and the days left.",
  },
  fixed: { mode: "week" },
  fields: ["date"],
  examples: [
    {
      id: "new-year-2027",
      title: "January 1, 2027: still week 53 of 2026",
      origin: java,
      inputs: { date: "2027-01-01" },
      expect: { outputs: { week: 53, isoWeek: "2026-W53-5", sundayWeek: 1, dayOfYear: 1 } },
    },
    {
      id: "sunday",
      title: "Sunday, November 29, 2026: week 48 or 49",
      origin: java,
      inputs: { date: "2026-11-29" },
      expect: {
        outputs: { week: 48, sundayWeek: 49, dayOfYear: 333, daysLeft: 32, weekStart: "2026-11-23" },
      },
    },
    {
      id: "first-week-of-2025",
      title: "December 30, 2024: the first week of 2025",
      origin: java,
      inputs: { date: "2024-12-30" },
      expect: { outputs: { week: 1, isoWeek: "2025-W01-1", weeksOfYear: 52 } },
    },
  ],
  guide: [
    {
      title: "Two ways to number weeks",
      text: "The ISO week begins on Monday, and week 1 is the one with the year’s first Thursday. Europe, and logistics almost everywhere, use it. The US week begins on Sunday and week 1 simply contains January 1. The two differ on every Sunday, and in many years by a whole week.",
    },
    {
      title: "The year of the week",
      text: "Around New Year the ISO week can belong to a different year than the date: December 30, 2024 is in week 1 of 2025. Always write the week together with its ISO year, as in 2025-W01. Mixing the calendar year with the ISO week is a classic spreadsheet error.",
    },
    {
      title: "Day of the year",
      text: "January 1 is day 1 and December 31 is day 365, or 366 in a leap year. Food packaging, the military and aviation call it the Julian date, although astronomers use that name for a different count that runs on through all years.",
    },
  ],
  faq: [
    {
      q: "Which years have 53 weeks?",
      a: "Those that begin on a Thursday, and leap years that begin on a Wednesday. After 2026 it is 2032. The result tells you how many ISO weeks the year of the date has.",
    },
    {
      q: "How do I get the week number in Excel?",
      a: "ISOWEEKNUM gives the ISO week. WEEKNUM without a second argument gives the US week, and WEEKNUM with 21 as its second argument is the ISO week again. Google Sheets and LibreOffice use the same names.",
    },
    {
      q: "What does a date code such as 26333 mean?",
      a: "It is often the year and the day of the year: 2026, day 333, which is November 29. Manufacturers vary, and some print only the last digit of the year, so check a code that you know first.",
    },
  ],
  related: ["date/day-of-the-week", "date/days-until", "date/days-between-dates"],
  words: [
    "week of the year",
    "what week is it",
    "calendar week",
    "ISO week",
    "KW",
    "day number",
    "day of year",
    "ordinal date",
    "julian date code",
    "weeks in a year",
    "current week number",
    "iso week number",
  ],
});
