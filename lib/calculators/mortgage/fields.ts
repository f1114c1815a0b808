import { choice, day, money, number, percent } from "../../kit/fields/field.ts";
import { extraFields } from "../../science/finance/extra-fields.ts";
import { frequencyOption } from "../../science/finance/frequencies.ts";

const LARGEST = 1e11;
const [EARLIEST, LATEST] = ["1900-01-01", "2400-12-31"];
const amountOrPercent = [
  { id: "percent", label: "Percent" },
  { id: "amount", label: "Amount" },
] as const;

export const country = choice({
  label: "Country",
  default: "us",
  options: [
    { id: "us", label: "United States" },
    { id: "ca", label: "Canada" },
  ],
});

export const budget = {
  income: money({
    label: "Gross annual income",
    default: 100000,
    min: 0,
    max: LARGEST,
  }),
  debts: money({
    label: "Other monthly debt payments",
    hint: "Car loans, credit cards, student loans, support payments",
    default: 0,
    min: 0,
    max: LARGEST,
  }),
};

export const price = money({
  label: "Home price",
  default: 400000,
  min: 0,
  max: LARGEST,
});

export const loan = {
  downPercent: percent({
    line: "new",
    label: "Down payment",
    hint: "0 to 100% of the price",
    suffix: "% of the price",
    default: 20,
    min: 0,
    max: 100,
    when: { downKind: ["percent"] },
  }),
  downAmount: money({
    line: "new",
    label: "Down payment",
    default: 80000,
    min: 0,
    max: LARGEST,
    when: { downKind: ["amount"] },
  }),
  downKind: choice({
    label: "Down payment as",
    default: "percent",
    options: amountOrPercent,
  }),
  rate: percent({
    line: "new",
    label: "Interest rate",
    hint: "Nominal annual rate, 0 to 100; 6.5 means 6.5%",
    suffix: "% per year",
    default: 6.5,
    min: 0,
    max: 100,
  }),
  years: number({
    label: "Years to pay off",
    hint: "Amortization period, 1 month to 50 years",
    suffix: "years",
    inYears: true,
    default: 30,
    min: 0,
    max: 50,
  }),
};

/** Discount points, and the resulting rate. */
export const buydown = {
  points: percent({
    label: "Points",
    hint: "1 point is 1% of the loan",
    suffix: "% of the loan",
    default: 1,
    min: 0,
    max: 10,
  }),
  rateWithPoints: percent({
    label: "Interest rate with points",
    suffix: "% per year",
    default: 6.25,
    min: 0,
    max: 100,
  }),
};

export const costs = {
  frequency: choice({
    label: "Payment frequency",
    hint: "Accelerated: half of the monthly payment every two weeks, or a quarter every week",
    default: "monthly",
    options: [
      frequencyOption("monthly", "Monthly"),
      frequencyOption("semi-monthly", "Twice a month (24 per year)"),
      frequencyOption("bi-weekly", "Every two weeks (26 per year)"),
      frequencyOption("four-weekly", "Every four weeks (13 per year)"),
      frequencyOption("weekly", "Weekly (52 per year)"),
      {
        id: "accelerated-bi-weekly",
        label: "Accelerated, every two weeks",
        aliases: ["accelerated-biweekly"],
      },
      { id: "accelerated-weekly", label: "Accelerated, every week" },
    ],
    advanced: true,
  }),
  taxPercent: percent({
    line: "new",
    label: "Property tax",
    hint: "Share of the home value per year",
    suffix: "% per year",
    default: 1.1,
    min: 0,
    max: 20,
    when: { taxKind: ["percent"] },
    advanced: true,
  }),
  taxAmount: money({
    line: "new",
    label: "Annual property tax",
    default: 4400,
    min: 0,
    max: LARGEST,
    when: { taxKind: ["amount"] },
    advanced: true,
  }),
  taxKind: choice({ label: "Property tax as", default: "percent", options: amountOrPercent, advanced: true }),
  insurance: money({
    line: "new",
    label: "Annual home insurance",
    default: 1500,
    min: 0,
    max: LARGEST,
    advanced: true,
  }),
  hoa: money({
    label: "HOA or condo fees",
    hint: "Each month",
    default: 0,
    min: 0,
    max: LARGEST,
    advanced: true,
  }),
  pmiPercent: percent({
    line: "new",
    label: "PMI",
    hint: "Private mortgage insurance, as a share of the loan per year; applies only below 20% down",
    suffix: "% per year",
    default: 0.5,
    min: 0,
    max: 10,
    when: { country: ["us"], pmiKind: ["percent"] },
    advanced: true,
  }),
  pmiAmount: money({
    line: "new",
    label: "Monthly PMI",
    hint: "Applies only below 20% down",
    default: 100,
    min: 0,
    max: LARGEST,
    when: { country: ["us"], pmiKind: ["amount"] },
    advanced: true,
  }),
  pmiKind: choice({
    label: "PMI as",
    default: "percent",
    options: amountOrPercent,
    when: { country: ["us"] },
    advanced: true,
  }),
  firstPayment: day({
    label: "First payment",
    hint: "Blank = the 1st of the month after next",
    default: undefined,
    optional: true,
    min: EARLIEST,
    max: LATEST,
    advanced: true,
  }),
};

