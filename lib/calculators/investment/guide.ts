export const guide = [
  {
    title: "Growth with contributions",
    text: "The yearly return is effective: at 7%, money left alone grows by 7% in a year and by 1.07^(1/12) − 1, or 0.565%, in a month. Many sites use 7/12 = 0.583% a month instead, which is 7.23% a year; over 30 years, that makes a lump sum about 6.6% larger. You can choose that method under More options.",
  },
  {
    title: "What fees really cost",
    text: "A fee of 1% costs more than 1% of what you put in: it is charged every year on the full balance, and the money taken no longer grows. The result splits the cost into fees paid and growth lost, as the SEC’s investor bulletin does. By default the fee is taken at the end of each year, so a year grows by (1 + R)(1 − f). You can also subtract it from the return (R − f, a shortcut) or have it accrue daily, as funds do.",
  },
  {
    title: "CAGR and ROI",
    text: "ROI is the gain relative to what was invested, however long it took. CAGR spreads it over the years: it is the steady rate that leads from the first value to the last. Between two dates, a year is 365 days. For less than a year, the yearly figures extrapolate, and the page says so. Neither accounts for money added or withdrawn along the way; use XIRR for that.",
  },
  {
    title: "NPV and IRR",
    text: "Money paid is negative, money received is positive, and the first flow is today. Note that NPV() in spreadsheets discounts the first value by one period too, so it has to be added separately there. IRR is the rate at which NPV is 0. If the flows change sign more than once, there can be several such rates, or none. All rates between −99.9% and 100,000% are found and listed with a warning, instead of just the one an iteration happens to hit.",
  },
  {
    title: "XIRR and MIRR",
    text: "XIRR is the IRR of dated flows, with time counted as days from the earliest date divided by 365. Rows can be in any order; enter today’s value of a portfolio as money received. MIRR compounds what is received to the end at a reinvestment rate and discounts what is paid at a finance rate, so it always gives a single rate.",
  },
  {
    title: "Money-weighted and time-weighted",
    text: "XIRR weights each period by the money invested: it is your own return, including good or bad timing. The time-weighted return links the growth between cash flows and ignores their size and timing: it is what funds publish and what you compare managers by. It requires the value of the portfolio just before each cash flow. For less than a year, it is not annualized.",
  },
  {
    title: "Cost averaging",
    text: "Equal amounts at changing prices (dollar-cost averaging) buy more shares when they are cheap, so the average cost is the harmonic mean of the prices, which is never above their average. That does not make it better than investing everything at once: money that waits is not invested, and when prices rise more often than they fall, investing at once usually comes out ahead. What it does reduce is the risk of buying at a bad time.",
  },
  {
    title: "Rule of 72",
    text: "The number of years it takes money to double is about 72 divided by the yearly growth in percent: 72/8 = 9 years at 8% (exactly, 9.006). The rule gives slightly too much below 8% and too little above it; the steps show both figures.",
  },
  {
    title: "Average returns",
    text: "After +50% and −50%, the arithmetic mean is 0%, but a quarter of the money is gone: the geometric mean is −13.4% a year. Only the geometric mean describes growth.",
  },
  {
    title: "Real and nominal",
    text: "A single inflation rate applies throughout. The real return is (1 + R)/(1 + f) − 1, which is a little less than R − f when both are above 0 and R is larger. Amounts in today’s money are divided by the rise in prices up to that time.",
  },
  {
    title: "Not included",
    text: "Market swings (the order of good and bad years matters once money is added or withdrawn), taxes along the way, allowances and brackets, and exchange rates. The tax here is a single rate on the full gain at the end; sales charges count as money paid in.",
  },
] as const;
