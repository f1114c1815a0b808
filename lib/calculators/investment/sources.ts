import type { Source } from "../define.ts";

/** Conventions that always hold. */
export const assumptions: readonly string[] = [
  "A projection uses one steady return; nothing is rounded on the way, amounts are rounded to the cent for display.",
  "Real values use one inflation rate for the whole time and divide by (1 + inflation)^years.",
  "The first cash flow is today (t = 0). Dated flows count days divided by 365 from the earliest date.",
  "A year has 52 weeks and 12 equal months for contributions.",
];

export const sources: readonly Source[] = [
  {
    id: "sec-fees",
    title:
      "SEC Office of Investor Education and Advocacy, Investor Bulletin: How Fees and Expenses Affect Your Investment Portfolio",
    edition: "2014",
    url: "https://www.sec.gov/investor/alerts/ib_fees_expenses.pdf",
  },
  {
    id: "brealey",
    title: "R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance",
    clause: "Net present value and other investment criteria: several rates of return, modified IRR",
  },
  {
    id: "xirr",
    title: "Microsoft Support: XIRR function; Knowledge Base article Q116041",
    clause: "Actual days over 365",
    url: "https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d",
  },
  {
    id: "numpy-financial",
    title: "NumPy Financial, functions npv, irr and mirr",
    edition: "1.0",
    url: "https://numpy.org/numpy-financial/latest/",
  },
  {
    id: "gips",
    title: "CFA Institute, Global Investment Performance Standards (GIPS) for Firms",
    edition: "2020",
    clause:
      "Section 2, input data and calculation methodology: time-weighted returns, linked geometrically; returns of less than a year are not annualized",
    url: "https://www.gipsstandards.org/",
  },
  {
    id: "constantinides",
    title:
      "G. M. Constantinides, A Note on the Suboptimality of Dollar-Cost Averaging as an Investment Policy",
    edition: "Journal of Financial and Quantitative Analysis 14 (2), 1979",
  },
  {
    id: "fisher",
    title: "I. Fisher, The Theory of Interest",
    edition: "1930",
    clause: "Chapter II: real and money interest",
  },
  {
    id: "brent",
    title: "R. P. Brent, Algorithms for Minimization without Derivatives",
    edition: "1973",
    clause: "Chapter 4: finding a zero",
  },
];
