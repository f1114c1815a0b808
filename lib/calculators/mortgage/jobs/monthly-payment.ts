import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal } from "./origins.ts";

export default defineJob({
  slug: "monthly-payment",
  name: "Monthly mortgage payment",
  heading: "Mortgage Payment Calculator",
  question: "What is the monthly payment on this house?",
  lead: "The whole bill: principal and interest, property tax, home insurance and, below 20% down, mortgage insurance. Price, down payment and rate decide most of it.",
  seo: {
    title: "Mortgage Payment Calculator: PITI and PMI",
    description:
      "Monthly house payment with principal, interest, property tax, insurance and PMI, and the month in which PMI ends, from price, down payment and rate.",
  },
  fixed: { country: "us", mode: "cost" },
  fields: ["price", "downPercent", "rate", "years", "taxPercent", "insurance"],
  answer: ["monthlyCost", "payment", "loan", "totalInterest", "payoffDate"],
  examples: [
    {
      id: "twenty-down",
      title: "400,000 with 20% down at 6.5% over 30 years",
      origin: decimal,
      inputs: {},
      expect: {
        outputs: { monthlyCost: 2514.29, payment: 2022.62, loan: 320_000, totalInterest: 408_140.64 },
      },
    },
    {
      id: "low-tax",
      title: "300,000 with 20% down at 6%, a tax of 1% and 1,200 a year for insurance",
      origin: decimal,
      inputs: { price: 300_000, rate: 6, taxPercent: 1, insurance: 1200 },
      expect: { outputs: { monthlyCost: 1788.92, payment: 1438.92, totalInterest: 278_012.58 } },
    },
    {
      id: "ten-down",
      title: "310,000 with 10% down at 6.1%: PMI until payment 91 or 104",
      origin: decimal,
      inputs: { price: 310_000, downPercent: 10, rate: 6.1, firstPayment: "2026-03-01" },
      expect: {
        outputs: {
          payment: 1690.73,
          loan: 279_000,
          pmiMonthly: 116.25,
          pmiRequestPayment: 91,
          pmiAutomaticPayment: 104,
          pmiTotal: 10_578.75,
        },
      },
    },
  ],
  guide: [
    {
      title: "PITI, line by line",
      text: "Principal and interest are fixed for the term of the loan. Property tax follows the assessed value of the home and insurance its rebuilding cost; the servicer collects a twelfth of each with every payment and keeps it in escrow. PMI is added while the loan exceeds 80% of the value, and HOA dues are billed separately.",
    },
    {
      title: "Use your county’s tax",
      text: "Effective rates run from about 0.3% of the value in Hawaii to more than 2% in New Jersey and Illinois, so this line can move the payment by hundreds of dollars. Take the rate from the county, not the seller’s old bill: many places reassess after a sale, and a homestead exemption has to be applied for.",
    },
    {
      title: "Why the payment creeps up",
      text: "A fixed rate fixes only the loan. When taxes or premiums rise, the escrow analysis once a year raises the monthly amount and may ask for a shortage on top of that. Under More options you can let these costs grow and see year by year what the house will take.",
    },
    {
      title: "Not in the payment",
      text: "Closing costs of roughly 2 to 5% of the loan are due once. Repairs, utilities and furnishing are yours from the first day. If the result is close to your limit, check it against income and debts on the affordability page before you make an offer.",
    },
  ],
  faq: [
    {
      q: "How much is PMI, and when does it go away?",
      a: "Private mortgage insurance typically costs a few tenths of a percent up to about one and a half percent of the loan per year, by credit score and down payment. You may request its end at 80% of the original value; at 78% the servicer must drop it.",
    },
    {
      q: "Is a 15-year mortgage cheaper than a 30-year one?",
      a: "In total, by far: the rate is usually lower and the balance falls quickly, so you pay less than half of the interest. Each payment is higher, though. If that is too tight, a 30-year loan with voluntary extra payments keeps the choice in your hands.",
    },
    {
      q: "Does the down payment change the rate?",
      a: "Lenders price by loan-to-value ratio and credit score together, so crossing 20% down often improves the rate a little and removes PMI. Between those steps, an additional dollar only reduces the loan. Ask for quotes at two down payments before draining your savings.",
    },
  ],
  related: ["mortgage/affordability", "mortgage/extra-payments", "mortgage/points", "loan/loan-payment"],
  words: [
    "mortgage calculator",
    "house payment",
    "home loan payment",
    "PITI",
    "mortgage with taxes and insurance",
    "PMI",
    "mortgage repayment",
    "monthly cost of a house",
    "escrow payment",
    "principal and interest",
    "30-year mortgage",
    "15 vs 30 year mortgage",
    "30 year vs 15 year",
    "15 year mortgage",
  ],
});
