import { daysBetween } from "../../civil/day.ts";
import type { Currency } from "../../fields/currency.ts";
import type { FieldProblem } from "../../fields/entry.ts";
import { doublingStep, doublingTime } from "../../finance/doubling.ts";
import { formatMoney } from "../../finance/money.ts";
import { percentOf, realRate } from "../../finance/rates.ts";
import { rateText } from "../../finance/text.ts";
import { roundTo } from "../../numeric/round.ts";
import { formatNumber } from "../../numeric/text.ts";
import { type Computation, type OutputValue, refuse, type Step, type Warning } from "../computation.ts";
import type { InvestmentInputs } from "./growth-setup.ts";

const DAYS_A_YEAR = 365;
/** Rates above this are not worth a number: 1e12 %. */
const MOST_PERCENT = 1e12;

const figure = (value: number): string => formatNumber(value, { significant: 9 });

/** Years between the dates or as entered, with the text that says how. */
function spanOf(inputs: InvestmentInputs): { years: number; text: string } | FieldProblem {
  if (inputs.span === "years")
    return inputs.spanYears > 0
      ? { years: inputs.spanYears, text: figure(inputs.spanYears) }
      : { field: "spanYears", message: "Must be more than 0." };
  const days = daysBetween(inputs.from, inputs.to);
  return days > 0
    ? { years: days / DAYS_A_YEAR, text: `(${formatNumber(days)} days ÷ ${DAYS_A_YEAR})` }
    : { field: "to", message: "Must be after the first day." };
}

/** (end/begin)^(1/years) − 1; −1 when nothing is left. */
const annualGrowth = (multiple: number, years: number): number =>
  multiple === 0 ? -1 : Math.expm1(Math.log(multiple) / years);

const SHORT_SPAN: Warning = {
  text: "Less than a year: the yearly figure supposes that the same happens again until the year is full.",
};

const tooHigh = (fraction: number): boolean => !(fraction * 100 < MOST_PERCENT);

export function cagrMode(inputs: InvestmentInputs, currency: Currency): Computation {
  const { begin, end } = inputs;
  if (begin <= 0)
    return refuse("begin", "Must be more than 0: growth from nothing or from a debt has no rate.");
  if (end < 0) return refuse("end", "Must not be below 0: there is no growth rate into a debt.");
  const span = spanOf(inputs);
  if ("message" in span) return refuse(span.field, span.message);
  const rate = annualGrowth(end / begin, span.years);
  if (tooHigh(rate))
    return refuse(inputs.span === "dates" ? "to" : "spanYears", "Too short a time for a yearly rate.");
  const money = (amount: number): string => formatMoney(amount, currency);
  const inflation = inputs.inflation === undefined ? undefined : inputs.inflation / 100;
  const outputs: Record<string, OutputValue> = {
    cagr: percentOf(rate),
    totalReturn: percentOf(end / begin - 1),
    multiple: roundTo(end / begin, 10),
    gain: roundTo(end - begin, currency.decimals),
  };
  const steps: Step[] = [
    {
      title: "CAGR",
      formula: "(end/begin)^(1/years) − 1",
      substituted: `(${money(end)} ÷ ${money(begin)})^(1 ÷ ${span.text}) − 1`,
      result: rateText(rate),
    },
  ];
  if (rate > 1e-12) {
    outputs.doubling = roundTo(doublingTime(rate), 10);
    steps.push(doublingStep(rate));
  }
  if (inflation !== undefined) {
    outputs.realCagr = percentOf(realRate(rate, inflation));
    steps.push(fisherStep(rate, inflation));
  }
  return {
    ok: true,
    answer: {
      outputs,
      steps,
      warnings: span.years < 1 ? [SHORT_SPAN] : [],
      assumptions: spanAssumption(inputs),
    },
  };
}

const spanAssumption = ({ span }: InvestmentInputs): string[] =>
  span === "dates" ? ["Years are days divided by 365, as XIRR counts them."] : [];

const fisherStep = (rate: number, inflation: number): Step => ({
  title: "After inflation",
  formula: "(1 + R)/(1 + f) − 1",
  substituted: `(1 + ${figure(rate)}) ÷ (1 + ${figure(inflation)}) − 1`,
  result: rateText(realRate(rate, inflation)),
});

