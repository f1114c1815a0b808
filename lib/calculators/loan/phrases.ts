import { MONEY } from "../../kit/phrases/common-words.ts";
import { type Call, expressionCall, type Focus, type OpenQuestion } from "../../kit/phrases/define.ts";
import { type FrameValues, named, required, type Slot } from "../../kit/reader/frame.ts";
import { FREQUENCY_BY_PERIOD, rateQuestion } from "../../kit/reader/money-questions.ts";
import { numberAnswer } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import type { Frequency } from "../../science/finance/frequencies.ts";

const moneyQuestion = (text: string, prefix: string): OpenQuestion => ({
  text,
  restate: (answer) => {
    const value =
      numberAnswer(answer) ?? /^[$€£]?[\d,.]+ ?(?:k|m)?(?: a month| monthly| per month)?$/.exec(answer)?.[0];
    return value === undefined ? undefined : `${prefix} ${value}`;
  },
});
const RATE = rateQuestion("What is the annual interest rate on the loan, as a percentage?");
const TERM: OpenQuestion = {
  text: "What is the loan term, in years?",
  restate: (answer) => {
    if (/^(?:over |for |in )?[\d.]+ ?-?(?:years?|yrs?|y|months?|mos?)$/.test(answer))
      return `for ${answer.replace(/^(?:over|for|in) /, "")}`;
    const value = numberAnswer(answer);
    return value === undefined ? undefined : `for ${value} years`;
  },
};

const CUE =
  "loan | credit card | borrow | lender | emi | finance | financing | refinance | amortization | amortize | repay | repayment | " +
  "installment | instalment | payoff | pay off | paying off | paid off | car payment | monthly payment | weekly payment | " +
  "biweekly payment | bi weekly payment | annual payment | yearly payment | payment on | payment for | payment of | debt | i owe | " +
  "monthly on | month on";
const HOME = "mortgage mortgages home house ";

const amount: Slot = required(
  "money",
  "loan amount? | borrow | borrowing | owe | balance | debt | finance | financing",
  { question: moneyQuestion("How much are you borrowing?", "loan amount") },
);
const rate: Slot = required(["percent", "number"], "interest rate? | rate | apr | at", { question: RATE });
const term: Slot = required("duration", "term | over | for | left | remaining", { question: TERM });
const payment: Slot = required(
  "money",
  "pay | paying | payment of | payment is | installment of | instalment of | afford",
  { per: "allowed", question: moneyQuestion("How much is the monthly payment?", "payment of") },
);
const extraEach: Slot = named(
  "money",
  "extra | additional | extra a month | extra each month | extra every month | extra per month",
  { per: "allowed" },
);
const fees: Slot = named("money", "origination fee? | fee | closing cost?");
const TOTAL_INTEREST =
  "total interest | how much interest | all the interest | overall interest | interest in total | interest overall | interest will | interest would | interest do | interest paid | interest on | in interest";

/** Words for the sum of all payments. */
const REPAID = "pay back | paid back | paying back | repay | repaid | repaying | repayment of";

/** "what do i pay in total" does not ask for total interest. */
const TOTAL_PAID =
  "total paid | total paid back | total amount paid | total repayment | total payment | total of payments | total cost | total amount | in total | altogether | pay back | paid back | total | overall | all together";

const frequency: Readonly<Partial<Record<Frequency, string>>> = {
  "bi-weekly": "biweekly | bi weekly | every 2 weeks | every other week | fortnight | fortnightly",
  "semi-monthly": "semimonthly | semi monthly | twice a month",
  weekly: "weekly payment | weekly repayment | payment a week | payment per week | payment each week",
  monthly: "each month | every month",
  quarterly: "quarterly",
  "semi-annual": "semiannual | semi annual | semiannually | half yearly | twice a year",
  annual: "annual payment | yearly payment | payment a year | payment per year | payment each year",
};
const PAYMENT_NAMES: Readonly<Record<string, string>> = {
  monthly: "Monthly payment",
  weekly: "Weekly payment",
  "bi-weekly": "Payment every two weeks",
  quarterly: "Quarterly payment",
  annual: "Yearly payment",
};

