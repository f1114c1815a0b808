import type { Example } from "../define.ts";

const stepwise = {
  kind: "independent",
  by: "Period by period in Python with mpmath at 40 digits",
} as const;
const formula = (text: string) => ({ kind: "independent", by: `${text} in Python with mpmath` }) as const;
const secBulletin = {
  kind: "published",
  source:
    "SEC Investor Bulletin “How Fees and Expenses Affect Your Investment Portfolio” (2014); the split of the cost as quoted by the press: fees 27,832, growth lost 12,067",
} as const;
const numpy = {
  kind: "published",
  source: "NumPy Financial 1.0, documentation and tests of npv, irr and mirr",
} as const;

const lump = { contribution: 0, inflation: "" } as const;
const amounts = (...list: readonly number[]) => list.map((amount) => ({ amount }));
const microsoftFlows = [
  { day: "1992-01-01", amount: -10_000 },
  { day: "1992-03-01", amount: 2750 },
  { day: "1992-10-30", amount: 4250 },
  { day: "1993-02-15", amount: 3250 },
  { day: "1993-04-01", amount: 2750 },
] as const;

const growth: readonly Example[] = [
  {
    id: "default",
    title: "10,000 and 500 a month at 7 % with fees of 0.2 % over 20 years",
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
      },
    },
    shown: true,
  },
  {
    id: "sec-bulletin",
    title: "What a fee of 1 % costs on 100,000 at 4 % over 20 years",
    origin: secBulletin,
    inputs: { ...lump, initial: 100_000, annualReturn: 4, fee: 1 },
    expect: {
      outputs: { feesPaid: 27_832, growthLost: 12_067, finalValue: 179_213.48 },
      tolerance: { feesPaid: 1e-5, growthLost: 2e-5, finalValue: 1e-9 },
    },
    shown: true,
  },
  {
    id: "fee-multiplied",
    title: "50,000 at 6 % over 25 years, a fee of 0.75 % of each year’s end balance",
    origin: formula("50,000 × (1.06 × 0.9925)^25"),
    inputs: { ...lump, initial: 50_000, annualReturn: 6, years: 25, fee: 0.75 },
    expect: { outputs: { finalValue: 177_778.62, withoutFees: 214_593.54 } },
  },
  {
    id: "fee-subtracted",
    title: "10,000 at 6 % less 0.5 % over 40 years, by subtraction",
    origin: {
      kind: "published",
      source: "HumbleDollar, Money Guide, “Investment Costs”: 85,133 instead of 102,857",
    },
    inputs: { ...lump, annualReturn: 6, years: 40, fee: 0.5, feeModel: "subtracted" },
    expect: { outputs: { finalValue: 85_133, withoutFees: 102_857 }, tolerance: 5e-6 },
  },
  {
    id: "fee-accrued",
    title: "20,000 and 200 a month at 6 % over 15 years, a fee of 1 % day by day",
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
    title: "100 at the beginning of each week, nominal return, sales charge of 5 %, tax of 20 %",
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
    id: "withdrawals",
    title: "1,000 a month from 100,000 at 5 %",
    origin: stepwise,
    inputs: { initial: 100_000, contribution: -1000, annualReturn: 5, fee: 0 },
    expect: {
      outputs: { finalValue: 0, withdrawn: 128_696.01, runsOut: "10 years 9 months" },
      warnings: ["runs out in year 11"],
    },
  },
];

