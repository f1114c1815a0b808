import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";

export default defineModes({
  id: "time",
  label: "Time",
  category: "math-utility",
  heading: "Time Calculator",
  summary:
    "Add, subtract, multiply and divide hours and minutes, find the time between two clock times or two dates in any time zones, fill in a time card with overtime, and convert time zones and Unix time.",
  seo: {
    title: "Time Calculator: Hours, Time Card, Zones",
    description:
      "Add hours and minutes, find the time between two times or dates, keep a time card with overtime and pay, and convert decimal hours, zones and Unix time.",
  },
  keywords: [
    "add time",
    "multiply time",
    "divide time",
    "hours between",
    "hours between dates",
    "time card",
    "timesheet",
    "hours worked",
    "overtime",
    "decimal hours",
    "time zone converter",
    "Unix timestamp",
    "epoch converter",
    "duration",
    "hours and minutes",
    "elapsed time",
  ],
  guide: [
    {
      title: "How to enter times",
      text: "Enter a length of time as 7:45 (hours and minutes), 7:45:30, 2h 15m, 90 min or 1.5 h. A bare number means hours, so enter a break as 30 min or 0:30. Minutes above 59 carry over. Enter a clock time as 17:30, 5:30 pm or 1730; 12:00 am is midnight, 12:00 pm is noon, and 24:00 is the end of a day.",
    },
    {
      title: "Multiplying and dividing",
      text: "Multiply a time by a number (four sessions of 1:45 take 7:00), divide it by a number (a pace: 25 minutes over 5 kilometers is 5 minutes each), or divide it by another time to see how many times it fits and what is left over. Results are rounded to whole seconds.",
    },
    {
      title: "Between two clock times",
      text: "If the end is earlier on the clock than the start, it is taken to be on the next day. Equal times are 0 hours unless you ask for a full day. Clock times without a date don’t account for daylight saving time: on the night the clocks change, a shift is actually an hour longer or shorter. To account for that, use “Between two dates”.",
    },
    {
      title: "Between two dates",
      text: "Each end has a date, a time and a time zone of its own: a flight, a server log, a shift on the night the clocks change. Both are converted to universal time (UTC) and subtracted, so the result is the time that actually passes. If it differs from what the clocks show, that difference is listed too.",
    },
    {
      title: "Decimal hours",
      text: "Decimal hours are hours + minutes ÷ 60 + seconds ÷ 3,600: 7:45 is 7.75, and a tenth of an hour is 6 minutes. Two decimals are often not exact (20 minutes is 0.333 hours), so regular, overtime and double-time pay are each calculated from whole seconds and rounded once, to the cent.",
    },
    {
      title: "Time card and rounding",
      text: "Each row is one shift. An end before the start is on the next day, and a shift belongs to the day it begins on. Starts and ends can be rounded to the nearest 5, 6 or 15 minutes; with quarter hours, up to 7 minutes are dropped and 8 or more count as 15. US rules (29 CFR 785.48(b)) allow this only if it averages out over time. The card shows what rounding changed.",
    },
    {
      title: "Overtime",
      text: "The weekly rule pays hours beyond 40 in a workweek at 1.5 times the rate (US Fair Labor Standards Act, 29 U.S.C. 207); you can change both figures. The California rule (Labor Code § 510) adds daily overtime: 1.5 times beyond 8 hours and double beyond 12, and on the seventh consecutive day of a workweek 1.5 times for the first 8 hours and double after that. Hours already paid as daily overtime do not count again toward the 40. Exempt employees, alternative schedules, shift differentials and the rules of other countries are not covered.",
    },
    {
      title: "Time zones",
      text: "Zones are those of the IANA database, including half-hour and 45-minute zones, with the rules in force on the date you choose. When clocks are set forward, an hour is skipped: a time in it is moved forward by the length of the gap. When they are set back, an hour occurs twice: the first is used unless you choose the second.",
    },
    {
      title: "Unix time",
      text: "Unix time counts the seconds since January 1, 1970, 00:00 UTC; many programs use milliseconds or finer units, which are detected from the size of the number. It has no leap seconds: every day counts 86,400 seconds, so the 27 leap seconds added from 1972 through 2016 are missing from it, and a difference of two Unix times is that much shorter than what an atomic clock would show.",
    },
  ],
  question: "What to calculate",
  modes,
  formulas,
  assumptions: [
    "Results are whole seconds; regular, overtime and double-time pay are calculated from them and rounded once each.",
    "Clock changes count only where there is a date and a time zone; otherwise every day has 24 hours.",
    "Leap seconds are not counted, as in Unix time and in nearly all software.",
  ],
  sources: [
    cite("ISO 8601", "Time of day; 24:00 as the end of a day: amendment 1, 2022"),
    cite("cfr785", "(b) Rounding practices"),
    cite("flsa", "(a)(1) Maximum hours"),
    cite("california", "§ 510"),
    cite("rfc5545", "3.3.5 Times that do not exist or occur twice"),
    cite("posix", "4.19 Seconds Since the Epoch"),
    cite("iers-c"),
    cite("tzdata"),
  ],
  seal: "exact",
  examples,
  related: ["date", "age", "percentage"],
});
