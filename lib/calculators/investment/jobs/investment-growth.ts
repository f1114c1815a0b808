import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mpmath } from "./origins.ts";

const stepwise = mpmath("Period by period at 40 digits");

export default defineJob({
  slug: "investment-growth",
  name: "Investment growth",
  heading: "Investment Growth Calculator",
  question: "What could my investment be worth in the future?",
  lead: "A projection of a portfolio from its present value, your contributions and an assumed return, after yearly costs, and in the prices of today.",
  seo: {
    title: "Investment Growth Calculator with Inflation",
    description:
      "Project a portfolio or retirement account: contributions, expected return, fund fees and inflation, with a range of outcomes and a year-by-year table.",
  },
  fixed: { mode: "growth" },
  fields: ["initial", "contribution", "annualReturn", "years", "fee", "inflation"],
  answer: ["finalValue", "realValue", "contributed", "gain"],
  examples: [
    {
      id: "twenty-years",
      title: "10,000 and 500 a month at 7% with costs of 0.2% over 20 years",
      origin: stepwise,
      inputs: {},
      expect: {
        outputs: { finalValue: 284_638.62, contributed: 130_000, gain: 154_638.62, realValue: 173_706.68 },
      },
    },
    {
      id: "no-fees",
      title: "The same without costs",
      origin: mpmath("The annuity formula"),
      inputs: { fee: 0 },
      expect: {
        outputs: { finalValue: 292_465.03, realValue: 178_482.91 },
        tolerance: { finalValue: 1e-7, realValue: 1e-7 },
      },
    },
    {
      id: "from-zero",
      title: "600 a month from nothing at 7% over 30 years, without costs",
      origin: mpmath("The annuity formula"),
      inputs: { initial: 0, contribution: 600, years: 30, fee: 0 },
      expect: {
        outputs: { finalValue: 701_671.56, contributed: 216_000 },
        tolerance: { finalValue: 1e-7 },
      },
    },
  ],
  guide: [
    {
      title: "One return for every year",
      text: "The return is an effective yearly rate: money left alone grows by exactly that much in twelve months. Contributions join at the end of each period and grow from there. Costs are taken from the balance at year-end unless you choose another method. Real portfolios get the same average in a very different order.",
    },
    {
      title: "Which return to assume",
      text: "Since 1926, large US stocks have returned about 10% a year before inflation and roughly 7% after it, and long government bonds about half as much. Many planners assume less for the future. Mix the figures by your allocation, and look at the scenario lines two points above and below.",
    },
    {
      title: "Think in today’s money",
      text: "A large number in thirty years buys what a much smaller one buys now. The second figure divides by the rise in prices, so it can be compared with your present spending. If you prefer, enter a return after inflation and clear the inflation field: do not subtract it twice.",
    },
    {
      title: "For spending down",
      text: "A negative contribution is a withdrawal, and the page says when the money runs out. A steady return hides the main danger there: poor years at the start, when withdrawals come from a falling balance. Keep a margin beyond the date shown.",
    },
  ],
  faq: [
    {
      q: "How much will I have if I invest a fixed amount every month?",
      a: "Enter nothing as the initial amount, the monthly sum as the contribution, and a return you consider likely. The total paid in is months times the amount; everything above it is growth. In long projections, growth exceeds the contributions many times over.",
    },
    {
      q: "Is tax included?",
      a: "Not by default. In a tax-deferred or Roth account nothing is due along the way. For a taxable account, enter a rate under More options: it is applied once, to the whole gain at the end. Yearly tax on dividends can be treated as part of the costs.",
    },
    {
      q: "Why do other calculators show a higher value?",
      a: "Many divide the yearly return by twelve and compound monthly, so their 7% is really 7.23% a year. Choose the nominal return type under More options to reproduce them. Others leave out costs or count contributions at the beginning of the month.",
    },
  ],
  related: ["investment/real-return", "investment/fees", "savings/compound-interest", "investment/cagr"],
  words: [
    "investment calculator",
    "future value of investment",
    "retirement savings growth",
    "401k",
    "401k calculator",
    "Roth IRA calculator",
    "ISA growth",
    "portfolio projection",
    "stock market return calculator",
    "index fund calculator",
    "SIP calculator",
    "compound growth",
  ],
});
