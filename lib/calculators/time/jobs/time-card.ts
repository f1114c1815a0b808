import { defineJob } from "../../../kit/calculator/jobs.ts";
import { hand } from "./origins.ts";

export default defineJob({
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
});
