import { choice, count, day, money, number, percent, toggle } from "../../kit/fields/field.ts";
import { extraFields } from "../../science/finance/extra-fields.ts";
import { frequencyOption } from "../../science/finance/frequencies.ts";

const LARGEST = 1e12;
const [EARLIEST, LATEST] = ["1900-01-01", "2400-12-31"];

export const amount = money({
  label: "Loan amount",
  default: 25000,
  min: 0,
  max: LARGEST,
});
export const payment = money({
  label: "Payment",
  hint: "The amount of each payment",
  default: 500,
  min: 0,
  max: LARGEST,
});
export const rate = percent({
  label: "Interest rate",
  hint: "Nominal annual rate, −5 to 1,000; 6.5 means 6.5%",
  suffix: "% per year",
  default: 6.5,
  min: -5,
  max: 1000,
});

export const term = {
  years: number({
    line: "new",
    label: "Years",
    hint: "Years and months together: at least 1 payment, at most 100 years or 2,600 payments",
    inYears: true,
    default: 5,
    min: 0,
    max: 100,
  }),
  months: count({
    label: "and months",
    default: 0,
    min: 0,
    max: 1200,
  }),
};

export const terms = {
  frequency: choice({
    label: "Payment frequency",
    default: "monthly",
    options: [
      frequencyOption("weekly", "Weekly (52 per year)"),
      frequencyOption("bi-weekly", "Every two weeks (26 per year)"),
      frequencyOption("four-weekly", "Every four weeks (13 per year)"),
      frequencyOption("semi-monthly", "Twice a month (24 per year)"),
      frequencyOption("monthly", "Monthly"),
      frequencyOption("two-monthly", "Every two months"),
      frequencyOption("quarterly", "Quarterly"),
      frequencyOption("semi-annual", "Twice a year"),
      frequencyOption("annual", "Yearly"),
    ],
  }),
  compounding: choice({
    label: "Compounding",
    hint: "How often the quoted rate is compounded",
    default: "same",
    advanced: true,
    options: [
      { id: "same", label: "Same as payments" },
      frequencyOption("daily", "Daily (365)"),
      frequencyOption("weekly", "Weekly (52)"),
      frequencyOption("bi-weekly", "Every two weeks (26)"),
      frequencyOption("four-weekly", "Every four weeks (13)"),
      frequencyOption("semi-monthly", "Twice a month (24)"),
      frequencyOption("monthly", "Monthly (12, US)"),
      frequencyOption("quarterly", "Quarterly (4)"),
      frequencyOption("semi-annual", "Semi-annual (2, Canada)"),
      frequencyOption("annual", "Yearly (effective rate)"),
      { id: "continuous", label: "Continuous" },
    ],
  }),
  fees: money({
    label: "Fees",
    hint: "Finance charges such as origination, broker fees and points",
    default: 0,
    min: 0,
    max: LARGEST,
    advanced: true,
  }),
  feesPaid: choice({
    label: "How fees are paid",
    default: "upfront",
    advanced: true,
    options: [
      { id: "upfront", label: "Paid up front" },
      { id: "added", label: "Added to the loan" },
    ],
  }),
  firstPayment: day({
    label: "First payment",
    hint: "Blank = one period after the loan date, or after today",
    default: undefined,
    optional: true,
    min: EARLIEST,
    max: LATEST,
    advanced: true,
  }),
  timing: choice({
    label: "Payment timing",
    default: "end",
    advanced: true,
    options: [
      { id: "end", label: "End of each period" },
      { id: "begin", label: "Beginning" },
    ],
  }),
  loanDate: day({
    label: "Loan date",
    hint: "Interest starts here. Blank = one period before the first payment",
    default: undefined,
    optional: true,
    advanced: true,
    min: EARLIEST,
    max: LATEST,
  }),
  interestOnly: count({
    label: "Interest-only months",
    hint: "At the start; part of the term",
    default: 0,
    min: 0,
    max: 1200,
    advanced: true,
  }),
};

export const oddAmounts = {
  firstAmount: money({
    label: "First payment amount",
    hint: "If it differs from the others",
    default: undefined,
    optional: true,
    min: 0,
    max: LARGEST,
    advanced: true,
  }),
  lastAmount: money({
    label: "Last payment amount",
    hint: "If it differs from the others",
    default: undefined,
    optional: true,
    min: 0,
    max: LARGEST,
    advanced: true,
    when: { balloonKind: ["none"] },
  }),
};

export const options = {
  balloonKind: choice({
    label: "Balloon",
    default: "none",
    advanced: true,
    options: [
      { id: "none", label: "None" },
      { id: "amount", label: "Amount due at the end" },
      { id: "early", label: "Balance due early" },
    ],
  }),
  balloon: money({
    label: "Balloon amount",
    default: 5000,
    min: 0,
    max: LARGEST,
    advanced: true,
    when: { balloonKind: ["amount"] },
  }),
  dueMonths: count({
    label: "Due after",
    suffix: "months",
    hint: "Payments are based on the full term",
    default: 36,
    min: 1,
    max: 1200,
    advanced: true,
    when: { balloonKind: ["early"] },
  }),
  ...extraFields,
  extraEffect: choice({
    label: "Extra payments",
    default: "term",
    advanced: true,
    options: [
      { id: "term", label: "Shorten the term" },
      { id: "payment", label: "Lower the payment" },
    ],
  }),
  compare: toggle({ label: "Compare with another loan", default: false, advanced: true }),
  compareAmount: money({
    label: "Other loan: amount",
    default: 25000,
    min: 0,
    max: LARGEST,
    when: { compare: ["true"] },
  }),
  compareRate: percent({
    label: "Other loan: interest rate",
    suffix: "% per year",
    default: 5.9,
    min: -5,
    max: 1000,
    when: { compare: ["true"] },
  }),
  compareYears: number({
    label: "Other loan: years",
    inYears: true,
    default: 6,
    min: 0,
    max: 100,
    when: { compare: ["true"] },
  }),
  compareMonths: count({
    label: "and months",
    default: 0,
    min: 0,
    max: 1200,
    when: { compare: ["true"] },
  }),
  compareFees: money({
    label: "Other loan: fees paid up front",
    default: 0,
    min: 0,
    max: LARGEST,
    when: { compare: ["true"] },
  }),
};
