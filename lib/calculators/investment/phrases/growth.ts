import { pluralize, TIME_UNITS } from "../../../core/locale/locale.ts";
import { type Call, expressionCall, showCall } from "../../../kit/phrases/define.ts";
import type { Frame, FrameValues, Slot } from "../../../kit/reader/frame.ts";
import { yearsOf } from "../../../kit/reader/money-questions.ts";

const money: Slot = { type: "money", isRequired: true };
const rate: Slot = { type: "percent", isRequired: true };
const time: Slot = { type: "duration", roles: "over | in | for", isRequired: true };
const COMPOUNDING = {
  "365": "daily | compounded daily",
  "12": "monthly | compounded monthly",
  "4": "quarterly | compounded quarterly",
  "2": "semi annually | semiannually | twice a year | half yearly",
};

/** The effective annual rate of a nominal one, or the other way: Kellison, section 1.8. */
function compoundedRate(match: FrameValues, isNominal: boolean): Call | undefined {
  const [count, percent] = [match.choice("compounding"), match.text("rate")];
  if (count === undefined) return undefined;
  return isNominal
    ? expressionCall(`100*${count}*((1+${percent}%)^(1/${count})-1)`, {
        label: "Nominal annual rate",
        format: "percent",
      })
    : expressionCall(`100*((1+${percent}%/${count})^${count}-1)`, { label: "APY", format: "percent" });
}

function annualGrowth(match: FrameValues): Call | undefined {
  const spanYears = yearsOf(match.value("time"));
  const multiple = match.choice("multiple");
  const amounts = [match.value("begin"), match.value("end")].filter((value) => value !== undefined);
  if (spanYears === undefined || amounts.length !== (multiple === undefined ? 2 : 0)) return undefined;
  const ends = multiple === undefined ? match.inputs(["time"]) : { begin: "1", end: multiple };
  return showCall({ mode: "cagr", ...ends, spanYears, inflation: "", ...match.currency() }, [
    "cagr",
    "totalReturn",
  ]);
}

function inflated(match: FrameValues): Call | undefined {
  const years = yearsOf(match.value("time"));
  const isPower = match.choice("power") !== undefined;
  if (years === undefined) return undefined;
  return expressionCall(`${match.text("amount")}${isPower ? "/" : "*"}(1+${match.text("rate")}%)^${years}`, {
    label: isPower ? "Buying power in today’s money" : "Price with inflation",
    format: "money",
    ...match.currency(),
  });
}

export const growthFrames: readonly Frame[] = [
  {
    cues: ["rate | return | growth | cagr | annualized | annualised | portfolio grew | portfolio went"],
    slots: {
      begin: { type: "money", roles: "turn | turns | from | grow | grows | of" },
      end: { type: "money", roles: "into | to | become | becomes" },
      time,
    },
    choices: { multiple: { "2": "double | doubles", "3": "triple | triples" } },
    words:
      "turn turns grow grows growing grew went portfolio compound cagr yearly annual annually average my money interest from required",
    call: annualGrowth,
  },
  {
    cues: ["apy | effective annual rate | effective rate"],
    not: "nominal | gives | monthly rate | daily rate",
    slots: { rate },
    choices: { compounding: COMPOUNDING },
    words: "apr compounded compounding interest rate",
    call: (match) => compoundedRate(match, false),
  },
  {
    cues: ["nominal", "apy | effective"],
    slots: { rate },
    choices: { compounding: COMPOUNDING },
    words: "gives give rate compounded compounding annual",
    call: (match) => compoundedRate(match, true),
  },
  {
    cues: [
      "growing | grows | grow | growth | rising | rises | loses | losing | shrinking | shrinks | falling | falls | depreciates | depreciating | depreciation | declining | declines",
      "a year | per year | / year | each year | every year | annually | yearly | annual",
    ],
    not: "save | deposit | rate | return",
    slots: { amount: money, rate, time: { ...time, roles: `${time.roles} | after` } },
    choices: {
      direction: {
        "-": "loses | losing | shrinking | shrinks | falling | falls | depreciates | depreciating | depreciation | declining | declines",
        "+": "growing | grows | grow | growth | rising | rises",
      },
    },
    words: "car house home population town rent value worth value what will be by at",
    call: (match) => {
      const years = yearsOf(match.value("time"));
      return years === undefined
        ? undefined
        : expressionCall(
            `${match.text("amount")}*(1${match.choice("direction")}${match.text("rate")}%)^${years}`,
            {
              label: `After ${years} ${pluralize(Number(years), TIME_UNITS.year)}`,
              format: "number",
              note: "The rate applies to the value at the start of each year.",
            },
          );
    },
  },
  {
    cues: ["inflation"],
    not: "return | invest | real | raise",
    slots: { amount: money, rate, time },
    choices: { power: { yes: "buying power | purchasing power | be worth | worth" } },
    words: "something item costs cost price today",
    call: inflated,
  },
];
