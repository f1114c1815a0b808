import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mpmath } from "./origins.ts";

export default defineJob({
  slug: "cagr",
  name: "CAGR",
  heading: "CAGR Calculator: Yearly Growth Rate",
  question: "What is the yearly growth rate between two values?",
  lead: "The compound annual growth rate: the one steady rate that leads from the first value to the last. Only those two and the time between them matter, not the path.",
  seo: {
    title: "CAGR Calculator: Compound Annual Growth",
    description:
      "Compound annual growth rate from a beginning and an ending value over years or between two dates, with total growth, doubling time and inflation removed.",
  },
  fixed: { mode: "cagr" },
  fields: ["begin", "end", "span", "spanYears", "from", "to"],
  defaults: { begin: "5000", end: "8000", spanYears: "4" },
  answer: ["cagr", "totalReturn", "multiple", "doubling", "realCagr"],
  examples: [
    {
      id: "four-years",
      title: "From 5,000 to 8,000 in 4 years",
      origin: mpmath("1.6^(1/4) − 1"),
      inputs: {},
      expect: { outputs: { cagr: 12.46826503807, totalReturn: 60, multiple: 1.6 } },
    },
    {
      id: "house",
      title: "A house bought for 180,000 and worth 420,000 after 22 years",
      origin: mpmath("(420/180)^(1/22) − 1 and ln 2 over its logarithm"),
      inputs: { begin: 180_000, end: 420_000, spanYears: 22 },
      expect: { outputs: { cagr: 3.926479898161523, doubling: 17.99749378022754 } },
    },
    {
      id: "dates",
      title: "A loss of one-fifth from January 1, 2021 to January 1, 2026",
      origin: mpmath("0.8^(365/1826) − 1"),
      inputs: { begin: 10_000, end: 8000, span: "dates", from: "2021-01-01", to: "2026-01-01" },
      expect: { outputs: { cagr: -4.3624126004 } },
    },
  ],
  guide: [
    {
      title: "A root, not a quotient",
      text: "CAGR = (ending value ÷ beginning value)^(1/years) − 1. Dividing total growth by the number of years gives too high a figure, because growth builds on growth. Count the intervals, not the labels: sales of 2020 and of 2025 are five years apart, although six annual figures lie in the table.",
    },
    {
      title: "What it hides",
      text: "Two funds with the same rate may have had a calm climb and a wild ride. The choice of the endpoints can make any record look good: starting after a crash flatters, starting at a peak does the opposite. Compare over the same dates, and look at a second period as a check.",
    },
    {
      title: "Where it fits",
      text: "Revenue, users, population, prices, home values, or a portfolio that nothing was added to or taken from. As soon as money goes in or out in between, the ending value mixes growth with deposits; the XIRR page separates them. Values of zero or below have no rate.",
    },
  ],
  faq: [
    {
      q: "How do I calculate CAGR in Excel?",
      a: "Use =RRI(years, begin, end), or write =(end/begin)^(1/years)-1 and format the cell as a percentage. POWER does the same. XIRR with two dated amounts gives the rate for exact dates, with the beginning value entered as a negative number.",
    },
    {
      q: "What is a good CAGR?",
      a: "It depends on what grows. A broad stock index has managed around a tenth a year over the long run before inflation; mature companies often grow their sales at single-digit rates, young ones far faster from a small base. Compare with peers over identical years.",
    },
    {
      q: "Can CAGR be negative?",
      a: "Yes, if the value fell: it is then the steady yearly loss. A value that halves in four years loses about 16% a year, since 0.5^(1/4) = 0.84. To get back in the same time, growth must be about 19%, more than the loss.",
    },
  ],
  related: ["investment/roi", "investment/average-return", "investment/xirr", "percentage"],
  words: [
    "compound annual growth rate",
    "annual growth rate",
    "yearly growth",
    "annualized return",
    "annualised growth",
    "growth per year",
    "average annual growth",
    "revenue growth rate",
    "home appreciation rate",
    "RRI",
  ],
});
