import { daysBetween } from "../../core/civil/day.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { failure, type Step, type Warning } from "../../kit/calculator/computation.ts";
import { amountOf, concluded } from "../../kit/calculator/findings.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import type { FieldProblem } from "../../kit/fields/entry.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { doublingTime } from "../../science/finance/doubling.ts";
import { percentOf, realRate } from "../../science/finance/rates.ts";
import type { Inputs, ModeResult, Outputs } from "./modes.ts";
import { doublingSteps, step } from "./step.ts";

const DAYS_A_YEAR = 365;
/** Rates above this are not worth a number: 1e12%. */
const MOST_PERCENT = 1e12;

/** Years between the dates, with the step that says how, or as entered. */
function spanOf(inputs: Inputs<"cagr" | "roi">): { years: number; steps: Step[] } | FieldProblem {
  if (inputs.span === "years")
    return inputs.spanYears > 0
      ? { years: inputs.spanYears, steps: [] }
      : { field: "spanYears", message: "Must be more than 0." };
  const days = daysBetween(inputs.from, inputs.to);
  const years = days / DAYS_A_YEAR;
  return days > 0
    ? { years, steps: [step("years", { t: years, d: days })] }
    : { field: "to", message: "Must be after the first day." };
}

/** (end/begin)^(1/years) − 1; −1 when nothing is left. */
const annualGrowth = (multiple: number, years: number): number =>
  multiple === 0 ? -1 : Math.expm1(Math.log(multiple) / years);

const SHORT_SPAN: Warning = {
  text: "Less than a year: the yearly figure assumes that the same growth continues for the rest of the year.",
};

const tooHigh = (fraction: number): boolean => !(fraction * 100 < MOST_PERCENT);

export function cagrMode(inputs: Inputs<"cagr">, currency: Currency): ModeResult<"cagr"> {
  const { begin, end } = inputs;
  if (begin <= 0)
    return failure("begin", "Must be more than 0: growth from nothing or from debt has no rate.");
  if (end < 0) return failure("end", "Must not be below 0: there is no growth rate into debt.");
  const span = spanOf(inputs);
  if ("message" in span) return failure(span.field, span.message);
  const rate = annualGrowth(end / begin, span.years);
  if (tooHigh(rate))
    return failure(inputs.span === "dates" ? "to" : "spanYears", "The time is too short for a yearly rate.");
  const inflation = inputs.inflation === undefined ? undefined : inputs.inflation / 100;
  const outputs: Outputs<"cagr"> = {
    cagr: percentOf(rate),
    totalReturn: percentOf(end / begin - 1),
    multiple: roundTo(end / begin, 10),
    gain: roundTo(end - begin, currency.decimals),
  };
  const steps: Step[] = [...span.steps, step("cagr", { g: 100 * rate, E: end, B: begin, t: span.years })];
  if (rate > 1e-12) {
    outputs.doubling = roundTo(doublingTime(rate), 10);
    steps.push(...doublingSteps(rate));
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

const spanAssumption = ({ span }: Inputs<"cagr" | "roi">): string[] =>
  span === "dates" ? ["Years are days divided by 365, as in XIRR."] : [];

const fisherStep = (rate: number, inflation: number, title?: string): Step =>
  step("real", { r: 100 * realRate(rate, inflation), R: 100 * rate, f: 100 * inflation }, title);

export function roiMode(inputs: Inputs<"roi">, currency: Currency): ModeResult<"roi"> {
  const { invested, returned, income, costs } = inputs;
  if (invested <= 0) return failure("invested", "Must be more than 0.");
  if (returned < 0) return failure("returned", "Must not be below 0.");
  const span = spanOf(inputs);
  if ("message" in span) return failure(span.field, span.message);
  const gain = returned + income - invested - costs;
  const roi = gain / invested;
  if (tooHigh(roi)) return failure("invested", "Too small for this gain.");
  const annual = roi >= -1 ? annualGrowth(1 + roi, span.years) : undefined;
  if (annual !== undefined && tooHigh(annual))
    return failure(inputs.span === "dates" ? "to" : "spanYears", "The time is too short for a yearly rate.");
  const warnings: Warning[] = span.years < 1 && annual !== undefined ? [SHORT_SPAN] : [];
  if (annual === undefined)
    warnings.push({ text: "More than the full amount was lost, so there is no yearly rate." });
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
        step("gain", { G: gain, V: returned, I: income, P: invested, C: costs }),
        step("roi", { ROI: 100 * roi, G: gain, P: invested }),
        ...(annual === undefined
          ? []
          : [
              ...span.steps,
              step("annualized", { g: 100 * annual, R: 100 * roi, t: span.years }, "ROI per year"),
            ]),
      ],
      warnings,
      assumptions: [
        ...spanAssumption(inputs),
        "Income and costs count in full at the end: their timing does not matter for ROI. XIRR takes dates into account.",
      ],
    },
  };
}

/** One amount left to grow: nominal, at today's prices, and as cash. */
export function realMode(inputs: Inputs<"real">, currency: Currency): ModeResult<"real"> {
  if (inputs.inflation === undefined) return failure("inflation", "Enter the inflation rate.");
  const [rate, inflation] = [inputs.annualReturn / 100, inputs.inflation / 100];
  const { initial, years } = inputs;
  const nominal = initial * (1 + rate) ** years;
  const prices = (1 + inflation) ** years;
  const real = nominal / prices;
  const cash = initial / prices;
  if (!(Math.max(nominal, real, cash) < 1e13))
    return failure("years", "The amounts grow too large to calculate to the cent. Shorten the time.");
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
        fisherStep(rate, inflation, "Real return"),
        step("nominalValue", { N: nominal, P: initial, R: inputs.annualReturn, t: years }),
        step("realValue", { V: real, N: nominal, f: inputs.inflation, t: years }),
      ],
      warnings:
        rate < inflation
          ? [{ text: "Inflation is higher than the return: the money loses purchasing power." }]
          : [],
      charts:
        years === 0
          ? []
          : [
              {
                id: "real",
                title: "Nominal, real and cash",
                ...concluded(
                  inflation > 0 && nominal > 0
                    ? sentence`${amountOf(nominal)} will buy what ${amountOf(real)} buys today`
                    : undefined,
                ),
                summary: "The value at the time, what it buys at today’s prices, and cash kept uninvested.",
                kind: "lines",
                x: { label: "Time", format: { kind: "years" } },
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
