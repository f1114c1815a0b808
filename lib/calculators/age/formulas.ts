import { formula } from "../../kit/formulas/formula.ts";

const day = (meaning: string) => ({ meaning, format: { kind: "day" } }) as const;
const count = (meaning: string) => ({ meaning, format: { kind: "count" } }) as const;
const days = (meaning: string) => ({ meaning, format: { kind: "count", suffix: "days" } }) as const;
const moment = (meaning: string) => ({ meaning, format: { kind: "moment" } }) as const;

const remaining = {
  d: days("days beyond the whole months"),
  T: day("as-of date"),
  A: day("date after the whole months"),
} as const;
const s = { meaning: "time elapsed", format: { kind: "count", suffix: "s" } } as const;

/** Formulas that the steps refer to. Dates are numbers of days since January 1, 1970. */
export const formulas = {
  universal: formula(
    "u = t - z",
    {
      u: moment("date and time in universal time (UTC)"),
      t: moment("local date and time"),
      z: { meaning: "local offset from universal time", format: { kind: "duration" } },
    },
    { title: "Universal time", source: "tzdata" },
  ),
  elapsed: formula(
    "s = u_2 - u_1",
    { s, u_2: moment("as-of time, in universal time"), u_1: moment("birth, in universal time") },
    { title: "Time elapsed", source: "temporal" },
  ),
  elapsedDays: formula(
    "n = floor(s / 86400)",
    { n: days("whole 24-hour days"), s },
    { title: "24-hour days", source: "temporal" },
  ),
  totalDays: formula(
    "n = T - B",
    { n: days("days since birth"), T: day("as-of date"), B: day("date of birth") },
    { title: "Total days", source: "temporal" },
  ),
  years: formula(
    "m == 12 * y + k",
    { m: count("whole months"), y: count("years"), k: count("months beyond the years, below 12") },
    { title: "Completed years", source: "temporal", solvedFor: "y" },
  ),
  rest: formula("d = T - A", remaining, { title: "Remaining days", source: "temporal" }),
  restBeforeTime: formula("d = T - A - 1", remaining, {
    title: "Remaining days",
    source: "temporal",
    note: "The last day is not complete: the clock has not reached the time of birth.",
  }),
};
