import type { Example } from "../../kit/calculator/define.ts";

const secBulletin = {
  kind: "published",
  source:
    "SEC Investor Bulletin “How Fees and Expenses Affect Your Investment Portfolio” (2014); the split of the cost as quoted by the press: fees 27,832, growth lost 12,067",
} as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "10,000 and 500 a month at 7% with fees of 0.2% over 20 years",
    origin: {
      kind: "independent",
      by: "Period by period in Python with mpmath at 40 digits",
    },
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
  },
  {
    id: "sec-bulletin",
    title: "What a fee of 1% costs on 100,000 at 4% over 20 years",
    origin: secBulletin,
    inputs: { contribution: 0, inflation: "", initial: 100_000, annualReturn: 4, fee: 1 },
    expect: {
      outputs: { feesPaid: 27_832, growthLost: 12_067, finalValue: 179_213.48 },
      tolerance: { feesPaid: 1e-5, growthLost: 2e-5 },
    },
  },
  {
    id: "flows",
    title: "10,000 that returns 2,500, 3,500, 4,000 and 3,000",
    origin: { kind: "independent", by: "Sums of powers and a root in Python with mpmath" },
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
  },
];