type Mode = "payment" | "amount" | "term" | "rate";

const callOf =
  (mode: Mode, focus: Focus = {}, input: Readonly<Record<string, string>> = {}) =>
  (match: FrameValues): Call | undefined => {
    const paid = match.value("payment");
    const paidPer = paid?.kind === "money" && paid.per ? FREQUENCY_BY_PERIOD[paid.per] : undefined;
    const named = match.choice("frequency") ?? (paidPer === "monthly" ? undefined : paidPer);
    const extra = extraOf(match, named ?? "monthly");
    const [term, total] = [match.value("term"), match.choice("show")];
    // Weeks and days are no term of a loan.
    if (!extra || (term && match.months("term") === undefined)) return undefined;
    const name = total === undefined && mode === "payment" ? PAYMENT_NAMES[named ?? "monthly"] : undefined;
    return {
      kind: "call",
      input: {
        mode,
        ...input,
        ...match.inputs(["term", "show", "extraEach", "repaid", "tradeIn", "down"]),
        frequency: named,
        ...extra,
        ...(term?.kind === "duration" && { years: "0", months: "0", ...term.parts }),
        ...match.currency(),
      },
      focus: {
        show: [
          ...(total === undefined ? [mode, "totalInterest"] : [total, mode]),
          ...(mode === "payment" && total === undefined && match.value("fees") ? ["apr"] : []),
          ...(match.value("extraEach") ? ["interestSaved", "timeSaved"] : []),
        ],
        label: name,
        assumes: named === undefined ? ["frequency"] : [],
        ...focus,
      },
    };
  };

/** The extra payment by its period. Undefined for another period than the regular payment’s and the year. */
function extraOf(match: FrameValues, frequency: string): Record<string, string> | undefined {
  const extra = match.value("extraEach");
  if (extra?.kind !== "money") return {};
  const per = extra.per && FREQUENCY_BY_PERIOD[extra.per];
  if (extra.per === undefined || per === frequency) return { extraEach: extra.text };
  return per === "annual" ? { extraYearly: extra.text } : undefined;
}

/** Balance after `paid`: PV ((1+i)ⁿ − (1+i)ᵏ) / ((1+i)ⁿ − 1), Kellison, section 5.2, with monthly payments. */
function balanceCall(match: FrameValues) {
  const [months, paid] = [match.months("term"), match.months("paid")];
  if (months === undefined || paid === undefined || paid > months) return undefined;
  const growth = "(1+{rate}%/12)";
  const share =
    match.number("rate") === 0
      ? `(${months}-${paid})/${months}`
      : `(${growth}^${months}-${growth}^${paid})/(${growth}^${months}-1)`;
  return expressionCall(match.fill(`{amount}*${share}`), {
    label: `Balance after ${paid} monthly payments`,
    format: "money",
    ...match.currency(),
    note: "Before rounding: a lender’s schedule, rounded to the cent each month, may differ by a few cents.",
  });
}

/** Interest only until the last payment, or for the first months if the question says so. */
function interestOnlyCall(match: FrameValues): Call {
  const [months, term] = [match.months("interestOnly"), match.value("term")];
  const whole = match.months("term") ?? months ?? 12;
  const only = (term && months) ?? whole - 1;
  return {
    kind: "call",
    input: {
      ...match.inputs(["term"]),
      years: "0",
      months: String(whole),
      interestOnly: String(only),
      ...match.currency(),
    },
    focus: {
      show: [
        "interestOnlyPayment",
        ...(only < whole - 1 ? ["payment"] : []),
        ...(term ? ["totalInterest"] : []),
      ],
      label: "Monthly interest-only payment",
      assumes: [],
    },
  };
}

const choices = { frequency, show: { totalInterest: TOTAL_INTEREST, totalPaid: TOTAL_PAID } };
const EXTRA = { ...extraEach, isRequired: true } as const;

