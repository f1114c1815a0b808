import type { Origin } from "../../../kit/calculator/define.ts";
import { defineJob } from "../../../kit/calculator/jobs.ts";

const affordable: Origin = {
  kind: "independent",
  by: "Python’s decimal: P = (cap − fixed costs + down · f) / (f + tax / 12), with f the monthly payment and PMI per unit of the loan",
};

export default defineJob({
  slug: "affordability",
  name: "Home affordability",
  heading: "How Much House Can I Afford?",
  question: "How much house can I afford?",
  lead: "The highest price at which housing and debts stay within a lender’s limits on your income, and which of the two limits stops you. No email address and no lender’s form.",
  seo: {
    title: "How Much House Can I Afford? 28/36 Rule",
    description:
      "The highest home price for your income, debts and down payment by the 28/36 rule, with taxes, insurance and PMI counted, and the limit that binds.",
  },
  fixed: { country: "us", mode: "afford" },
  fields: ["income", "debts", "downAmount", "rate", "years", "taxPercent"],
  defaults: { income: "90000", debts: "400", downAmount: "40000", downKind: "amount" },
  answer: ["maxPrice", "limit", "monthlyCost", "payment", "loan"],
  examples: [
    {
      id: "ninety-thousand",
      title: "90,000 a year with debts of 400 a month and 40,000 down",
      origin: affordable,
      inputs: {},
      expect: {
        outputs: { maxPrice: 293_244.04, loan: 253_244.04, limit: "Housing ratio, 28% of income" },
        tolerance: { maxPrice: 1e-7, loan: 1e-7 },
      },
    },
    {
      id: "debts-bind",
      title: "100,000 a year with debts of 800 a month and 20% down",
      origin: affordable,
      inputs: { income: 100_000, debts: 800, downKind: "percent", downPercent: 20 },
      expect: {
        outputs: { maxPrice: 347_384.35, monthlyCost: 2200, limit: "Debt ratio, 36% of income" },
        tolerance: { maxPrice: 1e-7, monthlyCost: 1e-5 },
      },
    },
    {
      id: "no-debts",
      title: "90,000 a year without debts and 30,000 down",
      origin: affordable,
      inputs: { debts: 0, downAmount: 30_000 },
      expect: {
        outputs: { maxPrice: 284_441.67, loan: 254_441.67, limit: "Housing ratio, 28% of income" },
      },
    },
  ],
  guide: [
    {
      title: "Two ratios, the smaller wins",
      text: "The front-end ratio allows 28% of gross monthly income for housing: principal, interest, tax, insurance, dues and PMI. The back-end ratio allows 36% for housing and all other debts together. The page solves each for the price and takes the lower one, and “Limited by” names it.",
    },
    {
      title: "What raises the answer",
      text: "If the debt ratio binds, paying off a car loan with few payments left helps more than the same cash added to the down payment. If the housing ratio binds, only a higher income, a lower rate, a cheaper county or more money down moves the price.",
    },
    {
      title: "Other programs",
      text: "FHA guidelines work with 31 and 43%, conventional underwriting engines can approve debt ratios up to 45 or 50%, and VA loans also test the income left after all bills. Enter other ratios under More options. The higher the ratio, the less remains for saving, child care and repairs.",
    },
    {
      title: "Keep a reserve",
      text: "The down payment entered should not be your last dollar. Closing costs and moving have to be paid as well, and lenders like to see two to six months of payments in the bank. Lower the down payment accordingly and watch the price, not the payment, react.",
    },
  ],
  faq: [
    {
      q: "What counts as debt in the debt-to-income ratio?",
      a: "Minimum payments on credit cards, car and student loans, leases, alimony and child support, as they appear on the credit report or a court order. Groceries, utilities, phone plans and insurance other than that of the home do not count, although they are real.",
    },
    {
      q: "Is it based on gross or net income?",
      a: "Gross, before tax and deductions, because lenders can verify it the same way for everyone. What you can live on depends on net pay. Put the monthly cost next to your take-home pay before you rely on the ratio.",
    },
    {
      q: "Can I afford a house at three times my salary?",
      a: "The old rule of thumb ignores the interest rate, which matters most. At low rates the ratios allow four times the salary or more, at high rates less than three. Taxes and existing debts shift it further, so compute it with your own figures.",
    },
    {
      q: "Does a co-borrower double what we can afford?",
      a: "Both incomes count, and so do both people’s debts. The price rises with the sum of the incomes less those payments. For pricing, many lenders use the lower of the two credit scores, which can cost some of what the second income adds.",
    },
  ],
  related: ["mortgage/monthly-payment", "loan/loan-amount", "mortgage/points", "savings/savings-goal"],
  words: [
    "how much house can I afford",
    "home affordability",
    "mortgage affordability",
    "maximum mortgage",
    "house budget",
    "28/36 rule",
    "debt-to-income ratio",
    "DTI",
    "mortgage prequalification",
    "how much mortgage can I get",
    "home price by income",
    "how expensive a house can i buy",
    "house i can afford",
    "home buying budget",
  ],
});
