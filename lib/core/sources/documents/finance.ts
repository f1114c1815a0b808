import { documents } from "../document.ts";

export const finance = documents({
  fueleconomy: {
    title: "FuelEconomy.gov, My Trip Calculator",
    publisher: "US Department of Energy and US Environmental Protection Agency",
    edition: "current text",
    url: "https://www.fueleconomy.gov/trip/",
  },
  "doe-appliances": {
    title: "Estimating Appliance and Home Electronic Energy Use",
    publisher: "US Department of Energy",
    edition: "current text",
    url: "https://www.energy.gov/energysaver/estimating-appliance-and-home-electronic-energy-use",
  },
  "sec-fees": {
    title:
      "SEC Office of Investor Education and Advocacy, Investor Bulletin: How Fees and Expenses Affect Your Investment Portfolio",
    edition: "2014",
    url: "https://www.sec.gov/investor/alerts/ib_fees_expenses.pdf",
  },
  brealey: { title: "R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance" },
  xirr: {
    title: "Microsoft Support: XIRR function; Knowledge Base article Q116041",
    url: "https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d",
  },
  "numpy-financial": {
    title: "NumPy Financial, functions npv, irr and mirr",
    edition: "1.0",
    url: "https://numpy.org/numpy-financial/latest/",
  },
  gips: {
    title: "CFA Institute, Global Investment Performance Standards (GIPS) for Firms",
    edition: "2020",
    url: "https://www.gipsstandards.org/",
  },
  constantinides: {
    title:
      "G. M. Constantinides, A Note on the Suboptimality of Dollar-Cost Averaging as an Investment Policy",
    edition: "Journal of Financial and Quantitative Analysis 14 (2), 1979",
  },
  fisher: { title: "I. Fisher, The Theory of Interest", edition: "1930" },
  brent: { title: "R. P. Brent, Algorithms for Minimization without Derivatives", edition: "1973" },
  "regulation-z": {
    title: "Regulation Z, Truth in Lending, 12 CFR Part 1026",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/J/",
    edition: "current text",
  },
  "interest-act": {
    title: "Interest Act, R.S.C. 1985, c. I-15 (Canada)",
    url: "https://laws-lois.justice.gc.ca/eng/acts/I-15/",
  },
  kellison: { title: "S. G. Kellison, The Theory of Interest", edition: "3rd edition, 2009" },
  hpa: {
    title: "Homeowners Protection Act of 1998, 12 U.S.C. 4901 to 4910",
    edition: "1998, as amended",
    url: "https://www.govinfo.gov/link/uscode/12/4901",
  },
  cmhc: {
    title: "CMHC, Mortgage loan insurance: premiums and eligibility",
    edition: "rules effective December 15, 2024",
    url: "https://www.cmhc-schl.gc.ca/",
  },
  "hud-4000": { title: "HUD Handbook 4000.1, FHA Single Family Housing Policy Handbook" },
  osfi: {
    title: "OSFI, Guideline B-20, Residential Mortgage Underwriting",
    url: "https://www.osfi-bsif.gc.ca/",
  },
  "reg-dd": {
    title: "Truth in Savings (Regulation DD), 12 CFR Part 1030",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/a/",
    edition: "current text",
  },
  fdic: {
    title: "Deposit insurance, 12 CFR Part 330",
    url: "https://www.ecfr.gov/current/title-12/chapter-III/subchapter-B/part-330",
    edition: "current text",
  },
  dgsd: {
    title: "Directive 2014/49/EU on deposit guarantee schemes",
    url: "https://eur-lex.europa.eu/eli/dir/2014/49/oj",
  },
});
