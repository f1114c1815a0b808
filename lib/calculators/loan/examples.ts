import type { Example, Origin } from "../../kit/calculator/define.ts";
import { regulationZ } from "./regulation-z.ts";

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
    displayed: true,
  },
  {
    id: "forty-eight-months",
    title: "18,000 at 7.2% over 48 months",
    origin: decimal,
    inputs: { amount: 18000, rate: "7.2", years: 0, months: 48 },
    expect: {
      outputs: {
        payment: 432.7,
        lastPayment: 432.96,
        totalInterest: 2769.86,
        effectiveRate: 7.442416772192468,
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
    displayed: true,
  },
  {
    id: "fees-added",
    title: "The same with the fee added to the loan",
    origin: decimal,
    inputs: { amount: 12000, rate: 9, years: 3, fees: 300, feesPaid: "added" },
    expect: { outputs: { payment: 391.14, lastPayment: 391, totalInterest: 1780.9, apr: 10.6955386548 } },
  },
  {
    id: "canadian",
    title: "300,000 at 4.75% compounded twice a year, 25 years of monthly payments",
    origin: decimal,
    inputs: { amount: 300000, rate: 4.75, years: 25, compounding: "semi-annual" },
    expect: {
      outputs: {
        payment: 1702.37,
        lastPayment: 1700.31,
        totalInterest: 210708.94,
        apr: 4.70366361182,
        effectiveRate: 4.80640625,
      },
    },
  },
  {
    id: "continuous",
    title: "40,000 at 5.2% compounded continuously, every two weeks for 4 years",
    origin: decimal,
    inputs: { amount: 40000, rate: 5.2, years: 4, frequency: "bi-weekly", compounding: "continuous" },
    expect: {
      outputs: {
        payment: 426.43,
        payments: 104,
        lastPayment: 426.14,
        totalInterest: 4348.43,
        apr: 5.20522170732,
        effectiveRate: 5.33757425133648,
      },
    },
  },
  {
    id: "affordable-amount",
    title: "What 500 a month pays off in 5 years at 6.5%",
    origin: decimal,
    inputs: { mode: "amount" },
    expect: { outputs: { amount: 25554.34, lastPayment: 499.98, totalInterest: 4445.64 } },
  },
  {
    id: "term",
    title: "How long 450 a month takes to pay off 25,000 at 6.5%",
    origin: decimal,
    inputs: { mode: "term", payment: 450 },
    expect: {
      outputs: { term: "5 years 7 months", payments: 67, lastPayment: 122.11, totalInterest: 4822.11 },
    },
  },
  {
    id: "term-of-rounded-payment",
    title: "A payment rounded to the cent gives its own term back: 432.70 for 18,000 at 7.2%",
    origin: decimal,
    inputs: { mode: "term", amount: 18000, rate: 7.2, payment: 432.7 },
    expect: { outputs: { term: "4 years", payments: 48, lastPayment: 432.96, totalInterest: 2769.86 } },
  },
  {
    id: "rate",
    title: "The rate of a 20,000 loan paid off in 60 payments of 400",
    origin: { kind: "independent", by: "mpmath.findroot on the annuity formula, 40 digits" },
    inputs: { mode: "rate", amount: 20000, payment: 400 },
    expect: { outputs: { rate: 7.420095793504756 } },
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
    displayed: true,
  },
  {
    id: "recast",
    title: "5,000 extra after two years lowers the payment",
    origin: decimal,
    inputs: {
      firstPayment: "2026-02-15",
      extraOnce: [{ day: "2028-01-15", amount: 5000 }],
      extraEffect: "payment",
    },
    expect: { outputs: { payment: 489.15, loweredPayment: 335.91, payments: 60 } },
  },
  {
    id: "interest-only-and-balloon",
    title: "50,000 at 8% over 10 years: one year interest-only, 10,000 left at the end",
    origin: decimal,
    inputs: {
      amount: 50000,
      rate: 8,
      years: 10,
      interestOnly: 12,
      balloonKind: "amount",
      balloon: 10000,
    },
    expect: {
      outputs: {
        payment: 587.42,
        interestOnlyPayment: 333.33,
        lastPayment: 10586.65,
        totalInterest: 27440.55,
        apr: 7.99998063926,
      },
      warnings: ["is due on"],
    },
  },
  {
    id: "due-early",
    title: "100,000 at 7%, with the payments of a 30-year loan, due after 7 years",
    origin: decimal,
    inputs: { amount: 100000, rate: 7, years: 30, balloonKind: "early", dueMonths: 84 },
    expect: {
      outputs: { payment: 665.3, payments: 84, lastPayment: 91812.98, totalInterest: 47032.88 },
      warnings: ["$91,812.98 is due on January 15, 2033"],
    },
  },
  {
    id: "in-advance",
    title: "30,000 at 6% over 3 years, paid at the beginning of each month",
    origin: decimal,
    inputs: { amount: 30000, rate: 6, years: 3, timing: "begin" },
    expect: {
      outputs: { payment: 908.12, lastPayment: 908.01, totalInterest: 2692.21, payoffDate: "2028-12-15" },
    },
  },
  {
    id: "no-interest",
    title: "1,000 without interest in 3 payments from January 31",
    origin: { kind: "independent", by: "by hand: 333.33 + 333.33 + 333.34; month ends by the calendar" },
    inputs: { amount: 1000, rate: 0, years: 0, months: 3, firstPayment: "2026-01-31" },
    expect: {
      outputs: {
        payment: 333.33,
        lastPayment: 333.34,
        totalInterest: 0,
        totalPaid: 1000,
        payoffDate: "2026-03-31",
      },
      tolerance: 1e-9,
    },
  },
  ...regulationZ,
  {
    id: "amount-of-everything",
    title:
      "What 500 a month in advance pays off in 5 years at 6.5% from February 15, borrowed on December 31, with 5,000 left and fees of 300 added",
    origin: decimal,
    inputs: {
      mode: "amount",
      timing: "begin",
      balloonKind: "amount",
      balloon: 5000,
      loanDate: "2025-12-31",
      firstPayment: "2026-02-15",
      fees: 300,
      feesPaid: "added",
    },
    expect: { outputs: { amount: 28771.93 } },
  },
  {
    id: "amount-without-interest",
    title: "What 100 a month pays off in a year without interest",
    origin: { kind: "independent", by: "by hand: 12 × 100" },
    inputs: { mode: "amount", payment: 100, rate: 0, years: 1 },
    expect: { outputs: { amount: 1200, totalInterest: 0 }, tolerance: 1e-9 },
  },
  {
    id: "term-in-advance",
    title: "How long 450 a month in advance takes to pay 25,000 at 6.5% down to 5,000",
    origin: decimal,
    inputs: { mode: "term", payment: 450, timing: "begin", balloonKind: "amount", balloon: 5000 },
    expect: { outputs: { payments: 56, lastPayment: 4751.61, totalInterest: 4501.61 } },
  },
  {
    id: "term-without-interest",
    title: "How long 300 a month takes to pay off 1,000 without interest",
    origin: { kind: "independent", by: "by hand: 3 × 300 + 100" },
    inputs: { mode: "term", amount: 1000, payment: 300, rate: 0 },
    expect: { outputs: { term: "4 months", payments: 4, lastPayment: 100 }, tolerance: 1e-9 },
  },
  {
    id: "rate-twice-a-year",
    title: "The rate, compounded twice a year, of a 20,000 loan paid off in 60 payments of 400",
    origin: { kind: "independent", by: "mpmath.findroot on the annuity formula, 40 digits" },
    inputs: { mode: "rate", amount: 20000, payment: 400, compounding: "semi-annual" },
    expect: { outputs: { rate: 7.535749666259 } },
  },
  {
    id: "rate-continuous",
    title: "The rate, compounded continuously, of a 20,000 loan paid off in 60 payments of 400",
    origin: { kind: "independent", by: "mpmath.findroot on the annuity formula, 40 digits" },
    inputs: { mode: "rate", amount: 20000, payment: 400, compounding: "continuous" },
    expect: { outputs: { rate: 7.39724916623 } },
  },
  {
    id: "odd-first-period",
    title:
      "25,000 borrowed on December 31, paid off monthly from February 15: half a month of extra interest",
    origin: decimal,
    inputs: { loanDate: "2025-12-31", firstPayment: "2026-02-15" },
    expect: {
      outputs: { payment: 490.48, lastPayment: 490.38, totalInterest: 4428.7, totalPaid: 29428.7 },
    },
  },
  {
    id: "four-weekly",
    title: "25,000 at 6.5% over 5 years, paid every four weeks",
    origin: decimal,
    inputs: { frequency: "four-weekly" },
    expect: {
      outputs: { payment: 451.45, payments: 65, lastPayment: 451.27, totalInterest: 4344.07 },
    },
  },
  {
    id: "paid-off-by-an-extra",
    title: "25,000 at 6.5%, the rest paid off after a year",
    origin: decimal,
    inputs: { firstPayment: "2026-02-15", extraOnce: [{ day: "2027-01-15", amount: 50000 }] },
    expect: {
      // 489.15 plus 20,626.41.
      outputs: { payments: 12, lastPayment: 21115.56, totalInterest: 1496.21, totalPaid: 26496.21 },
    },
  },
  {
    id: "compared",
    title: "25,000 at 6.5% over 5 years compared with 25,000 at 5.9% over 6",
    origin: decimal,
    inputs: { compare: true },
    expect: {
      outputs: { payment: 489.15, comparePayment: 413.14, compareInterest: 4746.32, compareCost: 397.12 },
    },
  },
  {
    id: "never-paid-off",
    title: "100 a month does not cover the interest of 25,000 at 6.5%",
    origin: { kind: "independent", by: "by hand: 25,000 × 6.5% ÷ 12 = 135.42 interest a month" },
    inputs: { mode: "term", payment: 100 },
    expect: { errors: ["payment"] },
  },
  {
    id: "balloon-above-loan",
    title: "A balloon larger than the loan is refused",
    origin: { kind: "independent", by: "by definition" },
    inputs: { balloonKind: "amount", balloon: 30000 },
    expect: { errors: ["balloon"] },
  },
  {
    id: "uneven-term",
    title: "Seven months are not whole quarters",
    origin: { kind: "independent", by: "by hand: 7 ÷ 3" },
    inputs: { years: 0, months: 7, frequency: "quarterly" },
    expect: { errors: ["years"] },
  },
  {
    id: "no-amount",
    title: "No loan, nothing to calculate",
    origin: { kind: "independent", by: "by definition" },
    inputs: { amount: 0 },
    expect: { errors: ["amount"] },
  },
];
