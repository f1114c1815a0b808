import type { Example } from "../../kit/calculator/define.ts";

const stepwise = {
  kind: "independent",
  by: "Period by period in Python with mpmath at 40 digits",
} as const;
export const formula = (text: string) =>
  ({ kind: "independent", by: `${text} in Python with mpmath` }) as const;
const secBulletin = {
  kind: "published",
  source:
    "SEC Investor Bulletin “How Fees and Expenses Affect Your Investment Portfolio” (2014); the split of the cost as quoted by the press: fees 27,832, growth lost 12,067",
} as const;
const lump = { contribution: 0, inflation: "" } as const;

export const growthExamples: readonly Example[] = [
  {
    id: "default",
    title: "10,000 and 500 a month at 7% with fees of 0.2% over 20 years",
    origin: stepwise,
    inputs: {},
    expect: {
      outputs: {
        finalValue: 284_638.62,
        contributed: 130_000,
        gain: 154_638.62,
        feesPaid: 4991.46,
        growthLost: 2834.95,
        realValue: 173_706.68,
        realReturn: 4.1814634146,
        netReturn: 6.786,
        feeCost: 7826.4129,
      },
      // Without fees the closed form has 292,465.0329; months are rounded to cents.
      tolerance: { feeCost: 2e-6 },
    },
    displayed: true,
  },
  {
    id: "sec-bulletin",
    title: "What a fee of 1% costs on 100,000 at 4% over 20 years",
    origin: secBulletin,
    inputs: { ...lump, initial: 100_000, annualReturn: 4, fee: 1 },
    expect: {
      outputs: { feesPaid: 27_832, growthLost: 12_067, finalValue: 179_213.48 },
      tolerance: { feesPaid: 1e-5, growthLost: 2e-5, finalValue: 1e-9 },
    },
    displayed: true,
  },
  {
    id: "fee-multiplied",
    title: "50,000 at 6% over 25 years, with a fee of 0.75% of the year-end balance",
    origin: formula("50,000 × (1.06 × 0.9925)^25"),
    inputs: { ...lump, initial: 50_000, annualReturn: 6, years: 25, fee: 0.75 },
    expect: { outputs: { finalValue: 177_778.62, withoutFees: 214_593.54 } },
  },
  {
    id: "fee-subtracted",
    title: "10,000 at 6% less 0.5% over 40 years, by subtraction",
    origin: {
      kind: "published",
      source: "HumbleDollar, Money Guide, “Investment Costs”: 85,133 instead of 102,857",
    },
    inputs: { ...lump, annualReturn: 6, years: 40, fee: 0.5, feeModel: "subtracted" },
    expect: { outputs: { finalValue: 85_133, withoutFees: 102_857 }, tolerance: 5e-6 },
  },
  {
    id: "fee-accrued",
    title: "20,000 and 200 a month at 6% over 15 years, with a fee of 1% accrued daily",
    origin: formula("The annuity formula, the fee as an integral over each month,"),
    inputs: {
      initial: 20_000,
      contribution: 200,
      annualReturn: 6,
      years: 15,
      fee: 1,
      feeModel: "accrued",
    },
    expect: { outputs: { finalValue: 93_936.03, feesPaid: 7907.12 } },
  },
  {
    id: "weekly-nominal-with-load",
    title: "100 at the beginning of each week with a nominal return, a 5% sales charge and a 20% tax",
    origin: stepwise,
    inputs: {
      initial: 5000,
      contribution: 100,
      frequency: "weekly",
      timing: "begin",
      contributionGrowth: 2,
      annualReturn: 6,
      returnKind: "nominal",
      years: 10,
      fee: 0,
      load: 5,
      tax: 20,
    },
    expect: {
      outputs: {
        finalValue: 82_076.78,
        contributed: 61_938.55,
        feesPaid: 3096.93,
        growthLost: 1222.9,
        tax: 4027.65,
        afterTax: 78_049.13,
      },
    },
  },
  {
    id: "nominal-less-fee-in-advance",
    title: "10,000 and 500 at the beginning of each month at a nominal 6% less 0.5% over 10 years",
    origin: stepwise,
    inputs: {
      timing: "begin",
      annualReturn: 6,
      returnKind: "nominal",
      years: 10,
      fee: 0.5,
      feeModel: "subtracted",
    },
    expect: { outputs: { finalValue: 97_430.09, contributed: 70_000 } },
  },
  {
    id: "fee-in-advance",
    title:
      "1,000 and 100 at the beginning of each month at 6% over 10 years, a 1% fee at the end of each year",
    origin: stepwise,
    inputs: { initial: 1000, contribution: 100, timing: "begin", annualReturn: 6, years: 10, fee: 1 },
    expect: { outputs: { finalValue: 17_000.33 } },
  },
  {
    id: "fee-without-return",
    title: "1,000 and 100 a month without a return over 10 years, with a 1% fee",
    origin: stepwise,
    inputs: { initial: 1000, contribution: 100, annualReturn: 0, years: 10, fee: 1 },
    expect: { outputs: { finalValue: 12_273.35 } },
  },
  {
    id: "withdrawals",
    title: "1,000 a month withdrawn from 100,000 at 5%",
    origin: stepwise,
    inputs: { initial: 100_000, contribution: -1000, annualReturn: 5, fee: 0 },
    expect: {
      outputs: { finalValue: 0, withdrawn: 128_696.01, runsOut: "10 years 9 months" },
      warnings: ["runs out in year 11"],
    },
  },
];
