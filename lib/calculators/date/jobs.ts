import { defineJobs } from "../../kit/calculator/jobs.ts";

const java = { kind: "independent", by: "java.time (OpenJDK 17)" } as const;
const numpy = {
  kind: "independent",
  by: "NumPy busday_count and busday_offset with the holidays in 5 U.S.C. 6103",
} as const;

export default defineJobs([
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
    slug: "day-of-the-week",
    name: "Day of the week",
    heading: "What Day of the Week Is It?",
    question: "What day of the week was or will be a certain date?",
    lead: "Names the weekday of any date from year 1 to 9999 in the Gregorian calendar, for birthdays, history, or a Friday the 13th that may be ahead.",
    seo: {
      title: "What Day of the Week Is a Date?",
      description:
        "Find the weekday of a birthday, a historical date or a day in the future, with its place in the month, its distance from today and the leap-year status.",
    },
    fixed: { mode: "facts" },
    fields: ["date"],
    examples: [
      {
        id: "christmas-2026",
        title: "December 25, 2026",
        origin: java,
        inputs: { date: "2026-12-25" },
        expect: { outputs: { weekday: "Friday", place: "fourth Friday of December, the last one" } },
      },
      {
        id: "independence",
        title: "July 4, 1776",
        origin: java,
        inputs: { date: "1776-07-04" },
        expect: { outputs: { weekday: "Thursday" } },
      },
      {
        id: "moon-landing",
        title: "July 20, 1969, the day of the Moon landing",
        origin: java,
        inputs: { date: "1969-07-20" },
        expect: { outputs: { weekday: "Sunday", dayOfYear: 201 } },
      },
    ],
    guide: [
      {
        title: "How a weekday is found",
        text: "Weekdays repeat every seven days without a break, through leap years and calendar reforms. So the number of days from a known Monday, divided by seven, leaves a remainder that names the day. The steps below the result use the Julian day number, whose day zero was a Monday.",
      },
      {
        title: "Next year’s weekday",
        text: "A common year has 52 weeks and one day, so a birthday moves on by one weekday a year, and by two when a February 29 lies in between. The calendar of a whole year repeats exactly after 28 years, as long as no century year without a leap day comes between.",
      },
      {
        title: "Old documents",
        text: "Before 1582, and in Britain and its colonies before September 14, 1752, people used the Julian calendar. A date from such a record has another weekday there than here. Convert it to the Gregorian calendar first; in the eighteenth century the difference was eleven days.",
      },
    ],
    faq: [
      {
        q: "On what day was I born?",
        a: "Enter your date of birth; the answer is the weekday, with its place in the month and the days that have passed since then. The age calculator shows it too, next to your next birthdays.",
      },
      {
        q: "How often is Friday the 13th?",
        a: "Every year has at least one and at most three. A month has one exactly when it begins on a Sunday, which you can check by entering the first of the month.",
      },
      {
        q: "Can I calculate it in my head?",
        a: "Yes, with the doomsday rule: 4/4, 6/6, 8/8, 10/10 and 12/12 share one weekday in every year, as do July 4 and the last day of February. Remember that day for the year and count from the nearest of them.",
      },
    ],
    related: ["date/week-number", "age/how-old-am-i", "date/public-holidays", "date/days-between-dates"],
    words: [
      "weekday of a date",
      "what day was",
      "which day is",
      "day finder",
      "day of week calculator",
      "what day was i born",
      "birthday weekday",
      "friday the 13th",
      "doomsday rule",
      "what day of the week",
    ],
  },
  {
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
  },
  {
    slug: "public-holidays",
    name: "Public holidays by country",
    heading: "Public Holidays by Country and Year",
    question: "Which public holidays does a country have this year?",
    lead: "Lists the statutory holidays of a country, state or province with date and weekday, including the substitute days off, and says which one is next.",
    seo: {
      title: "Public Holidays by Country and Year",
      description:
        "See all public holidays of a country or state in any year from 2000 to 2060 with their weekdays, observed days, the next one and the days until then.",
    },
    fixed: { mode: "publicHolidays" },
    fields: ["region", "year"],
    examples: [
      {
        id: "us-2026",
        title: "The United States in 2026",
        origin: {
          kind: "published",
          source: "US Office of Personnel Management: federal holidays of 2026, July 3 in lieu of July 4",
        },
        inputs: { year: "2026" },
        expect: { outputs: { daysOff: 11, weekendHolidays: 1 } },
      },
      {
        id: "england-2027",
        title: "England in 2027",
        origin: { kind: "published", source: "gov.uk: UK bank holidays, England and Wales, 2027" },
        inputs: { region: "gb-eng", year: "2027" },
        expect: { outputs: { daysOff: 8, weekendHolidays: 2 } },
      },
    ],
    guide: [
      {
        title: "What is on the list",
        text: "Days off set by national law, and by the law of a state, province or region if you choose one. Observances on which people work, such as Valentine’s Day or Mother’s Day, are not included, nor are bank, school and exchange holidays. The main source is the open holiday library that many programs use.",
      },
      {
        title: "Observed and substitute days",
        text: "When a federal holiday in the United States falls on a Saturday, the Friday before is off; on a Sunday, the Monday after. Britain moves it to the next free weekday, while Germany and France move nothing. Both the holiday and its substitute are listed, so a long list can mean few days off.",
      },
      {
        title: "Dates that may still change",
        text: "Islamic holidays follow the sighting of the moon and can shift by a day. Some governments decree bridge days and working Saturdays only a few months ahead, and proclaim a day of mourning or a coronation at short notice. Check the official gazette before you book for a group.",
      },
    ],
    faq: [
      {
        q: "How many federal holidays are there in the United States?",
        a: "Eleven a year, plus Inauguration Day every fourth year for federal workers in and around Washington. Private employers don’t have to grant any of them, nor pay extra for work on one, unless a contract or a state law says so.",
      },
      {
        q: "Do all states or provinces have the same holidays?",
        a: "No. Choose the part of the country if it is listed: Bavaria has more holidays than Berlin, and Quebec has its own national day. The entry for the whole country has only the holidays that apply everywhere.",
      },
      {
        q: "Which holidays make a long weekend?",
        a: "Those on a Friday or Monday do so without a day of vacation; a Thursday or Tuesday needs one bridge day. The weekday column shows them at a glance. Where a holiday on a Sunday moves to Monday, the weekend grows by that day.",
      },
    ],
    related: ["date/business-days", "date/days-until", "date/add-business-days"],
    words: [
      "bank holidays",
      "federal holidays",
      "national holidays",
      "statutory holidays",
      "stat holidays",
      "holiday calendar",
      "list of holidays",
      "next public holiday",
      "long weekends",
      "holidays this year",
      "holidays by country",
      "school and bank holidays",
    ],
  },
]);
