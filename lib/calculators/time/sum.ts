import { roundTo } from "../../core/numeric/round.ts";
import type { FormulaStep } from "../../kit/formulas/step.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { decimalStep, roundedForms, timeForms } from "./time-forms.ts";

/** Adds and subtracts lengths of time. */
export function sum({ times }: Inputs<"sum">): ModeResult<"sum"> {
  // Rounds only at the end, so that two halves of a thousandth count.
  const signed = times.map(({ sign, time }) => (sign === "add" ? 1 : -1) * roundTo(time, 3));
  const exact = signed.reduce((total, seconds) => total + Math.round(seconds * 1000), 0) / 1000;
  const seconds = wholeSeconds(exact);
  return {
    ok: true,
    value: {
      outputs: {
        ...timeForms(seconds),
        ...(signed.length > 1 ? { average: wholeSeconds(exact / signed.length) } : {}),
      },
      rounded: [
        ...roundedForms(exact, seconds),
        ...(wholeSeconds(exact / signed.length) * signed.length === exact ? [] : ["average"]),
      ],
      steps: [
        step("sum", { t: exact, x: signed }),
        ...roundingSteps(exact),
        decimalStep(seconds),
        ...(signed.length > 1
          ? [step("average", { a: exact / signed.length, t: exact, n: signed.length })]
          : []),
      ],
      warnings: exact === seconds ? [] : [{ level: "note", text: messages.warnings.sumRounded }],
    },
  };
}

export const wholeSeconds = (seconds: number): number => roundTo(seconds, 0) || 0;

export const roundingSteps = (exact: number): FormulaStep[] =>
  exact === wholeSeconds(exact) ? [] : [step("rounded", { r: wholeSeconds(exact), t: exact })];
