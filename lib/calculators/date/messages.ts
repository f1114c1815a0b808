import { formatCounted, joinWithAnd } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";

const errors = {
  outsideCalendar: "The result is outside the years 1 to 9999.",
  holidaysNotCovered: ({ firstYear, lastYear }: { firstYear: number; lastYear: number }) =>
    `This list of holidays covers ${firstYear} to ${lastYear}. Choose dates within those years, or choose “None” and enter your own list.`,
  yearNotCovered: ({ firstYear, lastYear }: { firstYear: number; lastYear: number }) =>
    `This list of holidays covers ${firstYear} to ${lastYear}. Choose one of those years.`,
  regionMissing: "Choose a country or region.",
  tooManyHolidays: (limit: string) => `At most ${limit} days.`,
  holidayLine: ({ line, problem }: { line: number; problem: string }) => `Line ${line}: ${problem}`,
  notADate: (entry: string) => `“${entry}” is not a date. Enter it as year-month-day: 2026-12-25.`,
  rangeReversed: "This range ends before it begins.",
};

const warnings = {
  monthIsShorter: ({ day, lastDay, date }: { day: number; lastDay: number; date: string }) =>
    `That month has no day ${day}, so its last day, ${lastDay}, was used. Going back by the same amount does not return to ${date}.`,
  differenceNegative: "The second date is earlier, so the difference is negative.",
  countNegative: "The second date is earlier, so the count is negative, as in NETWORKDAYS.",
  zeroDaysAdded: "Adding 0 business days leaves the date as it is, even though it is not a working day.",
  beforeGregorian:
    "Dates before October 15, 1582 use the Gregorian calendar extended backward; dates recorded at that time were Julian.",
  provisional: ({ place, year }: { place: string; year: number }) =>
    `Provisional: days off that ${place} exchanges for working weekends are known through ${year}.`,
  otherWeekend: ({ place, days }: { place: string; days: readonly string[] }) =>
    `The weekend in ${place} is ${joinWithAnd(days)} today; earlier years may have had another one.`,
  /** Names the days only if there are few of them. */
  workedWeekendDays: ({ count, days }: { count: number; days: readonly string[] }) =>
    `Includes ${formatCounted(count, { one: "weekend day", other: "weekend days" })} worked in exchange for a day off elsewhere${days.length > 0 ? `: ${days.join("; ")}` : ""}.`,
  dutchLiberationDay:
    "Liberation Day (May 5) counts as a holiday every five years, as for government employees. Other employers decide by contract or collective agreement.",
};

const assumptions = {
  bothIncluded: ({ first, last }: { first: string; last: string }) =>
    `Counted from ${first} to ${last}, both included.`,
  noDaysBetween: "There are no days between the two.",
  noWeekend: "No day of the week is off.",
  weekend: (days: readonly string[]) => `Days off each week: ${joinWithAnd(days)}.`,
  holidaysSkipped: (place: string) => `Public holidays of ${place} are not business days.`,
  noHolidays: "No public holidays are skipped, only days off each week.",
  startNotCounted: (start: string) => `${start} itself does not count.`,
  bothCount: ({ first, last }: { first: string; last: string }) => `Both ${first} and ${last} count.`,
  lastNotCounted: ({ first, last }: { first: string; last: string }) => `${first} counts, ${last} does not.`,
  dueDateIsEstimate:
    "An estimate: few babies arrive on their due date, and an early ultrasound is more accurate. Your doctor or midwife sets the date.",
  cycleMovesDueDate:
    "A cycle longer or shorter than 28 days moves the date by the difference, because ovulation moves too.",
};

const steps = {
  yearsAndMonths: "Years and months",
  /** `months` is negative for earlier dates; `isCut` if the month has no such day. */
  yearsAndMonthsText: ({ months, start, isCut }: { months: number; start: string; isCut: boolean }) =>
    `${formatCounted(Math.abs(months), TIME_UNITS.month)} ${months > 0 ? "after" : "before"} ${start}${isCut ? ", the last day of that month" : ""}.`,
  wholeMonths: "Whole months",
  wholeMonthsText: (values: { start: string; end: string; includesEnd: boolean }) =>
    `Counted on the calendar, from ${values.start} to ${values.end}${values.includesEnd ? ", the last day included" : ""}.`,
};

const facts = {
  leapYear: "leap year, 366 days",
  commonYear: "common year, 365 days",
  ordinals: ["first", "second", "third", "fourth", "fifth"],
  /** "fourth Sunday of November, the last one" */
  placeInMonth: (values: { ordinal: string; weekday: string; month: string; isLast: boolean }) =>
    `${values.ordinal} ${values.weekday} of ${values.month}${values.isLast ? ", the last one" : ""}`,
  today: "today",
  inDays: (days: number) => `in ${formatCounted(days, TIME_UNITS.day)}`,
  daysAgo: (days: number) => `${formatCounted(days, TIME_UNITS.day)} ago`,
};

const calendar = {
  daysCounted: "Days counted",
  businessDaysCounted: "Business days counted",
  toDueDate: "To the due date",
  onCalendar: "On the calendar",
  thisDate: "This date",
  startAndEnd: "Start and end",
  start: "Start",
  end: "End",
  dateAndResult: "Date and result",
  date: "Date",
  result: "Result",
};

interface BusinessParts {
  business: number;
  weekends: number;
  holidays: number;
}

const breakdown = {
  title: "Breakdown",
  finding: ({ business, weekends, holidays }: BusinessParts) =>
    `${formatCounted(business, { one: "business day", other: "business days" })} of ${formatCounted(business + weekends + holidays, TIME_UNITS.day)}`,
  summary: ({ business, weekends, holidays }: BusinessParts) =>
    `${formatCounted(business, { one: "business day", other: "business days" })}, ${formatCounted(weekends, { one: "weekend day", other: "weekend days" })} and ${formatCounted(holidays, { one: "holiday", other: "holidays" })}.`,
  days: "Days",
  business: "Business days",
  weekends: "Weekend days",
  holidays: "Holidays on working days",
};

const tables = {
  holidays: "Holidays on working days",
  workdays: "Working weekend days",
  cutTitle: ({ title, rows, total }: { title: string; rows: number; total: string }) =>
    `${title}: the first ${rows} of ${total}`,
  date: "Date",
  weekday: "Weekday",
  holiday: "Holiday",
};

export const messages = {
  errors,
  warnings,
  assumptions,
  steps,
  facts,
  calendar,
  breakdown,
  tables,
  customHoliday: "Custom holiday",
};