export function roiMode(inputs: InvestmentInputs, currency: Currency): Computation {
  const { invested, returned, income, costs } = inputs;
  if (invested <= 0) return refuse("invested", "Must be more than 0.");
  if (returned < 0) return refuse("returned", "Must not be below 0.");
  const span = spanOf(inputs);
  if ("message" in span) return refuse(span.field, span.message);
  const gain = returned + income - invested - costs;
  const roi = gain / invested;
  if (tooHigh(roi)) return refuse("invested", "Too small for the gain.");
  const annual = roi >= -1 ? annualGrowth(1 + roi, span.years) : undefined;
  if (annual !== undefined && tooHigh(annual))
    return refuse(inputs.span === "dates" ? "to" : "spanYears", "Too short a time for a yearly rate.");
  const money = (amount: number): string => formatMoney(amount, currency);
  const warnings: Warning[] = span.years < 1 && annual !== undefined ? [SHORT_SPAN] : [];
  if (annual === undefined)
    warnings.push({ text: "More than everything was lost: there is no yearly rate." });
  return {
    ok: true,
    answer: {
      outputs: {
        roi: percentOf(roi),
        gain: roundTo(gain, currency.decimals),
        multiple: roundTo(1 + roi, 10),
        ...(annual === undefined ? {} : { annualRoi: percentOf(annual) }),
      },
      steps: [
        {
          title: "Gain",
          formula: "returned + income − invested − costs",
          substituted: [returned, income, invested, costs].map(money).join(" − ").replace(" − ", " + "),
          result: money(gain),
        },
        {
          title: "ROI",
          formula: "gain/invested",
          substituted: `${money(gain)} ÷ ${money(invested)}`,
          result: rateText(roi),
        },
        ...(annual === undefined
          ? []
          : [
              {
                title: "ROI a year",
                formula: "(1 + ROI)^(1/years) − 1",
                substituted: `(1 + ${figure(roi)})^(1 ÷ ${span.text}) − 1`,
                result: rateText(annual),
              },
            ]),
      ],
      warnings,
      assumptions: [
        ...spanAssumption(inputs),
        "Income and costs count in full at the end: when they came does not matter for ROI. XIRR takes dates into account.",
      ],
    },
  };
}

/** One amount left to grow: nominal, at today's prices, and as cash. */
export function realMode(inputs: InvestmentInputs, currency: Currency): Computation {
  if (inputs.inflation === undefined) return refuse("inflation", "Enter the inflation.");
  const [rate, inflation] = [inputs.annualReturn / 100, inputs.inflation / 100];
  const { initial, years } = inputs;
  const nominal = initial * (1 + rate) ** years;
  const prices = (1 + inflation) ** years;
  const real = nominal / prices;
  const cash = initial / prices;
  if (!(Math.max(nominal, real, cash) < 1e13))
    return refuse("years", "The amounts grow too large to work out to the cent. Shorten the time.");
  const money = (amount: number): string => formatMoney(amount, currency);
  const points = Array.from({ length: 61 }, (_, index) => (years * index) / 60);
  const line = (id: string, label: string, factor: number) => ({
    id,
    label,
    points: points.map((x) => [x, initial * factor ** x] as const),
  });
  return {
    ok: true,
    answer: {
      outputs: {
        realReturn: percentOf(realRate(rate, inflation)),
        nominalValue: roundTo(nominal, currency.decimals),
        realValue: roundTo(real, currency.decimals),
        purchasingPower: roundTo(cash, currency.decimals),
        shortcut: percentOf(rate - inflation),
      },
      steps: [
        { ...fisherStep(rate, inflation), title: "Real return" },
        {
          title: "Nominal value",
          formula: "P · (1 + R)^years",
          substituted: `${money(initial)} × (1 + ${figure(rate)})^${figure(years)}`,
          result: money(nominal),
        },
        {
          title: "In today’s money",
          formula: "nominal value/(1 + f)^years",
          substituted: `${money(nominal)} ÷ (1 + ${figure(inflation)})^${figure(years)}`,
          result: money(real),
        },
      ],
      warnings:
        rate < inflation
          ? [{ text: "Inflation is above the return: the money loses purchasing power." }]
          : [],
      charts:
        years === 0
          ? []
          : [
              {
                id: "real",
                title: "Nominal, real and cash",
                summary:
                  "The value in money of each day, what it buys at today’s prices, and cash kept uninvested.",
                kind: "lines",
                x: { label: "Years", format: { kind: "number", significant: 4 } },
                y: { label: "Value", format: { kind: "money" } },
                series: [
                  line("nominal", "Nominal", 1 + rate),
                  line("real", "In today’s money", (1 + rate) / (1 + inflation)),
                  line("cash", "Cash at today’s prices", 1 / (1 + inflation)),
                ],
              },
            ],
    },
  };
}
