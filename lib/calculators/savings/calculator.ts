import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";

export default defineModes({
  id: "savings",
  label: "Savings",
  category: "financial-health",
  heading: "Savings Calculator",
  summary:
    "What regular saving grows to, with any deposit and compounding frequency, tax and inflation; or the deposit, time, rate or starting amount you need to reach a goal.",
  seo: {
    title: "Savings Calculator: Balance, Goal and APY",
    description:
      "Savings with regular deposits: final balance, interest and APY, or solve for the deposit, time, rate or starting amount of a goal. Tax and inflation too.",
  },
  keywords: [
    "annuity",
    "savings goal",
    "compound interest",
    "APY",
    "annual percentage yield",
    "regular deposits",
    "future value",
    "interest rate",
    "monthly savings",
    "how long to save",
    "continuous compounding",
    "emergency fund",
  ],
  guide: [
    {
      title: "Choose what to find",
      text: "“Final balance” works forward. The other four tabs start from a goal and find the deposit for a given time, the time for a given deposit, the interest rate you would need, or the amount to start with. The chart and the tables then show how the balance grows with the result.",
    },
    {
      title: "When deposits and compounding differ",
      text: "If interest is compounded daily and deposits are monthly, a rate per month is needed. We use the equivalent rate, (1 + r/m)^(m/p) − 1, which grows money exactly as the compounding does. Some sites pay simple interest between compounding dates instead. With yearly compounding and monthly deposits, they show slightly more; otherwise the difference is small.",
    },
    {
      title: "Nominal rate and APY",
      text: "Enter the nominal rate, as in “4% compounded monthly”. The APY (AER in the UK) is the growth over a full year, 4.07% in this case, and it is the number to compare accounts by. If you know only the APY, enter it and choose yearly compounding: at the same APY, the compounding frequency makes no difference.",
    },
    {
      title: "Time to a goal",
      text: "The time is rounded up to whole deposit periods, because a goal is reached on the day of a deposit or at the end of a period. The final balance shown is the balance on that day, usually a little above the goal. Without deposits, time is counted in months. A goal that would take more than 100 years is reported as out of reach.",
    },
    {
      title: "Tax",
      text: "If a tax of 25% is taken as interest is credited, a rate of 4% becomes 3%, and the money paid in tax stops earning interest. If it is taken at the end, the full gain compounds first and is taxed once. Which applies depends on your country and account. Allowances and brackets are not considered, so enter your marginal rate.",
    },
    {
      title: "Inflation",
      text: "The final balance in today’s money is the balance divided by (1 + inflation)^years; the real rate also comes from a division, not a subtraction. If you enter inflation, you can set the goal in today’s money (it then rises with prices), and deposits can rise with inflation once a year.",
    },
    {
      title: "Withdrawals",
      text: "A deposit below 0 is a withdrawal, for living off savings. If the account cannot cover a withdrawal, it pays out what is left, and the page says when. Withdrawals at the beginning of a period leave before that period’s interest is earned.",
    },
    {
      title: "Not included",
      text: "Changing rates, fees, bonus conditions, and minimum or daily balances. Doubling takes about 72 divided by the rate in percent (the rule of 72, most accurate near 8%); the steps show it next to the exact time.",
    },
  ],
  question: "Find",
  modes,
  assumptions: [
    "The rate stays the same for the whole time.",
    "Between compounding dates, interest grows at the equivalent rate per deposit period, not as simple interest.",
    "Amounts are rounded to the cent only for display. Banks credit interest in whole cents and count days, so a statement may differ by a few cents.",
    "A year has 365 days, 52 weeks and 12 equal months.",
  ],
  sources: [
    cite("reg-dd", "Appendix A, part I: annual percentage yield"),
    cite("kellison", "Chapters 1 to 4: equivalent rates, annuities, annuities in progression"),
    cite("fisher", "Chapter II: real and money interest"),
    cite("fdic", "§ 330.1(o): standard maximum deposit insurance amount, $250,000"),
    cite("dgsd", "Article 6(1): EUR 100,000"),
  ],
  seal: "rounded",
  formulas,
  examples,
  related: ["investment", "loan", "mortgage", "percentage"],
  disclaimer: "This is an estimate, not financial advice. Rates change, and accounts have their own terms.",
});
