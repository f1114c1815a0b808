import { pluralize } from "../../core/locale/locale.ts";
import { type Sentence, type SentenceValue, sentence } from "../../kit/fields/sentence.ts";

export const messages = {
  errors: {
    amountsTooLarge:
      "The amounts grow past 10,000,000,000,000, too large to calculate to the cent. Shorten the time or lower the rate.",
    dateMissing: "Enter the date to save until.",
    dateNotAfterFirstDay: "Must be after the first day.",
    depositsExceedGoal: "The deposits exceed this goal even at −99% a year.",
    goalIsZero:
      "To see how long money lasts, choose Final balance and enter withdrawals as a negative deposit.",
    goalOutOfReach: "Out of reach: the goal takes more than 100 years. Save more, or lower the goal.",
    goalOutOfReachWithoutDeposits: "Out of reach: this account does not grow to the goal within 100 years.",
    inflationMissing: "Enter the inflation rate at which the goal or the deposits rise.",
    noDeposit: "There is no deposit within this time. Save for longer or more often.",
    nothingSaved: "Nothing is saved: enter an initial amount or a deposit.",
    rateOutOfReach: "Out of reach: no rate up to 1,000% a year reaches this goal.",
    timeIsZero: "A rate needs time to work: enter more than 0.",
    timeTooLong: (years: number) => `Must be at most ${years} years.`,
  },
  warnings: {
    buyingPowerFalls:
      "Prices rise faster than the money grows: it will buy less at the end than what you put in.",
    goalAlreadyReached: "The initial amount already reaches the goal.",
    interestNotNeeded: "The goal is reached without interest: the deposits are enough.",
    noDepositNeeded: (balance: string) =>
      `No deposits are needed: the initial amount alone grows to ${balance}.`,
    noDepositNeededButWithdrawal: ({ balance, withdrawal }: { balance: string; withdrawal: string }) =>
      `No deposits are needed: the initial amount alone grows to ${balance}. Withdrawing ${withdrawal} each period (a negative deposit) would leave the goal.`,
    noStartNeeded: (balance: string) =>
      `Nothing is needed to start with: the deposits alone come to ${balance}.`,
    notInsured: ({ limit, insurance }: { limit: string; insurance: string }) =>
      `More than ${limit} at one bank exceeds ${insurance}.`,
    rateHigh:
      "Savings accounts with deposit insurance rarely pay more than 8% a year: a higher rate usually means risk, a short-term offer or high inflation.",
    runsOut: "The account cannot cover all withdrawals: it runs out of money before the end.",
  },
  /** Deposit insurance, for the warning `notInsured`. */
  insurance: {
    usa: "FDIC insurance (for each depositor, bank and ownership category)",
    europe: "the EU’s deposit guarantee (for each depositor and bank)",
  },
  assumptions: {
    depositOfFirstYear: "The deposit shown is for the first year; it rises once a year.",
    depositsAtBeginning: "Deposits are made at the beginning of each period.",
    depositsAtEnd: "Deposits are made at the end of each period.",
    partialPeriod: (deposits: string) =>
      `The time includes ${deposits}; the last part is shorter than a deposit period and earns interest for its length.`,
    taxAtEnd: "Tax is taken once, at the end, on the full gain.",
    taxFromInterest: "Tax is taken from interest as it is credited.",
  },
  outputs: {
    alreadyReached: "Already reached",
  },
  steps: {
    rateForGoal: {
      title: "Rate for the goal",
      text: (goal: string) => `Found by Brent’s method: the rate at which the final balance is ${goal}.`,
    },
    periodRate: "Rate per deposit period",
    periods: {
      title: "Periods until the goal",
      checked: (goal: string) =>
        `The first period after which the balance is at least ${goal}, found by checking each period in turn.`,
      roundedUp: "Rounded up to whole periods.",
      result: ({ count, text }: { count: number; text: string }) =>
        `${text} ${pluralize(count, { one: "period", other: "periods" })}`,
    },
    finalBalance: {
      title: "Final balance",
      runsOut: "The account runs out before the end, so the last withdrawal is only what is left.",
    },
  },
  charts: {
    time: "Time",
    balance: "Balance",
    parts: {
      title: "How the balance builds up",
      interestShare: ({ share, balance }: { share: SentenceValue; balance: SentenceValue }): Sentence =>
        sentence`Interest makes up ${share} of ${balance}`,
      summary: "The initial amount, the deposits and the interest on both, stacked.",
      initial: "Initial amount",
      deposits: "Deposits",
      interest: "Interest",
    },
    lines: {
      title: "The balance over time",
      summary: "The balance compared with the amount paid in, less withdrawals.",
      balance: "Balance",
      paid: "Paid in, less withdrawals",
    },
  },
  tables: {
    years: { title: "Year by year", time: "Year" },
    months: { title: "Month by month", time: "Month" },
    deposits: "Deposits",
    tax: "Tax",
    interest: "Interest",
    balance: "Balance",
    total: "Total",
  },
};
