import { durationText, durationWords } from "../../core/civil/clock.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { formatFixed } from "../../core/numeric/text.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { roundingSteps, wholeSeconds } from "./sum.ts";
import { decimalHours, roundedForms } from "./time-forms.ts";

/** Converts hours, minutes and seconds to decimal hours, or vice versa. */
export function decimal(inputs: Inputs<"decimal">): ModeResult<"decimal"> {
  return inputs.way === "toDecimal" ? toDecimal(inputs) : fromDecimal(inputs);
}

function toDecimal({ clockForm, places }: Inputs<"decimal">): ModeResult<"decimal"> {
  const seconds = wholeSeconds(clockForm);
  const hours = decimalHours(seconds);
  return {
    ok: true,
    value: {
      outputs: {
        decimal: hours,
        words: durationWords(seconds),
        minutes: roundTo(seconds / 60, 10),
        seconds,
      },
      steps: [
        step(seconds < 0 ? "toDecimalNegative" : "toDecimal", { h: seconds / 3600, ...partsOf(seconds) }),
        ...(roundTo(hours, places) === hours
          ? []
          : [step("places", { r: roundTo(hours, places), h: seconds / 3600, p: places })]),
      ],
      warnings: inexact(hours, places),
    },
  };
}

function partsOf(seconds: number): Readonly<Record<"H" | "m" | "s", number>> {
  const size = Math.abs(seconds);
  return { H: Math.floor(size / 3600), m: Math.floor(size / 60) % 60, s: size % 60 };
}

const inexact = (hours: number, places: number): Warning[] =>
  roundTo(hours, places) === hours
    ? []
    : [
        {
          level: "note",
          text: messages.warnings.decimalIsRounded({
            hours: formatFixed(hours, places),
            time: durationText(wholeSeconds(roundTo(hours, places) * 3600)),
          }),
        },
      ];

function fromDecimal({ decimalForm }: Inputs<"decimal">): ModeResult<"decimal"> {
  const exact = roundTo(decimalForm * 3600, 6);
  const seconds = wholeSeconds(exact);
  const parts = partsOf(seconds);
  return {
    ok: true,
    value: {
      outputs: {
        total: seconds,
        words: durationWords(seconds),
        minutes: roundTo(seconds / 60, 10),
        seconds,
      },
      rounded: roundedForms(exact, seconds),
      steps: [
        step("fromDecimal", { s: exact, h: decimalForm }),
        ...roundingSteps(exact),
        step("parts", { s: seconds, H: parts.H, m: parts.m, r: parts.s }),
      ],
      warnings:
        exact === seconds
          ? []
          : [
              {
                level: "note",
                text: messages.warnings.resultRounded,
              },
            ],
    },
  };
}
