import { ask, type Call, showCall } from "../../kit/phrases/define.ts";
import { type Frame, type FrameValues, inMode, named, required, type Slot } from "../../kit/reader/frame.ts";
import {
  DEPOSIT_TIMING,
  REGULAR_AMOUNT,
  regularAmount,
  yearsQuestion,
} from "../../kit/reader/money-questions.ts";
import { numberQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { growthFrames } from "./phrases/growth.ts";

const RETURN = numberQuestion(
  "What is the annual return on the investment, as a percentage?",
  (value) => `at ${value}% return`,
  / ?(?:return|a year|per year|annually)$/,
);
const YEARS = yearsQuestion("How many years is the money invested?");
const DISCOUNT = numberQuestion(
  "What is the annual discount rate, as a percentage?",
  (value) => `at ${value}%`,
);

const INVEST = "invest | invested | investment | portfolio | index fund | stock | etf | s&p 500? | 401 k?";

const money: Slot = required("money");
const time: Slot = { type: "duration", roles: "for | over | in | after" };
const annualReturn: Slot = required(
  ["percent", "number"],
  "at | return of | average return of? | annual return of? | average annual return of?",
  { question: RETURN },
);
const inflation: Slot = named("percent", "inflation | inflation of | inflation at");

function grow(match: FrameValues): Call | undefined {
  const [regular, years] = [regularAmount(match, "contribution"), match.years("years")];
  if (!regular || years === undefined || !(match.value("initial") || match.value("contribution")))
    return undefined;
  const [fee, rate] = [match.value("fee"), match.value("inflation")];
  return showCall(
    {
      initial: "0",
      contribution: "0",
      fee: "0",
      inflation: "",
      ...match.inputs(["years", "timing"]),
      ...regular,
      years,
      ...match.currency(),
    },
    ["finalValue", "gain", ...(fee ? ["feeCost"] : []), ...(rate ? ["realValue"] : [])],
    fee || rate
      ? undefined
      : "Assumes a steady return: the growth over a full year, before fees, tax and inflation.",
  );
}

/** Returns a call with cash flows. If the question names an investment and no sign, the first amount is negative. */
function cashFlows(match: FrameValues, show: readonly string[]): Call | undefined {
  const amounts = match.texts("flows");
  if (amounts.length < 2) return undefined;
  const isPaid = match.isChosen("paid") && amounts.every((amount) => !amount.startsWith("-"));
  return showCall(
    {
      mode: "flows",
      cashFlows: amounts.map((amount, place) => ({ amount: isPaid && place === 0 ? `-${amount}` : amount })),
      discount: match.text("discount"),
      ...match.currency(),
    },
    show,
    isPaid ? "The first amount is treated as paid, the others as received." : undefined,
  );
}

const flows: Omit<Frame, "cues" | "call"> = {
  slots: { flows: { ...money, max: 60 }, discount: { type: "percent" } },
  choices: {
    paid: { yes: "invest | investing | invested | cost | pay | paying | outlay | spend | initial" },
  },
  words: "then followed year discount cash flow flows receive received receiving returns",
};

export default defineQuestions({
  priority: 60,
  words:
    "money dollars dollar bucks usd invest invested investing investment investments portfolio stock stocks fund index return returns rate percent value lump sum grow worth annual annually yearly year interest",
  questions: [RETURN, YEARS, DISCOUNT],
  frames: [
    // Growth questions may lack a word for investments, so the frame must match the whole question.
    ...growthFrames.map((frame): Frame => ({ ...frame, mustBeWhole: true })),
    {
      cues: [INVEST],
      not: "how much should | how much do i need | how much would i need | how much must | how much to | how long | real return",
      slots: {
        initial: {
          type: "money",
          roles: "invest | investing | invested | lump sum of? | initial | start with",
        },
        contribution: REGULAR_AMOUNT,
        annualReturn,
        years: { ...time, isRequired: true, question: YEARS },
        fee: named("percent", "fee | annual fee | expense ratio | fee of | expense ratio of"),
        inflation,
      },
      choices: { timing: DEPOSIT_TIMING },
      words: "if plus",
      call: grow,
    },
    { cues: ["irr | internal rate of return"], ...flows, call: (match) => cashFlows(match, ["irr"]) },
    {
      cues: ["npv | net present value"],
      ...flows,
      call: (match) => (match.value("discount") ? cashFlows(match, ["npv", "irr"]) : ask(DISCOUNT)),
    },
    {
      cues: ["average return | average annual return | mean return | returns of"],
      slots: { returns: { type: "percent", max: 60, isRequired: true } },
      fits: (match) => match.values("returns").length > 1,
      without: ["returns"],
      input: (match) => ({
        mode: "average",
        returns: match.texts("returns").map((rate) => ({ rate })),
        inflation: "",
      }),
      show: ["geometric", "arithmetic"],
    },
    {
      cues: [
        "real return | real rate of return | inflation adjusted | adjusted for inflation | after inflation",
      ],
      slots: {
        annualReturn: { ...annualReturn, type: "percent" },
        inflation: { ...inflation, isRequired: true },
      },
      ...inMode("real", "realReturn", "shortcut"),
    },
    {
      cues: [`roi | return on | ${INVEST}`, "roi | return on | sold | got back | get back | worth"],
      slots: {
        invested: {
          ...money,
          roles: "bought for? | bought at | buy at | paid | invest | invested | cost | from",
        },
        returned: {
          ...money,
          roles: "sold for? | sold at | sell at | got back | get back | worth | now worth | to",
        },
        time,
      },
      words: "if bought",
      without: ["time"],
      input: (match) => ({ mode: "roi", spanYears: match.years("time") }),
      show: (match) => ["roi", "gain", ...(match.years("time") === undefined ? [] : ["annualRoi"])],
    },
  ],
});
