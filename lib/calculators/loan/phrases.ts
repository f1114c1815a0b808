import type { Frequency } from "../../finance/frequencies.ts";
import { MONEY } from "../../phrases/common-words.ts";
import { numberAnswer, type OpenQuestion } from "../../phrases/define.ts";
import type { Found, Frame, Slot } from "../../reader/frame.ts";
import { defineQuestions } from "../../reader/questions.ts";

const moneyAnswer = (prefix: string) => (answer: string) => {
  const value =
    numberAnswer(answer) ?? /^[$€£]?[\d,.]+ ?(?:k|m)?(?: a month| monthly| per month)?$/.exec(answer)?.[0];
  return value === undefined ? undefined : `${prefix} ${value}`;
};

const AMOUNT: OpenQuestion = {
  text: "How much are you borrowing?",
  restate: moneyAnswer("loan amount"),
};
const RATE: OpenQuestion = {
  text: "What is the annual interest rate on the loan, as a percentage?",
  restate: (answer) => {
    const value = numberAnswer(answer.replace(/ ?(?:interest|apr|a year|per year|per annum|annually)$/, ""));
    return value === undefined ? undefined : `at ${value}% interest`;
  },
};
const TERM: OpenQuestion = {
  text: "What is the loan term, in years?",
  restate: (answer) => {
    if (/^(?:over |for |in )?[\d.]+ ?-?(?:years?|yrs?|y|months?|mos?)$/.test(answer))
      return `for ${answer.replace(/^(?:over|for|in) /, "")}`;
    const value = numberAnswer(answer);
    return value === undefined ? undefined : `for ${value} years`;
  },
};
const PAYMENT: OpenQuestion = {
  text: "How much is the monthly payment?",
  restate: moneyAnswer("payment of"),
};

const CUE =
  "loan | credit card | borrow | lender | emi | finance | financing | refinance | amortization | amortize | repay | repayment | " +
  "installment | instalment | payoff | pay off | paying off | car payment | monthly payment | weekly payment | biweekly payment | " +
  "bi weekly payment | annual payment | yearly payment | payment on | payment for | payment of | debt | i owe | monthly on | month on";

const amount: Slot = {
  type: "money",
  roles: "loan amount? | borrow | borrowing | owe | balance | debt | finance | financing",
  isRequired: true,
  question: AMOUNT,
};
const rate: Slot = {
  type: ["percent", "number"],
  roles: "interest rate? | rate | apr | at",
  isRequired: true,
  question: RATE,
};
const term: Slot = { type: "duration", roles: "term | over | for", isRequired: true, question: TERM };
const payment: Slot = {
  type: "money",
  roles: "pay | paying | payment of | payment is | installment of | instalment of | afford",
  per: "allowed",
  isRequired: true,
  question: PAYMENT,
};
const extraEach: Slot = { type: "money", roles: "extra | additional", per: "allowed", needsRole: true };
const fees: Slot = { type: "money", roles: "origination fee? | fee | closing cost?", needsRole: true };
const TOTAL_INTEREST =
  "total interest | how much interest | all the interest | overall interest | interest in total | interest overall | interest will | interest would | interest do | interest paid";

const frequency: Readonly<Partial<Record<Frequency, string>>> = {
  "bi-weekly": "biweekly | bi weekly | every 2 weeks | every other week | fortnight | fortnightly",
  "semi-monthly": "semimonthly | semi monthly | twice a month",
  weekly: "weekly payment | weekly repayment | payment a week | payment per week | payment each week",
  quarterly: "quarterly",
  "semi-annual": "semiannual | semi annual | semiannually | half yearly | twice a year",
  annual: "annual payment | yearly payment | payment a year | payment per year | payment each year",
};
const PAYMENT_NAMES: Readonly<Partial<Record<Frequency, string>>> = {
  monthly: "Monthly payment",
  weekly: "Weekly payment",
  "bi-weekly": "Payment every two weeks",
  quarterly: "Quarterly payment",
  annual: "Yearly payment",
};

type Mode = "payment" | "amount" | "term" | "rate";

const callOf =
  (mode: Mode, note?: string, input: Readonly<Record<string, string>> = {}): Frame["call"] =>
  (found) => {
    const chosen = found.choice("frequency") as Frequency | undefined;
    const asksInterest = found.choice("show") === "totalInterest";
    const hasExtra = found.value("extraEach") !== undefined;
    const first = mode === "payment" ? "payment" : mode;
    const show = asksInterest ? ["totalInterest", first] : [first, "totalInterest"];
    const name = PAYMENT_NAMES[chosen ?? "monthly"];
    return {
      kind: "call",
      input: { mode, ...input, ...found.inputs(["term", "show"]), ...termOf(found), ...found.currency() },
      focus: {
        show: [
          ...show,
          ...(mode === "payment" && !asksInterest && found.value("fees") ? ["apr"] : []),
          ...(hasExtra ? ["interestSaved", "timeSaved"] : []),
        ],
        ...(mode === "payment" && !asksInterest && name !== undefined && { label: name }),
        assumes: chosen === undefined ? ["frequency"] : [],
        ...(note !== undefined && { note }),
      },
    };
  };

/** The term in years and months, each "0" if the question doesn’t name it. */
function termOf(found: Found): Record<string, string> {
  const value = found.value("term");
  return value?.kind === "duration"
    ? { years: value.parts.years ?? "0", months: value.parts.months ?? "0" }
    : {};
}

const choices = { frequency, show: { totalInterest: TOTAL_INTEREST } };

export default defineQuestions({
  priority: 40,
  words: `${MONEY}loan loans borrow borrowed borrowing lend lender car auto vehicle personal student credit debt emi installment instalment repayment repayments repay interest rate apr percent term finance financed financing fixed bank balance owe owed`,
  frames: [
    {
      cues: [CUE],
      slots: { amount, rate, term, extraEach, fees },
      choices,
      call: callOf("payment"),
    },
    {
      // "300k at 6.5% for 30 years": an amount, a rate and a term are most likely a loan’s.
      cues: [],
      not: "of | off",
      mustBeWhole: true,
      slots: { amount: { type: "money", isRequired: true }, rate: { ...rate, type: "percent" }, term },
      call: callOf("payment", "Treated as a loan repaid monthly."),
    },
    {
      cues: [CUE, "interest free | no interest | zero interest | without interest"],
      slots: { amount, term, fees },
      choices,
      call: callOf("payment", undefined, { rate: "0" }),
    },
    {
      cues: [
        CUE,
        "how much can | how much could | how much may | how big | how large | what loan can | what amount can | what size loan | afford",
      ],
      slots: { payment, rate, term },
      choices,
      call: callOf("amount"),
    },
    {
      cues: [CUE],
      slots: { amount, payment, rate, extraEach },
      choices,
      words: "long many when term off",
      call: callOf("term"),
    },
    {
      cues: [CUE, "rate | apr"],
      slots: { amount, payment, term },
      choices,
      call: callOf("rate"),
    },
  ],
});
