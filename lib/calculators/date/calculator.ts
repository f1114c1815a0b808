import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";

export default defineModes({
  id: "date",
  label: "Date",
  category: "math-utility",
  heading: "Date Calculator",
  summary:
    "Count the days between two dates, add or subtract days, weeks, months and years, count business days around weekends and public holidays, estimate a due date, and look up facts about a date.",
  seo: {
    title: "Date Calculator: Days, Business Days, Weeks",
    description:
      "Count days between dates, add days, months or business days with public holidays for most countries, and find the day of the week and the ISO week.",
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
    "due date",
    "pregnancy weeks",
    "public holidays",
  ],
  guide: [
    {
      title: "Days between two dates",
      text: "The difference counts nights: Monday to Tuesday is 1 day. If you include the end date, both dates count, as for time off, rentals billed by the day or notice periods. For years, months and days, whole months come first and then the remaining days: January 29 to February 28 of the next year is 1 year and 30 days, as in java.time and Temporal.",
    },
    {
      title: "Adding months",
      text: "Years and months are added first. If the month doesn’t have that day, its last day is used (January 31 + 1 month = February 28 or 29). Then weeks and days are added. Going back may not return you to the start: January 31 + 1 month − 1 month is January 28 or 29. That is how months work, not an error; contracts often have their own rule.",
    },
    {
      title: "Business days, and why sites differ by one",
      text: "Between two dates, both ends count by default, as in the spreadsheet function NETWORKDAYS: Monday to Friday is 5. Other programs (NumPy, many ticketing systems) leave out the last day and say 4. You can change this next to the dates. Adding business days starts with the next working day, as WORKDAY does; adding 0 gives the date itself, even on a weekend.",
    },
    {
      title: "Public holidays",
      text: "The lists come from the open-source library vacanza/holidays and cover 2000 to 2060 (fewer years in some places). They contain the public holidays set by law when the lists were made, including observed days where those exist. Future Islamic holidays are calculated and may be off by a day. Election days that were public holidays are included; holidays declared at short notice after the list was made, and bank, school and company holidays are not. Weekend days that a country works in exchange for a bridge day (China, Hungary, Russia and others) count as working days. You can add your own list or use it alone.",
    },
    {
      title: "Weekends",
      text: "Unless you choose another one, the weekend is that of the place whose holidays you chose: Friday and Saturday in Saudi Arabia, Egypt, Israel and Bangladesh, Friday alone in Iran and Afghanistan, Saturday and Sunday in most places. It is today’s weekend for all years; Saudi Arabia’s was Thursday and Friday until 2013.",
    },
    {
      title: "Your own holidays",
      text: "Type or paste one date per line as year-month-day, followed by a name if you like: 2026-12-25 Christmas. Enter a range as 2026-12-24..2026-12-31. A holiday that falls on a weekend or is listed twice is subtracted only once. Dates like 1/2/2026 are not accepted, because they mean January in one country and February in another.",
    },
    {
      title: "Weeks and weekdays",
      text: "Weeks follow ISO 8601: they begin on Monday, and week 1 contains the first Thursday of the year, so January 1 may belong to week 52 or 53 of the previous year. The US week number (weeks begin on Sunday, week 1 contains January 1) is shown as well.",
    },
    {
      title: "Due date",
      text: "The due date is 280 days (40 weeks) after the first day of the last period, for a 28-day cycle with ovulation on day 14. It is 266 days after conception, 261 days after the transfer of a day-5 embryo and 263 days after that of a day-3 embryo. The second trimester begins at 14 weeks and the third at 28 weeks.",
    },
    {
      title: "Limits",
      text: "Years 1 to 9999 of the Gregorian calendar, extended backward before October 15, 1582, even though people then used the Julian calendar. Time zones play no part: a day is a day, even when the clocks change. For hours between two times, use the time calculator.",
    },
  ],
  question: "What to calculate",
  modes,
  formulas,
  assumptions: [
    "Dates use the Gregorian calendar, extended back to year 1 and up to 9999, without time of day or time zone.",
    "Whole months come first, then the remaining days, as in java.time and Temporal.",
    "A holiday on a weekend or listed twice is subtracted only once.",
  ],
  sources: [
    cite("ISO 8601", "Gregorian calendar; week date; ordinal date"),
    cite("temporal", "Month-end rule of issue 2759"),
    cite("openformula", "NETWORKDAYS and WORKDAY"),
    cite("holidays"),
    cite("usc6103", "§ 6103"),
    cite("acog-700", "280 days from the last period; 261 and 263 days from an embryo transfer"),
    cite("hinnant", "days_from_civil, civil_from_days"),
  ],
  seal: "exact",
  examples,
  related: ["age", "time", "loan", "mortgage"],
});
