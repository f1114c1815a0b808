import { formula } from "../../kit/formulas/formula.ts";

const duration = (meaning: string) => ({ meaning, format: { kind: "duration" } }) as const;
const clock = (meaning: string) => ({ meaning, format: { kind: "clock" } }) as const;
const moment = (meaning: string) => ({ meaning, format: { kind: "moment" } }) as const;
const day = (meaning: string) => ({ meaning, format: { kind: "day" } }) as const;
const count = (meaning: string) => ({ meaning, format: { kind: "count" } }) as const;
const number = (meaning: string) => ({ meaning, format: { kind: "number", significant: 12 } }) as const;
const money = (meaning: string) => ({ meaning, format: { kind: "money" } }) as const;
const seconds = (meaning: string) =>
  ({ meaning, format: { kind: "number", significant: 15, suffix: "s" } }) as const;
const hours = (meaning: string) =>
  ({ meaning, format: { kind: "number", significant: 10, suffix: "h" } }) as const;

/** Lengths and times of day are in seconds; an ISO 8601 hour is 3,600 s, a minute 60 s. */
const source = "ISO 8601";

const t = duration("time");
const x = duration("the time");
const n = number("number");
const t_2 = clock("end");
const t_1 = clock("start");
const b = duration("break");
const d = duration("a day");
const between = { title: "Time between", source } as const;
const t_0 = clock("clock time");
const l = duration("length of time");
const shifted = { t: clock("new clock time"), t_0, l, d } as const;
const moved = { k: count("days later (negative if earlier)"), t_0, l, d } as const;

const S = { ...clock("starts"), list: true } as const;
const E = { ...clock("ends; past 24:00 is the next day"), list: true } as const;
const pauses = { ...duration("breaks"), list: true } as const;
const worked = { title: "Time worked", source } as const;
const w = money("hourly pay");

const z = duration("local offset from universal time");
const u = moment("date and time in universal time (UTC)");
const local = moment("local date and time");
const s = seconds("Unix time");
const D_0 = day("day 0 of Unix time");
const whole = count("whole days since January 1, 1970");
const ofDay = seconds("seconds since midnight");

export const formulas = {
  sum: formula("t = sum(x)", { t, x: { ...duration("times"), list: true } }, { title: "Sum", source }),
  average: formula(
    "a = t / n",
    { a: duration("average"), t, n: count("times") },
    { title: "Average", source },
  ),
  rounded: formula(
    "r = round(t)",
    { r: seconds("whole seconds"), t: seconds("time") },
    { title: "Rounded to whole seconds", source },
  ),
  decimal: formula(
    "h = s / 3600",
    { h: hours("decimal hours"), s: seconds("time in seconds") },
    { title: "Decimal hours", source },
  ),

  multiply: formula("t = x * n", { t, x, n }, { title: "Multiply", source }),
  divide: formula("t = x / n", { t, x, n }, { title: "Divide", source }),
  ratio: formula(
    "q = x / y",
    { q: number("how many times"), x, y: duration("divisor") },
    { title: "How many times", source },
  ),
  leftOver: formula(
    "x == k * y + r",
    { x, k: count("whole times"), y: duration("divisor"), r: duration("remainder") },
    { title: "Left over", source, solvedFor: "r" },
  ),

  between: formula("t = t_2 - t_1", { t, t_2, t_1 }, between),
  betweenBreak: formula("t = t_2 - t_1 - b", { t, t_2, t_1, b }, between),
  overnight: formula("t = t_2 - t_1 + d", { t, t_2, t_1, d }, between),
  overnightBreak: formula("t = t_2 - t_1 + d - b", { t, t_2, t_1, d, b }, between),

  later: formula("t = (t_0 + l) mod d", shifted, { title: "Clock time", source }),
  earlier: formula("t = (t_0 - l) mod d", shifted, { title: "Clock time", source }),
  daysLater: formula("k = floor((t_0 + l) / d)", moved, { title: "Days", source }),
  daysEarlier: formula("k = floor((t_0 - l) / d)", moved, { title: "Days", source }),

  worked: formula("t = sum(E - S)", { t, E, S }, worked),
  workedBreaks: formula("t = sum(E - S - b)", { t, E, S, b: pauses }, worked),
  regularPay: formula(
    "P = h * w",
    { P: money("pay"), h: hours("regular hours"), w },
    { title: "Regular pay", source: "flsa" },
  ),
  overtimePay: formula(
    "P = h * w * f",
    { P: money("pay"), h: hours("overtime hours"), w, f: number("overtime rate") },
    { title: "Overtime pay", source: "flsa" },
  ),
  doublePay: formula(
    "P = 2 * h * w",
    { P: money("pay"), h: hours("hours at double time"), w },
    { title: "Double-time pay", source: "california" },
  ),
  gross: formula(
    "G = sum(P)",
    { G: money("total pay"), P: { ...money("pay for each kind of hours"), list: true } },
    { title: "Total pay", source: "flsa" },
  ),

  toDecimal: formula(
    "h = H + m / 60 + s / 3600",
    { h: hours("decimal hours"), H: count("hours"), m: count("minutes"), s: count("seconds") },
    { title: "Decimal hours", source },
  ),
  toDecimalNegative: formula(
    "h = -(H + m / 60 + s / 3600)",
    { h: hours("decimal hours"), H: count("hours"), m: count("minutes"), s: count("seconds") },
    { title: "Decimal hours", source },
  ),
  places: formula(
    "r = round(h, p)",
    { r: hours("rounded hours"), h: hours("decimal hours"), p: count("decimals") },
    { title: "Rounded", source },
  ),
  fromDecimal: formula(
    "s = 3600 * h",
    { s: seconds("time in seconds"), h: hours("decimal hours") },
    { title: "Seconds", source },
  ),
  parts: formula(
    "abs(s) == 3600 * H + 60 * m + r",
    {
      s: seconds("time in seconds"),
      H: count("hours"),
      m: count("minutes, below 60"),
      r: count("seconds, below 60"),
    },
    { title: "Hours, minutes, seconds", source, solvedFor: "H" },
  ),

  universal: formula("u = t - z", { u, t: local, z }, { title: "Universal time", source: "tzdata" }),
  local: formula("t = u + z", { t: local, u, z }, { title: "Local time", source: "tzdata" }),
  elapsed: formula(
    "t = u_2 - u_1",
    {
      t: duration("elapsed time"),
      u_2: moment("end, in universal time"),
      u_1: moment("start, in universal time"),
    },
    { title: "Elapsed time", source: "posix" },
  ),

  inSeconds: formula(
    "s = floor(x / k)",
    {
      s,
      x: { ...number("timestamp"), format: { kind: "number", significant: 15 } },
      k: count("units per second"),
    },
    { title: "Whole seconds", source: "posix" },
  ),
  unixDays: formula(
    "s == 86400 * n + r",
    { s, n: whole, r: ofDay },
    { title: "Days and seconds", source: "posix", solvedFor: "n" },
  ),
  unixDate: formula(
    "D = D_0 + n",
    { D: day("date in universal time"), D_0, n: whole },
    { title: "Date in universal time", source: "posix" },
  ),
  daysSince: formula(
    "n = D - D_0",
    { n: whole, D: day("date in universal time"), D_0 },
    { title: "Days since January 1, 1970", source: "posix" },
  ),
  unixTime: formula("s = 86400 * n + r", { s, n: whole, r: ofDay }, { title: "Unix time", source: "posix" }),
};
