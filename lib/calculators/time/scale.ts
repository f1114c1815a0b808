import { roundTo } from "../../core/numeric/round.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { failure } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { roundingSteps, wholeSeconds } from "./sum.ts";
import { roundedForms, timeForms } from "./time-forms.ts";

export function scale(inputs: Inputs<"scale">): ModeResult<"scale"> {
  const base = roundTo(inputs.base, 3);
  if (inputs.operation === "perTime") return howOften(base, roundTo(inputs.divisor, 3));
  const by = inputs.number;
  if (inputs.operation === "divide" && by === 0) return failure("number", messages.errors.dividedByZero);
  const exact = roundTo(inputs.operation === "multiply" ? base * by : base / by, 6);
  const seconds = wholeSeconds(exact);
  return {
    ok: true,
    value: {
      outputs: {
        ...timeForms(seconds),
      },
      rounded: roundedForms(exact, seconds),
      steps: [
        step(inputs.operation === "multiply" ? "multiply" : "divide", { t: exact, x: base, n: by }),
        ...roundingSteps(exact),
      ],
      warnings: exact === seconds ? [] : [rounded(exact)],
    },
  };
}

const rounded = (exact: number): Warning => ({
  level: "note",
  text: messages.warnings.scaledRounded(formatNumber(exact)),
});

/** Computes how many times one length of time contains another, and the remainder. */
function howOften(base: number, divisor: number): ModeResult<"scale"> {
  if (divisor === 0) return failure("divisor", messages.errors.dividedByZero);
  const ratio = base / divisor;
  const times = Math.trunc(roundTo(ratio, 9));
  const left = wholeSeconds(base - times * divisor);
  return {
    ok: true,
    value: {
      outputs: { ratio: roundTo(ratio, 10), wholeTimes: times, remainder: left },
      rounded: [
        ...(roundTo(ratio, 10) === ratio ? [] : ["ratio"]),
        ...(left === base - times * divisor ? [] : ["remainder"]),
      ],
      steps: [
        step("ratio", { q: ratio, x: base, y: divisor }),
        step("leftOver", { x: base, k: times, y: divisor, r: base - times * divisor }),
      ],
      warnings: [],
    },
  };
}
