import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal } from "./origins.ts";

export default defineJob({
  slug: "extra-payments",
  name: "Loan payoff with extra payments",
  heading: "Loan Payoff Calculator: Extra Payments",
  question: "How much do extra payments save, and how much sooner is the loan paid off?",
  lead: "Interest saved and months cut by paying more than the contract asks for, monthly, yearly or once. Enter the balance you owe today and the time that is left.",
  seo: {
    title: "Loan Payoff Calculator with Extra Payments",
    description:
      "See the interest and the months that extra loan payments save: a bit more each month, a yearly bonus or a lump sum, compared with the original schedule.",
  },
  fixed: { mode: "payment" },
  fields: ["amount", "rate", "years", "months", "extraEach", "extraYearly"],
  defaults: { amount: "20000", rate: "7", extraEach: "100" },
  answer: ["interestSaved", "timeSaved", "payoffDate", "totalInterest", "payment"],
  examples: [
    {
      id: "car-loan",
      title: "100 extra a month on 20,000 at 7% with 5 years left",
      origin: decimal,
      inputs: {},
      expect: {
        outputs: {
          interestSaved: 893.74,
          timeSaved: "1 year 1 month (13 payments)",
          payment: 396.02,
          lastPayment: 50.82,
          totalInterest: 2867.74,
        },
      },
    },
    {
      id: "student-loan",
      title: "150 extra a month on a student loan of 30,000 at 6% with 10 years left",
      origin: decimal,
      inputs: { amount: 30_000, rate: 6, years: 10, extraEach: 150 },
      expect: { outputs: { interestSaved: 3955.27, payment: 333.06, payments: 75, lastPayment: 265.72 } },
    },
    {
      id: "monthly-yearly-once",
      title: "25,000 at 6.5% with 100 extra a month, 500 each December and 2,000 once",
      origin: decimal,
      inputs: {
        amount: 25_000,
        rate: 6.5,
        firstPayment: "2026-02-15",
        extraEach: 100,
        extraYearly: 500,
        extraMonth: "12",
        extraOnce: [{ day: "2027-03-01", amount: 2000 }],
      },
      expect: {
        outputs: {
          interestSaved: 1430.08,
          timeSaved: "1 year 6 months (18 payments)",
          payments: 42,
          payoffDate: "2029-07-15",
        },
      },
    },
  ],
  guide: [
    {
      title: "What an extra dollar does",
      text: "The interest of the month is settled by the regular payment, so every extra dollar comes off the balance. It then saves interest at the loan’s rate for as long as the loan would have run. That makes early extras worth far more than late ones, and the saving is a certain, untaxed return equal to the rate.",
    },
    {
      title: "Enter today’s figures",
      text: "Use the balance of your latest statement and the payments that remain, not the original loan. If the payment shown differs from your contract, adjust the months until it matches. A one-time amount, such as a tax refund or a trade-in, has its own row with a date under More options.",
    },
    {
      title: "Tell the lender",
      text: "Some servicers treat extra money as an early payment of the next installment and move the due date instead of reducing the balance. Ask for it to be applied to principal. Check for precomputed interest or a prepayment charge in the contract: with either, the true saving is smaller than shown here.",
    },
    {
      title: "When not to",
      text: "Clear credit cards and other costlier debt first, keep an emergency reserve, and take an employer’s matching contribution. Paying a cheap loan early also makes little sense while insured savings earn more than its rate. Money sent to an installment loan cannot be drawn again when a bill arrives.",
    },
  ],
  faq: [
    {
      q: "Is it better to pay extra every month or once a year?",
      a: "Every month, if the yearly total is the same: money that arrives earlier stops interest earlier. The difference is modest, so a yearly bonus is nearly as good. What matters more is starting early in the loan and not skipping.",
    },
    {
      q: "Do extra payments lower my monthly payment?",
      a: "Not by themselves: the payment stays and the loan ends sooner. Lenders can recast a loan, which spreads the lower balance over the remaining term. Choose “Lower the payment” under More options to see that case; it saves less interest than keeping the payment.",
    },
    {
      q: "Do extra payments change the interest rate or the APR?",
      a: "No. The rate is fixed by the contract, and the APR is disclosed for the agreed schedule. You pay less interest because you owe less for a shorter time. If upfront fees were charged, an early payoff even raises the effective cost per year of use.",
    },
  ],
  related: ["loan/loan-payment", "mortgage/extra-payments", "savings", "percentage"],
  words: [
    "credit card payoff",
    "pay off a credit card",
    "pay off loan early",
    "early payoff",
    "early repayment",
    "overpayment",
    "loan payoff",
    "additional principal",
    "lump sum payment on loan",
    "how soon is my loan paid off",
    "debt payoff",
    "prepayment",
    "student loan payoff",
    "car loan payoff",
    "auto loan payoff",
  ],
});
