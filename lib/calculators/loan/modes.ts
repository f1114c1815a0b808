import type { ModeComputation, ModeInputs, ModeOutputs, ModesOf } from "../../kit/calculator/modes.ts";
import { amount, oddAmounts, options, payment, rate, term, terms } from "./fields.ts";
import { simpleTime } from "./simple-fields.ts";

const figures = {
  payment: { label: "Payment", format: { kind: "money" }, primary: true, hint: "Each regular payment" },
  interestOnlyPayment: { label: "Interest-only payment", format: { kind: "money" } },
  loweredPayment: {
    label: "Payment after extra payments",
    format: { kind: "money" },
    hint: "As lowered by the last extra payment",
  },
  payments: { label: "Number of payments", format: { kind: "count" } },
  lastPayment: {
    label: "Last payment",
    format: { kind: "money" },
    hint: "Everything paid on the last day",
  },
  payoffDate: { label: "Payoff date", key: true, format: { kind: "day" } },
  totalInterest: { label: "Total interest", key: true, format: { kind: "money" } },
  totalPaid: { label: "Total of payments", key: true, format: { kind: "money" } },
  totalCost: { label: "Interest and fees", format: { kind: "money" } },
  apr: {
    label: "APR",
    format: { kind: "percent", decimals: 3 },
    hint: "Regulation Z, including fees, without extra payments",
    source: "regulation-z",
  },
  effectiveRate: {
    label: "Effective annual rate",
    format: { kind: "percent", decimals: 3 },
    hint: "Including compounding, without fees",
  },
  interestSaved: { label: "Interest saved by extra payments", format: { kind: "money" } },
  timeSaved: { label: "Time saved by extra payments", format: { kind: "text" } },
  comparePayment: { label: "Other loan: payment", format: { kind: "money" } },
  compareInterest: { label: "Other loan: total interest", format: { kind: "money" } },
  compareCost: {
    label: "Other loan costs more by",
    format: { kind: "money" },
    hint: "Interest and fees; below 0, it costs less",
  },
} as const;

export const modes = {
  payment: {
    label: "Payment",
    inputs: { amount, rate, ...term, ...terms, ...options },
    outputs: figures,
  },
  amount: {
    label: "Loan amount",
    inputs: { payment, rate, ...term, ...terms, ...options },
    outputs: {
      amount: { label: "Loan amount", format: { kind: "money" }, primary: true },
      ...figures,
    },
  },
  term: {
    label: "Term",
    inputs: { amount, payment, rate, ...terms, ...options },
    outputs: {
      term: { label: "Term", format: { kind: "text" }, primary: true },
      ...figures,
    },
  },
  rate: {
    label: "Interest rate",
    inputs: { amount, payment, ...term, ...terms, ...oddAmounts, ...options },
    outputs: {
      rate: {
        label: "Interest rate",
        format: { kind: "percent", decimals: 3 },
        primary: true,
        hint: "Nominal annual rate",
      },
      ...figures,
    },
  },
  simple: {
    label: "Simple interest",
    inputs: { amount, rate, ...simpleTime },
    outputs: {
      simpleInterest: {
        label: "Interest",
        format: { kind: "money" },
        primary: true,
        hint: "Without compounding",
      },
      simpleTotal: { label: "Amount and interest", format: { kind: "money" } },
      interestDays: { label: "Days of interest", format: { kind: "number", significant: 10 } },
      interestPerDay: {
        label: "Interest per day",
        format: { kind: "number", significant: 6 },
        hint: "On average",
      },
    },
  },
} as const;

type Mode = keyof typeof modes;
/** Modes of a loan that is repaid in installments. */
type InstallmentMode = Exclude<Mode, "simple">;
type Declared = ModesOf<typeof modes>;
export type Inputs<K extends Mode = InstallmentMode> = ModeInputs<Declared, K>;
export type LoanOutputs = Pick<ModeOutputs<Declared, "payment">, keyof (typeof modes)["payment"]["outputs"]>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
