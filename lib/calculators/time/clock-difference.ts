import { clockText, durationText } from "../../core/civil/clock.ts";
import { DAY_SECONDS } from "../../core/civil/day.ts";
import { twelveHourText } from "../../core/civil/twelve-hours.ts";
import { failure } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import type { Reader } from "./moments.ts";
import { step } from "./step.ts";
import { wholeSeconds } from "./sum.ts";
import { decimalStep, timeForms } from "./time-forms.ts";

/** Computes the time from a clock time to the next other one, without the break. */
export function between({ from, to, fullDay, pause }: Inputs<"between">): ModeResult<"between"> {
  const next = to < from || (to === from && fullDay);
  const span = to - from + (next ? DAY_SECONDS : 0);
  const rest = wholeSeconds(pause ?? 0);
  if (rest > span) return failure("pause", messages.errors.breakLongerThanTime(durationText(span)));
  const seconds = span - rest;
  return {
    ok: true,
    value: {
      outputs: {
        ...timeForms(seconds),
        endDay: next ? messages.days.next : messages.days.same,
      },
      steps: [
        betweenStep({ t: seconds, t_2: to, t_1: from, b: rest, d: DAY_SECONDS }, next),
        decimalStep(seconds),
      ],
      warnings:
        to === from && !fullDay
          ? [
              {
                level: "note",
                text: messages.warnings.sameStartAndEnd,
              },
            ]
          : [],
    },
  };
}

function betweenStep(
  { b, d, ...times }: Readonly<Record<"t" | "t_2" | "t_1" | "b" | "d", number>>,
  next: boolean,
): Step {
  if (next) return b > 0 ? step("overnightBreak", { ...times, d, b }) : step("overnight", { ...times, d });
  return b > 0 ? step("betweenBreak", { ...times, b }) : step("between", times);
}

/** Computes the clock time some time later or earlier, and the number of days in between. */
export function clockShift(
  { clock, direction, length }: Inputs<"shift">,
  { hours }: Reader,
): ModeResult<"shift"> {
  const by = wholeSeconds(length);
  const sum = direction === "add" ? clock + by : clock - by;
  const days = Math.floor(sum / DAY_SECONDS);
  const time = sum - days * DAY_SECONDS;
  const values = { t_0: clock, l: by, d: DAY_SECONDS };
  return {
    ok: true,
    value: {
      outputs: {
        clockTime: hours === 12 ? twelveHourText(time) : `${clockText(time)} (${twelveHourText(time)})`,
        endDay: dayText(days),
      },
      steps:
        direction === "add"
          ? [step("later", { t: time, ...values }), step("daysLater", { k: days, ...values })]
          : [step("earlier", { t: time, ...values }), step("daysEarlier", { k: days, ...values })],
      warnings: [],
    },
  };
}

function dayText(days: number): string {
  if (days === 0) return messages.days.same;
  if (days === 1) return messages.days.next;
  if (days === -1) return messages.days.previous;
  return days > 0 ? messages.days.later(days) : messages.days.earlier(days);
}
