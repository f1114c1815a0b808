import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mpmath, published } from "./origins.ts";

export default defineJob({
  slug: "time-weighted-return",
  name: "Time-weighted return",
  heading: "Time-Weighted Return Calculator",
  question: "What is the time-weighted return of a portfolio?",
  lead: "The return of the investments themselves, with deposits and withdrawals taken out: linked from the account’s value just before every cash flow. It is what funds publish.",
  seo: {
    title: "Time-Weighted Return (TWR) Calculator",
    description:
      "Time-weighted rate of return from cash flow dates and the portfolio’s value before each one, annualized, next to the money-weighted return of the investor.",
  },
  fixed: { mode: "dated" },
  fields: ["datedFlows"],
  answer: ["timeWeighted", "timeWeightedTotal", "xirr"],
  examples: [
    {
      id: "four-periods",
      title: "Four periods from January 2, 2023 to January 2, 2026",
      origin: mpmath("1.06 × 14,100/13,100 × 13,900/12,900 × 15,600/15,400 and its 1,096/365th root"),
      inputs: {},
      expect: { outputs: { timeWeighted: 7.5800902643, timeWeightedTotal: 24.5324836711 } },
    },
    {
      id: "cfa",
      title: "Four shares at 50, two sold after a year, two at 80 with a dividend of 5 after the next",
      origin: published(
        "CFA Level I practice question on money- and time-weighted returns (AnalystForum, The Analyst Space): 20.52% and 30.38%",
      ),
      inputs: {
        datedFlows: [
          { day: "2021-01-01", amount: -200 },
          { day: "2022-01-01", amount: 100, before: 200 },
          { day: "2023-01-01", amount: 170 },
        ],
      },
      expect: {
        outputs: { xirr: 20.52, timeWeighted: 30.38, timeWeightedTotal: 70 },
        tolerance: { timeWeighted: 0.0002, xirr: 0.0003 },
      },
    },
    {
      id: "dividends",
      title: "100 shares at 20, 20 more at 22, dividends of 2 and 2.50 taken out, sold at 24",
      origin: published(
        "CFA Level I practice question (avatto.com): ³√(24/20 × 27.5/22 × 24/25) − 1 = 0.1292",
      ),
      inputs: {
        datedFlows: [
          { day: "2021-01-01", amount: -2000 },
          { day: "2022-01-01", amount: -240, before: 2400 },
          { day: "2023-01-01", amount: 300, before: 3300 },
          { day: "2024-01-01", amount: 2880 },
        ],
      },
      expect: {
        outputs: { timeWeighted: 12.92, timeWeightedTotal: 44 },
        tolerance: { timeWeighted: 0.0004 },
      },
    },
  ],
  guide: [
    {
      title: "Chain the subperiods",
      text: "Between two cash flows nothing is added or taken, so value after over value before is pure performance. Multiply these factors over all subperiods, subtract one, and you have the total; the root by years gives the annual rate. Large and small balances count alike, hence the name.",
    },
    {
      title: "The values you need",
      text: "For each deposit or withdrawal, the worth of the account immediately before it, which the monthly statement or the broker’s performance report shows. The first row is the opening deposit, the last one the closing value as money received. Without intermediate values only the money-weighted rate can be found.",
    },
    {
      title: "Reading both rates",
      text: "A time-weighted rate above your XIRR means that you had more money invested in the weaker spells. The gap is the cost, or the reward, of timing. Compare the time-weighted rate with an index and the XIRR with your plan.",
    },
  ],
  faq: [
    {
      q: "Why do fund managers report time-weighted returns?",
      a: "They do not control when clients add or withdraw money, so a rate that depends on it would be unfair in both directions. The GIPS standards therefore ask for time-weighted returns of most portfolios, with money-weighted ones for private funds that do control their flows.",
    },
    {
      q: "Is a return of less than a year annualized?",
      a: "No. GIPS forbids it, because a good quarter is not a promise of three more. The page then shows the total for the period only. XIRR is always stated per year, so do not compare the two over short spans.",
    },
    {
      q: "What if I do not know the value before each cash flow?",
      a: "Estimate it from the nearest statement, or use the Modified Dietz method, which weights flows by the days they were invested and needs only opening and closing values. For small flows the error is minor; for a deposit that doubles the account it is not.",
    },
  ],
  related: ["investment/xirr", "investment/average-return", "investment/cagr", "investment/fees"],
  words: [
    "TWR",
    "TWRR",
    "time weighted rate of return",
    "portfolio performance",
    "money-weighted vs time-weighted",
    "GIPS return",
    "linked returns",
    "return without deposits",
    "investment performance calculator",
    "geometric linking",
  ],
});
