import { durationText, durationWords } from "../../civil/clock.ts";
import { roundTo } from "../../numeric/round.ts";
import { formatFixed, formatNumber } from "../../numeric/text.ts";
import type { Computation, Warning } from "../computation.ts";
import type { Inputs } from "./inputs.ts";
import { wholeSeconds } from "./sum.ts";
import { decimalHours } from "./time-forms.ts";

/** Hours, minutes and seconds as decimal hours, or the other way round. */
export function decimal(inputs: Inputs): Computation {
  return inputs.way === "toDecimal" ? toDecimal(inputs) : fromDecimal(inputs);
}

function toDecimal({ clockForm, places }: Inputs): Computation {
  const seconds = wholeSeconds(clockForm);
  const rest = Math.abs(seconds);
  const hours = decimalHours(seconds);
  return {
    ok: true,
    answer: {
      outputs: {
        decimal: hours,
        words: durationWords(seconds),
        minutes: roundTo(seconds / 60, 10),
        seconds,
      },
      steps: [
        {
          title: "Decimal hours",
          formula: "h = hours + minutes ÷ 60 + seconds ÷ 3,600",
          substituted: `${seconds < 0 ? "−(" : ""}${formatNumber(Math.floor(rest / 3600))} + ${Math.floor(rest / 60) % 60} ÷ 60 + ${rest % 60} ÷ 3,600${seconds < 0 ? ")" : ""}`,
          result: `${formatFixed(hours, places)} h`,
        },
      ],
      warnings: inexact(hours, places),
    },
  };
}

const inexact = (hours: number, places: number): Warning[] =>
  roundTo(hours, places) === hours
    ? []
    : [
        {
          level: "note",
          text: `${formatFixed(hours, places)} h is rounded: converted back, it is ${durationText(wholeSeconds(roundTo(hours, places) * 3600))}.`,
        },
      ];

function fromDecimal({ decimalForm }: Inputs): Computation {
  const exact = roundTo(decimalForm * 3600, 6);
  const seconds = wholeSeconds(exact);
  return {
    ok: true,
    answer: {
      outputs: {
        total: seconds,
        words: durationWords(seconds),
        minutes: roundTo(seconds / 60, 10),
        seconds,
      },
      steps: [
        {
          title: "Hours, minutes, seconds",
          formula: "seconds = h × 3,600; hours = ⌊seconds ÷ 3,600⌋, minutes = ⌊rest ÷ 60⌋",
          substituted: `${formatNumber(decimalForm)} × 3,600 = ${formatNumber(exact)} s`,
          result: durationText(seconds),
        },
      ],
      warnings:
        exact === seconds
          ? []
          : [
              {
                level: "note",
                text: "The result has fractions of a second; it is rounded to whole seconds.",
              },
            ],
    },
  };
}
