import type { Frequency } from "../../finance/frequencies.ts";
import { MONEY } from "../../phrases/common-words.ts";
import {
  ask,
  type Call,
  currencyOf,
  definePhrases,
  numberAnswer,
  type OpenQuestion,
  type Question,
} from "../../phrases/define.ts";
import type { Figure } from "../../phrases/figures.ts";
import { inOrder } from "../../phrases/in-order.ts";
import { type LoanFigures, loanFigures, termInput } from "../../phrases/loan-figures.ts";

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

const CUES =
  /\b(?:refinanc|amorti[sz])|\b(?:loans?|credit card|monthly on|(?:a|per|each|every) month on [$€£]?\d{1,9}|i owe|borrow|borrowed|borrowing|lender|emi|financ(?:e|ed|ing)|repay|repayments?|instal?lments?|payoff|pay(?:ing)? off|car payments?|(?:monthly|weekly|bi-?weekly|annual) payments?|payments? (?:on|for|of)|debt)\b/;
/** "300k at 6.5% for 30 years", with no word on what it is: of an amount, a rate and a term a loan is the likeliest. */
const BARE =
  /^[$€£]?\d[\d.,]{0,20} ?(?:k|m|million|thousand)? ?(?:at |@ ?|, ?)?[\d.]{1,8}% ?(?:interest |apr )?(?:for |over |, ?)?\d{1,3}[ -]?(?:years?|yrs?|y|months?)$/;
const FREQUENCIES: readonly (readonly [RegExp, Frequency])[] = [
  [/bi-?weekly|every (?:2|other) weeks?|fortnight/, "bi-weekly"],
  [/semi-?monthly|twice a month/, "semi-monthly"],
  [/\bweekly payment|weekly repayment|payments? (?:a|per|each) week/, "weekly"],
  [/quarterly/, "quarterly"],
  [/semi-?annual|half-?yearly|twice a year/, "semi-annual"],
  [/\b(?:annual|yearly) payment|payments? (?:a|per|each) year/, "annual"],
];
const NAMES: Readonly<Partial<Record<Frequency, string>>> = {
  monthly: "Monthly payment",
  weekly: "Weekly payment",
  "bi-weekly": "Payment every two weeks",
  quarterly: "Quarterly payment",
  annual: "Yearly payment",
};

export default definePhrases({
  priority: 40,
  words: `${MONEY}loan loans borrow borrowed borrowing lend lender car auto vehicle personal student credit debt emi installment instalment repayment repayments repay interest rate apr percent term finance financed financing fixed bank balance owe owed`,
  questions: [AMOUNT, RATE, TERM, PAYMENT],
  understand(question) {
    const { lower, figures } = question;
    const bare = BARE.test(lower);
    if (!(bare || CUES.test(lower)) || figures.length === 0) return undefined;
    const mode = modeOf(lower, figures);
    const found = loanFigures(figures, mode === "payment");
    const [amount] = found.amounts;
    const term = found.years ?? found.months;
    if (/interest[- ]free|no interest|zero interest/.test(lower)) found.rate ??= "0";
    if (mode !== "amount" && amount === undefined) return ask(AMOUNT);
    if (mode !== "payment" && found.payment === undefined) return ask(PAYMENT);
    if (mode !== "rate" && found.rate === undefined) return ask(RATE);
    if (mode !== "term" && term === undefined) return ask(TERM);
    const read = call(question, mode, found);
    return bare ? { ...read, focus: { ...read.focus, note: "Treated as a loan repaid monthly." } } : read;
  },
});

type Mode = "payment" | "amount" | "term" | "rate";

function modeOf(lower: string, figures: readonly Figure[]): Mode {
  const pays = figures.some(
    ({ per, before }) =>
      per !== undefined || /(?:\bpay(?:ing)?|payments? (?:of|is|are)|instal?lments? of)$/.test(before),
  );
  const timed = figures.some(({ kind }) => kind === "years" || kind === "months");
  const rated = figures.some(({ kind }) => kind === "percent");
  if (
    inOrder(lower, [/how much (?:can|could|may) /, /\b(?:borrow|afford)/]) ||
    /how (?:big|large) (?:of )?a loan|what (?:size )?(?:loan|amount) (?:can|could)/.test(lower)
  )
    return "amount";
  if (
    !timed &&
    (/how long|how many (?:months|years|payments)|when will|\bterm\b/.test(lower) || (pays && rated))
  )
    return "term";
  if (
    !rated &&
    pays &&
    /(?:what|which|find|the) (?:is the )?(?:interest )?rate|interest rate|\bapr\b/.test(lower)
  )
    return "rate";
  return "payment";
}

function call({ lower, figures }: Question, mode: Mode, found: LoanFigures): Call {
  const frequency = FREQUENCIES.find(([pattern]) => pattern.test(lower))?.[1];
  const { rate, payment, extra, fees } = found;
  const [amount] = found.amounts;
  const interest =
    /(?:total|how much|all the|overall) interest|interest (?:in total|overall|will|would|do|paid)/.test(
      lower,
    );
  const show = {
    payment: interest
      ? ["totalInterest", "payment"]
      : ["payment", "totalInterest", ...(fees === undefined ? [] : ["apr"])],
    amount: ["amount", "totalInterest"],
    term: interest ? ["totalInterest", "term"] : ["term", "totalInterest"],
    rate: ["rate", "totalInterest"],
  }[mode];
  return {
    kind: "call",
    input: {
      mode,
      ...(mode !== "amount" && { amount }),
      ...(mode !== "payment" && { payment }),
      ...(mode !== "rate" && { rate }),
      ...(mode !== "term" && termInput(found)),
      ...(frequency !== undefined && { frequency }),
      ...(extra !== undefined && { extraEach: extra }),
      ...(fees !== undefined && { fees }),
      ...currencyOf(figures),
    },
    focus: {
      show: [...show, ...(extra === undefined ? [] : ["interestSaved", "timeSaved"])],
      ...(mode === "payment" &&
        !interest &&
        NAMES[frequency ?? "monthly"] && { label: NAMES[frequency ?? "monthly"] as string }),
      assumes: frequency === undefined ? ["frequency"] : [],
    },
  };
}
