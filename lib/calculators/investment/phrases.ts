import { MONEY } from "../../phrases/common-words.ts";
import { type Ask, ask, type Call, currencyOf, numberQuestion, type Question } from "../../phrases/define.ts";
import type { Figure } from "../../phrases/figures.ts";
import { inOneBreath, inOrder } from "../../phrases/in-order.ts";
import { FREQUENCY_BY_PERIOD } from "../../reader/money-questions.ts";
import { withFrames } from "../../reader/questions.ts";
import { growthFrames } from "./phrases/growth.ts";

const RETURN = numberQuestion(
  "What is the annual return on the investment, as a percentage?",
  (value) => `at ${value}% return`,
  / ?(?:return|a year|per year|annually)$/,
);
const YEARS = numberQuestion(
  "How many years is the money invested?",
  (value) => `for ${value} years`,
  / ?(?:years?|yrs?)$/,
);
const DISCOUNT = numberQuestion(
  "What is the annual discount rate, as a percentage?",
  (value) => `at ${value}%`,
);

const CUES =
  /\b(?:invest(?:s|ed|ing|ment|ments)?|cagr|roi|irr|npv|net present value|internal rate of return|portfolio|index fund|stocks?|etf|s&p|401k|annuali[sz]ed|compound annual growth|real return|average (?:annual )?return|(?:to|will) double|doubl(?:e|es|ing) (?:my |the |your )?(?:money|time))\b/;
export default withFrames(growthFrames, {
  priority: 60,
  words: `${MONEY}invest invests invested investing investment investments portfolio stock stocks fund funds index return returns rate percent worth value lump sum buy bought sell sold grow grew growth annualized inflation retire retirement saving savings interest`,
  questions: [RETURN, YEARS, DISCOUNT],
  understand(asked) {
    const question = withoutPlanName(asked);
    const { lower, figures } = question;
    if (!CUES.test(lower) || figures.length === 0) return undefined;
    if (/\b(?:irr|npv|net present value|internal rate of return)\b/.test(lower)) return flows(question);
    if (
      (/average (?:annual )?return/.test(lower) || inOrder(lower, [/returns? of /, /%/, /%/])) &&
      percents(figures).length > 1 &&
      !/inflation/.test(lower)
    )
      return average(figures);
    if (/real return/.test(lower)) return real(figures);
    if (/doubl(?:e|es|ing)\b/.test(lower) && percents(figures).length === 1) return doubling(figures);
    if (
      /\b(?:cagr|annuali[sz]ed|compound annual growth|annual growth)\b/.test(lower) ||
      /(?:grew|grown|went|growth) from/.test(lower)
    )
      return cagr(question);
    if (/\broi\b|return on (?:an? )?investment|sold (?:it )?for|(?:now|is) worth/.test(lower))
      return roi(question);
    return goal(question) ?? growth(question);
  },
});

/** The 401k is an account, and no amount, where another amount is said. */
function withoutPlanName(question: Question): Question {
  const rest = question.figures.filter(({ value }) => value !== "401000");
  return /\b401k\b/.test(question.lower) && amountsOf(rest).length > 0
    ? { ...question, figures: rest }
    : question;
}

const percents = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ kind }) => kind === "percent");
const amountsOf = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ kind }) => kind === "money" || kind === "plain");
const yearsOf = (figures: readonly Figure[]): string | undefined =>
  figures.find(({ kind }) => kind === "years")?.value;

const made = (
  input: Record<string, unknown>,
  figures: readonly Figure[],
  show: readonly string[],
  note?: string,
): Call => ({
  kind: "call",
  input: { ...input, ...currencyOf(figures) },
  focus: { show, assumes: [], ...(note !== undefined && { note }) },
});

/** "How much should I invest monthly to have 1 million in 30 years at 7%": the savings form finds the deposit. */
function goal({ lower, figures }: Question): Call | Ask | undefined {
  if (
    !inOneBreath(lower, /how much (?:do|should|must|would|need|will|to)/, /\b(?:invest|put)/) ||
    inOneBreath(lower, /how much (?:will|would) (?:i|it|my)\b/, /\b(?:have|be|grow)/)
  )
    return undefined;
  const [wanted] = amountsOf(figures);
  const [rate] = percents(figures);
  const years = yearsOf(figures);
  if (!wanted) return undefined;
  if (!rate) return ask(RETURN);
  if (years === undefined) return ask(YEARS);
  const once = /\b(?:today|now|lump sum|once)\b/.test(lower);
  const money = {
    mode: once ? "start" : "deposit",
    goal: wanted.value,
    rate: rate.value,
    time: years,
    compounding: "annual",
  };
  return {
    kind: "call",
    calculator: "savings",
    input: { ...money, ...(once ? { deposit: "0" } : { initial: "0" }), ...currencyOf(figures) },
    focus: {
      show: [once ? "startNeeded" : "depositNeeded", "interest"],
      assumes: ["frequency"],
      note: "The return is the growth over a full year, before fees, tax and inflation.",
    },
  };
}

