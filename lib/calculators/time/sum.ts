import { durationText } from "../../civil/clock.ts";
import { roundTo } from "../../numeric/round.ts";
import { formatNumber } from "../../numeric/text.ts";
import type { Computation } from "../computation.ts";
import type { Inputs } from "./inputs.ts";
import { timeForms } from "./time-forms.ts";

/** How many of the times stand in the step. */
const SHOWN = 12;

/** Lengths of time added and subtracted. */
export function sum({ times }: Inputs): Computation {
  // Thousandths of a second are kept until the end, so that two halves make a whole.
  const signed = times.map(({ sign, time }) => (sign === "add" ? 1 : -1) * roundTo(time, 3));
  const exact = signed.reduce((total, seconds) => total + Math.round(seconds * 1000), 0) / 1000;
  const seconds = wholeSeconds(exact);
  const terms = signed
    .slice(0, SHOWN)
    .map((term, index) => termText(term, index === 0))
    .join(" ");
  const more = signed.length > SHOWN ? ` … (${signed.length} times)` : "";
  return {
    ok: true,
    answer: {
      outputs: {
        ...timeForms(seconds),
        ...(signed.length > 1 ? { average: wholeSeconds(exact / signed.length) } : {}),
      },
      steps: [
        {
          title: "Sum",
          formula: "t = t₁ ± t₂ ± …, in seconds, then ÷ 3,600 and ÷ 60",
          substituted: `${terms}${more} = ${formatNumber(seconds)} s`,
          result: durationText(seconds),
        },
      ],
      warnings:
        exact === seconds
          ? []
          : [{ level: "note", text: "The sum has fractions of a second; it is rounded to whole seconds." }],
    },
  };
}

/** Rounded half away from zero; never −0. */
export const wholeSeconds = (seconds: number): number => roundTo(seconds, 0) || 0;

function termText(seconds: number, first: boolean): string {
  const text = durationText(Math.abs(wholeSeconds(seconds)));
  if (first) return seconds < 0 ? `−${text}` : text;
  return `${seconds < 0 ? "−" : "+"} ${text}`;
}
