/** How to use the investment calculator, and what its figures rest on. */
export const guide = [
  {
    title: "Growth with contributions",
    text: "The yearly return is effective: 7 % means that money left alone for a year grows by 7 %, a month by 1.07^(1/12) − 1, or 0.565 %. Many sites take 7/12 = 0.583 % a month instead, which is 7.23 % a year; over 30 years that makes a lump sum about 6.6 % larger. The other reading is a choice under More options.",
  },
  {
    title: "What fees really cost",
    text: "A fee of 1 % costs more than 1 % of what you put in: it is taken every year from the whole balance, and the money taken no longer grows. The result splits the cost into the fees paid and the growth lost on them, as the SEC’s investor bulletin does. By default a fee is taken at each year’s end, so that a year grows by (1 + R)(1 − f); R − f is a shortcut, and funds accrue theirs day by day: both are choices.",
  },
  {
    title: "CAGR and ROI",
    text: "ROI is the gain for what was invested, however long it took. CAGR spreads it over the years: the steady rate that leads from the first value to the last. Between two dates a year is 365 days. Below one year both yearly figures extrapolate, and the page says so. Neither knows of money added or taken out on the way; use XIRR for that.",
  },
  {
    title: "NPV and IRR",
    text: "Money paid is negative, money received positive, the first flow is today. Beware: NPV() in spreadsheets discounts the first value by a period too; there it has to be added outside. IRR is the rate at which NPV is 0. When the flows change sign more than once there can be several such rates, or none. All of them between −99.9 % and 100,000 % are searched for and listed with a warning, instead of showing the one that an iteration happens to hit.",
  },
  {
    title: "XIRR and MIRR",
    text: "XIRR is the IRR of dated flows, with days divided by 365 from the earliest date; rows may stand in any order, and the value of a portfolio today goes in as money received. MIRR carries what is received to the end at a reinvestment rate and discounts what is paid at a finance rate: always one figure.",
  },
  {
    title: "Money-weighted and time-weighted",
    text: "XIRR weighs each period by the money at work: it is your own return, good or bad timing included. The time-weighted return links the growth between cash flows and leaves their size and moment out: it is what a fund publishes and what compares one manager with another. It needs what the portfolio was worth just before each cash flow. Below a year it is not turned into a yearly figure.",
  },
  {
    title: "Cost averaging",
    text: "Equal amounts at changing prices (dollar-cost averaging) buy more shares when they are cheap, so that the average cost is the harmonic mean of the prices, at most their average. That is no gain against buying all at once: money that waits is not invested, and where prices rise more often than they fall, buying at once comes out ahead more often than not. What it lowers is the risk of one bad moment.",
  },
  {
    title: "Rule of 72",
    text: "Money doubles in about 72 divided by the yearly growth in percent: 72/8 = 9 years at 8 %, exactly 9.006. The rule is a little high below 8 % and low above it; the steps show both figures.",
  },
  {
    title: "Average returns",
    text: "After +50 % and −50 % the arithmetic mean is 0 %, but a quarter of the money is gone: the geometric mean is −13.4 % a year. Only the geometric mean tells growth.",
  },
  {
    title: "Real and nominal",
    text: "One inflation rate serves the whole page. The real return is (1 + R)/(1 + f) − 1, a little less than R − f when both are above 0 and R is the larger. Amounts in today’s money are divided by the rise of prices up to their day.",
  },
  {
    title: "What it leaves out",
    text: "Swings of the market (the order of good and bad years matters as soon as money is added or taken out), taxes on the way, allowances and brackets, currency. The tax here is one rate on the whole gain at the end; sales charges count as paid in.",
  },
] as const;
