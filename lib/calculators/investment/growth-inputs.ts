import { choice, money, number, percent } from "../../kit/fields/field.ts";
import { frequencyOptions } from "../../science/finance/frequencies.ts";

const MOST = 1e12;

export const growthInputs = {
  initial: money({
    label: "Initial amount",
    default: 10_000,
    min: 0,
    max: MOST,
  }),
  contribution: money({
    line: "new",
    label: "Contribution",
    hint: "Negative for a withdrawal",
    default: 500,
    min: -1e9,
    max: 1e9,
  }),
  frequency: choice({
    label: "Contribution frequency",
    options: frequencyOptions,
    default: "monthly",
  }),
  annualReturn: percent({
    line: "new",
    label: "Return",
    hint: "Before fees and inflation",
    suffix: "% per year",
    default: 7,
    min: -99,
    max: 100,
  }),
  years: number({
    label: "Time",
    suffix: "years",
    inYears: true,
    default: 20,
    min: 0,
    max: 100,
  }),
  fee: percent({
    line: "new",
    label: "Fees",
    hint: "All yearly costs: fund, adviser, platform",
    suffix: "% per year",
    default: 0.2,
    min: 0,
    max: 50,
    advanced: true,
  }),
  tax: percent({
    label: "Tax on the gain",
    hint: "Once, at the end. Leave empty to ignore it",
    advanced: true,
    default: undefined,
    optional: true,
    min: 0,
    max: 100,
  }),
  contributionGrowth: percent({
    label: "Annual contribution increase",
    hint: "Starting in the second year",
    suffix: "% per year",
    advanced: true,
    default: 0,
    min: -50,
    max: 50,
  }),
  timing: choice({
    label: "Contribution timing",
    advanced: true,
    options: [
      { id: "end", label: "End of the period" },
      { id: "begin", label: "Beginning" },
    ],
    default: "end",
  }),
  returnKind: choice({
    label: "Return type",
    advanced: true,
    options: [
      { id: "effective", label: "Effective: the growth over a full year" },
      { id: "nominal", label: "Nominal: split evenly over the periods" },
    ],
    default: "effective",
  }),
  feeModel: choice({
    label: "Fee method",
    advanced: true,
    options: [
      { id: "year-end", label: "Yearly, from the balance at year-end" },
      { id: "accrued", label: "Daily, as funds do" },
      { id: "subtracted", label: "By subtraction: return − fee" },
    ],
    default: "year-end",
  }),
  load: percent({
    label: "Sales charge",
    hint: "On every amount paid in",
    advanced: true,
    default: 0,
    min: 0,
    max: 50,
  }),
  spread: percent({
    label: "Scenarios",
    hint: "Percentage points above and below the return; 0 for none",
    suffix: "points",
    advanced: true,
    default: 2,
    min: 0,
    max: 50,
  }),
};
