import { defineForm } from "../define.ts";
import { examples } from "./examples.ts";
import { inputs } from "./inputs.ts";

export default defineForm({
  id: "time",
  label: "Time",
  category: "math-utility",
  heading: "Time Calculator",
  summary:
    "Add and subtract hours, minutes and seconds, measure the time between two clock times, fill in a time card with breaks and overtime, and convert time zones.",
  seo: {
    title: "Time Calculator: Hours, Time Card, Zones",
    description:
      "Add hours and minutes, find the time between two clock times, keep a time card with breaks, overtime and pay, and convert decimal hours and time zones.",
  },
  keywords: [
    "add time",
    "hours between",
    "time card",
    "timesheet",
    "hours worked",
    "overtime",
    "decimal hours",
    "time zone converter",
    "duration",
    "hours and minutes",
    "elapsed time",
  ],
  guide: [
    {
      title: "Writing times",
      text: "Lengths of time are read as 7:45 (hours and minutes), 7:45:30, 2h 15m, 90 min or 1.5 h; a bare number is hours, so write 30 min or 0:30 for a break. Minutes above 59 are carried over. Clock times are read as 17:30, 5:30 pm or 1730; 12:00 am is midnight, 12:00 pm noon, and 24:00 is the end of a day.",
    },
    {
      title: "Between two clock times",
      text: "When the end is earlier on the clock than the start, it is taken to be on the next day. Equal times are 0 hours, unless you ask for a full day. Clock times without a date know nothing of summer time: in the night of the change a shift is really an hour longer or shorter, and the age calculator, with times of day, counts it.",
    },
    {
      title: "Decimal hours",
      text: "Decimal hours are hours + minutes ÷ 60 + seconds ÷ 3,600: 7:45 is 7.75, and a tenth of an hour is 6 minutes. Two decimals are not exact (20 minutes are 0.333 hours), so that pay is worked out from whole seconds here, and rounded once, to the cent, for each kind of hours.",
    },
    {
      title: "Time card and rounding",
      text: "Each row is one shift; an end before the start is on the next day, and a shift belongs to the day on which it begins. Starts and ends may be rounded to the nearest 5, 6 or 15 minutes: with quarters, up to 7 minutes are dropped and 8 or more count as 15. US rules (29 CFR 785.48(b)) allow that only where it evens out over time; the card says what rounding changed.",
    },
    {
      title: "Overtime",
      text: "The weekly rule pays the hours beyond 40 in a workweek 1.5 times (US Fair Labor Standards Act, 29 U.S.C. 207); both figures can be changed. The California rule (Labor Code § 510) adds daily overtime: 1.5 times beyond 8 hours, twice beyond 12, and on the seventh day in a row of a workweek 1.5 times for the first 8 hours and twice beyond. Hours that are overtime by day do not count again towards the 40 of the week. Exempt staff, alternative schedules, shift premiums and rules of other countries are not covered.",
    },
    {
      title: "Time zones",
      text: "Zones are those of the IANA database, with the rules of the date in question, half-hour and 45-minute zones included. When clocks are put forward, the hour left out does not exist: such a time is moved forward by the length of the gap. When they are put back, an hour comes twice: the first one is taken unless you choose the second.",
    },
  ],
  inputs,
  outputs: {
    total: { label: "Time", format: { kind: "duration" }, primary: true },
    clockTime: { label: "Clock time", format: { kind: "text" }, primary: true },
    there: { label: "Time there", format: { kind: "text" }, primary: true },
    decimal: { label: "Decimal hours", format: { kind: "number", decimals: 4, suffix: "h" }, primary: true },
    words: { label: "In words", format: { kind: "text" } },
    minutes: { label: "Minutes", format: { kind: "number", decimals: 2 } },
    seconds: { label: "Seconds", format: { kind: "count" } },
    average: { label: "Average", format: { kind: "duration" } },
    endDay: { label: "The end is", format: { kind: "text" } },
    gross: { label: "Pay in all", format: { kind: "money" } },
    regular: { label: "Regular time", format: { kind: "duration" } },
    overtime: { label: "Overtime", format: { kind: "duration" } },
    double: { label: "Double time", format: { kind: "duration" } },
    regularPay: { label: "Pay for regular time", format: { kind: "money" } },
    overtimePay: { label: "Pay for overtime", format: { kind: "money" } },
    doublePay: { label: "Pay for double time", format: { kind: "money" } },
    difference: { label: "Difference", format: { kind: "text" } },
    utc: { label: "Universal time (UTC)", format: { kind: "text" } },
    unixTime: { label: "Unix time", format: { kind: "count" }, hint: "Seconds since 1970-01-01 00:00 UTC" },
  },
  assumptions: [
    "Results are whole seconds; pay is worked out from them and rounded once for each kind of hours.",
    "Lengths of time have no summer time: an hour is 3,600 seconds, a day 24 hours.",
  ],
  sources: [
    {
      id: "iso8601",
      title: "ISO 8601-1: Date and time, representations for information interchange",
      edition: "2019",
      clause: "Time of day; 24:00 as the end of a day: amendment 1, 2022",
    },
    {
      id: "cfr785",
      title: "29 CFR 785.48: Use of time clocks",
      clause: "(b) Rounding practices",
      url: "https://www.ecfr.gov/current/title-29/section-785.48",
    },
    {
      id: "flsa",
      title: "Fair Labor Standards Act, 29 U.S.C. 207",
      clause: "(a)(1) Maximum hours",
      url: "https://www.law.cornell.edu/uscode/text/29/207",
    },
    {
      id: "california",
      title: "California Labor Code",
      clause: "§ 510",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=510",
    },
    {
      id: "rfc5545",
      title: "RFC 5545: Internet Calendaring and Scheduling (iCalendar)",
      edition: "2009",
      clause: "3.3.5 Times that do not exist or come twice",
      url: "https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5",
    },
    {
      id: "tzdata",
      title: "IANA Time Zone Database, as built into the browser or server",
      url: "https://www.iana.org/time-zones",
    },
  ],
  examples,
  related: ["date", "age", "percentage"],
  disclaimer:
    "Hours and pay are worked out as typed; contracts, collective agreements and the law of your place decide what is owed.",
});