export const ratios = {
  frontRatio: percent({
    label: "Housing ratio",
    hint: "Housing costs as a share of gross income; usually 28",
    default: 28,
    min: 1,
    max: 100,
    advanced: true,
    when: { country: ["us"] },
  }),
  backRatio: percent({
    label: "Debt ratio",
    hint: "Housing and debts as a share of gross income; usually 36",
    default: 36,
    min: 1,
    max: 100,
    advanced: true,
    when: { country: ["us"] },
  }),
  gdsRatio: percent({
    label: "Gross debt service (GDS)",
    default: 39,
    min: 1,
    max: 100,
    advanced: true,
    when: { country: ["ca"] },
  }),
  tdsRatio: percent({
    label: "Total debt service (TDS)",
    default: 44,
    min: 1,
    max: 100,
    advanced: true,
    when: { country: ["ca"] },
  }),
  heating: money({
    label: "Monthly heating costs",
    default: 100,
    min: 0,
    max: LARGEST,
    advanced: true,
    when: { country: ["ca"] },
  }),
};

export const compounding = choice({
  label: "Compounding",
  default: "usual",
  advanced: true,
  options: [
    { id: "usual", label: "Usual: US monthly, Canada semi-annual" },
    frequencyOption("monthly", "Monthly (Canadian variable rates)"),
    frequencyOption("semi-annual", "Semi-annual"),
  ],
});
export const appraisal = money({
  label: "Appraised value",
  hint: "PMI is based on the lower of price and appraisal. Blank = price",
  default: undefined,
  optional: true,
  min: 1,
  max: LARGEST,
  advanced: true,
  when: { country: ["us"] },
});

/** Fields for the end of insurance, renewals, growth and extra payments. */
export const details = {
  pmiEnd: choice({
    label: "PMI ends at",
    default: "request",
    advanced: true,
    options: [
      { id: "request", label: "80%, canceled at your request" },
      { id: "automatic", label: "78%, canceled automatically" },
    ],
    when: { country: ["us"] },
  }),
  premiumTax: percent({
    label: "Provincial tax on the insurance premium",
    hint: "Paid in cash: Ontario 8, Quebec 9 (9.975 from 2027), Saskatchewan 6",
    default: 0,
    min: 0,
    max: 20,
    advanced: true,
    when: { country: ["ca"] },
  }),
  renewalYears: number({
    label: "Years until renewal",
    inYears: true,
    default: 5,
    min: 1,
    max: 50,
    advanced: true,
    when: { country: ["ca"] },
  }),
  costGrowth: percent({
    label: "Growth in tax, insurance and HOA",
    suffix: "% per year",
    default: 0,
    min: -20,
    max: 50,
    advanced: true,
  }),
  homeGrowth: percent({
    label: "Growth in home value",
    suffix: "% per year",
    default: 0,
    min: -20,
    max: 50,
    advanced: true,
  }),
  ...extraFields,
};