function growth({ lower, figures }: Question) {
  const rates = percents(figures);
  const special = (words: RegExp): Figure | undefined =>
    rates.find(({ before, after }) => words.test(before.slice(-20)) || words.test(after.slice(0, 20)));
  const fee = special(/^(?:a year )?(?:in )?fees?|fees? of$|expense ratio/);
  const inflation = special(/^inflation|inflation (?:of|at)$/);
  const rate = rates.find((figure) => figure !== fee && figure !== inflation);
  const amounts = amountsOf(figures);
  const regular = amounts.find(({ per }) => per !== undefined);
  const initial = amounts.find((figure) => figure !== regular && !/\bat$/.test(figure.before));
  const bareRate = amounts.find(
    ({ kind, before, value }) =>
      kind === "plain" && /\b(?:at|return of)$/.test(before) && Number(value) <= 50,
  );
  const annualReturn = (rate ?? bareRate)?.value;
  if (initial === undefined && regular === undefined) return undefined;
  if (annualReturn === undefined) return ask(RETURN);
  const years = yearsOf(figures);
  if (years === undefined) return ask(YEARS);
  const frequency = regular?.per === undefined ? undefined : FREQUENCY_BY_PERIOD[regular.per];
  return made(
    {
      initial: initial?.value ?? "0",
      contribution: regular?.value ?? "0",
      ...(frequency !== undefined && { frequency }),
      annualReturn,
      years,
      fee: fee?.value ?? "0",
      inflation: inflation?.value ?? "",
      ...(/beginning|start of (?:each|every|the) (?:month|year|period)/.test(lower) && { timing: "begin" }),
    },
    figures,
    ["finalValue", "gain", ...(fee ? ["feeCost"] : []), ...(inflation ? ["realValue"] : [])],
    fee || inflation
      ? undefined
      : "Assumes a steady return: the growth over a full year, before fees, tax and inflation.",
  );
}

function cagr({ figures }: Question) {
  const [begin, end] = amountsOf(figures).filter(({ per }) => per === undefined);
  const years = yearsOf(figures);
  if (!begin || !end) return undefined;
  if (years === undefined) return ask(YEARS);
  return made(
    { mode: "cagr", begin: begin.value, end: end.value, spanYears: years, inflation: "" },
    figures,
    ["cagr", "totalReturn"],
  );
}

function roi({ lower, figures }: Question) {
  const amounts = amountsOf(figures);
  // "sold for 7500, bought for 10000"
  const isReversed = /\bsold\b/.test(lower.split(/\bbought\b/, 1)[0] ?? "") && /\bbought\b/.test(lower);
  const [invested, returned] = isReversed ? [amounts[1], amounts[0]] : amounts;
  const years = yearsOf(figures);
  if (!invested || !returned) return undefined;
  return made(
    {
      mode: "roi",
      invested: invested.value,
      returned: returned.value,
      ...(years !== undefined && { spanYears: years }),
    },
    figures,
    ["roi", "gain", ...(years === undefined ? [] : ["annualRoi"])],
  );
}

function flows({ lower, figures }: Question) {
  const amounts = amountsOf(figures);
  const discount = percents(figures)[0]?.value;
  if (amounts.length < 2) return undefined;
  const isNpv = /npv|net present value/.test(lower);
  if (isNpv && discount === undefined) return ask(DISCOUNT);
  const positive = amounts.every(({ value }) => !value.startsWith("-"));
  const paid = positive && /invest|cost|pay|outlay|spend|initial/.test(lower);
  const cashFlows = amounts.map(({ value }, index) => ({
    amount: paid && index === 0 ? `-${value}` : value,
  }));
  return made(
    { mode: "flows", cashFlows, ...(discount !== undefined && { discount }) },
    figures,
    isNpv ? ["npv", "irr"] : ["irr"],
    paid ? "The first amount is treated as paid, the others as received." : undefined,
  );
}

const average = (figures: readonly Figure[]): Call =>
  made(
    { mode: "average", returns: percents(figures).map(({ value }) => ({ rate: value })), inflation: "" },
    figures,
    ["geometric", "arithmetic"],
  );

function real(figures: readonly Figure[]) {
  const [first, second] = percents(figures);
  if (!first || !second) return undefined;
  const inflation = /inflation/.test(first.after.slice(0, 12)) ? first : second;
  const annualReturn = inflation === first ? second : first;
  return made({ mode: "real", annualReturn: annualReturn.value, inflation: inflation.value }, figures, [
    "realReturn",
    "shortcut",
  ]);
}

/** The savings form knows the doubling time of an amount left alone. */
const doubling = (figures: readonly Figure[]): Call => ({
  kind: "call",
  calculator: "savings",
  input: { deposit: "0", rate: percents(figures)[0]?.value, compounding: "annual" },
  focus: {
    show: ["doubling"],
    assumes: [],
    note: "The return is added once a year, before fees, tax and inflation.",
  },
});
