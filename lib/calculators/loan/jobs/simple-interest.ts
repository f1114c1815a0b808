import { defineJob } from "../../../kit/calculator/jobs.ts";
import { byHand } from "./origins.ts";

export default defineJob({
  slug: "simple-interest",
  name: "Simple interest",
  heading: "Simple Interest Calculator",
  question: "What is the interest at a simple rate?",
  lead: "Interest that is charged on the original amount only, for years, months, days or between two dates. Principal, rate and time decide it, and for days also the year of 365 or 360 that the contract names.",
  seo: {
    title: "Simple Interest Calculator: I = Prt",
    description:
      "Simple interest and total from principal, rate and time, in years, months, days or between dates: by a year of 365 or 360, actual days or 30-day months.",
  },
  fixed: { mode: "simple" },
  fields: ["amount", "rate", "time", "timeUnit", "from", "until"],
  defaults: { amount: "5000", rate: "5" },
  examples: [
    {
      id: "three-years",
      title: "5,000 at 5% for 3 years",
      origin: byHand("5,000 × 5% × 3"),
      inputs: {},
      expect: { outputs: { simpleInterest: 750, simpleTotal: 5750 } },
    },
    {
      id: "ninety-days",
      title: "10,000 at 6% for 90 days of a banker’s year",
      origin: byHand("10,000 × 6% × 90 ÷ 360"),
      inputs: { amount: 10_000, rate: 6, time: 90, timeUnit: "days", yearDays: "360" },
      expect: { outputs: { simpleInterest: 150, simpleTotal: 10_150 } },
    },
    {
      id: "between-dates",
      title: "10,000 at 6% from January 15 to July 15, 2026, actual days over 360",
      origin: {
        kind: "independent",
        by: "Python’s datetime and decimal: 181 days, 10,000 × 0.06 × 181 ÷ 360",
      },
      inputs: {
        amount: 10_000,
        rate: 6,
        timeUnit: "dates",
        from: "2026-01-15",
        until: "2026-07-15",
        dayCount: "actual-360",
      },
      expect: { outputs: { simpleInterest: 301.67, interestDays: 181 } },
    },
  ],
  guide: [
    {
      title: "Principal times rate times time",
      text: "I = P · r · t, with the rate as a decimal and the time in years. Months are twelfths of a year; days are divided by the length of year that applies. Because interest is never added to the principal, every year earns the same amount, and the total grows along a straight line.",
    },
    {
      title: "365, 360 or the calendar",
      text: "Exact interest divides actual days by 365. Banks and the money market often use 360, the banker’s rule, which makes the same rate a little more expensive. Treasury securities use the real length of each year. Corporate bonds count every month as 30 days. Unless a contract or a court order says otherwise, 365 is the usual choice.",
    },
    {
      title: "Where it is used",
      text: "Notes between private persons, judgments and late-payment interest, bridge loans, Treasury bills, and the days between two payments of a car or student loan. Most savings accounts, mortgages over whole months and credit cards compound instead, even if the quoted rate looks the same.",
    },
  ],
  faq: [
    {
      q: "What is the difference between simple and compound interest?",
      a: "Simple interest is figured on the original sum only. Compound interest is also figured on interest credited before, so it pulls ahead after the first period, slowly at first. Over a few months the two nearly agree; over decades they are worlds apart.",
    },
    {
      q: "How do I calculate simple interest for months?",
      a: "Divide the months by twelve to get years, then multiply by the principal and by the rate as a decimal. At 8% for 18 months, 2,500 bears 2,500 × 0.08 × 1.5 = 300 in interest. If the contract counts days, use the dates instead.",
    },
    {
      q: "What is per diem interest?",
      a: "It is the interest of a single day: the balance times the annual rate, divided by 365 or 360. Payoff letters state it so that you can add the days until your payment arrives. Enter the time in days, and the result shows it.",
    },
    {
      q: "Is a simple interest loan good for me?",
      a: "Usually. On such a loan, interest accrues daily on what you still owe, so paying early or extra saves money at once. Paying late costs more, since more days of interest are taken from the payment before the principal is reduced.",
    },
  ],
  related: ["savings/compound-interest", "loan/loan-payment", "loan/apr", "date/days-between-dates"],
  words: [
    "simple interest formula",
    "I = Prt",
    "principal rate time",
    "per diem interest",
    "daily interest",
    "interest on a promissory note",
    "late payment interest",
    "judgment interest",
    "30/360",
    "actual/360",
    "actual/365",
    "day count",
    "flat interest",
  ],
});
