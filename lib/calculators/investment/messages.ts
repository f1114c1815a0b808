import { type Sentence, type SentenceValue, sentence } from "../../kit/fields/sentence.ts";

export const messages = {
  errors: {
    amountsTooLarge: "The amounts grow too large to calculate to the cent. Shorten the time.",
    averageTooLarge: "Together, these returns are too large to calculate.",
    endNegative: "Must not be below 0: there is no growth rate into debt.",
    feesTakeAll: "The fees take more than there is.",
    flowsOnOneDay: "All cash flows are on the same day: without time, there is no rate.",
    flowsOneSided:
      "A rate needs money paid (negative) and money received (positive): enter at least one of each.",
    growthTooLarge:
      "The amounts grow past 10,000,000,000,000, too large to calculate to the cent. Shorten the time or lower the return.",
    inflationMissing: "Enter the inflation rate.",
    investedTooSmall: "Too small for this gain.",
    lastDayNotAfterFirst: "Must be after the first day.",
    negative: "Must not be below 0.",
    noPurchase: "Enter at least one purchase.",
    notPositive: "Must be more than 0.",
    presentValueTooLarge: "At this rate, the present value is too large to calculate. Choose another rate.",
    pricesTooLarge: "The amounts are too large to calculate to the cent. Check the prices.",
    startNotPositive: "Must be more than 0: growth from nothing or from debt has no rate.",
    timeTooShort: "The time is too short for a yearly rate.",
  },
  warnings: {
    growth: {
      feeHigh: "Fees above 2% a year are high; broad index funds cost a fraction of that.",
      returnBelowInflation: "Prices rise faster than the investment grows after fees.",
      returnHigh: "Few investments have returned more than 12% a year over decades. Try a lower return, too.",
      runsOut: (year: number) => `The money runs out in year ${year}; later withdrawals are not paid.`,
    },
    returns: {
      lessThanYear:
        "Less than a year: the yearly figure assumes that the same growth continues for the rest of the year.",
      lostMoreThanInvested: "More than the full amount was lost, so there is no yearly rate.",
      returnBelowInflation: "Inflation is higher than the return: the money loses purchasing power.",
    },
    flows: {
      lessThanYear:
        "Less than a year from first to last: a yearly rate assumes that the same growth continues.",
      noRate:
        "There is no internal rate of return between −99.9% and 100,000% per period: no rate makes the present value 0.",
      oneSided:
        "There is no internal rate of return: it needs money paid (negative) and money received (positive).",
      rateIsCost:
        "The first cash flow is money received, as with a loan: the rate is then a cost, and lower is better.",
      severalRates: ({ signChanges, rates }: { signChanges: number; rates: number }) =>
        `The cash flows change sign ${signChanges} times, and ${rates} rates make the present value 0: none of them alone is the return. Use NPV or MIRR instead.`,
      severalRatesPossible: (signChanges: number) =>
        `The cash flows change sign ${signChanges} times, so there could be several rates; only one was found.`,
    },
    timeWeighted: {
      lessThanYear:
        "Less than a year: the time-weighted return is for the whole period; GIPS does not allow annualizing it.",
      xirrAbove: "XIRR is above the time-weighted return: more money was invested in the better periods.",
      xirrBelow: "XIRR is below the time-weighted return: more money was invested in the worse periods.",
      valueMissing: (day: string) =>
        `There is no time-weighted return: the value just before the cash flow on ${day} is missing.`,
      valueBeforeFirstFlow: (day: string) =>
        `There is no time-weighted return: nothing can be invested before the first cash flow (${day}). Enter the starting value as money paid.`,
      overdrawn: (day: string) =>
        `There is no time-weighted return: more is taken out on ${day} than the portfolio was worth.`,
      valueFromNothing: (day: string) =>
        `There is no time-weighted return: nothing was invested before ${day}, so there can be no value.`,
    },
    average: {
      arithmeticOverstates:
        "The arithmetic mean is never below the geometric mean; the more returns vary, the more it overstates growth.",
      everythingLost: "A return of −100% loses everything; nothing is left to earn later returns.",
    },
    averaging: {
      equalAmounts:
        "With equal amounts, the average cost is the harmonic mean of the prices. It is never above their average, because each amount buys more shares when they are cheap.",
    },
  },
  assumptions: {
    datesDecide:
      "Time is counted in days from the earliest date, divided by 365; the order of the rows does not matter.",
    effectiveReturn: "The yearly return is effective: a period grows by (1 + R)^(1/p) − 1.",
    nominalReturn: "The yearly return is nominal: a period grows by R/p, a whole year by more than R.",
    feesAccrued: "Fees accrue daily on the balance, so a year grows by (1 + R)(1 − f) − 1.",
    feesAtYearEnd:
      "Fees are taken from the balance at the end of each year, before any contribution on that day, and prorated for a partial last year.",
    feesSubtracted: "The fee is subtracted from the return, a shortcut that slightly understates its cost.",
    firstFlowNotDiscounted:
      "The first cash flow is today and is not discounted; NPV() in spreadsheets discounts it by one period.",
    fractionalShares:
      "Fractional shares are allowed; include purchase fees in the amounts or leave them out.",
    roiIgnoresTime: "ROI ignores time; for a yearly return, enter the purchases by date under XIRR.",
    roiIgnoresTiming:
      "Income and costs count in full at the end: their timing does not matter for ROI. XIRR takes dates into account.",
    weeklyContributions: "A year has 52 weekly contributions.",
    yearsOfDays: "Years are days divided by 365, as in XIRR.",
  },
  steps: {
    chargedContribution: "Contribution less the sales charge",
    chargedInitial: "Initial amount less the sales charge",
    finalValue: {
      title: "Final value",
      text: ({ years, initial }: { years: string; initial: string }) =>
        `Calculated period by period over ${years} from ${initial}: each contribution grows from its own date. The table shows every year.`,
    },
    geometricMean: "Geometric mean",
    rateOfReturn: ({ number, count }: { number: number; count: number }) =>
      `Internal rate of return ${number} of ${count}, by Brent’s method`,
    realReturn: "Real return",
    roiPerYear: "ROI per year",
    timeWeightedPerYear: "Time-weighted return per year",
  },
  charts: {
    growth: {
      time: "Time",
      value: "Value",
      parts: {
        title: "How the value builds up",
        gainShare: ({ share, value }: { share: SentenceValue; value: SentenceValue }): Sentence =>
          sentence`The gain makes up ${share} of ${value}`,
        summary: "The initial amount, the contributions and the gain after fees, stacked.",
        initial: "Initial amount",
        contributions: "Contributions",
        gain: "Gain",
      },
      lines: {
        title: "The value over time",
        summary: "The value compared with the amount paid in, less withdrawals.",
        value: "Value",
        paid: "Paid in, less withdrawals",
      },
      fees: {
        title: "The effect of fees and inflation",
        feesCost: (cost: SentenceValue): Sentence => sentence`Fees cost ${cost}`,
        summary: "The value compared with what it would be without fees, and what it buys at today’s prices.",
        withoutFees: "Without fees",
        value: "Value",
        real: "In today’s money",
      },
      scenarios: {
        title: "If the return is lower or higher",
        finding: (range: Record<"low" | "lowRate" | "high" | "highRate", SentenceValue>): Sentence =>
          sentence`${range.low} at ${range.lowRate}, ${range.high} at ${range.highRate}`,
        summary: "The value at three steady returns. Real markets swing between these lines and beyond them.",
        scenario: ({ name, percent }: { name: string; percent: number }) => `${name}: ${percent}%`,
      },
    },
    buyingPower: ({ value, real }: { value: SentenceValue; real: SentenceValue }): Sentence =>
      sentence`${value} will buy what ${real} buys today`,
    npv: {
      title: "NPV at other rates",
      zeroAt: (rate: SentenceValue): Sentence => sentence`NPV reaches 0 at ${rate} a year`,
      summary:
        "The net present value at each discount rate; where it crosses 0 is an internal rate of return.",
      rate: "Yearly discount rate",
      npv: "NPV",
      zero: "NPV 0",
      discountRate: "Discount rate",
    },
    averaging: {
      title: "Price and average cost",
      finding: ({ cost, price }: { cost: SentenceValue; price: SentenceValue }): Sentence =>
        sentence`Average cost ${cost}, below the average price of ${price}`,
      summary: "The price at each purchase and the average cost per share so far.",
      purchase: "Purchase",
      perShare: "Per share",
      price: "Price",
      average: "Average cost so far",
    },
    real: {
      title: "Nominal, real and cash",
      summary: "The value at the time, what it buys at today’s prices, and cash kept uninvested.",
      time: "Time",
      value: "Value",
      nominal: "Nominal",
      real: "In today’s money",
      cash: "Cash at today’s prices",
    },
  },
  scenarios: { lower: "Lower", entered: "As entered", higher: "Higher" },
  tables: {
    scenarios: {
      title: "Scenarios",
      scenario: "Scenario",
      return: "Yearly return",
      value: "Final value",
      real: "In today’s money",
    },
    growth: {
      years: { title: "Year by year", time: "Year" },
      months: { title: "Month by month", time: "Month" },
      contributions: "Contributions",
      fees: "Fees",
      growth: "Growth",
      value: "Value",
      total: "Total",
    },
    flows: {
      title: "Cash flows at the discount rate",
      afterPeriods: (unit: string) => `After ${unit}s`,
      date: "Date",
      amount: "Cash flow",
      factor: "Discount factor",
      present: "Present value",
      total: "Running total",
    },
    timeWeighted: {
      title: "Returns between cash flows",
      from: "From",
      to: "To",
      begin: "Invested",
      end: "Ending value",
      return: "Return",
    },
    purchases: {
      title: "Purchase by purchase",
      number: "No.",
      amount: "Amount",
      price: "Price",
      shares: "Shares",
      total: "Shares so far",
      average: "Average cost so far",
    },
  },
};
