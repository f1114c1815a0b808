import { type Sentence, type SentenceValue, sentence } from "../../kit/fields/sentence.ts";

export const messages = {
  errors: {
    amountsTooLarge: "These amounts are too large to calculate to the cent.",
    downPaymentAbovePrice: "The down payment must not be more than the price.",
    paymentBelowSmallestUnit: "The payment would be less than the smallest unit of the currency.",
    priceNotPositive: "The price must be above 0.",
    priceUnlimited:
      "Nothing limits the price: it would exceed 100,000,000,000. Check the income and the costs.",
    termNotWhole: "The term must be a whole number of months, at least one: 25.5 years is 306 months.",
    debtsTooHigh: "No home is affordable: other debts and fixed costs already use up the debt ratio.",
    housingCostsTooHigh: "No home is affordable: insurance and fees alone use up the housing ratio.",
    points: {
      noLoan: "There is no loan to buy points for.",
      notPositive: "The points must be above 0.",
      rateNotLower: "The rate with points must be lower than the rate without.",
    },
    canada: {
      downPaymentTooSmall: (least: string) =>
        `Canada requires at least ${least} down (5% of the first 500,000 and 10% of the rest).`,
      priceAboveInsurable: "In Canada, homes of 1,500,000 or more require 20% down.",
      termTooLong:
        "An insured Canadian mortgage can run for at most 30 years. For a longer one, put 20% down.",
    },
  },
  warnings: {
    extraPaymentsAfterPayoff:
      "One-time payments after the mortgage is paid off are not needed and are ignored.",
    extraPaymentsBeforeLoan: "One-time payments before the loan begins are ignored.",
    insurancePremium: ({ premium, tax }: { premium: string; tax: string | undefined }) =>
      tax === undefined
        ? `With less than 20% down, the loan must be insured: ${premium} is added to it.`
        : `With less than 20% down, the loan must be insured: ${premium} is added to it, and ${tax} of tax on it is due in cash.`,
    lastPaymentLarge: (amount: string) =>
      `The last payment is ${amount}: at this rate, the rounded payments barely reduce the balance.`,
    loanToValueHigh: "Conventional loans above 97% of the home’s value are usually not available.",
    pmiAdded: (amount: string) =>
      `The loan is more than 80% of the home’s value: mortgage insurance of ${amount} is added to every payment until it ends.`,
    pmiMissing: "The loan is more than 80% of the home’s value, but no mortgage insurance is entered.",
    pointsNotWorthwhile: "The points cost more than the interest they save over the whole term.",
    rateTiny: ({ rate, intended }: { rate: string; intended: string }) =>
      `The rate was read as ${rate}% a year. If you meant ${intended}%, enter that.`,
  },
  assumptions: {
    accelerated: (divisor: number) =>
      `Accelerated: the monthly payment divided by ${divisor}, which makes 13 monthly payments a year.`,
    canadianDollars:
      "Canadian limits and premiums are in Canadian dollars; enter all amounts in Canadian dollars.",
    compounding: (timesPerYear: number) =>
      `The quoted rate is compounded ${timesPerYear === 1 ? "once" : `${timesPerYear} times`} a year and converted to the payment period.`,
    firstPaymentDay: (day: string) => `The first payment is assumed to be on ${day}.`,
  },
  limits: {
    front: (share: string) => `Housing ratio, ${share} of income`,
    back: (share: string) => `Debt ratio, ${share} of income`,
    down: "Down payment: a higher price requires a larger one",
  },
  steps: {
    monthRate: "Rate per month",
    periodRate: "Rate per payment period",
    payment: "Payment",
    monthlyPayment: "Payment on the monthly schedule",
    pmiEnd: {
      title: "End of PMI",
      text: ({ onRequest, automatic }: { onRequest: string; automatic: string }) =>
        `On request, with the first payment that brings the balance down to 80% of the original value (${onRequest}); automatically, when the scheduled balance reaches 78% (${automatic}), or halfway through the term at the latest.`,
      result: ({ onRequest, automatic }: { onRequest: number; automatic: number }) =>
        `after payment ${onRequest} on request, ${automatic} automatically`,
    },
    highestPrice: {
      title: "Highest price",
      text: ({ costs, cost, limit }: { costs: string; cost: string; limit: string }) =>
        `The highest price at which ${costs} stay within both limits: ${cost} a month, with a limit of ${limit}.`,
      costs: "payment, tax, insurance, HOA and PMI",
      canadianCosts: (rate: string) =>
        `payment at the stress-test rate of ${rate}%, tax, heating and half of the condo fees`,
    },
  },
  charts: {
    cost: {
      title: "Monthly cost",
      finding: (total: SentenceValue): Sentence => sentence`${total} a month`,
      findingWithShare: ({ total, share }: { total: SentenceValue; share: SentenceValue }): Sentence =>
        sentence`${total} a month, ${share} of it principal and interest`,
      summary: "The monthly cost in the first year.",
      amount: "Amount per month",
      payment: "Principal and interest",
      tax: "Property tax",
      insurance: "Home insurance",
      hoa: "HOA",
      pmi: "PMI",
    },
    date: "Date",
    balance: {
      title: "Balance and equity",
      paidOff: (day: string) => `Paid off on ${day}`,
      summary: "The balance falls to 0 as the share of the home you own grows.",
      amount: "Amount",
      balance: "Balance",
      withoutExtras: "Balance without extras",
      equity: "Equity",
      pmiEnds: "PMI ends",
    },
    points: {
      title: "Interest and points so far",
      breakEvenAfter: (time: string) => `The points pay for themselves after ${time}`,
      noBreakEven: "The points do not pay for themselves within the term",
      summary: "Where the lines cross, the interest saved has paid for the points.",
      paid: "Paid so far",
      without: "Without points",
      with: "With points",
      breakEven: "Break-even",
    },
  },
  tables: {
    total: "Total",
    years: {
      title: "By year of the mortgage",
      year: "Year",
      end: "Last payment",
      principal: "Principal",
      extra: "Extra",
      interest: "Interest",
      tax: "Property tax",
      insurance: "Insurance",
      hoa: "HOA",
      pmi: "PMI",
      balance: "Balance",
      equity: "Equity",
    },
    schedule: {
      title: "Payment schedule",
      number: "No.",
      day: "Date",
      payment: "Payment",
      interest: "Interest",
      principal: "Principal",
      extra: "Extra",
      pmi: "PMI",
      balance: "Balance",
    },
  },
};
