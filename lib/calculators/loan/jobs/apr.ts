import { defineJob } from "../../../kit/calculator/jobs.ts";
import { decimal } from "./origins.ts";

export default defineJob({
  slug: "apr",
  name: "APR of a loan with fees",
  heading: "APR Calculator",
  question: "What is the APR of a loan with fees?",
  lead: "The annual percentage rate under US Regulation Z: the interest rate plus the origination fee and other finance charges, expressed as one yearly rate that you can compare between lenders.",
  seo: {
    title: "APR Calculator: Loan Rate Including Fees",
    description:
      "Find the APR of a loan from its rate and fees by the actuarial method of Regulation Z, with fees paid up front or financed, and see what they really cost.",
  },
  fixed: { mode: "payment" },
  fields: ["amount", "rate", "years", "months", "fees", "feesPaid"],
  defaults: { amount: "12000", rate: "9", years: "3", fees: "300" },
  answer: ["apr", "payment", "totalCost", "totalInterest"],
  examples: [
    {
      id: "upfront",
      title: "12,000 at 9% over 36 months with a fee of 300 up front",
      origin: { ...decimal, by: `${decimal.by}; APR by mpmath` },
      inputs: {},
      expect: {
        outputs: { apr: 10.7387596059, payment: 381.6, totalInterest: 1737.48, totalCost: 2037.48 },
      },
    },
    {
      id: "financed",
      title: "The same with the fee added to the loan",
      origin: { ...decimal, by: `${decimal.by}; APR by mpmath` },
      inputs: { feesPaid: "added" },
      expect: { outputs: { apr: 10.6955386548, payment: 391.14, totalInterest: 1780.9 } },
    },
    {
      id: "no-fees",
      title: "25,000 at 6.5% over 5 years without fees",
      origin: { ...decimal, by: `${decimal.by}; APR by mpmath` },
      inputs: { amount: 25_000, rate: 6.5, years: 5, fees: 0 },
      expect: { outputs: { apr: 6.49992522885, payment: 489.15 } },
    },
  ],
  guide: [
    {
      title: "How the APR is defined",
      text: "The amount financed is what you receive after prepaid finance charges. The APR is the rate per payment period that discounts all payments to that amount, multiplied by the number of periods in a year, without compounding. There is no closed formula for it: the rate is found by iteration, as Appendix J prescribes.",
    },
    {
      title: "Which fees belong in it",
      text: "Origination fees, discount points, broker fees and required mortgage or credit insurance are finance charges. Late fees, and for a home loan appraisal, title and recording fees, usually are not. The Truth in Lending box on the offer states the finance charge: subtract the interest, and the rest is what to enter as fees.",
    },
    {
      title: "The same fee, a different APR",
      text: "A fee weighs more on a short loan, because it is spread over less time, and on a small one. If you repay early, it is spread over even less, so the rate you really paid exceeds the stated one. With a mortgage you may refinance in five years, compare the costs up to then.",
    },
    {
      title: "APR, APY and APRC",
      text: "The US figure for loans ignores compounding within the year; the APY of a deposit includes it. The EU and the UK require an effective rate for loans, the APRC, so the same contract shows a higher number there. Compare like with like.",
    },
  ],
  faq: [
    {
      q: "Why is the APR higher than the interest rate?",
      a: "You pay interest on the full loan but receive less than that after fees, so each payment buys less money. Without fees the two agree, apart from a few thousandths of a point that come from rounding the payment to the cent.",
    },
    {
      q: "Is a lower APR always the better loan?",
      a: "Over the full term and for the same amount, yes. If you expect to repay early, an offer with a slightly higher rate and no fees can cost less, since fees are gone once paid. Compare total costs up to the month you expect to leave.",
    },
    {
      q: "How accurate must a lender’s APR be?",
      a: "For a regular loan, the disclosed figure may differ from the exact one by 1/8 of a percentage point; for irregular ones, such as several advances or uneven payments, by 1/4. Your result should therefore match the disclosure closely if all finance charges were entered.",
    },
  ],
  related: ["loan/loan-payment", "loan/simple-interest", "mortgage/points", "percentage"],
  words: [
    "annual percentage rate",
    "real APR",
    "true cost of a loan",
    "loan with origination fee",
    "interest rate with fees",
    "finance charge",
    "Regulation Z",
    "Truth in Lending",
    "effective loan rate",
    "APRC",
  ],
});
