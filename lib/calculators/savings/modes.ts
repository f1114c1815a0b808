import type { ModeInputs, ModeOutputs, ModesOf } from "../../kit/calculator/modes.ts";
import { choice, day, money, number, percent, toggle } from "../../kit/fields/field.ts";
import { frequencyOption, frequencyOptions } from "../../science/finance/frequencies.ts";

const goal = money({
  label: "Goal",
  hint: "0 for money that is used up",
  default: 20_000,
  min: 0,
  max: 1e12,
});
const initial = money({ label: "Initial amount", default: 1000, min: 0, max: 1e12 });
const deposit = money({
  line: "new",
  label: "Regular deposit",
  hint: "Negative for a withdrawal",
  default: 100,
  min: -1e9,
  max: 1e9,
});
const frequency = choice({ label: "Deposit frequency", options: frequencyOptions, default: "monthly" });
const rate = percent({
  line: "new",
  label: "Interest rate",
  hint: "Nominal, before compounding. If you know only the APY, choose yearly compounding",
  suffix: "% per year",
  default: 4,
  min: -5,
  max: 50,
});
const compounding = choice({
  label: "Compounding",
  options: [
    frequencyOption("daily", "Daily (365)"),
    frequencyOption("monthly", "Monthly"),
    frequencyOption("quarterly", "Quarterly"),
    frequencyOption("semi-annual", "Twice a year"),
    frequencyOption("annual", "Yearly"),
    { id: "continuous", label: "Continuously" },
  ],
  default: "monthly",
  advanced: true,
});

const term = {
  time: number({
    line: "new",
    label: "Time",
    hint: "Up to 100 years; decimals such as 2.5 are fine",
    default: 10,
    min: 0,
    max: 36_500,
    when: { timeUnit: ["years", "months", "days"] },
  }),
  timeUnit: choice({
    label: "Enter time as",
    options: [
      { id: "years", label: "Years" },
      { id: "months", label: "Months" },
      { id: "days", label: "Days" },
      { id: "date", label: "Until a date" },
    ],
    default: "years",
  }),
  from: day({ label: "From", default: "today", when: { timeUnit: ["date"] } }),
  until: day({ label: "Until", default: undefined, optional: true, when: { timeUnit: ["date"] } }),
};

/** Inflation, tax, and how deposits are made. */
const details = {
  inflation: percent({
    label: "Inflation",
    hint: "Leave empty to ignore it",
    suffix: "% per year",
    default: undefined,
    optional: true,
    min: -5,
    max: 50,
    advanced: true,
  }),
  timing: choice({
    label: "Deposit timing",
    advanced: true,
    options: [
      { id: "end", label: "End of the period" },
      { id: "begin", label: "Beginning" },
    ],
    default: "end",
  }),
  increase: choice({
    label: "Deposits over time",
    advanced: true,
    options: [
      { id: "level", label: "Stay the same" },
      { id: "percent", label: "Rise by a percentage" },
      { id: "inflation", label: "Rise with inflation" },
    ],
    default: "level",
  }),
  increaseRate: percent({
    label: "Annual deposit increase",
    hint: "Starting in the second year",
    suffix: "% per year",
    advanced: true,
    default: 2,
    min: -50,
    max: 50,
    when: { increase: ["percent"] },
  }),
  tax: percent({
    label: "Tax on interest",
    hint: "Leave empty to ignore it",
    advanced: true,
    default: undefined,
    optional: true,
    min: 0,
    max: 100,
  }),
  taxTiming: choice({
    label: "Tax timing",
    advanced: true,
    options: [
      { id: "credited", label: "As interest is credited" },
      { id: "end", label: "At the end, on the full gain" },
    ],
    default: "credited",
  }),
};

const solving = {
  ...details,
  goalToday: toggle({
    label: "Goal in today’s money",
    hint: "The goal rises with inflation",
    advanced: true,
    default: false,
  }),
};

const finalBalance = {
  label: "Final balance",
  format: { kind: "money" },
  primary: true,
  hint: "After tax, if any",
} as const;

const figures = {
  deposits: { label: "Total deposits", format: { kind: "money" } },
  withdrawn: { label: "Total withdrawals", format: { kind: "money" } },
  interest: { label: "Interest", format: { kind: "money" }, hint: "Before tax" },
  tax: { label: "Tax", format: { kind: "money" } },
  realValue: {
    label: "In today’s money",
    format: { kind: "money" },
    hint: "What the final balance will buy at today’s prices",
  },
  apy: {
    label: "APY",
    format: { kind: "percent", decimals: 2 },
    hint: "Growth over a full year, before tax",
    source: "reg-dd",
  },
  realYield: {
    label: "Real yield",
    format: { kind: "percent", decimals: 2 },
    hint: "Per year, after inflation and tax taken as interest is credited",
  },
  doubling: {
    label: "Doubling time",
    format: { kind: "number", significant: 4, suffix: "years" },
    hint: "For an amount left alone",
  },
  runsOut: { label: "Money runs out after", format: { kind: "text" } },
} as const;

const depositNeeded = {
  label: "Deposit needed",
  format: { kind: "money" },
  primary: true,
  hint: "Each period; in the first year, if deposits rise",
} as const;
const timeNeeded = { label: "Time needed", format: { kind: "text" }, primary: true } as const;
const goalDay = { label: "Goal reached on", format: { kind: "day" } } as const;
const rateNeeded = {
  label: "Rate needed",
  format: { kind: "percent", decimals: 3 },
  primary: true,
  hint: "Nominal annual rate with the chosen compounding",
} as const;
const startNeeded = { label: "Starting amount needed", format: { kind: "money" }, primary: true } as const;
const startDay = day({
  label: "First day",
  hint: "For the date when the goal is reached",
  default: "today",
  max: "9899-12-31",
});

export const modes = {
  final: {
    label: "Final balance",
    inputs: { initial, deposit, frequency, rate, compounding, ...term, ...details },
    outputs: { finalBalance, ...figures },
  },
  deposit: {
    label: "Deposit",
    inputs: { goal, initial, frequency, rate, compounding, ...term, ...solving },
    outputs: { depositNeeded, finalBalance, ...figures },
  },
  time: {
    label: "Time",
    inputs: { goal, initial, deposit, frequency, rate, compounding, startDay, ...solving },
    outputs: { timeNeeded, finalBalance, goalDay, ...figures },
  },
  rate: {
    label: "Rate",
    inputs: { goal, initial, deposit, frequency, compounding, ...term, ...solving },
    outputs: { rateNeeded, finalBalance, ...figures },
  },
  start: {
    label: "Starting amount",
    inputs: { goal, deposit, frequency, rate, compounding, ...term, ...solving },
    outputs: { startNeeded, finalBalance, ...figures },
  },
} as const;

type Mode = keyof typeof modes;
type Declared = ModesOf<typeof modes>;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type GoalInputs = Inputs<Exclude<Mode, "final">>;
export type TermInputs = Inputs<Exclude<Mode, "time">>;
export type SavingsOutputs = Pick<ModeOutputs<Declared, "final">, keyof (typeof modes)["final"]["outputs"]>;
