import type { Example, Origin } from "../../kit/calculator/define.ts";

const decimal: Origin = {
  kind: "independent",
  by: "Python’s decimal with 45 digits: annuity formula, then row by row with interest rounded half up to the cent",
};

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "A home for 400,000 with 20% down at 6.5% over 30 years",
    origin: decimal,
    inputs: {},
    expect: {
      outputs: {
        // 2,022.62 + 400,000 × 1.1% ÷ 12 + 1,500 ÷ 12
        monthlyCost: 2514.29,
        payment: 2022.62,
        loan: 320000,
        downPayment: 80000,
        loanToValue: 80,
        payments: 360,
        lastPayment: 2020.06,
        payoffDate: "2056-02-01",
        totalInterest: 408140.64,
        totalPaid: 728140.64,
      },
    },
  },
  {
    id: "ten-percent-down",
    title: "310,000 with 10% down at 6.1%: PMI until payment 91 or 104",
    origin: decimal,
    inputs: { price: 310000, downPercent: 10, rate: 6.1, firstPayment: "2026-03-01" },
    expect: {
      outputs: {
        loan: 279000,
        payment: 1690.73,
        lastPayment: 1685.93,
        totalInterest: 329658,
        pmiMonthly: 116.25,
        pmiRequestPayment: 91,
        pmiRequestDate: "2033-09-01",
        pmiAutomaticPayment: 104,
        pmiAutomaticDate: "2034-10-01",
        pmiTotal: 10578.75,
      },
      warnings: ["mortgage insurance of $116.25"],
    },
  },
  {
    id: "afford",
    title: "What 100,000 a year affords with debts of 800 a month and 20% down",
    origin: {
      kind: "independent",
      by: "Python’s decimal: P = (cap − fixed costs + down · f) / (f + tax / 12), with f the monthly payment per unit of the loan",
    },
    inputs: { mode: "afford", debts: 800 },
    expect: {
      outputs: { maxPrice: 347384.35, monthlyCost: 2200, limit: "Debt ratio, 36% of income" },
      // The down payment is rounded up to the cent.
      tolerance: { maxPrice: 1e-7, monthlyCost: 1e-5 },
    },
  },
];
