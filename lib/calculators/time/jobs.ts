import { defineJobs } from "../../kit/calculator/jobs.ts";

const hand = { kind: "independent", by: "by hand, in whole seconds" } as const;
const java = { kind: "independent", by: "java.time.ZonedDateTime (OpenJDK 17)" } as const;

export default defineJobs([
  {
    slug: "time-zone-converter",
    name: "Time zone converter",
    heading: "Time Zone Converter",
    question: "What time is it there when it is this time here?",
    lead: "Converts a clock time on a given date from one time zone to another, with the daylight saving rules in force on that day in both places.",
    seo: {
      title: "Time Zone Converter: Any City to Any City",
      description:
        "Convert a time between time zones on any date: New York to London, Denver to Tokyo, UTC to local, with daylight saving time and the day of the week.",
    },
    fixed: { mode: "zone" },
    fields: ["time", "zone", "toZone", "day"],
    defaults: { time: "09:00" },
    examples: [
      {
        id: "denver-tokyo",
        title: "9 AM in Denver on November 29, 2026, in Tokyo",
        origin: java,
        inputs: { day: "2026-11-29", zone: "America/Denver", toZone: "Asia/Tokyo" },
        expect: { outputs: { there: "01:00 on Monday, November 30, 2026", difference: "16 hours ahead" } },
      },
      {
        id: "new-york-london-march",
        title: "New York to London on March 20, 2026: four hours, not five",
        origin: java,
        inputs: {
          day: "2026-03-20",
          time: "10:00",
          zone: "America/New_York",
          toZone: "Europe/London",
        },
        expect: { outputs: { there: "14:00 on Friday, March 20, 2026", difference: "4 hours ahead" } },
      },
      {
        id: "los-angeles-india",
        title: "4:30 PM in Los Angeles, in India",
        origin: java,
        inputs: {
          day: "2026-07-15",
          time: "4:30 pm",
          zone: "America/Los_Angeles",
          toZone: "Asia/Kolkata",
        },
        expect: {
          outputs: { there: "05:00 on Thursday, July 16, 2026", difference: "12 hours 30 minutes ahead" },
        },
      },
    ],
    guide: [
      {
        title: "The date decides the difference",
        text: "Europe and North America change their clocks on different weekends. For two or three weeks in March, and one around November 1, New York and London are four hours apart instead of five. Most of Asia and Africa never change. Enter the day of the call or the flight, not today, if the two fall on different sides of a change.",
      },
      {
        title: "Abbreviations mislead",
        text: "EST is winter time; from March to November New York is on EDT, an hour later. CST is used for Chicago, China and Cuba, IST for India, Ireland and Israel. A city is unambiguous and follows its own rules, so write the city in an invitation.",
      },
      {
        title: "The day may change too",
        text: "Always read the weekday with the time. A Sunday evening in California is Monday morning in Australia, and the International Date Line can separate two islands by a full day. The table lists several zones for the same moment, each with its date.",
      },
      {
        title: "Hours that do not exist",
        text: "When clocks are set forward, an hour is missing; when they are set back, one happens twice. The page tells you if your time is one of these, and the choice for the repeated hour is under More options. Schedule nothing important in that night.",
      },
    ],
    faq: [
      {
        q: "What is the difference between GMT and UTC?",
        a: "For clocks none: both are the time at Greenwich without daylight saving. UTC is the scale kept by atomic clocks, GMT the name of a time zone. London itself is on GMT only in winter.",
      },
      {
        q: "How do I convert UTC to my local time?",
        a: "Set the first zone to UTC and the second to yours. The offset shown in the table, such as UTC−5, is added to the UTC time; a negative one takes hours off.",
      },
      {
        q: "Why is India half an hour off?",
        a: "India set one time for the whole country at five and a half hours ahead of UTC. Nepal uses quarter hours, and parts of Australia and Canada half hours, so minutes may differ as well as hours.",
      },
      {
        q: "Is it EST or EDT in July?",
        a: "EDT. Eastern Standard Time applies from early November to mid-March. Meetings marked EST in summer are usually meant as New York time, so ask, or send the city. Most of Arizona stays on standard time all year.",
      },
    ],
    related: ["time/hours-between-times", "time/unix-timestamp", "date/public-holidays"],
    words: [
      "world clock",
      "time difference",
      "convert time zones",
      "time in london",
      "EST to PST",
      "UTC to EST",
      "GMT converter",
      "what time is it in",
      "meeting planner",
      "time conversion",
      "IST to EST",
      "PST to EST",
      "time difference between cities",
      "time difference between countries",
      "time zone difference",
    ],
  },
  {
    slug: "add-times",
    name: "Add hours and minutes",
    heading: "Add Hours and Minutes",
    question: "What is the sum of several times in hours, minutes and seconds?",
    lead: "Adds and subtracts lengths of time and carries minutes above 59 into hours. You get the total as h:mm:ss, in decimal hours and in minutes, and the average.",
    seo: {
      title: "Add Time: Hours, Minutes and Seconds",
      description:
        "Add or subtract times in hours, minutes and seconds, for work logs, lap times or playlists, with the total in decimal hours and the average of the list.",
    },
    fixed: { mode: "sum" },
    fields: ["times"],
    defaults: {
      times: [
        { sign: "add", time: "1:45" },
        { sign: "add", time: "2:30" },
        { sign: "add", time: "0:50" },
      ],
    },
    examples: [
      {
        id: "three-tasks",
        title: "1:45, 2:30 and 0:50",
        origin: hand,
        inputs: {},
        expect: { outputs: { total: 18_300, words: "5 h 5 min" } },
      },
      {
        id: "carry-a-second",
        title: "99:59:59 plus one second",
        origin: hand,
        inputs: {
          times: [
            { sign: "add", time: "99:59:59" },
            { sign: "add", time: "1 s" },
          ],
        },
        expect: { outputs: { total: 360_000, decimal: 100 } },
      },
      {
        id: "below-zero",
        title: "One hour minus 2:30:15",
        origin: hand,
        inputs: {
          times: [
            { sign: "add", time: "1:00" },
            { sign: "subtract", time: "2:30:15" },
          ],
        },
        expect: { outputs: { total: -5415, words: "−1 h 30 min 15 s" } },
      },
    ],
    guide: [
      {
        title: "Carry at 60, not at 100",
        text: "Add the seconds, then the minutes, then the hours, and carry one for every full 60. A pocket calculator adds 1.45 and 2.30 to 3.75 and not to 4:15, the usual mistake when times are typed as decimals. Carry only at the end if you like; the total is the same.",
      },
      {
        title: "Ways to write a time",
        text: "Hours and minutes as 1:45, with seconds as 1:45:30, or with units as 1h 45m, 90 min or 45 s. Two numbers with one colon are hours and minutes: enter a lap of 4 minutes 12 seconds as 0:04:12 or 4m 12s.",
      },
      {
        title: "Totals over a day",
        text: "A total does not start over at 24 hours: it may be 37:20, and the words below it say how many days that is. If you need the clock time at which something ends, that is another question: add a length to a clock time on the time calculator.",
      },
    ],
    faq: [
      {
        q: "How do I add times in Excel?",
        a: "Sum the cells and format the result as [h]:mm. Without the brackets the sheet starts over after 24 hours and shows 37:20 as 13:20. Times typed with a colon are read as times by every spreadsheet.",
      },
      {
        q: "Can I subtract a time?",
        a: "Yes. Switch the sign in front of a row to minus. If more is subtracted than added, the total is negative and keeps its minutes, instead of jumping back a day.",
      },
      {
        q: "How do I get the average of lap times?",
        a: "Enter one lap per row. The average is the total divided by the number of rows, rounded to a whole second; subtracted rows count as rows as well, so leave them out.",
      },
    ],
    related: ["time/multiply-time", "time/decimal-hours", "time/time-card"],
    words: [
      "adding hours and minutes",
      "time adder",
      "sum of times",
      "total time",
      "add minutes",
      "subtract time",
      "time math",
      "hours and minutes calculator",
      "add hh:mm:ss",
      "lap time total",
      "duration sum",
    ],
  },
  {
    slug: "hours-between-times",
    name: "Hours between two times",
    heading: "Hours Between Two Times",
    question: "How many hours is it from one clock time to another?",
    lead: "Gives the hours and minutes from a start to an end time, as a clock duration and in decimal hours, over midnight if needed and less an optional break.",
    seo: {
      title: "Hours Between Two Times Calculator",
      description:
        "Find the hours and minutes between two clock times such as 8:45 AM and 5:15 PM, in decimal hours too, past midnight and with a break taken off.",
    },
    fixed: { mode: "between" },
    fields: ["from", "to", "pause"],
    defaults: { from: "08:45", to: "17:15" },
    examples: [
      {
        id: "office-day",
        title: "8:45 AM to 5:15 PM",
        origin: hand,
        inputs: {},
        expect: { outputs: { total: 30_600, decimal: 8.5, endDay: "same day" } },
      },
      {
        id: "over-midnight",
        title: "10 PM to 6:30 AM with a half-hour break",
        origin: hand,
        inputs: { from: "10 pm", to: "6:30 am", pause: "30 min" },
        expect: { outputs: { total: 28_800, decimal: 8, endDay: "next day" } },
      },
      {
        id: "until-midnight",
        title: "6 PM to midnight",
        origin: hand,
        inputs: { from: "18:00", to: "24:00" },
        expect: { outputs: { total: 21_600, endDay: "same day" } },
      },
    ],
    guide: [
      {
        title: "Subtract on the 24-hour clock",
        text: "Add 12 to every PM hour except noon, then take the start from the end. If the minutes don’t suffice, borrow an hour as 60 minutes. From 8:45 to 17:15 is nine hours less thirty minutes, 8:30. Take off the break last.",
      },
      {
        title: "Past midnight",
        text: "An end that is earlier on the clock than the start is taken to be on the next day, and the result says so. Equal times give zero; for a full day around the clock, choose that under More options. That suits a fire station’s duty from 8 to 8, the default a row left unchanged.",
      },
      {
        title: "8:30 is not 8.30",
        text: "The duration 8:30 is 8.5 decimal hours. Pay, billing and spreadsheets multiply by the decimal figure; people and schedules read the one with the colon. Both are displayed, so copy the one that the form asks for, and never just swap the colon for a point.",
      },
      {
        title: "More than one day",
        text: "Two clock times can’t tell a night from a week. For a trip or an outage over several days, or between two time zones, use the difference between two dates on the time calculator, which also sees clock changes.",
      },
    ],
    faq: [
      {
        q: "How many hours is 9 to 5?",
        a: "Eight hours: from 9:00 to 17:00 on the 24-hour clock. With an unpaid lunch of half an hour, seven and a half hours are worked, and that is what an hourly wage is paid for.",
      },
      {
        q: "Is 12 AM midnight or noon?",
        a: "12:00 AM is midnight at the start of a day and 12:00 PM is noon. Because many readers stumble here, timetables write 11:59 PM or 12:01 AM, and this page also accepts the words noon and midnight.",
      },
      {
        q: "Does daylight saving time count?",
        a: "Not here, because there is no date. On the night when clocks change, a shift over 2 AM is an hour longer or shorter than the clock readings suggest, and the law counts the hours really worked.",
      },
    ],
    related: ["time/time-card", "time/decimal-hours", "time/time-zone-converter"],
    words: [
      "hours from to",
      "time between",
      "elapsed time",
      "time duration",
      "how many hours between",
      "hours worked today",
      "time difference between two times",
      "duration of a shift",
      "minutes between times",
      "am to pm hours",
    ],
  },
  {
    slug: "time-card",
    name: "Time card with lunch breaks",
    heading: "Time Card Calculator With Lunch Breaks",
    question: "How many hours did I work this week, and what is the pay?",
    lead: "Adds up clock-in and clock-out times, takes off unpaid breaks, and multiplies by your hourly rate, with weekly or California overtime if you choose it.",
    seo: {
      title: "Time Card Calculator With Lunch Breaks",
      description:
        "Total the hours of a work week from start and end times with unpaid breaks, in hours and decimals, and get gross pay with weekly or California overtime.",
    },
    fixed: { mode: "card" },
    fields: ["shifts", "rate", "overtime", "rounding"],
    defaults: {
      shifts: [
        { start: "09:00", end: "17:30", pause: "0:30" },
        { start: "09:00", end: "17:30", pause: "0:30" },
        { start: "09:00", end: "17:30", pause: "0:30" },
        { start: "09:00", end: "17:30", pause: "0:30" },
        { start: "09:00", end: "17:30", pause: "0:30" },
      ],
      rate: "20",
      overtime: "none",
    },
    examples: [
      {
        id: "standard-week",
        title: "Five days from 9:00 to 5:30 with half-hour lunches at $20",
        origin: hand,
        inputs: {},
        expect: { outputs: { total: 144_000, decimal: 40, gross: 800 } },
      },
      {
        id: "weekly-overtime",
        title: "43 hours at $21.37, three of them overtime",
        origin: { kind: "independent", by: "Python fractions: 40 × 21.37 + 3 × 1.5 × 21.37, each rounded" },
        inputs: {
          shifts: [
            { start: "08:30", end: "17:15", pause: "0:30" },
            { start: "08:30", end: "17:00", pause: "0:30" },
            { start: "08:45", end: "18:30", pause: "0:45" },
            { start: "08:30", end: "17:00", pause: "0:30" },
            { start: "14:00", end: "00:30", pause: "0:45" },
          ],
          rate: "21.37",
          overtime: "weekly",
        },
        expect: { outputs: { decimal: 43, overtime: 10_800, gross: 950.97 } },
      },
      {
        id: "quarter-hour-rounding",
        title: "8:07 to 17:08 in quarter hours: 7 minutes down, 8 up",
        origin: {
          kind: "published",
          source: "29 CFR 785.48(b) and US Department of Labor, Fact Sheet #53",
        },
        inputs: { rounding: "15", shifts: [{ start: "08:07", end: "17:08" }] },
        expect: { outputs: { total: 33_300, decimal: 9.25 } },
      },
    ],
    guide: [
      {
        title: "What counts as work",
        text: "For each row: end minus start minus the unpaid break. Under federal law, breaks of 20 minutes or less are paid time, so enter only a meal period during which you were free of all duties. A lunch at the desk answering calls is work.",
      },
      {
        title: "Overtime by name",
        text: "The weekly rule pays one and a half times the rate beyond 40 hours in a workweek. California adds a daily limit of 8 hours, double time after 12, and the seventh day. A week of 50 hours and one of 30 are not two weeks of 40: each is settled separately, so add dates if your list covers more than one.",
      },
      {
        title: "Rounding the punches",
        text: "If your employer rounds to 5, 6 or 15 minutes, choose the same step. The rule must cut both ways: with quarter hours, 7 minutes past are dropped and 8 minutes count as 15. The note below the card says how much the rounding gave or took.",
      },
      {
        title: "Gross, not net",
        text: "The pay is before taxes and deductions. Shift premiums, tips and bonuses are left out, although some of them raise the regular rate on which overtime is paid. What reaches your account depends on withholding, insurance and your state.",
      },
    ],
    faq: [
      {
        q: "How do I calculate hours worked with a lunch break?",
        a: "Subtract the start from the end, then the unpaid break. From 9:00 to 17:30 is eight and a half hours, less half an hour for lunch makes eight. Rows for the other days add up to the week.",
      },
      {
        q: "Can I enter a night shift?",
        a: "Yes. An end earlier than the start is on the next day, and the whole shift belongs to the day on which it begins, which decides the week of its overtime.",
      },
      {
        q: "Are the hours saved?",
        a: "The address of the page contains your entries, so a bookmark restores them. You can also print the card with its total, or download the table as CSV for payroll.",
      },
      {
        q: "Is time and a half due after 8 hours a day?",
        a: "Not under federal law, which looks at the week only. Alaska, California, Colorado and Nevada have daily rules with different limits, and a union contract may have another. Only California’s is built in here.",
      },
    ],
    related: ["time/decimal-hours", "time/hours-between-times", "time/add-times", "date/business-days"],
    words: [
      "how many hours did I work",
      "time sheet",
      "work hours calculator",
      "timesheet",
      "time sheet calculator",
      "hours worked",
      "work hours calculator",
      "clock in clock out",
      "punch card",
      "weekly hours",
      "overtime calculator",
      "payroll hours",
      "timecard with lunch",
      "time clock calculator",
    ],
  },
  {
    slug: "decimal-hours",
    name: "Decimal hours converter",
    heading: "Decimal Hours Converter",
    question: "What are hours and minutes in decimal hours?",
    lead: "Turns hours and minutes into decimal hours for payroll and billing, or back again, and warns when two decimals are not enough to be exact.",
    seo: {
      title: "Time to Decimal Hours Converter",
      description:
        "Convert hours and minutes such as 7:20 to decimal hours, or 7.75 hours to hours and minutes, with the rounding that payroll systems use explained.",
    },
    fixed: { mode: "decimal" },
    fields: ["way", "clockForm", "decimalForm"],
    defaults: { clockForm: "7:20" },
    examples: [
      {
        id: "seven-twenty",
        title: "7 h 20 min",
        origin: hand,
        inputs: {},
        expect: { outputs: { decimal: 7.333333333333, minutes: 440 }, warnings: ["7.33 h is rounded"] },
      },
      {
        id: "seven-forty-five",
        title: "7 h 45 min, which is exact",
        origin: hand,
        inputs: { clockForm: "7:45" },
        expect: { outputs: { decimal: 7.75, minutes: 465 } },
      },
      {
        id: "back-to-minutes",
        title: "−1.2625 h as hours, minutes and seconds",
        origin: hand,
        inputs: { way: "fromDecimal", decimalForm: "-1.2625" },
        expect: { outputs: { total: -4545, words: "−1 h 15 min 45 s" } },
      },
    ],
    guide: [
      {
        title: "The rule",
        text: "Divide the minutes by 60 and add the hours; divide seconds by 3,600. Back again, the digits behind the point times 60 are the minutes. A quarter of an hour is 0.25, a tenth is 6 minutes, and one minute is a little under 0.017.",
      },
      {
        title: "Where payroll rounds",
        text: "Two decimals are hundredths of an hour, 36 seconds each, so only minutes divisible by 3 come out exactly. 20 minutes become 0.33, which is 19 minutes 48 seconds. Round the total of the period once, rather than every day, or small errors add up in one direction.",
      },
      {
        title: "The colon and the point",
        text: "7:20 and 7.20 are different times: the second is 7 hours and 12 minutes. Before you paste numbers into an invoice or a timesheet, check which of the two its column expects. A minute part above 59 reveals decimals.",
      },
    ],
    faq: [
      {
        q: "What is 15, 30 and 45 minutes in decimal?",
        a: "A quarter, a half and three quarters of an hour: 15 ÷ 60 = 0.25, 30 ÷ 60 = 0.5 and 45 ÷ 60 = 0.75. These three are exact, as are all multiples of 3 minutes with two decimals.",
      },
      {
        q: "How do I convert decimal hours to minutes?",
        a: "Multiply the part behind the point by 60. For 7.75 hours it is 0.75 × 60 = 45, so the time is 7 hours and 45 minutes. Switch the direction above to do it here.",
      },
      {
        q: "What do lawyers mean by 0.1 hours?",
        a: "Six minutes, the usual billing unit. Any started tenth is normally billed in full, so a call of seven minutes is entered as 0.2. This page does not round up; it converts the exact length.",
      },
    ],
    related: ["time/time-card", "time/multiply-time", "time/hours-between-times"],
    words: [
      "minutes to decimal",
      "time to decimal",
      "hours and minutes to decimal",
      "decimal to hours and minutes",
      "payroll time conversion",
      "hh:mm to decimal",
      "convert minutes to hours",
      "hundredths of an hour",
      "tenths of an hour",
      "industrial time",
    ],
  },
  {
    slug: "multiply-time",
    name: "Multiply or divide a time",
    heading: "Multiply or Divide a Time",
    question: "What is a time in hours and minutes, multiplied or divided?",
    lead: "Multiplies or divides hours, minutes and seconds by a number, or finds how many times one length fits into another and what is left over.",
    seo: {
      title: "Multiply or Divide Time Calculator",
      description:
        "Multiply or divide a time in hours, minutes and seconds by a number, or by another time: sessions, lap pace, batches of work, rounded to the second.",
    },
    fixed: { mode: "scale" },
    fields: ["base", "operation", "number", "divisor"],
    defaults: { base: "1:45", number: "4" },
    examples: [
      {
        id: "three-sessions",
        title: "1:45, three times",
        origin: hand,
        inputs: { number: "3" },
        expect: { outputs: { total: 18_900, words: "5 h 15 min" } },
      },
      {
        id: "marathon-kilometer",
        title: "A marathon in 3:59:59, for each kilometer",
        origin: { kind: "independent", by: "14,399 s ÷ 42.195 = 341.249 s (Python)" },
        inputs: { base: "3:59:59", operation: "divide", number: "42.195" },
        expect: { outputs: { total: 341, words: "5 min 41 s" } },
      },
      {
        id: "blocks-of-25",
        title: "25-minute blocks in 8 hours",
        origin: hand,
        inputs: { base: "8:00", operation: "perTime", divisor: "0:25" },
        expect: { outputs: { ratio: 19.2, wholeTimes: 19, remainder: 300 } },
      },
    ],
    guide: [
      {
        title: "Convert, then calculate",
        text: "The time is turned into seconds, multiplied or divided, and turned back. Doing it column by column works too, but every column needs its carry: four times 45 minutes are 180 minutes, three hours, not 1.80. Negative times keep their sign.",
      },
      {
        title: "Dividing by a number",
        text: "A time divided by a count is the time for one: a finish time over the distance is your pace, and a machine’s run over its parts is the cycle time. The result is rounded to a whole second, and a note shows the exact value.",
      },
      {
        title: "Dividing by a time",
        text: "Time over time has no unit. It says how often the shorter length fits: how many appointments into a morning, how many takes onto a card. The whole number and the remainder are what you can plan with. Leave a little room between the blocks.",
      },
    ],
    faq: [
      {
        q: "How do I multiply minutes by a number?",
        a: "Enter them as 0:25 or 25 min. Everything above 59 minutes carries into hours: six times 25 minutes is 6 × 25 = 150 minutes, which the result shows as 2:30:00.",
      },
      {
        q: "Can I multiply a time by an hourly rate?",
        a: "Convert it to decimal hours first, because money per hour needs a plain number: 7:45 is 7.75 hours. The time card does both steps and adds overtime.",
      },
      {
        q: "How do I split a job between people?",
        a: "Divide the total by the number of people. Two people need half the time only if the work can be shared without waiting, so take the result as the lower limit.",
      },
    ],
    related: ["time/add-times", "time/decimal-hours", "time/hours-between-times"],
    words: [
      "divide time",
      "time multiplication",
      "time times a number",
      "time division",
      "average time per unit",
      "pace per lap",
      "cycle time",
      "how many times does it fit",
      "multiply hours and minutes",
      "half of a time",
    ],
  },
  {
    slug: "unix-timestamp",
    name: "Unix timestamp converter",
    heading: "Unix Timestamp Converter",
    question: "What date is this Unix timestamp?",
    lead: "Converts seconds, milliseconds, microseconds or nanoseconds since 1970 to a date in any time zone, and a date back to its Unix timestamp.",
    seo: {
      title: "Unix Timestamp Converter: Epoch to Date",
      description:
        "Convert an epoch timestamp to a date in UTC or any time zone, or a date to Unix time. Seconds, milliseconds, microseconds and nanoseconds are detected.",
    },
    fixed: { mode: "unix" },
    fields: ["unixWay", "timestamp", "unixDay", "unixClock", "unixZone", "timestampUnit"],
    examples: [
      {
        id: "billion",
        title: "1,000,000,000 in UTC",
        origin: { kind: "independent", by: "java.time.Instant (OpenJDK 17)" },
        inputs: { timestamp: "1000000000", unixZone: "UTC" },
        expect: {
          outputs: { localTime: "01:46:40 on Sunday, September 9, 2001", iso: "2001-09-09T01:46:40+00:00" },
        },
      },
      {
        id: "milliseconds-in-india",
        title: "1700000000123, read as milliseconds, in India",
        origin: { kind: "independent", by: "Python zoneinfo (tzdata 2025)" },
        inputs: { timestamp: "1700000000123", unixZone: "Asia/Kolkata" },
        expect: { outputs: { localTime: "03:43:20.123 on Wednesday, November 15, 2023" } },
      },
      {
        id: "end-of-32-bits",
        title: "The last second of 32-bit Unix time",
        origin: {
          kind: "published",
          source: "Year 2038 problem: 2^31 − 1 s is January 19, 2038, 03:14:07 UTC",
        },
        inputs: {
          unixWay: "fromDate",
          unixDay: "2038-01-19",
          unixClock: "03:14:07",
          unixZone: "UTC",
        },
        expect: { outputs: { unixTime: 2_147_483_647 } },
      },
    ],
    guide: [
      {
        title: "Seconds or milliseconds",
        text: "A timestamp of today has 10 digits in seconds, 13 in milliseconds, 16 in microseconds and 19 in nanoseconds. Shells, databases and most APIs use seconds; JavaScript and Java use milliseconds. The unit is detected from the size and named below the answer; choose it yourself for dates near 1970.",
      },
      {
        title: "It has no time zone",
        text: "The count is the same everywhere on Earth; only its display depends on a zone. If a converted date is off by a few whole hours, the program that wrote it took local time for UTC. Compare the local and the UTC line to find out by how much.",
      },
      {
        title: "Leap seconds and 2038",
        text: "Every day counts 86,400 seconds, so leap seconds leave no trace, and differences across one are a second short. Systems that store the value in 32 signed bits overflow on January 19, 2038; negative values are dates before 1970. A signed 64-bit count outlasts the Sun.",
      },
    ],
    faq: [
      {
        q: "How do I get the current timestamp?",
        a: "In a shell with date +%s, in JavaScript with Date.now(), which is in milliseconds, in Python with time.time(), and in PostgreSQL with extract(epoch from now()). All of them return the same instant, whatever the zone.",
      },
      {
        q: "How many seconds are in a day and a year?",
        a: "A day has 24 × 3600 = 86,400 and a common year 365 × 86400 = 31,536,000. To move a timestamp by calendar months or across a clock change, convert it to a date first and back afterwards.",
      },
      {
        q: "Why do I get a date in January 1970?",
        a: "The value was zero, empty or far too small: often seconds passed to a function that expects milliseconds. Multiply by 1,000 and try again, or choose the unit here.",
      },
      {
        q: "Can I convert a timestamp with a fraction?",
        a: "Yes, 1700000000.5 is half a second later. The display is cut off below a millisecond, because dates in most programs are no finer. Type a point, not a comma, before the fraction.",
      },
    ],
    related: ["time/time-zone-converter", "date/days-between-dates", "date/day-of-the-week"],
    words: [
      "epoch converter",
      "epoch time",
      "unix time",
      "timestamp to date",
      "date to timestamp",
      "posix time",
      "epoch milliseconds",
      "seconds since 1970",
      "current timestamp",
      "unix epoch",
    ],
  },
]);
