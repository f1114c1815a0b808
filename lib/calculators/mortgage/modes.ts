import type { ModeComputation, ModeInputs, ModeOutputs, ModesOf } from "../../kit/calculator/modes.ts";
import {
  appraisal,
  budget,
  buydown,
  compounding,
  costs,
  country,
  details,
  loan,
  price,
  ratios,
} from "./fields.ts";

const money = { kind: "money" } as const;
const monthlyCost = {
  label: "Monthly cost",
  format: money,
  primary: true,
  key: true,
  hint: "In the first year",
} as const;
const figures = {
  payment: { label: "Principal and interest", key: true, format: money, hint: "Each payment" },
  monthlyPayment: { label: "Monthly principal and interest", format: money, hint: "On average" },
  loan: { label: "Loan amount", format: money },
  downPayment: { label: "Down payment", format: money },
  loanToValue: { label: "Loan-to-value ratio", format: { kind: "percent", decimals: 2 } },
  payments: { label: "Number of payments", format: { kind: "count" } },
  lastPayment: { label: "Last payment", format: money, hint: "Everything paid on the last day" },
  payoffDate: { label: "Payoff date", key: true, format: { kind: "day" } },
  timeToPayOff: { label: "Time to pay off", format: { kind: "text" } },
  totalInterest: { label: "Total interest", key: true, format: money },
  totalPaid: { label: "Total of loan payments", format: money },
  interestSaved: { label: "Interest saved by extra payments", format: money },
  paymentsSaved: { label: "Payments saved by extra payments", format: { kind: "count" } },
  pmiMonthly: { label: "Monthly PMI", format: money },
  pmiRequestPayment: { label: "PMI can end on request after payment", format: { kind: "count" } },
  pmiRequestDate: { label: "PMI can end on request on", format: { kind: "day" }, hint: "Balance at 80%" },
  pmiAutomaticPayment: { label: "PMI ends automatically after payment", format: { kind: "count" } },
  pmiAutomaticDate: {
    label: "PMI ends automatically on",
    format: { kind: "day" },
    hint: "Scheduled balance at 78%, or the midpoint of the term",
  },
  pmiTotal: { label: "Total PMI", format: money },
  premium: { label: "Insurance premium", format: money, hint: "Added to the loan" },
  premiumTax: { label: "Tax on the premium", format: money, hint: "Paid in cash" },
  qualifyingRate: { label: "Stress-test rate", format: { kind: "percent", decimals: 2 } },
  qualifyingPayment: { label: "Monthly payment at the stress-test rate", format: money },
  renewalBalance: { label: "Balance at renewal", format: money },
} as const;

export const modes = {
  cost: {
    label: "Monthly cost",
    inputs: { price, ...loan, ...costs, compounding, appraisal, ...details },
    outputs: { monthlyCost, ...figures },
  },
  afford: {
    label: "What you can afford",
    inputs: { ...budget, ...loan, ...costs, ...ratios, compounding, ...details },
    outputs: {
      maxPrice: { label: "Highest home price", format: money, primary: true },
      monthlyCost,
      limit: { label: "Limited by", key: true, format: { kind: "text" } },
      ...figures,
    },
  },
  points: {
    label: "Points break-even",
    inputs: { price, ...loan, ...buydown, ...costs, compounding, appraisal, ...details },
    outputs: {
      breakEvenMonths: {
        label: "Points break even after",
        format: { kind: "count", suffix: "months" },
        primary: true,
        hint: "Cost ÷ monthly savings",
      },
      monthlyCost,
      pointsCost: { label: "Cost of the points", key: true, format: money },
      pointsPayment: { label: "Payment with points", format: money },
      monthlySaving: { label: "Monthly savings", key: true, format: money },
      interestBreakEvenDate: {
        label: "Interest saved exceeds the cost on",
        format: { kind: "day" },
      },
      pointsSaved: {
        label: "Saved over the whole term",
        key: true,
        format: money,
        hint: "Interest saved minus the cost of the points",
      },
      ...figures,
    },
  },
} as const;

export const shared = { country };

type Mode = keyof typeof modes;
type Declared = ModesOf<typeof modes, typeof shared>;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
export type HomeOutputs = Pick<ModeOutputs<Declared, "cost">, keyof (typeof modes)["cost"]["outputs"]>;
