import type { Frequency } from "../../finance/frequencies.ts";
import { MONEY } from "../../phrases/common-words.ts";
import {
  type Ask,
  ask,
  type Call,
  currencyOf,
  definePhrases,
  expressionCall,
  numberQuestion,
  type OpenQuestion,
  type Question,
} from "../../phrases/define.ts";
import type { Figure } from "../../phrases/figures.ts";
import { inOneBreath } from "../../phrases/in-order.ts";
import { FREQUENCY_BY_PERIOD } from "../../reader/money-questions.ts";

const RATE = numberQuestion(
  "What annual interest rate do the savings earn, as a percentage? (0 for none)",
  (value) => `at ${value}% interest`,
  / ?(?:interest|apy|a year|per year)$/,
);
const YEARS = numberQuestion(
  "How many years will you save?",
  (value) => `for ${value} years`,
  / ?(?:years?|yrs?)$/,
);
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

const CUES =
  /\b(?:sav(?:e|es|ed|ing|ings)|deposit(?:s|ing)?|put(?:ting)? aside|set(?:ting)? aside|nest egg|compound(?:ed|ing)? (?:interest|daily|monthly|quarterly|annually|yearly)|apy|interest on|certificate of deposit|\bcd\b|emergency fund|college fund)\b/;
const START_BEFORE =
  /(?:start(?:ing)? (?:with|from)|initial(?:ly)?(?: deposit(?: of)?| amount(?: of)?)?|already (?:have|saved)|i have|interest on|deposit(?:ing)?(?: of)?|opening(?: balance)?(?: of)?|with|on|put(?:ting)?)$/;
const GOAL_BEFORE =
  /(?:to (?:reach|have|get|save(?: up)?|hit|become|grow to|accumulate|buy)|grows? to|growing to|becomes?|reach(?:ing)?|goal(?: of| is)?|target(?: of)?|for a|want(?: to save)?|save up|into)$/;
const COMPOUNDING: readonly (readonly [RegExp, Frequency | "continuous"])[] = [
  [/\bdaily\b/, "daily"],
  [/\bcompound(?:ed|ing|s)? (?:interest )?monthly|monthly compounding/, "monthly"],
  [/\bcompound(?:ed|ing|s)? (?:interest )?quarterly|quarterly compounding/, "quarterly"],
  [/semi-?annual|half-?yearly|twice a year/, "semi-annual"],
  [
    /\bcompound(?:ed|ing|s)? (?:interest )?(?:annually|yearly|once a year)|(?:annual|yearly) compounding|\bapy\b|\bcompound interest\b[^?]{0,60} (?:annually|yearly)$/,
    "annual",
  ],
  [/continuous/, "continuous"],
];

interface Found {
  rate?: string | undefined;
  time?: string | undefined;
  timeUnit?: string | undefined;
  deposit?: string | undefined;
  frequency?: string | undefined;
  goal?: string | undefined;
  initial?: string | undefined;
  inflation?: string | undefined;
}

function sorted(figures: readonly Figure[], wantsGoal: boolean): Found {
  const found: Found = {};
  const rest: string[] = [];
  for (const { kind, value, per, before, after } of figures) {
    if (kind === "percent" && /^inflation/.test(after)) found.inflation ??= value;
    else if (kind === "percent") found.rate ??= value;
    else if (kind === "years" || kind === "months" || kind === "days") {
      found.time ??= value;
      found.timeUnit ??= kind;
    } else if (kind === "money" || kind === "plain") {
      if (per !== undefined) {
        found.deposit ??= value;
        found.frequency ??= FREQUENCY_BY_PERIOD[per];
      } else if (kind === "plain" && /\bat$/.test(before) && found.rate === undefined && Number(value) <= 50)
        found.rate = value;
      else if (GOAL_BEFORE.test(before)) found.goal ??= value;
      else if (START_BEFORE.test(before)) found.initial ??= value;
      else rest.push(value);
    }
  }
  for (const value of rest) {
    if (wantsGoal && found.goal === undefined) found.goal = value;
    else found.initial ??= value;
  }
  return found;
}

/** "What will 100 a week at 5% be in 20 years?" */
const isGrowth = (lower: string, figures: readonly Figure[]): boolean =>
  /^(?:what|how much) (?:will|would|does|do) /.test(lower) &&
  /\b(?:be|become|have|worth|grow)\b/.test(lower) &&
  !/\b(?:loan|borrow|mortgage|invest|payments?|price|inflation)/.test(lower) &&
  figures.some(({ kind }) => kind === "percent") &&
  figures.some(({ kind }) => kind === "years" || kind === "months");

/** Words around an amount put aside regularly, a rate and a term: "500/month for 20 years at 8%". */
const BARE_WORDS = new Set(
  "a an per each every month mo monthly week wk weekly year yr years yrs yearly annually quarter quarterly months for at over in with and dollars dollar usd bucks interest return k apr apy".split(
    " ",
  ),
);

/** A regular amount, a rate and a term with no word on what they are: deposits, since a loan is asked about by its amount. */
const isBare = (lower: string, figures: readonly Figure[]): boolean =>
  figures.length === 3 &&
  figures.some(
    ({ kind, per }) => (kind === "money" || kind === "plain") && FREQUENCY_BY_PERIOD[per ?? "hour"],
  ) &&
  figures.some(({ kind }) => kind === "percent") &&
  figures.some(({ kind }) => kind === "years" || kind === "months") &&
  (lower.match(/[a-z]+/g) ?? []).every((word) => BARE_WORDS.has(word));

const SIMPLE = /\bsimple interest\b/;
const SIMPLE_WITHOUT =
  "The savings calculator compounds interest. Simple interest is the amount × the annual rate × the number of years.";