export default defineQuestions({
  priority: 40,
  words: `${MONEY}loan loans borrow borrowed borrowing lend lender car auto vehicle personal student credit debt emi installment instalment repayment repayments repay interest rate apr percent term finance financed financing fixed bank balance owe owed`,
  frames: [
    {
      cues: ["apr of | apr on | the apr | what apr | effective apr | real apr | true apr"],
      slots: {
        amount,
        rate: { ...rate, roles: "interest rate? | rate | at" },
        term,
        fees: { ...fees, isRequired: true },
      },
      call: callOf("payment", { show: ["apr", "payment"], label: "APR" }),
    },
    {
      cues: [CUE],
      slots: { amount, rate, term, extraEach, fees },
      choices,
      words: "total",
      call: callOf("payment"),
    },
    {
      // "300k at 6.5% for 30 years": an amount, a rate and a term are most likely a loan’s.
      cues: [],
      not: "of | off",
      mustBeWhole: true,
      slots: { amount: required("money"), rate: { ...rate, type: "percent" }, term },
      choices: { show: { totalInterest: "total interest | interest paid | total interest paid" } },
      call: callOf("payment", { note: "Treated as a loan repaid monthly." }),
    },
    {
      cues: [CUE, "interest free | no interest | zero interest | without interest"],
      slots: { amount, term, fees },
      choices,
      call: callOf("payment", {}, { rate: "0" }),
    },
    {
      cues: ["interest only"],
      words: HOME,
      slots: {
        amount,
        rate,
        term: { type: "duration" },
        interestOnly: named("duration", "first | interest only period"),
      },
      call: interestOnlyCall,
    },
    {
      cues: ["balance | owe | owed | left | remaining | outstanding"],
      words: HOME,
      slots: {
        amount,
        rate,
        term,
        paid: required("duration", "after", { needsRole: true }),
      },
      call: balanceCall,
    },
    {
      cues: ["sooner | earlier | faster | time saved | save"],
      words: `${HOME}off if`,
      slots: { amount, rate, term, extraEach: EXTRA },
      choices: { show: { interestSaved: "interest saved | save in interest | how much interest" } },
      call: (match) => {
        const first = match.choice("show") ?? "timeSaved";
        return callOf("payment", { show: [first, "interestSaved", "timeSaved"], label: undefined })(match);
      },
    },
    {
      cues: [
        "how many month | how long | how soon | how fast",
        "paid off | pay off | pay it off | paying off",
      ],
      words: `${HOME}until till if off`,
      slots: { amount, rate, term, extraEach: EXTRA },
      call: callOf("payment", { show: ["payments", "timeSaved"], label: "Months until it is paid off" }),
    },
    {
      cues: ["car | vehicle | truck | auto", "trade in | down | down payment | deposit"],
      slots: {
        amount: { ...amount, roles: "car is | car cost | price | costs | car" },
        tradeIn: named("money", "trade in worth? | trade in value? | traded"),
        down: named("money", "down payment? | deposit"),
        rate,
        term,
      },
      words: "worth",
      call: (match) => {
        const parts = [match.text("tradeIn"), match.text("down")].filter((part) => part !== undefined);
        const borrowed = [match.text("amount"), ...parts].map(Number).reduce((rest, part) => rest - part);
        if (parts.length === 0) return undefined;
        const note = "The loan is the price less the trade-in and the down payment.";
        const call = callOf("payment", { note })(match);
        return call && { ...call, input: { ...call.input, amount: String(borrowed) } };
      },
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
      not: `${REPAID} | total`,
      slots: { amount, payment, term },
      choices,
      call: callOf("rate"),
    },
    {
      cues: [REPAID, "rate | apr"],
      slots: {
        amount: { ...amount, roles: `loan | ${amount.roles}` },
        repaid: required("money", REPAID, { needsRole: true }),
        term,
      },
      words: "total",
      call: (match) => {
        const months = match.months("term");
        if (months === undefined) return undefined;
        const payment = (match.number("repaid") / months).toFixed(2);
        return callOf("rate", { note: "In equal monthly payments, to the cent." }, { payment })(match);
      },
    },
  ],
});
