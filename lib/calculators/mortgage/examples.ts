import type { Example, Origin } from "../../kit/calculator/define.ts";

const decimal: Origin = {
  kind: "independent",
  by: "Python’s decimal with 45 digits: annuity formula, then row by row with interest rounded half up to the cent",
};
const closedForm: Origin = {
  kind: "independent",
  by: "Python’s decimal: P = (cap − fixed costs + down · f) / (f + tax / 12), with f the monthly payment per unit of the loan",
};
const byHand = (how: string): Origin => ({ kind: "independent", by: `by hand: ${how}` });

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
    displayed: true,
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
    displayed: true,
  },
  {
    id: "extra-payments",
    title: "The same with 150 extra a month: only the date of cancellation on request moves",
    origin: decimal,
    inputs: { price: 310000, downPercent: 10, rate: 6.1, extraEach: 150 },
    expect: {
      outputs: {
        payments: 291,
        lastPayment: 488.41,
        interestSaved: 74357.89,
        paymentsSaved: 69,
        pmiRequestPayment: 63,
        pmiAutomaticPayment: 104,
      },
    },
  },
  {
    id: "accelerated",
    title: "The same with half the monthly payment every two weeks",
    origin: decimal,
    inputs: { price: 310000, downPercent: 10, rate: 6.1, frequency: "accelerated-bi-weekly" },
    expect: {
      outputs: {
        payment: 845.37,
        payments: 635,
        lastPayment: 78.99,
        timeToPayOff: "24.4 years",
        totalInterest: 257043.57,
      },
    },
  },
  {
    id: "canada",
    title: "Canada: 500,000 with 10% down at 4.5% over 25 years",
    origin: decimal,
    inputs: { country: "ca", price: 500000, downPercent: 10, rate: 4.5, years: 25, premiumTax: 8 },
    currency: "CAD",
    expect: {
      outputs: {
        premium: 13950,
        premiumTax: 1116,
        loan: 463950,
        payment: 2567.84,
        lastPayment: 2566.47,
        totalInterest: 306400.63,
        qualifyingRate: 6.5,
        qualifyingPayment: 3107.65,
        renewalBalance: 407331.18,
      },
      warnings: ["must be insured"],
    },
  },
  {
    id: "four-weekly",
    title: "A home for 400,000 with 20% down at 6.5% over 30 years, paid every four weeks",
    origin: decimal,
    inputs: { frequency: "four-weekly" },
    expect: {
      outputs: {
        payment: 1866.64,
        monthlyPayment: 2022.19,
        payments: 390,
        lastPayment: 1870.62,
        totalInterest: 407993.58,
      },
    },
  },
  {
    id: "canada-bi-weekly",
    title: "The same, paid every two weeks over the whole 25 years",
    origin: decimal,
    inputs: {
      country: "ca",
      price: 500000,
      downPercent: 10,
      rate: 4.5,
      years: 25,
      frequency: "bi-weekly",
    },
    currency: "CAD",
    expect: {
      outputs: { payment: 1183.97, payments: 650, lastPayment: 1186.87, totalInterest: 305633.4 },
    },
  },
  {
    id: "afford",
    title: "What 100,000 a year affords with debts of 800 a month and 20% down",
    origin: closedForm,
    inputs: { mode: "afford", debts: 800 },
    expect: {
      outputs: { maxPrice: 347384.35, monthlyCost: 2200, limit: "Debt ratio, 36% of income" },
      // The down payment is rounded up to the cent.
      tolerance: { maxPrice: 1e-7, monthlyCost: 1e-5 },
    },
    displayed: true,
  },
  {
    id: "afford-with-pmi",
    title: "What 90,000 a year affords with 30,000 down, PMI included",
    origin: closedForm,
    inputs: { mode: "afford", income: 90000, downKind: "amount", downAmount: 30000 },
    expect: {
      outputs: { maxPrice: 284441.67, loan: 254441.67, limit: "Housing ratio, 28% of income" },
    },
  },
  {
    id: "afford-canada",
    title: "Canada: what 120,000 a year affords with debts of 400 and 10% down, at the stress-test rate",
    origin: closedForm,
    inputs: {
      mode: "afford",
      country: "ca",
      income: 120000,
      debts: 400,
      downPercent: 10,
      rate: 4.5,
      years: 25,
    },
    currency: "CAD",
    // The premium is rounded to the cent.
    expect: { outputs: { maxPrice: 532812.74 }, tolerance: 1e-7 },
  },
  {
    id: "points",
    title: "One point on 320,000 for 6.25% instead of 6.5%",
    origin: decimal,
    inputs: { mode: "points" },
    expect: {
      outputs: {
        pointsCost: 3200,
        pointsPayment: 1970.3,
        monthlySaving: 52.32,
        breakEvenMonths: 62,
        interestBreakEvenDate: "2030-02-01",
        pointsSaved: 15637.59,
      },
    },
  },
  {
    id: "all-cash",
    title: "100% down: no loan, but the other costs remain",
    origin: byHand("400,000 × 1.1% ÷ 12 = 366.67; 1,500 ÷ 12 = 125"),
    inputs: { downPercent: 100 },
    expect: { outputs: { monthlyCost: 491.67, loan: 0, payment: 0, loanToValue: 0 } },
  },
  {
    id: "no-interest",
    title: "120,000 at 0% over 10 years",
    origin: byHand("120,000 ÷ 120"),
    inputs: {
      price: 120000,
      downPercent: 0,
      rate: 0,
      years: 10,
      insurance: 0,
      taxKind: "amount",
      taxAmount: 0,
      pmiPercent: 0,
    },
    expect: {
      outputs: { monthlyCost: 1000, payment: 1000, lastPayment: 1000, totalInterest: 0 },
      warnings: ["no mortgage insurance is entered", "97%"],
    },
  },
  {
    id: "down-above-price",
    title: "A down payment larger than the price is refused",
    origin: byHand("450,000 > 400,000"),
    inputs: { downKind: "amount", downAmount: 450000 },
    expect: { errors: ["downAmount"] },
  },
  {
    id: "canada-least-down",
    title: "Canada: 5% of 600,000 is too little",
    origin: byHand("5% of 500,000 and 10% of 100,000 are 35,000; 5% of 600,000 are 30,000"),
    inputs: { country: "ca", price: 600000, downPercent: 5, years: 25 },
    currency: "CAD",
    expect: { errors: ["downPercent"] },
  },
  {
    id: "not-affordable",
    title: "Debts above the debt ratio leave nothing for a home",
    origin: byHand("36% of 60,000 ÷ 12 is 1,800"),
    inputs: { mode: "afford", income: 60000, debts: 2000 },
    expect: { errors: ["income"] },
  },
];
