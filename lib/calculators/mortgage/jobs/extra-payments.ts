import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal } from "./origins.ts";

export default defineJob({
  slug: "extra-payments",
  name: "Mortgage payoff with extra payments",
  heading: "Mortgage Payoff Calculator",
  question: "How much sooner is my mortgage paid off if I pay extra?",
  lead: "Interest and time saved by additional principal each month, by biweekly payments or by a lump sum. The rate and how early you begin decide how much a dollar saves.",
  seo: {
    title: "Mortgage Payoff Calculator: Extra Payments",
    description:
      "Interest and years saved on a mortgage by extra principal every month, a yearly lump sum or accelerated biweekly payments, with both balance curves.",
  },
  fixed: { country: "us", mode: "cost" },
  fields: ["price", "downPercent", "rate", "years", "extraEach", "frequency"],
  defaults: { extraEach: "200" },
  answer: ["interestSaved", "timeToPayOff", "payoffDate", "paymentsSaved", "totalInterest", "payment"],
  examples: [
    {
      id: "two-hundred",
      title: "200 extra a month on 320,000 at 6.5% over 30 years",
      origin: decimal,
      inputs: {},
      expect: {
        outputs: {
          interestSaved: 105_427.85,
          paymentsSaved: 79,
          payments: 281,
          lastPayment: 379.19,
          totalInterest: 302_712.79,
        },
      },
    },
    {
      id: "one-fifty",
      title: "310,000 with 10% down at 6.1%, 150 extra a month: PMI ends sooner, too",
      origin: decimal,
      inputs: { price: 310_000, downPercent: 10, rate: 6.1, extraEach: 150 },
      expect: {
        outputs: { interestSaved: 74_357.89, paymentsSaved: 69, payments: 291, pmiRequestPayment: 63 },
      },
    },
    {
      id: "accelerated",
      title: "The same house with half the payment every two weeks instead",
      origin: decimal,
      inputs: {
        price: 310_000,
        downPercent: 10,
        rate: 6.1,
        extraEach: 0,
        frequency: "accelerated-bi-weekly",
      },
      expect: {
        outputs: { payment: 845.37, payments: 635, timeToPayOff: "24.4 years", totalInterest: 257_043.57 },
      },
    },
  ],
  guide: [
    {
      title: "Early principal is the cheap kind",
      text: "In the first year of a long mortgage most of the payment is interest, so a few hundred dollars can double the principal repaid that month. Everything that this dollar would have cost over the remaining decades is saved. The same dollar in year twenty-five avoids only five years of interest.",
    },
    {
      title: "Biweekly, the real way",
      text: "Half a payment every two weeks makes thirteen monthly payments a year instead of twelve. Most of the effect is the thirteenth payment, not the rhythm. If the servicer charges for a biweekly plan or holds the halves until the month’s payment is complete, add a twelfth to each monthly payment yourself: it does the same.",
    },
    {
      title: "A mortgage that is under way",
      text: "For a loan of some years’ standing, the loan payoff page is shorter: it takes the balance and the remaining time. Come here for a purchase, for PMI, which ends earlier on request as the balance falls faster, and for the equity curve.",
    },
    {
      title: "Recasting and refinancing",
      text: "A recast keeps rate and end date and lowers the payment after a large sum, usually for a small fee. A refinancing replaces the loan and restarts its costs. Extra payments need neither, can stop in any month, and since 2014 US rules allow penalties on few new mortgages, for three years at most.",
    },
  ],
  faq: [
    {
      q: "What happens if I make one extra mortgage payment a year?",
      a: "A 30-year loan ends roughly five to six years early at the usual rates, since an additional month of principal is repaid every year and stops bearing interest. Enter one twelfth of the payment as the monthly extra to see your own case.",
    },
    {
      q: "Should I pay off the mortgage or invest?",
      a: "Repayment earns the mortgage rate after tax with certainty, but the money is locked in the house. Investing may earn more and may not. With a low fixed rate, unused retirement accounts or costlier debts, the mortgage can wait; with a high rate, it competes well.",
    },
    {
      q: "How do I make sure that it goes to principal?",
      a: "Mark the amount as additional principal in the online payment or on the check, and look at the next statement: the balance must fall by exactly that sum more. If it was booked as a prepaid installment, ask the servicer to correct it.",
    },
  ],
  related: ["loan/extra-payments", "mortgage/monthly-payment", "mortgage/points", "investment"],
  words: [
    "pay off mortgage early",
    "mortgage early payoff",
    "extra principal payment",
    "biweekly mortgage",
    "bi-weekly payments",
    "accelerated biweekly",
    "mortgage overpayment",
    "additional mortgage payment",
    "13th payment",
    "mortgage prepayment",
    "lump sum on mortgage",
  ],
});