/** Simple interest is a product, which the scientific calculator shows with its factors. */
function simple({ lower, figures }: Question): Call | Ask {
  const amounts = figures.filter(({ kind }) => kind === "money" || kind === "plain");
  const [rate, ...otherRates] = figures.filter(({ kind }) => kind === "percent");
  const [time, ...otherTimes] = figures.filter(({ kind }) => kind === "years" || kind === "months");
  const [amount] = amounts;
  const isWhole = figures.length === 3 && otherRates.length === 0 && otherTimes.length === 0;
  // What is paid back, or one of the factors: another product.
  const isOther = /\b(?:rate|total|balance|principal|final|repay|owe|maturity|how long)\b/.test(lower);
  if (!amount || !rate || !time || !isWhole || isOther || amount.per !== undefined || rate.per === "month")
    return { kind: "ask", question: SIMPLE_WITHOUT };
  const years = time.kind === "years" ? time.value : `${time.value}/12`;
  return expressionCall(`${amount.value}*${rate.value}%*${years}`, {
    note: "Simple interest: the amount × the annual rate × the number of years.",
  });
}

export default definePhrases({
  priority: 50,
  words: `${MONEY}simple save saves saved saving savings add adding put putting aside away deposit deposited depositing interest rate percent compound compounded grow growing reach account bank balance goal start starting car week weekly worth`,
  questions: [RATE, TIME, GOAL, DEPOSIT],
  understand(question) {
    const { lower, figures } = question;
    if (figures.length > 0 && SIMPLE.test(lower)) return simple(question);
    const bare = isBare(lower, figures);
    if (
      !(bare || CUES.test(lower) || isGrowth(lower, figures)) ||
      /\binvest|calorie|mortgage|simple interest|\bloan\b|borrow|\bdown ?payment/.test(lower) ||
      figures.length === 0
    )
      return undefined;
    const mode = modeOf(lower, figures);
    const found = sorted(figures, mode !== "final");
    if (/(?:no|without|zero) interest/.test(lower)) found.rate ??= "0";
    if (mode !== "final" && found.goal === undefined) return ask(GOAL);
    if ((mode === "time" || mode === "rate") && found.deposit === undefined && found.initial === undefined)
      return ask(DEPOSIT);
    if (mode !== "rate" && found.rate === undefined) return ask(RATE);
    if (mode !== "time" && found.time === undefined) return ask(TIME);
    if (mode === "final" && found.deposit === undefined && found.initial === undefined) return ask(DEPOSIT);
    const read = call(lower, mode, found, figures);
    return bare ? { ...read, focus: { ...read.focus, note: "Treated as regular savings." } } : read;
  },
});

type Mode = "final" | "deposit" | "time" | "rate" | "start";

function modeOf(lower: string, figures: readonly Figure[]): Mode {
  const timed = figures.some(({ kind }) => kind === "years" || kind === "months" || kind === "days");
  const goal = figures.some(({ before, kind }) => kind !== "percent" && GOAL_BEFORE.test(before));
  if (!timed && /how long|how many (?:months|years)|when (?:will|can)/.test(lower)) return "time";
  if (/(?:what|which) (?:interest )?(?:rate|apy|return)/.test(lower) && goal) return "rate";
  if (
    inOneBreath(
      lower,
      /how much (?:do i|should i|must i|would i|to|need)/,
      /start with|deposit now|put in now|initially|lump sum|today/,
    )
  )
    return "start";
  if (
    inOneBreath(lower, /how much /, /save|put aside|set aside|deposit|put away/) &&
    (goal || /(?:each|per|every|a) (?:month|week|year)|monthly|weekly/.test(lower))
  )
    return "deposit";
  if (goal && timed && !figures.some(({ per }) => per !== undefined)) return "deposit";
  if (goal && !timed) return "time";
  return "final";
}

function call(lower: string, mode: Mode, found: Found, figures: readonly Figure[]): Call {
  const { rate, time, timeUnit, deposit, goal, initial, inflation } = found;
  const asked = /(?:each|per|every|a) week|weekly/.test(lower)
    ? "weekly"
    : /(?:each|per|every|a) year/.test(lower)
      ? "annual"
      : undefined;
  const frequency = found.frequency ?? (mode === "deposit" ? asked : undefined);
  const compounding = COMPOUNDING.find(([pattern]) => pattern.test(lower))?.[1];
  const interest =
    mode === "final" &&
    /(?:how much|total|compound) interest|interest (?:on|earned|will)/.test(lower) &&
    !/how much will|worth|balance/.test(lower);
  const show = {
    final: interest ? ["interest", "finalBalance"] : ["finalBalance", "interest"],
    deposit: ["depositNeeded", "interest"],
    time: ["timeNeeded", "goalDay"],
    rate: ["rateNeeded"],
    start: ["startNeeded", "interest"],
  }[mode];
  return {
    kind: "call",
    input: {
      mode,
      ...(mode !== "final" && { goal }),
      ...(mode !== "start" && { initial: initial ?? "0" }),
      ...(mode !== "deposit" && { deposit: deposit ?? "0" }),
      ...(frequency !== undefined && { frequency }),
      ...(mode !== "rate" && { rate }),
      ...(mode !== "time" && { time, timeUnit: timeUnit ?? "years" }),
      ...(compounding !== undefined && { compounding }),
      ...(inflation !== undefined && { inflation }),
      ...currencyOf(figures),
    },
    focus: {
      show: [...show, ...(inflation === undefined ? [] : ["realValue"])],
      assumes: compounding === undefined ? ["compounding"] : [],
    },
  };
}
