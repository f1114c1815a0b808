export const guide = [
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
] as const;
