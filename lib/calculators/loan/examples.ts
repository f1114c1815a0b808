import type { Example, Origin } from "../../kit/calculator/define.ts";

const decimal: Origin = {
  kind: "independent",
  by: "Python’s decimal with 45 digits: annuity formula, then row by row with interest rounded half up to the cent; APR by mpmath",
};

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "25,000 at 6.5% over 5 years",
    origin: decimal,
    inputs: {},
    expect: {
      outputs: {
        payment: 489.15,
        payments: 60,
        lastPayment: 489.35,
        payoffDate: "2031-01-15",
        totalInterest: 4349.2,
        totalPaid: 29349.2,
        apr: 6.49992522885,
        effectiveRate: 6.69718520025438,
      },
    },
  },
  {
    id: "fees",
    title: "12,000 at 9% over 36 months with a fee of 300 up front",
    origin: decimal,
    inputs: { amount: "12,000", rate: 9, years: 3, fees: 300 },
    expect: {
      outputs: {
        payment: 381.6,
        lastPayment: 381.48,
        totalInterest: 1737.48,
        totalCost: 2037.48,
        apr: 10.7387596059,
      },
    },
  },
  {
    id: "extras",
    title: "25,000 at 6.5% with 100 extra a month, 500 each December and 2,000 once",
    origin: decimal,
    inputs: {
      firstPayment: "2026-02-15",
      extraEach: 100,
      extraYearly: 500,
      extraMonth: "12",
      extraOnce: [{ day: "2027-03-01", amount: 2000 }],
    },
    expect: {
      outputs: {
        payment: 489.15,
        payments: 42,
        lastPayment: 263.97,
        payoffDate: "2029-07-15",
        totalInterest: 2919.12,
        totalPaid: 27919.12,
        interestSaved: 1430.08,
        timeSaved: "1 year 6 months (18 payments)",
      },
    },
  },
];