const rates: readonly Example[] = [
  {
    id: "cagr",
    title: "From 10,000 to 16,000 in 5 years",
    origin: formula("1.6^(1/5) − 1"),
    inputs: { mode: "cagr" },
    expect: {
      outputs: { cagr: 9.8560543306, totalReturn: 60, realCagr: 7.1766383713, doubling: 7.3738492368 },
    },
  },
  {
    id: "cagr-dates",
    title: "A loss of a fifth from 1 January 2021 to 1 January 2026: 1,826 days",
    origin: formula("0.8^(365/1826) − 1"),
    inputs: { mode: "cagr", end: 8000, span: "dates" },
    expect: { outputs: { cagr: -4.3624126004, gain: -2000 } },
  },
  {
    id: "cagr-everything-lost",
    title: "Nothing left",
    origin: { kind: "independent", by: "Losing everything is −100 % over any time" },
    inputs: { mode: "cagr", end: 0 },
    expect: { outputs: { cagr: -100, totalReturn: -100 } },
  },
  {
    id: "cagr-from-nothing",
    title: "Growth from 0",
    origin: { kind: "independent", by: "A division by 0" },
    inputs: { mode: "cagr", begin: 0 },
    expect: { errors: ["begin"] },
  },
  {
    id: "roi",
    title: "10,000 sold for 12,500 after 5 years, 400 of dividends and 150 of costs",
    origin: formula("2,750/10,000 and 1.275^(1/5) − 1"),
    inputs: { mode: "roi", income: 400, costs: 150 },
    expect: { outputs: { roi: 27.5, gain: 2750, annualRoi: 4.9789046324 } },
  },
  {
    id: "average",
    title: "Years of 12 %, −8 %, 21 % and 5 %",
    origin: formula("The fourth root of 1.12 × 0.92 × 1.21 × 1.05"),
    inputs: { mode: "average" },
    expect: { outputs: { geometric: 6.9658458693, arithmetic: 7.5, totalReturn: 30.91232 } },
  },
  {
    id: "real",
    title: "6 % with inflation of 2.4 % over 30 years",
    origin: formula("1.06/1.024 − 1"),
    inputs: { mode: "real", annualReturn: 6, inflation: 2.4, years: 30 },
    expect: {
      outputs: {
        realReturn: 3.515625,
        nominalValue: 57_434.91,
        realValue: 28_195.33,
        purchasingPower: 4909.09,
        shortcut: 3.6,
      },
    },
  },
];

