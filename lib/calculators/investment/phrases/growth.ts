import { pluralize } from "../../../core/locale/locale.ts";
import { TIME_UNITS } from "../../../core/locale/unit-words.ts";
import { type Call, expressionCall, showCall } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, required } from "../../../kit/reader/frame.ts";

const money = required("money");
const rate = required("percent");
const time = required("duration", "over | in | for");
const COMPOUNDING = {
  "365": "daily | compounded daily",
  "12": "monthly | compounded monthly",
  "4": "quarterly | compounded quarterly",
  "2": "semi annually | semiannually | twice a year | half yearly",
};

/** Options of the savings calculator by the periods of a year. */
const PERIODS: Readonly<Record<string, string>> = {
  "365": "daily",
  "12": "monthly",
  "4": "quarterly",
  "2": "semi-annual",
};

function annualGrowth(match: FrameValues): Call | undefined {
  const spanYears = match.years("time");
  const multiple = match.choice("multiple");
  const amounts = [match.value("begin"), match.value("end")].filter((value) => value !== undefined);
  if (spanYears === undefined || amounts.length !== (multiple === undefined ? 2 : 0)) return undefined;
  const ends = multiple === undefined ? match.inputs(["time"]) : { begin: "1", end: multiple };
  return showCall({ mode: "cagr", ...ends, spanYears, inflation: "", ...match.currency() }, [
    "cagr",
    "totalReturn",
  ]);
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
    // The effective annual rate of a nominal one, and the other way: Kellison, section 1.8.
    call(match) {
      const expression = match.fill("100*((1+{rate}%/{compounding})^{compounding}-1)");
      if (expression.includes("NaN")) return undefined;
      return {
        ...expressionCall(expression, { label: "APY", format: "percent" }),
        form: {
          calculator: "savings",
          output: "apy",
          input: {
            mode: "final",
            rate: match.text("rate"),
            compounding: PERIODS[match.choice("compounding") ?? ""],
          },
        },
      };
    },
  },
  {
    cues: ["nominal", "apy | effective"],
    slots: { rate },
    choices: { compounding: COMPOUNDING },
    words: "gives give rate compounded compounding annual",
    expression: "100*{compounding}*((1+{rate}%)^(1/{compounding})-1)",
    focus: { label: "Nominal annual rate", format: "percent" },
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
    expression: "{amount}*(1{direction}{rate}%)^{time}",
    focus: (match) => ({
      label: `After ${match.years("time")} ${pluralize(Number(match.years("time")), TIME_UNITS.year)}`,
      format: "number",
      note: "The rate applies to the value at the start of each year.",
    }),
  },
  {
    cues: ["inflation"],
    not: "return | invest | real | raise",
    slots: { amount: money, rate, time },
    choices: { power: { yes: "buying power | purchasing power | be worth | worth" } },
    words: "something item costs cost price today",
    expression: (match) => `{amount}${match.isChosen("power") ? "/" : "*"}(1+{rate}%)^{time}`,
    focus: (match) => ({
      label: match.isChosen("power") ? "Buying power in today’s money" : "Price with inflation",
      format: "money",
    }),
  },
];
