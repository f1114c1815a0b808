import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal } from "./origins.ts";

export default defineJob({
  slug: "loan-payment",
  name: "Loan payment",
  heading: "Loan Payment Calculator",
  question: "What is the payment on this loan?",
  lead: "The monthly payment on a car, personal or student loan and the interest you pay in total. Both follow from three terms of the contract: the amount, the rate and the number of payments.",
  seo: {
    title: "Loan Payment Calculator with Total Interest",
    description:
      "Monthly payment and total interest of a fixed-rate loan, to the cent, with the full payment schedule: for a car, personal, student or business loan.",
  },
  fixed: { mode: "payment" },
  fields: ["amount", "rate", "years", "months", "frequency"],
  answer: ["payment", "totalInterest", "totalPaid", "payoffDate"],
  examples: [
    {
      id: "car",
      title: "A car loan of 35,000 at 7% over 5 years",
      origin: decimal,
      inputs: { amount: 35_000, rate: 7 },
      expect: { outputs: { payment: 693.04, lastPayment: 693.2, totalInterest: 6582.56 } },
    },
    {
      id: "forty-eight-months",
      title: "A personal loan of 18,000 at 7.2% over 48 months",
      origin: decimal,
      inputs: { amount: 18_000, rate: 7.2, years: 0, months: 48 },
      expect: { outputs: { payment: 432.7, lastPayment: 432.96, totalInterest: 2769.86 } },
    },
  ],
  guide: [
    {
      title: "Where the payment comes from",
      text: "The lender divides the yearly rate by the number of payments in a year and looks for the level amount whose payments, discounted at that rate, are worth exactly what you borrow. Early payments are mostly interest because the balance is still high; the last ones are almost all principal. The schedule shows the split row by row.",
    },
    {
      title: "Term against cost",
      text: "A longer term always lowers the payment and always raises the total interest, because the balance falls more slowly. Compare offers over the same term first. Then lengthen it only as far as the budget requires: the “Total interest” line is the price of the smaller payment.",
    },
    {
      title: "Why a lender’s figure may differ",
      text: "A quote that is a few dollars higher usually has something financed into it: an origination fee, a service contract, credit insurance or sales tax. Add it to the amount. A difference of cents comes from rounding, or from interest counted by actual days, as many credit unions and simple-interest auto lenders do.",
    },
  ],
  faq: [
    {
      q: "How do I calculate a monthly loan payment by hand?",
      a: "Divide the annual rate by twelve to get the monthly rate. Raise one plus that rate to minus the number of payments, and subtract the result from one. Multiply the loan by the monthly rate, and divide by what you just found.",
    },
    {
      q: "Should I enter the APR or the interest rate?",
      a: "Enter the interest rate of the note: the payment is computed from it. The APR also spreads fees over the term, so a payment computed from it is too high unless there are no fees. If only the APR is quoted, the result is an upper estimate.",
    },
    {
      q: "Does paying every two weeks lower the payment?",
      a: "Each payment is a little less than half the monthly one, because 26 biweekly payments replace 12 monthly ones and the term stays the same. Interest hardly changes. To finish sooner, pay half of the monthly amount every two weeks, which adds up to one more payment a year.",
    },
    {
      q: "What happens if I skip the down payment?",
      a: "The whole price is financed, so the payment and the interest rise in proportion: the payment per 1,000 borrowed stays the same. With a car, the balance can then exceed the resale value for the first years, which matters if it is sold or written off.",
    },
  ],
  related: ["loan/extra-payments", "loan/loan-amount", "loan/apr", "mortgage"],
  words: [
    "loan calculator",
    "monthly loan payment",
    "car loan payment",
    "auto loan payment",
    "personal loan payment",
    "student loan payment",
    "installment",
    "EMI",
    "repayment",
    "payment on a loan",
    "amortization schedule",
    "pmt",
    "installment calculator",
    "student loan",
    "finance calculator",
    "interest on a loan",
  ],
});
