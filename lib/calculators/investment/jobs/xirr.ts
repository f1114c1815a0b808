import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mpmath, published } from "./origins.ts";

export default defineJob({
  slug: "xirr",
  name: "XIRR for dated cash flows",
  heading: "XIRR Calculator",
  question: "What is the XIRR of cash flows on irregular dates?",
  lead: "Your own yearly return when money went in and out on different days: each amount is weighted by how long it was invested, to the day.",
  seo: {
    title: "XIRR Calculator: Return by Cash Flow Dates",
    description:
      "Personal annual return of a portfolio, fund or SIP from deposits and withdrawals with dates, by the method of Excel’s XIRR, with every solution listed.",
  },
  fixed: { mode: "dated" },
  fields: ["datedFlows"],
  defaults: {
    datedFlows: [
      { day: "2025-01-01", amount: "-10000" },
      { day: "2025-07-01", amount: "-5000" },
      { day: "2026-01-01", amount: "16200" },
    ],
  },
  answer: ["xirr", "xirrRates", "flowTotal", "npv"],
  examples: [
    {
      id: "two-deposits",
      title: "10,000 and half a year later 5,000, worth 16,200 after a year",
      origin: mpmath("Powers of days/365 and a root"),
      inputs: {},
      expect: { outputs: { xirr: 9.628422601376633, flowTotal: 1200 } },
    },
    {
      id: "microsoft",
      title: "The documentation’s example of XIRR, with rows out of order",
      origin: published(
        "Microsoft Knowledge Base Q116041 (from the Excel 5.0 Worksheet Function Reference): 37.3363%",
      ),
      inputs: {
        datedFlows: [
          { day: "1993-04-01", amount: 2750 },
          { day: "1993-02-15", amount: 3250 },
          { day: "1992-10-30", amount: 4250 },
          { day: "1992-03-01", amount: 2750 },
          { day: "1992-01-01", amount: -10_000 },
        ],
      },
      expect: { outputs: { xirr: 37.3363 }, tolerance: 0.000002 },
    },
    {
      id: "two-rates",
      title: "−100, 230 and −132, a year apart: two solutions",
      origin: { kind: "independent", by: "Factors: −100 (v·1.1 − 1)(v·1.2 − 1)" },
      inputs: {
        datedFlows: [
          { day: "2021-01-01", amount: -100 },
          { day: "2022-01-01", amount: 230 },
          { day: "2023-01-01", amount: -132 },
        ],
      },
      expect: { outputs: { xirrRates: "10%; 20%" } },
    },
  ],
  guide: [
    {
      title: "Days over 365",
      text: "Each amount is discounted by the number of days since the earliest row, divided by 365, and the rate is sought that makes the sum zero. A leap year thus counts slightly more than one. The result is an effective annual rate, comparable with a CAGR or the APY of an account.",
    },
    {
      title: "How to enter a portfolio",
      text: "List every deposit as a negative amount on its day and every withdrawal or cash dividend paid out as a positive one. Dividends that were reinvested are not flows. Then add a last row: what the holdings are worth today, as if you sold them. Rows can be pasted and need no order.",
    },
    {
      title: "Your return, not the fund’s",
      text: "If you bought more before a good year, your rate exceeds the fund’s published one, and the reverse. That is the meaning of money-weighted. To judge the manager rather than your timing, use the time-weighted page, which needs account values at each flow.",
    },
  ],
  faq: [
    {
      q: "Why does my spreadsheet show #NUM! for XIRR?",
      a: "Excel needs at least one negative and one positive value, and its iteration may fail from the default guess, above all for losses. This page searches the whole range of rates, so a solution that exists is found, and several are all listed.",
    },
    {
      q: "Can I use XIRR for less than a year?",
      a: "You can, but it annualizes: a gain of 3% in one month becomes about 43% a year. For short spans look at the plain gain instead. The rate becomes meaningful once the average amount has been invested for about a year.",
    },
    {
      q: "How do I compute the XIRR of a SIP or savings plan?",
      a: "Enter each installment with its date as a negative amount, then the current value as a positive amount with today’s date. Copy both columns from the account statement. The rate accounts for the fact that late installments have had little time to grow.",
    },
  ],
  related: ["investment/time-weighted-return", "investment/irr", "investment/cagr", "investment/fees"],
  words: [
    "XIRR Excel",
    "money-weighted return",
    "personal rate of return",
    "dollar-weighted return",
    "irregular cash flows",
    "SIP return",
    "mutual fund XIRR",
    "portfolio return with deposits",
    "IRR with dates",
    "extended internal rate of return",
  ],
});
