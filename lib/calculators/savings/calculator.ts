import { choice, day, money, number, percent, toggle } from "../../fields/field.ts";
import { frequencyOption, frequencyOptions } from "../../finance/frequencies.ts";
import { cite } from "../../sources/cite.ts";
import { defineForm } from "../define.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { guide } from "./guide.ts";

const solving = ["deposit", "time", "rate", "start"] as const;
const withTerm = ["final", "deposit", "rate", "start"] as const;

export default defineForm({
  id: "savings",
  label: "Savings",
  category: "financial-health",
  heading: "Savings Calculator",
  summary:
    "What regular saving grows to, with any deposit and compounding frequency, tax and inflation; or the deposit, time, rate or start that a goal needs.",
  seo: {
    title: "Savings Calculator: Balance, Goal and APY",
    description:
      "Savings with regular deposits: final balance, interest and APY, or solve for the deposit, time, rate or starting amount of a goal. Tax and inflation too.",
  },
  keywords: [
    "savings goal",
    "compound interest",
    "APY",
    "annual percentage yield",
    "regular deposits",
    "future value",
    "interest rate",
    "monthly savings",
    "how long to save",
    "continuous compounding",
    "emergency fund",
  ],
  guide,
  inputs: {
    mode: choice({
      label: "Find",
      mode: true,
      options: [
        { id: "final", label: "Final balance" },
        { id: "deposit", label: "Deposit" },
        { id: "time", label: "Time" },
        { id: "rate", label: "Rate" },
        { id: "start", label: "Start" },
      ],
      default: "final",
    }),
    goal: money({ label: "Goal", default: 20_000, min: 0.01, max: 1e12, when: { mode: solving } }),
    initial: money({
      label: "Initial amount",
      default: 1000,
      min: 0,
      max: 1e12,
      when: { mode: ["final", "deposit", "time", "rate"] },
    }),
    deposit: money({
      label: "Regular deposit",
      hint: "Below 0: a withdrawal.",
      default: 100,
      min: -1e9,
      max: 1e9,
      when: { mode: ["final", "time", "rate", "start"] },
    }),
    frequency: choice({
      label: "How often",
      options: frequencyOptions,
      default: "monthly",
    }),
    rate: percent({
      label: "Interest rate",
      hint: "Nominal, before compounding. Only the APY is known: choose yearly compounding.",
      suffix: "% a year",
      default: 4,
      min: -5,
      max: 50,
      when: { mode: ["final", "deposit", "time", "start"] },
    }),
    compounding: choice({
      label: "Compounded",
      options: [
        frequencyOption("daily", "Daily (365)"),
        frequencyOption("monthly", "Monthly"),
        frequencyOption("quarterly", "Quarterly"),
        frequencyOption("semi-annual", "Twice a year"),
        frequencyOption("annual", "Yearly"),
        { id: "continuous", label: "Continuously" },
      ],
      default: "monthly",
    }),
    time: number({
      label: "Time",
      hint: "Up to 100 years; 2.5 years is fine.",
      default: 10,
      min: 0,
      max: 36_500,
      when: { mode: withTerm, timeUnit: ["years", "months", "days"] },
    }),
    timeUnit: choice({
      label: "Time in",
      options: [
        { id: "years", label: "Years" },
        { id: "months", label: "Months" },
        { id: "days", label: "Days" },
        { id: "date", label: "Until a date" },
      ],
      default: "years",
      when: { mode: withTerm },
    }),
    from: day({ label: "From", default: "today", when: { mode: withTerm, timeUnit: ["date"] } }),
    until: day({
      label: "Until",
      default: undefined,
      optional: true,
      when: { mode: withTerm, timeUnit: ["date"] },
    }),
    startDay: day({
      label: "First day",
      hint: "For the date on which the goal is reached.",
      default: "today",
      max: "9899-12-31",
      when: { mode: ["time"] },
    }),
    inflation: percent({
      label: "Inflation",
      hint: "Leave empty to leave it out.",
      suffix: "% a year",
      default: undefined,
      optional: true,
      min: -5,
      max: 50,
    }),
    timing: choice({
      label: "Deposits at the",
      inline: true,
      advanced: true,
      options: [
        { id: "end", label: "End of the period" },
        { id: "begin", label: "Beginning" },
      ],
      default: "end",
    }),
    increase: choice({
      label: "Deposits over the years",
      advanced: true,
      options: [
        { id: "level", label: "Stay the same" },
        { id: "percent", label: "Rise by a rate" },
        { id: "inflation", label: "Rise with inflation" },
      ],
      default: "level",
    }),
    increaseRate: percent({
      label: "Rise of deposits",
      hint: "Once a year, from the second year on.",
      suffix: "% a year",
      advanced: true,
      default: 2,
      min: -50,
      max: 50,
      when: { increase: ["percent"] },
    }),
    tax: percent({
      label: "Tax on interest",
      hint: "Leave empty to leave it out.",
      advanced: true,
      default: undefined,
      optional: true,
      min: 0,
      max: 100,
    }),
    taxTiming: choice({
      label: "Tax is taken",
      advanced: true,
      options: [
        { id: "credited", label: "As interest is credited" },
        { id: "end", label: "At the end, on the whole gain" },
      ],
      default: "credited",
    }),
    goalToday: toggle({
      label: "Goal in today’s money",
      hint: "The goal rises with inflation.",
      advanced: true,
      default: false,
      when: { mode: solving },
    }),
  },
  outputs: {
    depositNeeded: {
      label: "Deposit needed",
      format: { kind: "money" },
      primary: true,
      hint: "Each period, in the first year where deposits rise.",
    },
    timeNeeded: { label: "Time needed", format: { kind: "text" }, primary: true },
    rateNeeded: {
      label: "Rate needed",
      format: { kind: "percent", decimals: 3 },
      primary: true,
      hint: "Nominal, a year, with the chosen compounding.",
    },
    startNeeded: { label: "Start needed", format: { kind: "money" }, primary: true },
    finalBalance: {
      label: "Final balance",
      format: { kind: "money" },
      primary: true,
      hint: "After tax, where there is one.",
    },
    goalDay: { label: "Goal reached on", format: { kind: "day" } },
    deposits: { label: "Deposits in all", format: { kind: "money" } },
    withdrawn: { label: "Withdrawn in all", format: { kind: "money" } },
    interest: { label: "Interest", format: { kind: "money" }, hint: "Before tax." },
    tax: { label: "Tax", format: { kind: "money" } },
    realValue: {
      label: "In today’s money",
      format: { kind: "money" },
      hint: "What the final balance buys at today’s prices.",
    },
    apy: {
      label: "APY",
      format: { kind: "percent", decimals: 2 },
      hint: "The growth of a whole year, before tax.",
    },
    realYield: {
      label: "Real yield",
      format: { kind: "percent", decimals: 2 },
      hint: "A year, after inflation and tax credited on the way.",
    },
    doubling: {
      label: "Doubling time",
      format: { kind: "number", significant: 4, suffix: "years" },
      hint: "Of an amount left alone.",
    },
    runsOut: { label: "The account is empty after", format: { kind: "text" } },
  },
  assumptions: [
    "The rate stays the same for the whole time.",
    "Between compounding dates interest grows at the equivalent rate of a deposit period, not as simple interest.",
    "Nothing is rounded on the way; amounts are rounded to the cent for display. Banks credit interest in whole cents and count days, so that a statement differs by cents: this is an estimate.",
    "A year has 365 days, 52 weeks and 12 equal months.",
  ],
  sources: [
    cite("reg-dd", "Appendix A, part I: annual percentage yield"),
    cite("kellison", "Chapters 1 to 4: equivalent rates, annuities, annuities in progression"),
    cite("fisher", "Chapter II: real and money interest"),
    cite("fdic", "§ 330.1(o): standard maximum deposit insurance amount, $250,000"),
    cite("dgsd", "Article 6(1): EUR 100,000"),
  ],
  formulas,
  examples,
  related: ["investment", "loan", "mortgage", "percentage"],
  disclaimer: "An estimate, not financial advice: rates change, and accounts have terms of their own.",
});
