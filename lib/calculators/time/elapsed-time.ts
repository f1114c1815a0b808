import { durationText } from "../../core/civil/clock.ts";
import { DAY_SECONDS, isInCalendar, numberOfDay } from "../../core/civil/day.ts";
import type { TemporalNamespace } from "../../core/civil/temporal.ts";
import { epochSeconds, offsetText, type Resolved, resolve } from "../../core/civil/zones.ts";
import { failure } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { changeWarnings, dayOf, placeAndTime, type Reader, universalStep, utcText } from "./moments.ts";
import { step } from "./step.ts";
import { timeForms } from "./time-forms.ts";

export function elapsed(
  inputs: Inputs<"dates">,
  reader: Reader,
  temporal: TemporalNamespace,
): ModeResult<"dates"> {
  const ends = [
    {
      day: inputs.startDay,
      seconds: inputs.startClock,
      zone: inputs.startZone,
      repeated: inputs.startRepeated,
    },
    { day: inputs.endDay, seconds: inputs.endClock, zone: inputs.endZone, repeated: inputs.endRepeated },
  ] as const;
  const start = resolve(temporal, ends[0], ends[0].repeated);
  const end = resolve(temporal, ends[1], ends[1].repeated);
  const errors = [
    ...(isInCalendar(dayOf(start.instant.withTimeZone("UTC"))) ? [] : ["startDay"]),
    ...(isInCalendar(dayOf(end.instant.withTimeZone("UTC"))) ? [] : ["endDay"]),
  ];
  if (errors[0]) return failure(errors[0], messages.errors.universalTimeOutside);
  const seconds = epochSeconds(end.instant) - epochSeconds(start.instant);
  const clocks = clockSeconds(ends[1]) - clockSeconds(ends[0]);
  return {
    ok: true,
    value: {
      outputs: {
        ...timeForms(seconds),
        ...(clocks === seconds ? {} : { byTheClocks: clocks }),
        startUtc: utcText(start.instant),
        endUtc: utcText(end.instant),
      },
      steps: [
        universalStep(start.instant, messages.steps.startInUniversalTime),
        universalStep(end.instant, messages.steps.endInUniversalTime),
        step("elapsed", {
          t: seconds,
          u_2: epochSeconds(end.instant),
          u_1: epochSeconds(start.instant),
        }),
      ],
      warnings: [
        ...(seconds < 0 ? [ENDS_FIRST] : []),
        ...changeWarnings(start, ends[0], reader),
        ...changeWarnings(end, ends[1], reader),
        ...shiftNotes(start, end, inputs),
      ],
      assumptions: [
        messages.assumptions.start(placeAndTime(start.instant, ends[0].zone, reader)),
        messages.assumptions.end(placeAndTime(end.instant, ends[1].zone, reader)),
      ],
    },
  };
}

const ENDS_FIRST: Warning = { text: messages.warnings.endBeforeStart };

/** Returns clock seconds, ignoring zones and clock changes. */
const clockSeconds = ({ day, seconds }: { day: string; seconds: number }): number =>
  numberOfDay(day) * DAY_SECONDS + seconds;

function shiftNotes(start: Resolved, end: Resolved, { startZone, endZone }: Inputs<"dates">): Warning[] {
  const change = Math.round((end.instant.offsetNanoseconds - start.instant.offsetNanoseconds) / 1e9);
  if (startZone !== endZone || change === 0) return [];
  return [
    {
      level: "note",
      text: messages.warnings.clocksChange({
        before: offsetText(start.instant),
        after: offsetText(end.instant),
        change: durationText(Math.abs(change)),
        isForward: change > 0,
      }),
    },
  ];
}
