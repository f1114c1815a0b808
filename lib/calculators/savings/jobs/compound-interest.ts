import { defineJob } from "../../../kit/calculator/jobs.ts";
import { annuity, power } from "./origins.ts";

export default defineJob({
  slug: "compound-interest",
  name: "Compound interest",
  heading: "Compound Interest Calculator",
  question: "What will my money grow to with compound interest?",
  lead: "The balance after years of interest on interest, with regular deposits if you make them, split into what you paid in and what the rate added.",
  seo: {
    title: "Compound Interest Calculator with Deposits",
    description:
      "Compound interest on a starting amount and regular deposits: daily, monthly or yearly compounding, the final balance, total interest and a yearly table.",
  },
  fixed: { mode: "final" },
  fields: ["initial", "deposit", "rate", "compounding", "time", "timeUnit"],
  defaults: { initial: "10000", deposit: "200", rate: "5" },
  answer: ["finalBalance", "interest", "deposits", "apy", "doubling"],
  examples: [
    {
      id: "with-deposits",
      title: "10,000 and 200 a month at 5%, compounded monthly, over 10 years",
      origin: annuity,
      inputs: {},
      expect: { outputs: { finalBalance: 47_526.55, deposits: 24_000, interest: 13_526.55 } },
    },
    {
      id: "lump-sum",
      title: "10,000 alone at 5%, compounded monthly, over 10 years",
      origin: power,
      inputs: { deposit: 0 },
      expect: { outputs: { finalBalance: 16_470.09, doubling: 13.891804729054 } },
    },
    {
      id: "yearly",
      title: "10,000 alone at 5%, compounded once a year, over 10 years",
      origin: power,
      inputs: { deposit: 0, compounding: "annual" },
      expect: { outputs: { finalBalance: 16_288.95, doubling: 14.20669908289 } },
    },
  ],
  guide: [
    {
      title: "The formula",
      text: "A = P(1 + r/m)^(m·t): the principal is multiplied by one plus the periodic rate as often as interest is credited. Every deposit does the same from its own day on, so the first one works for the whole time and the last one hardly at all. The page adds all of these up.",
    },
    {
      title: "How much does the frequency matter?",
      text: "Less than people expect. Going from yearly to monthly crediting adds about a tenth of a percentage point at ordinary rates; from monthly to daily adds almost nothing, and continuous compounding is the limit. The rate and the years decide. An account with a better rate and yearly interest beats a worse one that compounds daily.",
    },
    {
      title: "Read the two parts",
      text: "At first nearly the whole balance is your own money. Later the interest of a year exceeds the deposits of that year, and the curve bends upward: the table shows when. Waiting a few years before you begin removes years from the steep end, not from the flat start.",
    },
    {
      title: "Prices grow, too",
      text: "Inflation compounds in the same way against you. Enter it under More options to see the balance in today’s money. If the account is taxed, add the rate there: interest taxed as it is credited compounds at the after-tax rate.",
    },
  ],
  faq: [
    {
      q: "How do I calculate compound interest by hand?",
      a: "Divide the annual rate by the crediting periods in a year and add one. Raise that to the number of all periods and multiply by the starting amount. Subtract the starting amount, and you have the interest. Any calculator with a power key can do it.",
    },
    {
      q: "What is the rule of 72?",
      a: "Divide 72 by the rate in percent to estimate the years until money doubles: 72 ÷ 6 = 12 years at 6%. It is most accurate near 8%. The page shows the exact doubling time for your rate and compounding.",
    },
    {
      q: "Is compound interest paid monthly or yearly?",
      a: "It depends on the account. US savings accounts usually accrue interest daily and credit it monthly; certificates may credit quarterly or at maturity; many bonds pay twice a year and compound only if you reinvest the coupons. The terms of the account name both dates.",
    },
    {
      q: "Do stocks earn compound interest?",
      a: "Not interest, but reinvested dividends and price gains multiply in the same way. A single steady rate is only an average of very uneven years. For investments with fees and a range of outcomes, use the growth page of the investment calculator.",
    },
  ],
  related: ["savings/monthly-deposit", "savings/apy", "loan/simple-interest", "investment"],
  words: [
    "compound interest formula",
    "interest on interest",
    "compounding",
    "future value",
    "how much will my savings grow",
    "daily compound interest",
    "monthly compound interest",
    "compound growth of savings",
    "term deposit",
    "certificate of deposit",
    "CD interest",
    "fixed deposit",
    "A = P(1 + r/n)^(nt)",
    "rule of 72",
    "doubling time",
    "how long to double my money",
    "how long until money doubles",
  ],
});
