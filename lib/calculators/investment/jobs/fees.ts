import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mpmath, published } from "./origins.ts";

export default defineJob({
  slug: "fees",
  name: "Cost of investment fees",
  heading: "Investment Fee Calculator",
  question: "How much do fund and adviser fees cost me?",
  lead: "The money that yearly costs take from a portfolio, and the growth that this money would have earned. The holding time turns a small percentage into a large share.",
  seo: {
    title: "Investment Fee Calculator: Expense Ratios",
    description:
      "What an expense ratio or advisory fee costs over the years: fees paid, growth lost and the final value with and without them, by three charging methods.",
  },
  fixed: { mode: "growth" },
  fields: ["initial", "contribution", "annualReturn", "years", "fee", "feeModel"],
  defaults: {
    initial: "100000",
    contribution: "0",
    annualReturn: "6",
    years: "25",
    fee: "1",
    inflation: "",
  },
  answer: ["feeCost", "feesPaid", "growthLost", "finalValue", "withoutFees"],
  examples: [
    {
      id: "one-percent",
      title: "1% a year on 100,000 at 6% over 25 years",
      origin: mpmath("100,000 × 1.06^25 and 100,000 × (1.06 × 0.99)^25"),
      inputs: {},
      expect: {
        outputs: { feeCost: 95_356.2, finalValue: 333_830.87, withoutFees: 429_187.07 },
        tolerance: { feeCost: 1e-6 },
      },
    },
    {
      id: "sec-bulletin",
      title: "What a fee of 1% costs on 100,000 at 4% over 20 years",
      origin: published(
        "SEC Investor Bulletin “How Fees and Expenses Affect Your Investment Portfolio” (2014); the split of the cost as quoted by the press: fees 27,832, growth lost 12,067",
      ),
      inputs: { annualReturn: 4, years: 20 },
      expect: {
        outputs: { feesPaid: 27_832, growthLost: 12_067, finalValue: 179_213.48 },
        tolerance: { feesPaid: 1e-5, growthLost: 2e-5 },
      },
    },
    {
      id: "subtracted",
      title: "10,000 at 6% less 0.5% over 40 years, by subtraction",
      origin: published("HumbleDollar, Money Guide, “Investment Costs”: 85,133 instead of 102,857"),
      inputs: { initial: 10_000, years: 40, fee: 0.5, feeModel: "subtracted" },
      expect: { outputs: { finalValue: 85_133, withoutFees: 102_857 }, tolerance: 0.000005 },
    },
  ],
  guide: [
    {
      title: "Charged on everything, every year",
      text: "A percentage fee is taken from the whole balance, not from the gain. Against an expected return of 6%, a fee of 1% is a sixth of the return, before inflation. Over decades the compounding loss on the deducted money can rival the fees themselves, so the page shows the two apart.",
    },
    {
      title: "Add up all layers",
      text: "Expense ratio of the fund, adviser or robo fee, platform or plan administration, and trading costs within the fund all come off. A broad index fund may cost a few hundredths of a percent, an active one over half a percent, a wrap account with advice one to two percent in total.",
    },
    {
      title: "Judge it by what you get",
      text: "Run the comparison twice, once with each candidate’s total cost, and subtract the final values. That is the hurdle the dearer choice has to clear by better results, tax work or by keeping you invested in bad markets. Past outperformance rarely persists; costs do.",
    },
  ],
  faq: [
    {
      q: "Where do I find the fees of my funds?",
      a: "The prospectus lists the expense ratio in its fee table, and the fund’s fact sheet repeats it. Plan fees of a 401(k) are in the participant disclosure, advisory fees in Form ADV and on the statement. Add them, since they are charged independently.",
    },
    {
      q: "Is the expense ratio deducted from my account?",
      a: "You never see a debit. The fund pays it from its assets day by day, so the share price is lower than it would be. Returns that funds publish are after this fee, so do not subtract it again from a historical fund return.",
    },
    {
      q: "Which fee method should I choose?",
      a: "Funds accrue daily. Advisers usually bill quarterly in arrears or advance, which the year-end method approximates. Subtraction of fee from return is the shortcut in most articles; it differs a little from both. Over the same period the three lie close together.",
    },
  ],
  related: [
    "investment/investment-growth",
    "investment/real-return",
    "investment/time-weighted-return",
    "percentage",
  ],
  words: [
    "expense ratio calculator",
    "fund fees",
    "mutual fund fees",
    "ETF expense ratio",
    "401k fees",
    "advisory fee",
    "cost of fees",
    "management fee",
    "ongoing charges",
    "total expense ratio",
    "TER",
    "fee impact",
  ],
});
