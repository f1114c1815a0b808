import { durationText } from "../../civil/clock.ts";
import { roundTo } from "../../numeric/round.ts";
import { formatNumber } from "../../numeric/text.ts";
import { type Computation, refuse, type Warning } from "../computation.ts";
import type { Inputs } from "./inputs.ts";
import { wholeSeconds } from "./sum.ts";
import { timeForms } from "./time-forms.ts";

/** A length of time multiplied or divided by a number, or divided by another length of time. */
export function scale(inputs: Inputs): Computation {
  const base = roundTo(inputs.base, 3);
  if (inputs.operation === "perTime") return howOften(base, roundTo(inputs.divisor, 3));
  const by = inputs.number;
  if (inputs.operation === "divide" && by === 0) return refuse("number", "A time cannot be divided by 0.");
  const exact = roundTo(inputs.operation === "multiply" ? base * by : base / by, 6);
  const seconds = wholeSeconds(exact);
  const sign = inputs.operation === "multiply" ? "×" : "÷";
  return {
    ok: true,
    answer: {
      outputs: {
        ...timeForms(seconds),
      },
      steps: [
        {
          title: inputs.operation === "multiply" ? "Multiply" : "Divide",
          formula: `t = t₁ ${sign} n, in seconds`,
          substituted: `${formatNumber(base)} s ${sign} ${operand(by)} = ${formatNumber(exact)} s`,
          result: durationText(seconds),
        },
      ],
      warnings: exact === seconds ? [] : [rounded(exact)],
    },
  };
}

const rounded = (exact: number): Warning => ({
  level: "note",
  text: `The exact result is ${formatNumber(exact)} s; it is rounded to whole seconds.`,
});

const operand = (by: number): string => (by < 0 ? `(${formatNumber(by)})` : formatNumber(by));

/** How many times one length of time goes into another, and what is left over. */
function howOften(base: number, divisor: number): Computation {
  if (divisor === 0) return refuse("divisor", "A time cannot be divided by 0.");
  const ratio = base / divisor;
  const times = Math.trunc(roundTo(ratio, 9));
  const left = wholeSeconds(base - times * divisor);
  return {
    ok: true,
    answer: {
      outputs: { ratio: roundTo(ratio, 10), wholeTimes: times, remainder: left },
      steps: [
        {
          title: "Divide",
          formula: "n = t₁ ÷ t₂, both in seconds",
          substituted: `${formatNumber(base)} s ÷ ${operand(divisor)} s`,
          result: `${formatNumber(ratio, { significant: 10 })}: ${formatNumber(times)} times, with ${durationText(left)} left over`,
        },
      ],
      warnings: [],
    },
  };
}
