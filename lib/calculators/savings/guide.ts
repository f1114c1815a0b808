/** How to use the savings calculator, and what its figures rest on. */
export const guide = [
  {
    title: "Choose what is unknown",
    text: "Final balance works forwards. The other four tabs start from a goal: the deposit for a given time, the time for a given deposit, the interest rate that would be enough, or the amount to begin with. Whatever is solved for, the chart and the tables show the whole path with it.",
  },
  {
    title: "When deposits and compounding differ",
    text: "Interest compounded daily on an account with monthly deposits needs one rate for a month. We use the equivalent rate, (1 + r/m)^(m/p) − 1: the one that grows money just as the compounding does. Some sites pay simple interest between compounding dates instead; with yearly compounding and monthly deposits theirs is a little more, with the others the difference is small.",
  },
  {
    title: "Nominal rate and APY",
    text: "The rate field takes the nominal rate, as in “4 % compounded monthly”. The APY (in Europe: AER or effective rate) is the growth of a whole year, 4.07 % here, and is the figure to compare accounts with. If only the APY is known, enter it and choose yearly compounding: for the same APY the compounding makes no difference.",
  },
  {
    title: "Time to a goal",
    text: "The time is rounded up to whole deposit periods, since a goal is reached on the day of a deposit or of a period’s end; the final balance shown is the one on that day, usually a little above the goal. Without deposits the time is counted in months. A goal that is not reached within 100 years is called out of reach.",
  },
  {
    title: "Tax",
    text: "Taken as interest is credited, a tax of 25 % turns a rate of 4 % into 3 %, and the tax itself earns nothing more. Taken at the end, the whole gain compounds first and is taxed once. Which of them applies depends on the country and the account; allowances and brackets are left out, so enter the rate that you really pay on the last part.",
  },
  {
    title: "Inflation",
    text: "The final balance in today’s money is the balance divided by (1 + inflation)^years; rates are divided too, not subtracted. With inflation given, a goal can be set in today’s money (it then rises with prices), and deposits can rise with inflation once a year.",
  },
  {
    title: "Withdrawals",
    text: "A deposit below 0 is a withdrawal, for living off savings. When the account cannot pay one in full, it pays what is left, and the page says when. At the beginning of the period means before that period’s interest, so money leaves earlier.",
  },
  {
    title: "What it leaves out",
    text: "Changing rates, fees, bonus conditions, minimum balances and daily balances. Doubling takes about 72 divided by the rate in percent (the rule of 72, good near 8 %); the steps show it beside the exact time.",
  },
] as const;
