import type { OutputDeclaration } from "../define.ts";

const MONEY = { kind: "money" } as const;
const PERCENT = { kind: "percent", decimals: 3 } as const;
const TEXT = { kind: "text" } as const;

/** The figures of all modes; an answer has those of its own. */
export const outputs: Readonly<Record<string, OutputDeclaration>> = {
  finalValue: { label: "Final value", format: MONEY, primary: true, hint: "After fees, before tax." },
  cagr: { label: "CAGR", format: PERCENT, primary: true, hint: "The steady growth a year." },
  averageCost: {
    label: "Average cost of a share",
    format: { kind: "number", decimals: 4 },
    primary: true,
    hint: "All amounts over all shares.",
  },
  roi: { label: "ROI", format: PERCENT, primary: true, hint: "Gain for what was invested." },
  xirr: { label: "XIRR", format: PERCENT, primary: true, hint: "A year, effective, money-weighted." },
  xirrRates: {
    label: "Rates of return",
    format: TEXT,
    primary: true,
    hint: "More than one rate brings the present value to 0.",
  },
  npv: { label: "NPV", format: MONEY, primary: true, hint: "At the discount rate, the first flow today." },
  geometric: {
    label: "Geometric mean",
    format: PERCENT,
    primary: true,
    hint: "What the money really grew by a year.",
  },
  realReturn: {
    label: "Real return",
    format: PERCENT,
    primary: true,
    hint: "A year, after inflation (and fees, where there are any).",
  },
  timeWeighted: {
    label: "Time-weighted return",
    format: PERCENT,
    hint: "A year, whenever money came and went.",
  },
  timeWeightedTotal: { label: "Time-weighted return in all", format: PERCENT },
  averagePrice: { label: "Average price", format: { kind: "number", decimals: 4 } },
  shares: { label: "Shares", format: { kind: "number", significant: 10 } },
  valueNow: { label: "Value now", format: MONEY },
  atOnce: {
    label: "All at once instead",
    format: MONEY,
    hint: "What the whole sum would be worth now, had it bought at the first price.",
  },
  irr: { label: "IRR", format: PERCENT, hint: "A year, effective." },
  irrPeriod: { label: "IRR of one period", format: PERCENT },
  rates: { label: "Rates with NPV 0", format: TEXT, hint: "A year, effective." },
  mirr: { label: "MIRR", format: PERCENT, hint: "A year, effective." },
  profitabilityIndex: {
    label: "Profitability index",
    format: { kind: "number", significant: 6 },
    hint: "Present value of what is received for each unit paid.",
  },
  payback: { label: "Payback", format: TEXT },
  discountedPayback: { label: "Discounted payback", format: TEXT },
  flowTotal: { label: "Sum of the cash flows", format: MONEY },
  arithmetic: { label: "Arithmetic mean", format: PERCENT },
  totalReturn: { label: "Total return", format: PERCENT },
  multiple: { label: "Multiple", format: { kind: "number", significant: 6, suffix: "×" } },
  annualRoi: { label: "ROI a year", format: PERCENT, hint: "Compounded, as CAGR." },
  realCagr: { label: "After inflation", format: PERCENT, hint: "A year." },
  doubling: { label: "Doubling time", format: { kind: "number", significant: 4, suffix: "years" } },
  contributed: { label: "Paid in", format: MONEY, hint: "The initial amount and all contributions." },
  withdrawn: { label: "Withdrawn", format: MONEY },
  gain: { label: "Gain", format: MONEY },
  feesPaid: { label: "Fees paid", format: MONEY },
  growthLost: {
    label: "Growth lost on fees",
    format: MONEY,
    hint: "What the fees would have earned.",
  },
  feeCost: { label: "Cost of fees in all", format: MONEY },
  withoutFees: { label: "Without fees", format: MONEY },
  tax: { label: "Tax", format: MONEY },
  afterTax: { label: "After tax", format: MONEY },
  nominalValue: { label: "Nominal value", format: MONEY },
  realValue: {
    label: "In today’s money",
    format: MONEY,
    hint: "What it buys at today’s prices, after tax where there is one.",
  },
  purchasingPower: {
    label: "The same kept as cash",
    format: MONEY,
    hint: "What the uninvested amount will buy, at today’s prices.",
  },
  shortcut: { label: "By subtraction", format: PERCENT, hint: "Return − inflation: only near." },
  netReturn: { label: "Return after fees", format: PERCENT, hint: "A year, effective." },
  runsOut: { label: "The money runs out after", format: TEXT },
};
