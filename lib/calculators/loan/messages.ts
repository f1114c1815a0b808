import { formatCounted, pluralize } from "../../core/locale/locale.ts";
import { type Sentence, type SentenceValue, sentence } from "../../kit/fields/sentence.ts";

export const messages = {
  errors: {
    amountNotPositive: "The amount must be above 0.",
    amountsTooLarge: "These amounts are too large to calculate to the cent.",
    balloonAboveLoan: "The balloon must not be more than the loan.",
    balloonNotBelowLoan: "The balloon must be less than the loan.",
    differentFirstPaymentWithInterestOnly:
      "A different first payment cannot be combined with interest-only months.",
    dueAfterTerm: "The balance must be due before the last payment of the term.",
    endDateMissing: "Enter the day until which interest runs.",
    endDateNotAfterStart: "The end must be after the start.",
    feesNotBelowLoan: "The fees must be less than the loan.",
    interestOnlyAtNegativeRate: "Interest-only payments need a rate of 0 or more.",
    interestOnlyInAdvance: "Interest-only months require payments at the end of each period.",
    interestOnlyNotShorter: "The interest-only period must be shorter than the term.",
    lastPaymentNotPositive: "The last payment must be above 0.",
    loanDateAfterFirstPayment: "The loan date must not be after the first payment.",
    loanTooLarge: "The loan would be too large to calculate.",
    loanTooLong: "The loan would take more than 100 years or 2,600 payments. Increase the payment.",
    onlyOnePayment: "There is only one payment: enter it as the payment.",
    paymentBelowInterest:
      "The payment does not cover the interest, so the balance would never fall. Enter a larger payment.",
    paymentBelowSmallestUnit: "The payment would be less than the smallest unit of the currency.",
    paymentNotPositive: "The payment must be above 0.",
    paymentTooLarge: "The payment would be too large to calculate.",
    paymentTooLargeForRate: "No interest rate fits: the payment is too large.",
    rateNotPossible: "No interest rate fits this payment, amount and term.",
    termNotWhole: (months: number) =>
      `${monthsAre(months)} not a whole number of payments. Change the time or the payment frequency.`,
    termOutOfRange: "The term must be 1 to 2,600 payments, at most 100 years.",
    timeNotPositive: "The time must be above 0.",
    timeTooLong: (years: number) => `The time must be at most ${years} years.`,
  },
  warnings: {
    aprVeryHigh:
      "The APR is above 36% a year, which is very high: 36% is the limit of the US Military Lending Act.",
    balanceGrows: "The payment is less than the interest, so the balance grows.",
    extraPaymentsAfterPayoff: "One-time payments after the loan is paid off are not needed and are ignored.",
    extraPaymentsBeforeLoan: "One-time payments before the loan date are ignored.",
    feesHigh: "The fees are more than 10% of the loan. Compare the APR, not the rate.",
    lastPaymentLarge: ({ amount, day }: { amount: string; day: string | undefined }) =>
      `${amount} is due on ${day ?? "the last day"}. Plan how to pay or refinance it.`,
    rateNegative: "The rate is below 0: less is repaid than was borrowed.",
    rateTiny: ({ rate, intended }: { rate: string; intended: string }) =>
      `The rate was read as ${rate}% a year. If you meant ${intended}%, enter that.`,
    rateVeryHigh:
      "The rate is above 36% a year, which is very high: 36% is the limit of the US Military Lending Act.",
  },
  assumptions: {
    equalPeriods:
      "All periods are equally long, except for an odd first period if you enter the loan date; every payment is made on its due date.",
    extraPayments:
      "Extra payments reduce the principal, never exceed what is owed, and do not change the APR.",
    paymentDays:
      "Payments fall on the same day of the month as the first one, or on the last day of a shorter month.",
    simpleInterest:
      "The whole amount is owed for the whole time and repaid with the interest at the end; interest bears no interest.",
    balloonAfterLastPayment: "The balloon is due one period after the last payment.",
    balloonWithLastPayment: "The balloon is paid with the last regular payment.",
    dueEarly: "Payments are based on the full term; the remaining balance is due with the last one.",
    feesAddedToLoan: "The fees are added to the loan and bear interest.",
    firstPaymentDay: (day: string) => `The first payment is assumed to be on ${day}.`,
    interestRoundedToPayments: "Payments are made as entered; interest is rounded so that they add up.",
    monthsCounted: ({ months, payments }: { months: number; payments: number }) =>
      `${monthsAre(months)} counted as ${payments} ${pluralize(payments, { one: "payment", other: "payments" })}, the nearest whole number.`,
    oddFirstPeriod: ({ periods, fraction }: { periods: number; fraction: string }) =>
      `The first payment is ${formatCounted(periods, { one: "whole period", other: "whole periods" })} and ${fraction} of a period after the loan; interest runs for all of that time.`,
    paymentsRoundedUp:
      "The number of payments is rounded up, and the last one is smaller. The payment entered is treated as a rounded amount.",
  },
  outputs: {
    noTimeSaved: "none",
    timeSaved: ({ time, payments }: { time: string; payments: string }) => `${time} (${payments})`,
  },
  steps: {
    amountOfEqualPayments: "Amount repaid by the equal payments",
    loanAmount: "Loan amount",
    loanPlusOddInterest: "Loan plus interest for the odd first period",
    loanWithFees: "Loan including fees",
    payments: {
      title: "Number of payments",
      text: "Rounded up to whole payments. The payment entered is treated as a rounded amount, so a few cents do not add another payment.",
      result: ({ payments, time }: { payments: string; time: string }) => `${payments}, ${time}`,
    },
    periodRate: (period: string) => `Rate per ${period}`,
    periodRateByBrent: (period: string) => `Rate per ${period}, by Brent’s method`,
    zeroApr: {
      title: "APR",
      text: (amount: string) => `No more is repaid than the ${amount} lent.`,
    },
    zeroRate: { title: "Interest rate", text: "The total repaid equals the amount borrowed." },
  },
  charts: {
    balance: {
      title: "Balance and interest",
      summary: "The balance falls to 0 as the interest paid so far adds up.",
      date: "Date",
      amount: "Amount",
      balance: "Balance",
      withoutExtras: "Balance without extras",
      interest: "Interest paid so far",
      otherLoan: "Other loan’s balance",
    },
    years: {
      title: "Principal and interest by year",
      summary: "How much of each year’s payments is interest and how much is principal.",
      year: "Year",
      paid: "Paid",
      principal: "Principal",
      interest: "Interest",
    },
    parts: {
      title: "Where the money goes",
      interestShare: (share: SentenceValue): Sentence => sentence`Interest is ${share} of everything you pay`,
      summary: "Principal, interest and fees.",
      amount: "Amount",
      loan: "Loan",
      interest: "Interest",
      fees: "Fees",
    },
  },
  tables: {
    columns: {
      payments: "Payments",
      interest: "Interest",
      principal: "Principal",
      extra: "Extra",
      balance: "Balance",
    },
    total: "Total",
    years: { title: "By year of the loan", year: "Year", end: "Last payment" },
    schedule: { title: "Payment schedule", number: "No.", day: "Date" },
    comparison: {
      title: "Both loans",
      loan: "Loan",
      payment: "Payment",
      payments: "Payments",
      interest: "Interest",
      cost: "Interest and fees",
      paid: "Total of payments",
      apr: "APR",
      payoff: "Paid off",
      thisLoan: "This loan",
      otherLoan: "Other loan",
      difference: "Difference",
    },
  },
};

const monthsAre = (months: number): string =>
  `${months} ${pluralize(months, { one: "month is", other: "months are" })}`;
