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
    text: "XIRR is the IRR of dated flows, with days divided by 365 from the earliest date; rows may stand in any order, and the value of a portfolio today goes in as money received. It weighs periods by the money at work, so it can differ much from a fund’s published time-weighted return. MIRR carries what is received to the end at a reinvestment rate and discounts what is paid at a finance rate: always one figure.",
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
