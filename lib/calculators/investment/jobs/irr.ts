import { defineJob } from "../../../kit/calculator/jobs.ts";
import { mpmath, published } from "./origins.ts";

const amounts = (...values: readonly number[]) => values.map((amount) => ({ amount: String(amount) }));

export default defineJob({
  slug: "irr",
  name: "IRR and NPV",
  heading: "IRR and NPV Calculator",
  question: "What are the IRR and NPV of these cash flows?",
  lead: "The internal rate of return of evenly spaced cash flows and their net present value at the return you require. Sign and timing of each amount decide both.",
  seo: {
    title: "IRR and NPV Calculator for Cash Flows",
    description:
      "Internal rate of return and net present value of yearly, quarterly or monthly cash flows, with MIRR, payback, every possible IRR and the NPV curve.",
  },
  fixed: { mode: "flows" },
  fields: ["cashFlows", "period", "discount"],
  defaults: { cashFlows: amounts(-10_000, 3000, 3000, 3000, 3000, 3000) },
  answer: ["irr", "rates", "npv", "mirr", "payback"],
  examples: [
    {
      id: "five-equal",
      title: "10,000 that returns 3,000 a year for five years",
      origin: mpmath("Sums of powers and a root"),
      inputs: {},
      expect: { outputs: { irr: 15.238237116631, npv: 1978.13 } },
    },
    {
      id: "numpy",
      title: "250,000 that returns 100,000 to 300,000 a year over five years",
      origin: published("NumPy Financial 1.0, documentation and tests of npv, irr and mirr"),
      inputs: { cashFlows: amounts(-250_000, 100_000, 150_000, 200_000, 250_000, 300_000) },
      expect: { outputs: { irr: 56.7230334436 } },
    },
    {
      id: "two-rates",
      title: "−100, 230, −132: two rates of return",
      origin: mpmath("Factors −100 (v·1.1 − 1)(v·1.2 − 1); NPV and MIRR"),
      inputs: { discount: 12, cashFlows: amounts(-100, 230, -132) },
      expect: { outputs: { rates: "10%; 20%", npv: 0.13, mirr: 12.0347988202 } },
    },
  ],
  guide: [
    {
      title: "Discount, then add",
      text: "NPV divides each amount by one plus the discount rate for every period that it is away, and adds the results; the first is not discounted. The IRR is the discount rate at which that sum is zero. A project is worth doing if NPV is positive, which for ordinary flows means an IRR above the required return.",
    },
    {
      title: "Excel’s NPV is a period late",
      text: "The spreadsheet function treats its first argument as one period away. To match it, add the initial outlay outside of the function: =NPV(rate, later flows) + first flow. The IRR function agrees with this page as long as its starting guess leads to the same root.",
    },
    {
      title: "When the IRR misleads",
      text: "Flows that change sign twice can have two rates or none; all are listed. The IRR also favors small, quick projects and assumes that receipts earn the same rate again. For a choice between projects that exclude each other, take the higher NPV, and use MIRR if you need one percentage.",
    },
    {
      title: "Choosing the discount rate",
      text: "Use the return available elsewhere at the same risk: the weighted cost of capital of a firm, the mortgage rate for an energy retrofit, a bond yield for a safe contract. Flows that include inflation need a nominal rate, flows in constant prices a real one.",
    },
  ],
  faq: [
    {
      q: "Do I enter the first investment as a negative number?",
      a: "Yes. Money you pay is negative and money you receive is positive, from your point of view. Paste a column from a spreadsheet to fill the rows. A period in which nothing happens needs a row with 0, or later amounts move forward in time.",
    },
    {
      q: "How do I annualize a monthly IRR?",
      a: "Choose the month as the period. The rate per period is shown along with the effective annual rate, which compounds it over twelve periods. Multiplying by twelve gives a nominal rate as in loan contracts, which is lower.",
    },
    {
      q: "What is a good IRR?",
      a: "One above what the same money would earn at equal risk. Private equity often targets 20% or more, infrastructure around half of that. A high rate on a tiny or very short investment may add little wealth, so read it with the NPV in mind.",
    },
    {
      q: "Should I use IRR or XIRR?",
      a: "IRR if the amounts are evenly spaced, such as one per year. XIRR if they have dates, such as deposits to a brokerage account. Forcing dated flows into yearly rows can shift the rate by whole points.",
    },
  ],
  related: ["investment/xirr", "investment/roi", "investment/cagr", "loan/apr"],
  words: [
    "internal rate of return",
    "net present value",
    "NPV calculator",
    "NPV",
    "IRR",
    "MIRR",
    "discounted cash flow",
    "DCF",
    "payback period",
    "capital budgeting",
    "profitability index",
    "project return",
  ],
});
