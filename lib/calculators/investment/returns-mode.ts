import { daysBetween } from "../../core/civil/day.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import { amountOf, concluded } from "../../kit/calculator/findings.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { doublingTime } from "../../science/finance/doubling.ts";
import { percentOf, realRate } from "../../science/finance/rates.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult, Outputs } from "./modes.ts";
import { doublingSteps, step } from "./step.ts";

const { errors, assumptions } = messages;
const warningTexts = messages.warnings.returns;

const DAYS_A_YEAR = 365;
/** Largest meaningful rate, percent: 1e12%. */
const MOST_PERCENT = 1e12;

function spanOf(inputs: Inputs<"cagr" | "roi">): Result<{ years: number; steps: Step[] }> {
  if (inputs.span === "years")
    return inputs.spanYears > 0
      ? success({ years: inputs.spanYears, steps: [] })
      : failure("spanYears", errors.notPositive);
  const days = daysBetween(inputs.from, inputs.to);
  const years = days / DAYS_A_YEAR;
  return days > 0
    ? success({ years, steps: [step("years", { t: years, d: days })] })
    : failure("to", errors.lastDayNotAfterFirst);
}

/** Returns (end/begin)^(1/years) − 1; −1 if nothing is left. */
const annualGrowth = (multiple: number, years: number): number =>
  multiple === 0 ? -1 : Math.expm1(Math.log(multiple) / years);

const SHORT_SPAN: Warning = { text: warningTexts.lessThanYear };

const tooHigh = (fraction: number): boolean => !(fraction * 100 < MOST_PERCENT);

export function cagrMode(inputs: Inputs<"cagr">, currency: Currency): ModeResult<"cagr"> {
  const { begin, end } = inputs;
  if (begin <= 0) return failure("begin", errors.startNotPositive);
  if (end < 0) return failure("end", errors.endNegative);
  const spanResult = spanOf(inputs);
  if (!spanResult.ok) return spanResult;
  const span = spanResult.value;
  const rate = annualGrowth(end / begin, span.years);
  if (tooHigh(rate)) return failure(inputs.span === "dates" ? "to" : "spanYears", errors.timeTooShort);
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
    value: {
      outputs,
      steps,
      warnings: span.years < 1 ? [SHORT_SPAN] : [],
      assumptions: spanAssumption(inputs),
    },
  };
}

const spanAssumption = ({ span }: Inputs<"cagr" | "roi">): string[] =>
  span === "dates" ? [assumptions.yearsOfDays] : [];

const fisherStep = (rate: number, inflation: number, title?: string): Step =>
  step("real", { r: 100 * realRate(rate, inflation), R: 100 * rate, f: 100 * inflation }, title);

export function roiMode(inputs: Inputs<"roi">, currency: Currency): ModeResult<"roi"> {
  const { invested, returned, income, costs } = inputs;
  if (invested <= 0) return failure("invested", errors.notPositive);
  if (returned < 0) return failure("returned", errors.negative);
  const spanResult = spanOf(inputs);
  if (!spanResult.ok) return spanResult;
  const span = spanResult.value;
  const gain = returned + income - invested - costs;
  const roi = gain / invested;
  if (tooHigh(roi)) return failure("invested", errors.investedTooSmall);
  const annual = roi >= -1 ? annualGrowth(1 + roi, span.years) : undefined;
  if (annual !== undefined && tooHigh(annual))
    return failure(inputs.span === "dates" ? "to" : "spanYears", errors.timeTooShort);
  const warnings: Warning[] = span.years < 1 && annual !== undefined ? [SHORT_SPAN] : [];
  if (annual === undefined) warnings.push({ text: warningTexts.lostMoreThanInvested });
  return {
    ok: true,
    value: {
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
              step("annualized", { g: 100 * annual, R: 100 * roi, t: span.years }, messages.steps.roiPerYear),
            ]),
      ],
      warnings,
      assumptions: [...spanAssumption(inputs), assumptions.roiIgnoresTiming],
    },
  };
}

/** Compares one growing amount: nominal, at today's prices, and as cash. */
export function realMode(inputs: Inputs<"real">, currency: Currency): ModeResult<"real"> {
  if (inputs.inflation === undefined) return failure("inflation", errors.inflationMissing);
  const [rate, inflation] = [inputs.annualReturn / 100, inputs.inflation / 100];
  const { initial, years } = inputs;
  const nominal = initial * (1 + rate) ** years;
  const prices = (1 + inflation) ** years;
  const real = nominal / prices;
  const cash = initial / prices;
  if (!(Math.max(nominal, real, cash) < 1e13)) return failure("years", errors.amountsTooLarge);
  const texts = messages.charts.real;
  const points = Array.from({ length: 61 }, (_, index) => (years * index) / 60);
  const line = (id: string, label: string, factor: number) => ({
    id,
    label,
    points: points.map((x) => [x, initial * factor ** x] as const),
  });
  return {
    ok: true,
    value: {
      outputs: {
        realReturn: percentOf(realRate(rate, inflation)),
        nominalValue: roundTo(nominal, currency.decimals),
        realValue: roundTo(real, currency.decimals),
        purchasingPower: roundTo(cash, currency.decimals),
        shortcut: percentOf(rate - inflation),
      },
      steps: [
        fisherStep(rate, inflation, messages.steps.realReturn),
        step("nominalValue", { N: nominal, P: initial, R: inputs.annualReturn, t: years }),
        step("realValue", { V: real, N: nominal, f: inputs.inflation, t: years }),
      ],
      warnings: rate < inflation ? [{ text: warningTexts.returnBelowInflation }] : [],
      charts:
        years === 0
          ? []
          : [
              {
                id: "real",
                title: texts.title,
                ...concluded(
                  inflation > 0 && nominal > 0
                    ? messages.charts.buyingPower({ value: amountOf(nominal), real: amountOf(real) })
                    : undefined,
                ),
                summary: texts.summary,
                kind: "lines",
                x: { label: texts.time, format: { kind: "years" } },
                y: { label: texts.value, format: { kind: "money" } },
                series: [
                  line("nominal", texts.nominal, 1 + rate),
                  line("real", texts.real, (1 + rate) / (1 + inflation)),
                  line("cash", texts.cash, 1 / (1 + inflation)),
                ],
              },
            ],
    },
  };
}
