import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal } from "./origins.ts";

export default defineJob({
  slug: "points",
  name: "Mortgage points break-even",
  heading: "Mortgage Points Calculator",
  question: "Are discount points worth it?",
  lead: "The month in which the lower payment has paid back the cost of the points. It is decided by how much rate a point buys and by how long you keep the loan.",
  seo: {
    title: "Mortgage Points Calculator: Break-Even",
    description:
      "When do discount points pay off? Compare the rate with and without points: cost, monthly savings, break-even month and savings over the whole term.",
  },
  fixed: { country: "us", mode: "points" },
  fields: ["price", "downPercent", "years", "rate", "points", "rateWithPoints"],
  answer: ["breakEvenMonths", "pointsCost", "monthlySaving", "interestBreakEvenDate", "pointsSaved"],
  examples: [
    {
      id: "one-point",
      title: "One point on 320,000 for 6.25% instead of 6.5%",
      origin: decimal,
      inputs: {},
      expect: {
        outputs: {
          breakEvenMonths: 62,
          pointsCost: 3200,
          pointsPayment: 1970.3,
          monthlySaving: 52.32,
          pointsSaved: 15_637.59,
        },
      },
    },
    {
      id: "two-points",
      title: "Two points on 300,000 for 6.5% instead of 7%",
      origin: decimal,
      inputs: { price: 375_000, rate: 7, points: 2, rateWithPoints: 6.5 },
      expect: {
        outputs: {
          breakEvenMonths: 61,
          pointsCost: 6000,
          pointsPayment: 1896.2,
          monthlySaving: 99.71,
          pointsSaved: 29_887.34,
        },
      },
    },
  ],
  guide: [
    {
      title: "Cost over savings",
      text: "A point is one percent of the loan, paid at closing. Divide that cost by the reduction of the monthly payment, and you have the break-even in months. The second date is earlier: it counts that a lower rate also repays principal faster, so the interest avoided catches up with the price before the payments do.",
    },
    {
      title: "How long do you keep a loan?",
      text: "Not how long you keep the house. A refinancing ends the benefit just as a sale does, and if rates fall, people refinance. Points suit a buyer who is sure to stay and expects rates to hold. For anyone else, a break-even beyond five years deserves suspicion.",
    },
    {
      title: "Read the quotes side by side",
      text: "Ask each lender for the same loan at zero points, at one point, and with a lender credit, which is the reverse: a higher rate for money toward closing costs. On the Loan Estimate, points are in section A, separate from origination charges, which lower no rate.",
    },
  ],
  faq: [
    {
      q: "How much does one point lower the rate?",
      a: "Often about a quarter of a percentage point, but it is a market price that differs by lender, loan and day. The first point usually buys more than the next ones. Only the rate on your own quote makes the comparison meaningful.",
    },
    {
      q: "Are mortgage points tax deductible?",
      a: "In the US, points on a loan to buy or build the main home can often be deducted in full in the year they are paid if you itemize; on a refinancing they are spread over the term. Check IRS Publication 936 for the conditions.",
    },
    {
      q: "Should I buy points or make a larger down payment?",
      a: "Compare what each does with the same cash. If the sum lifts you over the threshold of 20% down, dropping PMI usually wins. Otherwise a down payment is money you get back when you sell, whereas points are spent, whatever happens later.",
    },
  ],
  related: ["mortgage/monthly-payment", "loan/apr", "mortgage/extra-payments", "mortgage/affordability"],
  words: [
    "discount points",
    "buy down the rate",
    "rate buydown",
    "buying points",
    "points break-even",
    "mortgage point cost",
    "are points worth it",
    "lower mortgage rate upfront",
    "lender credit",
    "permanent buydown",
  ],
});
