import { formula } from "../../kit/formulas/formula.ts";

const day = (meaning: string) => ({ meaning, format: { kind: "day" } }) as const;
const count = (meaning: string) => ({ meaning, format: { kind: "count" } }) as const;
const days = (meaning: string) => ({ meaning, format: { kind: "count", suffix: "days" } }) as const;

const n = days("days between them");
const S = day("earlier date");
const E = day("later date");
const start = day("date");
const result = day("new date");
const W = count("day of the week, 1 for Monday to 7 for Sunday");
const D = day("the date");

const remaining = {
  d: days("days beyond the whole months"),
  E,
  A: day("date after the whole months"),
} as const;

const shifted = { title: "Weeks and days", source: "ISO 8601" } as const;
const shift = {
  E: result,
  A: day("date after the whole months"),
  w: count("weeks"),
  d: count("days"),
} as const;
const later = { title: "The date", source: "openformula" } as const;
const c = days("calendar days");
const w = count("weekend days off");
const h = count("holidays on working days");
const b = days("business days");

/** Formulas that the steps refer to. Dates are numbers of days since January 1, 1970. */
export const formulas = {
  days: formula("n = E - S", { n, E, S }, { title: "Days", source: "hinnant" }),
  daysWithEnd: formula(
    "n = E - S + 1",
    { n: days("days, both dates included"), E, S },
    { title: "Days", source: "hinnant" },
  ),
  years: formula(
    "m == 12 * y + k",
    { m: count("whole months"), y: count("years"), k: count("months beyond the years, below 12") },
    { title: "Years and months", source: "temporal", solvedFor: "y" },
  ),
  rest: formula("d = E - A", remaining, { title: "Remaining days", source: "temporal" }),
  restWithEnd: formula("d = E - A + 1", remaining, { title: "Remaining days", source: "temporal" }),
  weeks: formula(
    "n == 7 * w + r",
    { n: count("days"), w: count("weeks"), r: count("days beyond the weeks, below 7") },
    { title: "Weeks", source: "ISO 8601", solvedFor: "w" },
  ),

  months: formula(
    "m = 12 * y + k",
    { m: count("months"), y: count("years"), k: count("months beyond the years") },
    { title: "Months", source: "temporal" },
  ),
  later: formula("E = A + 7 * w + d", shift, shifted),
  earlier: formula("E = A - (7 * w + d)", shift, shifted),

  calendarDays: formula(
    "c = L - F + 1",
    { c, L: day("last day that counts"), F: day("first day that counts") },
    { title: "Calendar days", source: "hinnant" },
  ),
  businessDays: formula("b = c - w - h", { b, c, w, h }, { title: "Business days", source: "openformula" }),
  calendarDaysFor: formula(
    "c = b + w + h",
    { c, b, w, h },
    { title: "Calendar days", source: "openformula" },
  ),
  businessLater: formula("E = A + c", { E: result, A: start, c }, later),
  businessEarlier: formula("E = A - c", { E: result, A: start, c }, later),
  daysOff: formula(
    "h = n - w",
    { h, n: days("public holidays"), w: days("public holidays on weekend days") },
    { title: "Holidays on working days", source: "holidays" },
  ),

  dueDate: formula(
    "E = A + n + c",
    {
      E: day("due date"),
      A: day("starting day"),
      n: days("days from the starting day to the due date"),
      c: days("cycle length minus 28 days"),
    },
    { title: "Due date", source: "acog-700" },
  ),

  julianDay: formula(
    "J = 2440588 + (D - D_0)",
    { J: count("Julian day number"), D, D_0: day("day 0 of Unix time, Julian day 2,440,588") },
    { title: "Julian day number", source: "hinnant" },
  ),
  weekday: formula(
    "W = (J mod 7) + 1",
    { W, J: count("Julian day number") },
    {
      title: "Day of the week, 1 for Monday",
      source: "ISO 8601",
      note: "Julian day 0 was a Monday.",
    },
  ),
  thursday: formula(
    "T = D - W + 4",
    { T: day("Thursday of that week"), D, W },
    { title: "Thursday of that week", source: "ISO 8601" },
  ),
  isoWeek: formula(
    "w = floor((T - Y) / 7) + 1",
    { w: count("ISO week"), T: day("Thursday of that week"), Y: day("January 1 of that Thursday’s year") },
    { title: "ISO week", source: "ISO 8601" },
  ),
};
