import type { Example } from "../../kit/calculator/define.ts";
import { formula, growthExamples } from "./growth-examples.ts";

const numpy = {
  kind: "published",
  source: "NumPy Financial 1.0, documentation and tests of npv, irr and mirr",
} as const;

const amounts = (...list: readonly number[]) => list.map((amount) => ({ amount }));
const microsoftFlows = [
  { day: "1992-01-01", amount: -10_000 },
  { day: "1992-03-01", amount: 2750 },
  { day: "1992-10-30", amount: 4250 },
  { day: "1993-02-15", amount: 3250 },
  { day: "1993-04-01", amount: 2750 },
] as const;

const rates: readonly Example[] = [
  {
    id: "cagr",
    title: "From 10,000 to 16,000 in 5 years",
    origin: formula("1.6^(1/5) − 1"),
    inputs: { mode: "cagr" },
    expect: {
      outputs: {
        cagr: 9.8560543306,
        totalReturn: 60,
        realCagr: 7.1766383713,
        doubling: 7.3738492368,
        multiple: 1.6,
      },
    },
  },
  {
    id: "cagr-dates",
    title: "A loss of one-fifth from January 1, 2021 to January 1, 2026: 1,826 days",
    origin: formula("0.8^(365/1826) − 1"),
    inputs: { mode: "cagr", end: 8000, span: "dates" },
    expect: { outputs: { cagr: -4.3624126004, gain: -2000 } },
  },
  {
    id: "cagr-everything-lost",
    title: "Nothing left",
    origin: { kind: "independent", by: "Losing everything is −100% over any time" },
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
    title: "10,000 sold for 12,500 after 5 years, with 400 in dividends and 150 in costs",
    origin: formula("2,750/10,000 and 1.275^(1/5) − 1"),
    inputs: { mode: "roi", income: 400, costs: 150 },
    expect: { outputs: { roi: 27.5, gain: 2750, annualRoi: 4.9789046324 } },
  },
  {
    id: "average",
    title: "Yearly returns of 12%, −8%, 21% and 5%",
    origin: formula("The fourth root of 1.12 × 0.92 × 1.21 × 1.05"),
    inputs: { mode: "average" },
    expect: { outputs: { geometric: 6.9658458693, arithmetic: 7.5, totalReturn: 30.91232 } },
  },
  {
    id: "real",
    title: "6% with 2.4% inflation over 30 years",
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
    title: "10,000 that returns 2,500, 3,500, 4,000 and 3,000",
    origin: formula("Sums of powers and a root"),
    inputs: { mode: "flows" },
    expect: {
      outputs: {
        npv: 695.92,
        irr: 10.9724545139,
        mirr: 9.8318462201,
        payback: "3 years",
        profitabilityIndex: 1.0695919208,
        discountedPayback: "3.68 years",
      },
    },
    displayed: true,
  },
  {
    id: "numpy-npv",
    title: "15,000 that returns 1,500 to 6,000 a year over five years, at 5%",
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
    title: "250,000 that returns 100,000 to 300,000 a year over five years",
    origin: numpy,
    inputs: {
      mode: "flows",
      cashFlows: amounts(-250_000, 100_000, 150_000, 200_000, 250_000, 300_000),
    },
    expect: { outputs: { irr: 56.7230334436 } },
  },
  {
    id: "numpy-mirr",
    title: "120,000 financed at 10%, receipts reinvested at 12%",
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
      outputs: { rates: "10%; 20%", npv: 0.13, mirr: 12.0347988202 },
      warnings: ["2 rates make the present value 0"],
    },
  },
  {
    id: "monthly-flows",
    title: "5,000 paid back at 450 a month for a year",
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
    title: "Dated payments and today’s value",
    origin: formula("Powers of days/365 and a root"),
    inputs: { mode: "dated" },
    expect: { outputs: { xirr: 7.3600463637, npv: -207.66, flowTotal: 2800 } },
  },
  {
    id: "xirr-twice",
    title: "Dated payments of −100, 230 and −132, a year apart: two rates of return",
    origin: { kind: "independent", by: "Factors: −100 (v·1.1 − 1)(v·1.2 − 1)" },
    inputs: {
      mode: "dated",
      datedFlows: [
        { day: "2021-01-01", amount: -100 },
        { day: "2022-01-01", amount: 230 },
        { day: "2023-01-01", amount: -132 },
      ],
    },
    expect: { outputs: { xirrRates: "10%; 20%" } },
  },
  {
    id: "time-weighted",
    title: "The same with the value of the portfolio before each payment",
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
        "CFA Level I practice question on money- and time-weighted returns (AnalystForum, The Analyst Space): 20.52% and 30.38%",
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
    title: "The documentation’s example of XIRR, with rows out of order",
    origin: {
      kind: "published",
      source: "Microsoft Knowledge Base Q116041 (from the Excel 5.0 Worksheet Function Reference): 37.3363%",
    },
    inputs: { mode: "dated", datedFlows: [...microsoftFlows].reverse(), discount: 9 },
    expect: { outputs: { xirr: 37.3363 }, tolerance: 2e-6 },
  },
  {
    id: "xirr-one-day",
    title: "All cash flows on the same day",
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

export const examples: readonly Example[] = [...growthExamples, ...rates, ...flows];
