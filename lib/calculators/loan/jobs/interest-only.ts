import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal } from "./origins.ts";

export default defineJob({
  slug: "interest-only",
  name: "Interest-only loan",
  heading: "Interest-Only Loan Calculator",
  question: "What is the payment during and after the interest-only period?",
  lead: "Two payments, one now and one later: interest alone at first, then the higher installment that repays the whole loan in the time that is left.",
  seo: {
    title: "Interest-Only Loan and Mortgage Calculator",
    description:
      "The interest-only payment, the payment after the period ends and the extra interest, for a mortgage, HELOC draw period or construction loan.",
  },
  fixed: { mode: "payment" },
  fields: ["amount", "rate", "years", "interestOnly"],
  defaults: { amount: "300000", years: "30", interestOnly: "120" },
  answer: ["interestOnlyPayment", "payment", "totalInterest", "payoffDate"],
  examples: [
    {
      id: "ten-of-thirty",
      title: "300,000 at 6.5% over 30 years, the first 10 interest-only",
      origin: decimal,
      inputs: {},
      expect: {
        outputs: {
          interestOnlyPayment: 1625,
          payment: 2236.72,
          lastPayment: 2236.41,
          totalInterest: 431_812.49,
        },
      },
    },
    {
      id: "credit-line",
      title: "A credit line of 50,000 at 8% over 15 years, 5 of them interest-only",
      origin: decimal,
      inputs: { amount: 50_000, rate: 8, years: 15, interestOnly: 60 },
      expect: {
        outputs: {
          interestOnlyPayment: 333.33,
          payment: 606.64,
          lastPayment: 606.2,
          totalInterest: 42_796.16,
        },
      },
    },
  ],
  guide: [
    {
      title: "Two formulas in a row",
      text: "During the first phase the payment is the balance times the yearly rate, divided by twelve; nothing is repaid. Afterward the full balance is amortized over the months that remain, which are fewer than the term. The interest-only months count toward the term, so the second payment is higher than that of an ordinary loan.",
    },
    {
      title: "The jump",
      text: "Look at the second figure before you sign. The longer the first phase, the higher the step, and an adjustable rate can make it steeper still. Plan for the later payment, or for a sale or a refinancing that does not depend on the price of the house having risen.",
    },
    {
      title: "What it costs",
      text: "As the balance stands still, interest is charged on the full loan for years. Set the interest-only months to zero to see the ordinary payment and its total interest; the difference is the price of the relief. Voluntary principal during the first phase reduces both.",
    },
    {
      title: "If nothing is ever repaid",
      text: "Some loans end with the interest-only phase and the whole principal falls due, as in bridge and construction lending. Under More options, choose “Balance due early” and the month: the last payment then contains the balance.",
    },
  ],
  faq: [
    {
      q: "How do I calculate an interest-only payment?",
      a: "Multiply the balance by the annual rate and divide by twelve: 300,000 × 0.065 ÷ 12 = 1,625 a month. The amount changes only if the balance or the rate does, so a draw on a credit line raises the next payment.",
    },
    {
      q: "Why is the later payment higher than on a regular mortgage?",
      a: "The same principal is repaid in less time. If ten of thirty years pass without repayment, twenty years of installments must do the work of thirty. The contract rate can stay the same and the payment still rises.",
    },
    {
      q: "Who are interest-only loans for?",
      a: "Borrowers with uneven income who pay principal in good months, investors who expect to sell, and builders during construction. For someone who simply cannot afford the regular payment, the relief ends on a fixed date and the debt has not become smaller.",
    },
  ],
  related: ["loan/loan-payment", "mortgage/affordability", "loan/extra-payments", "savings"],
  words: [
    "interest only mortgage",
    "interest only payment",
    "IO loan",
    "HELOC payment",
    "home equity line of credit",
    "draw period",
    "construction loan",
    "bridge loan",
    "bullet loan",
    "payment after interest-only period",
  ],
});