const flows: readonly Example[] = [
  {
    id: "flows",
    title: "10,000 that brings 2,500, 3,500, 4,000 and 3,000",
    origin: formula("Sums of powers and a root"),
    inputs: { mode: "flows" },
    expect: {
      outputs: { npv: 695.92, irr: 10.9724545139, mirr: 9.8318462201, payback: "3 years" },
    },
    shown: true,
  },
  {
    id: "numpy-npv",
    title: "15,000 that brings 1,500 to 6,000 over five years, at 5 %",
    origin: numpy,
    inputs: {
      mode: "flows",
      discount: 5,
      cashFlows: amounts(-15_000, 1500, 2500, 3500, 4500, 6000),
    },
    expect: { outputs: { npv: 122.89 } },
  },
  {
    id: "numpy-irr",
    title: "250,000 that brings 100,000 to 300,000 over five years",
    origin: numpy,
    inputs: {
      mode: "flows",
      cashFlows: amounts(-250_000, 100_000, 150_000, 200_000, 250_000, 300_000),
    },
    expect: { outputs: { irr: 56.7230334436 } },
  },
  {
    id: "numpy-mirr",
    title: "120,000 financed at 10 %, receipts reinvested at 12 %",
    origin: numpy,
    inputs: {
      mode: "flows",
      financeRate: 10,
      reinvestRate: 12,
      cashFlows: amounts(-120_000, 39_000, 30_000, 21_000, 37_000, 46_000),
    },
    expect: { outputs: { mirr: 12.6094 }, tolerance: 4e-6 },
  },
  {
    id: "two-rates",
    title: "−100, 230, −132: two rates of return",
    origin: { kind: "independent", by: "Factors: −100 (v·1.1 − 1)(v·1.2 − 1); NPV and MIRR with mpmath" },
    inputs: { mode: "flows", discount: 12, cashFlows: amounts(-100, 230, -132) },
    expect: {
      outputs: { rates: "10 %; 20 %", npv: 0.13, mirr: 12.0347988202 },
      warnings: ["2 rates bring the present value to 0"],
    },
  },
  {
    id: "monthly-flows",
    title: "5,000 paid back by 450 a month for a year",
    origin: formula("Sums of powers and a root"),
    inputs: {
      mode: "flows",
      period: "month",
      cashFlows: amounts(-5000, ...Array.from({ length: 12 }, () => 450)),
    },
    expect: { outputs: { npv: 180.79, irrPeriod: 1.2043456781, irr: 15.4489363999 } },
  },
  {
    id: "xirr",
    title: "Payments and the value today by date",
    origin: formula("Powers of days/365 and a root"),
    inputs: { mode: "dated" },
    expect: { outputs: { xirr: 7.3600463637, npv: -207.66, flowTotal: 2800 } },
  },
  {
    id: "time-weighted",
    title: "The same with what the portfolio was worth before each payment",
    origin: formula("1.06 × 14,100/13,100 × 13,900/12,900 × 15,600/15,400, its 1,096/365th root"),
    inputs: { mode: "dated" },
    expect: { outputs: { timeWeighted: 7.5800902643, timeWeightedTotal: 24.5324836711 } },
  },
  {
    id: "time-weighted-cfa",
    title: "Four shares at 50, two sold after a year, two at 80 with a dividend of 5 after the next",
    origin: {
      kind: "published",
      source:
        "CFA Level I practice question on money- and time-weighted returns (AnalystForum, The Analyst Space): 20.52 % and 30.38 %",
    },
    inputs: {
      mode: "dated",
      datedFlows: [
        { day: "2021-01-01", amount: -200 },
        { day: "2022-01-01", amount: 100, before: 200 },
        { day: "2023-01-01", amount: 170 },
      ],
    },
    expect: {
      outputs: { xirr: 20.52, timeWeighted: 30.38, timeWeightedTotal: 70 },
      tolerance: { xirr: 3e-4, timeWeighted: 2e-4, timeWeightedTotal: 1e-9 },
    },
  },
  {
    id: "time-weighted-dividends",
    title: "100 shares at 20, 20 more at 22, dividends of 2 and 2.50 taken out, sold at 24",
    origin: {
      kind: "published",
      source: "CFA Level I practice question (avatto.com): ³√(24/20 × 27.5/22 × 24/25) − 1 = 0.1292",
    },
    inputs: {
      mode: "dated",
      datedFlows: [
        { day: "2021-01-01", amount: -2000 },
        { day: "2022-01-01", amount: -240, before: 2400 },
        { day: "2023-01-01", amount: 300, before: 3300 },
        { day: "2024-01-01", amount: 2880 },
      ],
    },
    expect: {
      outputs: { timeWeighted: 12.92, timeWeightedTotal: 44 },
      tolerance: { timeWeighted: 4e-4, timeWeightedTotal: 1e-9 },
    },
  },
  {
    id: "averaging",
    title: "1,000 each at 40, 50, 50 and 40",
    origin: {
      kind: "published",
      source:
        "Series 7 Exam For Dummies, “How to use the dollar-cost averaging formula”: 90 shares for 4,000, 44.44 each",
    },
    inputs: { mode: "averaging" },
    expect: {
      outputs: { averageCost: 44.44, shares: 90, averagePrice: 45, valueNow: 4320, atOnce: 4800, roi: 8 },
      tolerance: {
        averageCost: 2e-4,
        shares: 1e-12,
        averagePrice: 1e-12,
        valueNow: 1e-12,
        atOnce: 1e-12,
        roi: 1e-9,
      },
    },
  },
  {
    id: "averaging-six-months",
    title: "1,000 a month at 18.20, 25.12, 28.55, 30.03, 32.66 and 26.78",
    origin: {
      kind: "published",
      source:
        "empirestockbroker.com, What Is Dollar Cost Averaging? (2019): 231.039 shares, 25.97 each, average price 26.89",
    },
    inputs: {
      mode: "averaging",
      purchases: [18.2, 25.12, 28.55, 30.03, 32.66, 26.78].map((price) => ({ amount: 1000, price })),
    },
    expect: {
      outputs: { averageCost: 25.97, shares: 231.039, averagePrice: 26.89 },
      tolerance: { averageCost: 2e-4, shares: 5e-6, averagePrice: 2e-4 },
    },
  },
  {
    id: "xirr-microsoft",
    title: "The example of the XIRR function, rows out of order",
    origin: {
      kind: "published",
      source: "Microsoft Knowledge Base Q116041 (from the Excel 5.0 Worksheet Function Reference): 37.3363 %",
    },
    inputs: { mode: "dated", datedFlows: [...microsoftFlows].reverse(), discount: 9 },
    expect: { outputs: { xirr: 37.3363 }, tolerance: 2e-6 },
  },
  {
    id: "xirr-one-day",
    title: "All cash flows on one day",
    origin: { kind: "independent", by: "Without time there is no rate" },
    inputs: {
      mode: "dated",
      datedFlows: [
        { day: "2026-01-01", amount: -100 },
        { day: "2026-01-01", amount: 110 },
      ],
    },
    expect: { errors: ["datedFlows"] },
  },
];

export const examples: readonly Example[] = [...growth, ...rates, ...flows];
