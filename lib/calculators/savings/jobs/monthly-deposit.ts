import { defineJob } from "../../../kit/calculator/jobs.ts";
import { annuity } from "./origins.ts";

export default defineJob({
  slug: "monthly-deposit",
  name: "Deposit needed for a goal",
  heading: "How Much Should I Save Each Month?",
  question: "How much must I save each month to reach my goal?",
  lead: "The regular deposit that reaches a sum by a date you choose. Time is the strongest of the four inputs: the longer it is, the more of the goal interest pays.",
  seo: {
    title: "How Much to Save Each Month for a Goal",
    description:
      "Find the monthly, weekly or yearly deposit that reaches a savings goal in a number of years or until a date, with interest, inflation and tax counted.",
  },
  fixed: { mode: "deposit" },
  fields: ["goal", "initial", "rate", "time", "timeUnit", "until"],
  defaults: { initial: "0", time: "3" },
  answer: ["depositNeeded", "deposits", "interest", "finalBalance"],
  examples: [
    {
      id: "three-years",
      title: "20,000 in 3 years from nothing at 4%",
      origin: annuity,
      inputs: {},
      expect: { outputs: { depositNeeded: 523.81, finalBalance: 20_000 } },
    },
    {
      id: "six-years",
      title: "30,000 in 6 years from 2,000 at 3.9%",
      origin: annuity,
      inputs: { goal: 30_000, initial: 2000, rate: 3.9, time: 6 },
      expect: { outputs: { depositNeeded: 339.29, finalBalance: 30_000 } },
    },
    {
      id: "todays-money",
      title: "50,000 in today’s money in 10 years from 5,000, with 2% inflation",
      origin: annuity,
      inputs: { goal: 50_000, goalToday: true, inflation: 2, initial: 5000, time: 10 },
      expect: { outputs: { depositNeeded: 363.3, finalBalance: 60_949.72, realValue: 50_000 } },
    },
  ],
  guide: [
    {
      title: "Goal minus head start, spread out",
      text: "First comes what your present savings will have become by the end. The rest of the goal is divided by the value that a deposit of 1 each period would have at that time, which interest makes larger than the mere number of deposits. That is the sinking-fund formula.",
    },
    {
      title: "By a date",
      text: "Choose “Until a date” for a wedding, a tuition bill or a trip. Whole deposit periods between today and that day are counted; a remainder earns interest but gets no deposit. If you are paid every two weeks, set that frequency under More options and save on payday.",
    },
    {
      title: "Check it against your budget",
      text: "If the amount is not realistic, change one thing at a time: two more years usually help more than two more points of interest. A smaller goal with a loan for the rest is an option for a car, rarely for a vacation.",
    },
  ],
  faq: [
    {
      q: "Is the first deposit made today?",
      a: "By default at the end of each period, so the first is one month from now and the last falls on the final day. Choose the beginning under More options if you start at once: each deposit then earns interest for one more period and can be slightly smaller.",
    },
    {
      q: "What interest rate should I use?",
      a: "The rate that an account pays for that time today, after any introductory bonus ends. If it quotes an APY, enter it and choose yearly compounding. For long goals in mixed investments, use a cautious return and review the plan once a year.",
    },
    {
      q: "How much of my income should I save?",
      a: "A common budget rule sets aside a fifth of take-home pay for savings and debt reduction. Retirement, an emergency fund of several months of expenses and this goal share it. If the deposit alone exceeds that share, the date is too ambitious.",
    },
  ],
  related: [
    "savings/savings-goal",
    "savings/compound-interest",
    "loan/loan-amount",
    "date/days-between-dates",
  ],
  words: [
    "monthly savings needed",
    "deposit needed",
    "how much to save per month",
    "sinking fund",
    "saving plan",
    "save for college",
    "save for a wedding",
    "save for a vacation",
    "weekly savings amount",
    "required deposit",
    "savings goal by date",
    "how much to save each month",
    "how much do I need to save per month",
    "monthly savings",
  ],
});
