import { defineJob } from "../../../kit/calculator/jobs.ts";
import { byHand, decimal } from "./origins.ts";

export default defineJob({
  slug: "loan-amount",
  name: "Loan amount you can borrow",
  heading: "How Much Can I Borrow?",
  question: "How much can I borrow for this monthly payment?",
  lead: "The largest loan that a payment you can afford pays off within the term. The rate decides how much of that payment is principal and how much goes to the lender.",
  seo: {
    title: "How Much Can I Borrow? Loan Amount by Payment",
    description:
      "Turn a monthly payment into the loan it pays off: enter what you can afford, the rate and the term, and get the amount, the interest and the last payment.",
  },
  fixed: { mode: "amount" },
  fields: ["payment", "rate", "years", "months"],
  defaults: { payment: "400", rate: "7" },
  answer: ["amount", "totalInterest", "totalPaid", "payoffDate"],
  examples: [
    {
      id: "car-budget",
      title: "350 a month for a car at 7% over 5 years",
      origin: decimal,
      inputs: { payment: 350 },
      expect: { outputs: { amount: 17_675.7 } },
    },
    {
      id: "five-hundred",
      title: "500 a month for 5 years at 6.5%",
      origin: decimal,
      inputs: { payment: 500, rate: 6.5 },
      expect: { outputs: { amount: 25_554.34, lastPayment: 499.98, totalInterest: 4445.64 } },
    },
    {
      id: "no-interest",
      title: "100 a month for a year without interest",
      origin: byHand("12 × 100"),
      inputs: { payment: 100, rate: 0, years: 1 },
      expect: { outputs: { amount: 1200, totalInterest: 0 } },
    },
  ],
  guide: [
    {
      title: "The payment read backward",
      text: "A loan is worth the present value of its payments: each is divided by one plus the periodic rate, once for every period that passes before it. Their sum is what a lender can hand out today. At a rate of zero it would simply be payment times number; interest takes the rest.",
    },
    {
      title: "From the loan to a price",
      text: "Add your down payment and the trade-in, then subtract sales tax, registration and fees that have to be paid from the same money. What remains is the sticker price you can negotiate. Dealers like to talk about the payment alone; with this number, you can talk about the price.",
    },
    {
      title: "What lenders add to it",
      text: "Approval also depends on credit history, on collateral and on the share of gross income that all debts take, often capped at 36 to 43%. The result says what the payment carries, not what will be approved. For a house, property tax and insurance come out of the same budget: use the affordability page for that.",
    },
  ],
  faq: [
    {
      q: "How much more can I borrow with a longer term?",
      a: "Less than in proportion: the added payments are far in the future and mostly cover interest. Doubling the years never doubles the loan unless the rate is zero. Try two terms and compare what you get with the total interest.",
    },
    {
      q: "How does the interest rate change what I can borrow?",
      a: "A higher rate turns more of each payment into interest, and its effect grows with the term. Over a few years, one point changes the amount by two or three percent; over decades, by about a tenth. Short car loans are therefore less sensitive than mortgages.",
    },
    {
      q: "Should I borrow the full amount?",
      a: "Leave room. The result assumes that the whole budget goes to this payment for the whole term, while fuel, insurance and repairs compete for it. Keep a margin for a month without income, and remember that the last payment is years away.",
    },
  ],
  related: ["loan/loan-payment", "mortgage/affordability", "loan/extra-payments", "savings"],
  words: [
    "how much can I borrow",
    "maximum loan",
    "borrowing power",
    "borrowing capacity",
    "loan size for payment",
    "how much loan can I afford",
    "car loan amount by payment",
    "reverse loan",
    "loan principal from payment",
  ],
});
