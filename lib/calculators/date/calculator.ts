import { defineModes } from "../modes.ts";
import { examples } from "./examples.ts";
import { modes } from "./modes.ts";

export default defineModes({
  id: "date",
  label: "Date",
  category: "math-utility",
  heading: "Date Calculator",
  summary:
    "Days between two dates, a date plus or minus days, weeks, months and years, business days with weekends and public holidays, and the facts of a day.",
  seo: {
    title: "Date Calculator: Days, Business Days, Weeks",
    description:
      "Count days between dates, add days, months or business days with the public holidays of 240 countries and territories, and find weekday and ISO week.",
  },
  keywords: [
    "days between dates",
    "date difference",
    "add days to date",
    "business days",
    "working days",
    "networkdays",
    "workday",
    "week number",
    "ISO week",
    "day of the week",
    "day of year",
    "julian day",
    "deadline",
    "public holidays",
  ],
  guide: [
    {
      title: "Days between two dates",
      text: "The difference counts nights: from Monday to Tuesday is 1 day. With the end day included both dates count, as for a hotel's days of use, a leave or a notice period. Years, months and days take as many whole months as fit and then the days that remain; January 29 to February 28 of the next year is 1 year and 30 days, the convention of java.time and Temporal.",
    },
    {
      title: "Adding months",
      text: "Years and months are added first; where the month has no such day its last day is taken (January 31 + 1 month = February 28 or 29), then weeks and days are added. The way back may lead elsewhere: January 31 + 1 month − 1 month is January 28 or 29. That is the nature of months, not an error; contracts often settle it in words of their own.",
    },
    {
      title: "Business days, and why sites differ by one",
      text: "Between two dates both ends count by default, which is what NETWORKDAYS of spreadsheets gives: Monday to Friday is 5. Other programs (numpy, many ticket systems) leave the last day out and say 4. The choice stands next to the dates. Adding business days starts with the next working day, as WORKDAY does; adding 0 gives the date itself, even on a weekend.",
    },
    {
      title: "Public holidays",
      text: "The lists were computed by the open-source library vacanza/holidays for 2000 to 2060 (fewer years for some places). They hold the public holidays that the law of the place fixed when the list was made, with their observed days where they have such. Islamic holidays of coming years are computed and may be a day off, elections and days declared at short notice are missing, and so are bank, school and company holidays. Your own list can be added or used alone.",
    },
    {
      title: "Your own holidays",
      text: "Write or paste one date a line as year-month-day, with a name behind it if you like: 2026-12-25 Christmas. A range is written 2026-12-24..2026-12-31. A holiday on a weekend or listed twice is not subtracted twice. Dates such as 1/2/2026 are refused, because they mean January in one country and February in another.",
    },
    {
      title: "Weeks and weekdays",
      text: "Weeks are those of ISO 8601: Monday is the first day and week 1 has the first Thursday of the year, so that January 1 may belong to week 52 or 53 of the year before. The week of the United States (Sunday first, week 1 with January 1) is shown beside it.",
    },
    {
      title: "Limits",
      text: "Years 1 to 9999 of the Gregorian calendar, extended backwards before October 15, 1582, although people of that time dated by the Julian calendar. Time zones play no part: a day is a day, also when clocks change.",
    },
  ],
  question: "What to work out",
  modes,
  assumptions: [
    "Dates are of the proleptic Gregorian calendar, years 1 to 9999, without time of day and time zone.",
    "Whole months come first, then the days that remain (java.time and Temporal convention).",
    "A holiday on a weekend or listed twice is subtracted once only.",
  ],
  sources: [
    {
      id: "iso8601",
      title: "ISO 8601-1: Date and time, representations for information interchange",
      edition: "2019",
      clause: "Gregorian calendar; week date; ordinal date",
    },
    {
      id: "temporal",
      title: "Temporal: PlainDate.prototype.until and add",
      edition: "TC39, proposal-temporal",
      clause: "Month-end rule of issue 2759",
      url: "https://github.com/tc39/proposal-temporal/issues/2759",
    },
    {
      id: "openformula",
      title: "OpenDocument Part 4: Recalculated Formula (OpenFormula) Format",
      edition: "1.3",
      clause: "NETWORKDAYS and WORKDAY",
      url: "https://docs.oasis-open.org/office/OpenDocument/v1.3/",
    },
    {
      id: "holidays",
      title: "vacanza/holidays: public holidays of countries and their parts (MIT licence)",
      edition: "0.105",
      url: "https://github.com/vacanza/holidays",
    },
    {
      id: "usc6103",
      title: "United States Code, Title 5: Holidays",
      clause: "§ 6103",
      url: "https://www.law.cornell.edu/uscode/text/5/6103",
    },
    {
      id: "hinnant",
      title: "H. Hinnant: chrono-Compatible Low-Level Date Algorithms",
      edition: "2013",
      clause: "days_from_civil, civil_from_days",
      url: "https://howardhinnant.github.io/date_algorithms.html",
    },
  ],
  examples,
  related: ["age", "time", "loan", "mortgage"],
});
