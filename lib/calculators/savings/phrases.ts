import { type Ask, ask, type OpenQuestion } from "../../kit/phrases/define.ts";
import {
  type Frame,
  type FrameCall,
  type FrameValues,
  named,
  required,
  type Slot,
} from "../../kit/reader/frame.ts";
import {
  DEPOSIT_TIMING,
  REGULAR_AMOUNT,
  rateQuestion,
  regularAmount,
  yearsQuestion,
} from "../../kit/reader/money-questions.ts";
import { monthsOf } from "../../kit/reader/number-of.ts";
import { numberQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";

const RATE = rateQuestion("What annual interest rate do the savings earn, as a percentage? (0 for none)");
const YEARS = yearsQuestion("How many years will you save?");
const TIME: OpenQuestion = {
  ...YEARS,
  restate: (answer) => {
    const months = /^(?:for )?(\d+) ?months?$/.exec(answer)?.[1];
    return months === undefined ? YEARS.restate(answer) : `for ${months} months`;
  },
};
const GOAL = numberQuestion("How much do you want to save in total?", (value) => `to reach ${value}`);
const DEPOSIT = numberQuestion(
  "How much do you put aside each month?",
  (value) => `saving ${value} a month`,
  / ?(?:a|per|each|every) month$/,
);

const PRODUCT = "the amount × the annual rate × the number of years";
const SIMPLE = `The savings calculator compounds interest. Simple interest is ${PRODUCT}.`;

const SAVE =
  "save | saving | deposit | put aside | putting aside | set aside | setting aside | put away | putting away | nest egg | " +
  "emergency fund | college fund";
const CUE = `${SAVE} | compound interest | compounded | compounding | apy | cd | certificate of deposit | interest on | interest will | interest would | interest does`;
const GROW =
  "what will | what would | what does | how much will | how much would | how much does | how much do i have";
const HOW_LONG = "how long | how many month | how many year | how many week | how soon | when";
const NOT_SAVED =
  "total interest | interest paid | invest | mortgage | loan | borrow | down payment | simple interest";

const rate: Slot = {
  type: ["percent", "number"],
  roles: "at | interest rate | rate | apy of? | earning | earns",
};
const time: Slot = { type: "duration", roles: "for | in | over | after | within" };
const initial: Slot = {
  type: "money",
  roles:
    "start with | starting with | starting from | have | already have | already saved | have already saved | initial | " +
    "initially | initial deposit? | initial amount | opening balance? | savings of | saved | deposit | deposit of | interest on | put",
};
const alreadySaved: Slot = { ...initial, needsRole: true };
const goal: Slot = named(
  "money",
  "reach | to reach | goal | goal is | target | target is | to save | to save up | save up | save up for | save for | to have | " +
    "will i have | need | want | want to have | want to save | to get | accumulate | hit | " +
    "for a | to buy a? | retire with",
);
const inflation: Slot = named("percent", "inflation");

const per = (period: string): string => `a ${period} | per ${period} | each ${period} | every ${period}`;
const choices = {
  compounding: {
    daily: "daily | compounded daily | daily compounding",
    monthly: "compounded monthly | compound interest monthly | monthly compounding",
    quarterly: "compounded quarterly | compound interest quarterly | quarterly compounding",
    "semi-annual": "semi annually | semiannually | semi annual | semiannual | half yearly | twice a year",
    annual:
      "compounded annually | compounded yearly | compounded once a year | annual compounding | yearly compounding | apy",
    continuous: "continuous | continuously | compounded continuously",
  },
  rate: { "0": "no interest | zero interest | without interest | without any interest" },
  timing: DEPOSIT_TIMING,
  /** Frequency of a deposit whose amount is requested. */
  frequency: {
    weekly: `weekly | ${per("week")}`,
    "bi-weekly": "biweekly | bi weekly | every 2 weeks | every other week",
    monthly: `monthly | ${per("month")}`,
    quarterly: per("quarter"),
    annual: per("year"),
  },
  show: {
    finalBalance: "balance | worth | how much will | how much would | grow | have",
    interest:
      "how much interest | total interest | compound interest | compound interest on | interest on | interest earned | " +
      "interest will | interest would | interest does",
  },
};
const { frequency, show, ...ways } = choices;

type Mode = "final" | "deposit" | "time" | "rate" | "start";

const FIGURES: Readonly<Record<Mode, readonly string[]>> = {
  final: ["finalBalance", "interest"],
  deposit: ["depositNeeded", "interest"],
  time: ["timeNeeded", "goalDay"],
  rate: ["rateNeeded"],
  start: ["startNeeded", "interest"],
};

/** Returns the time in years, or in months or days if it isn’t a number of years. */
function timeOf(match: FrameValues): { time: string; timeUnit: string } | undefined {
  const value = match.value("time");
  const months = monthsOf(value);
  if (months !== undefined)
    return months % 12 === 0
      ? { time: String(months / 12), timeUnit: "years" }
      : { time: String(months), timeUnit: "months" };
  const [days, ...others] = value?.kind === "duration" ? Object.entries(value.parts) : [];
  return days?.[0] === "days" && others.length === 0 ? { time: days[1], timeUnit: "days" } : undefined;
}

/** Returns the question for the first value that a mode lacks. */
function missing(match: FrameValues, mode: Mode): Ask | undefined {
  const hasAmount = match.value("deposit") ?? match.value("initial");
  if (mode !== "final" && !match.value("goal")) return ask(GOAL);
  if ((mode === "time" || mode === "rate") && !hasAmount) return ask(DEPOSIT);
  if (mode !== "rate" && !match.value("rate") && !match.isChosen("rate")) return ask(RATE);
  if (mode !== "time" && !match.value("time")) return ask(TIME);
  return mode === "final" && !hasAmount ? ask(DEPOSIT) : undefined;
}

/** Returns the call of a mode. `isInvested`: the rate is a return, compounded annually. */
const savingsCall =
  (mode: Mode, { isInvested = false, note }: { isInvested?: boolean; note?: string } = {}): FrameCall =>
  (match) => {
    const isEmpty = ["goal", "initial", "deposit", "rate", "time"].every((id) => !match.value(id));
    const regular = regularAmount(match, "deposit");
    if (isEmpty || !regular) return undefined;
    const open = missing(match, mode);
    if (open) return open;
    const term = mode === "time" ? {} : timeOf(match);
    if (!term) return undefined;
    const compounding = match.choice("compounding") ?? (isInvested ? "annual" : undefined);
    return {
      kind: "call",
      input: {
        mode,
        ...(mode !== "start" && { initial: "0" }),
        ...(mode !== "deposit" && { deposit: "0" }),
        ...match.inputs(["time", "show", "timing"]),
        ...regular,
        ...term,
        compounding,
        ...match.currency(),
      },
      focus: {
        show: [
          ...(match.choice("show") === "interest" ? FIGURES.final.toReversed() : FIGURES[mode]),
          ...(match.value("inflation") ? ["realValue"] : []),
        ],
        assumes: [
          ...(compounding === undefined ? ["compounding"] : []),
          ...(isInvested ? ["frequency"] : []),
        ],
        note,
      },
    };
  };

const INVESTED = {
  isInvested: true,
  note: "The return is the growth over a full year, before fees, tax and inflation.",
};

/** Returns frames for the initial amount, or the regular deposit, that reaches a savings or investment goal. */
const goalFrames = (verbs: string, not: string, options?: typeof INVESTED): Frame[] => [
  {
    cues: ["how much", verbs, "today | now | initially | lump sum | start with | at the start | once"],
    not,
    slots: { goal, deposit: REGULAR_AMOUNT, rate, time, inflation },
    choices: ways,
    call: savingsCall("start", options),
  },
  {
    cues: [verbs],
    not,
    slots: { goal: { ...goal, roles: `${goal.roles} | for` }, initial: alreadySaved, rate, time, inflation },
    choices: { ...ways, frequency },
    words: "if car house trip vacation wedding",
    call: savingsCall("deposit", options),
  },
];

const SAVED =
  /\b(?:sav|deposit|compound|apy|cd\b|certificate|earn|bank|account|balance|grow|worth|become|have)/;
const AS_SAVINGS =
  "Treated as savings. Interest on a loan is less, since it is paid off: ask for the loan’s interest.";

const lumpSum: Frame = {
  cues: [CUE],
  not: `${NOT_SAVED} | save | 'saving' | how much should | how much do i need | how much to`,
  slots: { initial, rate, time },
  choices: {
    ...ways,
    compounding: { ...ways.compounding, annual: `${ways.compounding.annual} | annually | yearly` },
    show,
  },
  words: "if",
  call: (match) =>
    match.value("initial")
      ? savingsCall("final", SAVED.test(match.question.lower) ? {} : { note: AS_SAVINGS })(match)
      : undefined,
};
const regularSavings: Frame = {
  ...lumpSum,
  choices: { ...ways, show },
  slots: { initial: { ...initial, needsRole: "plain" }, deposit: REGULAR_AMOUNT, rate, time, inflation },
  not: `${NOT_SAVED} | how much should | how much do i need | how much to`,
  words: "if paid made",
  call: savingsCall("final"),
};
const GROWING = { cues: [GROW, "be | become | have | worth | grow"], mustBeWhole: true } as const;

export default defineQuestions({
  priority: 50,
  words:
    "money dollars interest rate percent compound account bank balance save saved add adding plus year annual yearly",
  questions: [RATE, TIME, GOAL, DEPOSIT],
  frames: [
    lumpSum,
    regularSavings,
    ...[lumpSum, regularSavings].map((frame) => ({
      ...frame,
      cues: ["compounded | compounding"],
      not: frame.not?.replace("| invest |", "|"),
      words: "if invest invested investing investment in",
    })),
    { ...lumpSum, ...GROWING },
    { ...regularSavings, ...GROWING },
    {
      // "500/month for 20 years at 8%" is about deposits: a question about a loan has its amount.
      cues: [],
      not: SAVE,
      mustBeWhole: true,
      slots: {
        deposit: { ...REGULAR_AMOUNT, isRequired: true },
        rate: { ...rate, type: "percent", isRequired: true },
        time: { ...time, isRequired: true },
      },
      choices: { timing: DEPOSIT_TIMING, show },
      words: "ending final",
      call: savingsCall("final", { note: "Treated as regular savings." }),
    },
    ...goalFrames(SAVE, `${NOT_SAVED} | ${HOW_LONG}`),
    ...goalFrames("invest | investing | put in", `mortgage | loan | borrow | ${HOW_LONG}`, INVESTED),
    {
      cues: ["how much", Object.values(frequency).join(" | ")],
      not: `${NOT_SAVED} | ${HOW_LONG}`,
      slots: {
        goal: {
          ...goal,
          roles: "want | want to have | to have | reach | to reach | goal | target",
          isRequired: true,
        },
        initial: { ...alreadySaved, isRequired: true },
        rate,
        time,
      },
      choices: { ...ways, frequency },
      mustBeWhole: true,
      call: savingsCall("deposit"),
    },
    {
      cues: [HOW_LONG, `${SAVE} | reach | goal | target | grows to`],
      not: NOT_SAVED,
      slots: {
        goal: { ...goal, roles: `${goal.roles} | grow to | grows to | become | into` },
        initial: { ...alreadySaved, roles: `${initial.roles} | until | from` },
        deposit: REGULAR_AMOUNT,
        rate,
      },
      choices: ways,
      call: savingsCall("time"),
    },
    {
      cues: ["rate | apy | return", `${SAVE} | reach | goal | target`, "what | which"],
      not: NOT_SAVED,
      slots: { goal, initial: alreadySaved, deposit: REGULAR_AMOUNT, time },
      choices: ways,
      call: savingsCall("rate"),
    },
    {
      cues: ["double | doubling | doubles", "how long | how many year | when | time | rule of 72"],
      slots: { rate: { ...rate, isRequired: true } },
      words: "investment invested portfolio return grow growing",
      input: { deposit: "0", compounding: "annual" },
      show: ["doubling"],
      focus: { note: "The return is added once a year, before fees, tax and inflation." },
    },
    {
      cues: ["simple interest"],
      slots: { amount: required("money"), rate, time },
      call: (match) => {
        const months = match.months("time");
        if (months === undefined || !match.value("rate")) return { kind: "ask", question: SIMPLE };
        const isYears = months % 12 === 0;
        return {
          kind: "call",
          calculator: "loan",
          input: {
            mode: "simple",
            ...match.inputs(["time"]),
            time: String(isYears ? months / 12 : months),
            timeUnit: isYears ? "years" : "months",
            ...match.currency(),
          },
          focus: {
            label: "Simple interest",
            show: ["simpleInterest", "simpleTotal"],
            assumes: [],
            withoutCaution: true,
            note: `Simple interest: ${PRODUCT}.`,
          },
        };
      },
    },
  ],
});
