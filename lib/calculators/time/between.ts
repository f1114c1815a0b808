import { clockText, DAY_SECONDS, durationText, twelveHourText } from "../../civil/clock.ts";
import { counted } from "../../civil/day-names.ts";
import { formatNumber } from "../../numeric/text.ts";
import { type Computation, refuse } from "../computation.ts";
import type { Inputs } from "./inputs.ts";
import { wholeSeconds } from "./sum.ts";
import { timeForms } from "./time-forms.ts";

/** The time from a clock time to the next such clock time, without the break. */
export function between({ from, to, fullDay, pause }: Inputs): Computation {
  const next = to < from || (to === from && fullDay);
  const span = to - from + (next ? DAY_SECONDS : 0);
  const rest = wholeSeconds(pause ?? 0);
  if (rest > span) return refuse("pause", `The break is longer than the time itself, ${durationText(span)}.`);
  const seconds = span - rest;
  return {
    ok: true,
    answer: {
      outputs: {
        ...timeForms(seconds),
        endDay: next ? "on the next day" : "on the same day",
      },
      steps: [
        {
          title: "Time between",
          formula: `t = end − start${next ? " + 24:00" : ""}${rest ? " − break" : ""}`,
          substituted: `${clockText(to)} − ${clockText(from)}${next ? " + 24:00" : ""}${rest ? ` − ${durationText(rest)}` : ""}`,
          result: durationText(seconds),
        },
      ],
      warnings:
        to === from && !fullDay
          ? [
              {
                level: "note",
                text: "The start and end are the same: 0 hours. If you mean 24 hours, say so under More options.",
              },
            ]
          : [],
    },
  };
}

/** The clock time some time later or earlier, and how many days off it is. */
export function clockShift({ clock, direction, length }: Inputs): Computation {
  const by = wholeSeconds(length);
  const sum = direction === "add" ? clock + by : clock - by;
  const days = Math.floor(sum / DAY_SECONDS);
  const time = sum - days * DAY_SECONDS;
  const mark = direction === "add" ? "+" : "−";
  return {
    ok: true,
    answer: {
      outputs: { clockTime: `${clockText(time)} (${twelveHourText(time)})`, endDay: dayText(days) },
      steps: [
        {
          title: "Clock time",
          formula: `t = (start ${mark} length) mod 24:00`,
          substituted: `${clockText(clock)} ${mark} ${durationText(by)} = ${formatNumber(sum)} s`,
          result: `${clockText(time)}, ${dayText(days)}`,
        },
      ],
      warnings: [],
    },
  };
}

function dayText(days: number): string {
  if (days === 0) return "on the same day";
  if (days === 1) return "on the next day";
  if (days === -1) return "on the day before";
  return `${counted(days, "day")} ${days > 0 ? "later" : "earlier"}`;
}
