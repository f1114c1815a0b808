import { clockText, formatClock, spellDuration } from "../../core/civil/clock.ts";
import { dayNumber, textOfDay } from "../../core/civil/day.ts";
import { longDay } from "../../core/civil/day-names.ts";
import { epochSeconds, offsetText, type Resolved, zoneLabel } from "../../core/civil/zones.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { Context } from "../../kit/fields/context.ts";
import type { FormulaStep } from "../../kit/formulas/step.ts";
import { messages } from "./messages.ts";
import { step } from "./step.ts";

/** Texts about a point in time, for the modes with time zones. */

export const dayOf = ({ year, month, day }: Temporal.ZonedDateTime): number =>
  dayNumber({ year, month, day });

/** Whole seconds since midnight by the clock. */
export const secondsOf = ({ hour, minute, second }: Temporal.ZonedDateTime): number =>
  hour * 3600 + minute * 60 + second;

/** The part of the context that decides how times are formatted. */
export type Reader = Pick<Context, "hours">;

export function describeTime(time: Temporal.ZonedDateTime, { hours }: Reader): string {
  const seconds = secondsOf(time);
  const clock = formatClock(seconds, hours);
  const thousandths = time.millisecond > 0 ? `.${String(time.millisecond).padStart(3, "0")}` : "";
  const full = thousandths !== "" && seconds % 60 === 0 ? ":00" : "";
  return messages.moment({
    clock: clock.replace(/^[\d:]+/, (digits) => `${digits}${full}${thousandths}`),
    day: longDay(dayOf(time)),
  });
}

export const placeAndTime = (time: Temporal.ZonedDateTime, zone: string, reader: Reader) => ({
  time: describeTime(time, reader),
  zone: zoneLabel(zone),
  offset: offsetText(time),
});

export function utcText(time: Temporal.ZonedDateTime): string {
  const utc = time.withTimeZone("UTC");
  return `${textOfDay(dayOf(utc))} ${clockText(secondsOf(utc))}`;
}

export const universalStep = (time: Temporal.ZonedDateTime, title?: string): FormulaStep =>
  step("universal", atPlaceAndUniversal(time), title);

export const localStep = (time: Temporal.ZonedDateTime, title?: string): FormulaStep =>
  step("local", atPlaceAndUniversal(time), title);

function atPlaceAndUniversal(time: Temporal.ZonedDateTime) {
  const [u, z] = [epochSeconds(time), Math.round(time.offsetNanoseconds / 1e9)];
  return { u, t: u + z, z };
}

export function differenceText(here: Temporal.ZonedDateTime, there: Temporal.ZonedDateTime): string {
  const seconds = Math.round((there.offsetNanoseconds - here.offsetNanoseconds) / 1e9);
  if (seconds === 0) return messages.differences.none;
  const size = spellDuration(seconds);
  return seconds > 0 ? messages.differences.ahead(size) : messages.differences.behind(size);
}

interface MomentRequest {
  /** Entered seconds since midnight. */
  seconds: number;
  zone: string;
  repeated: "first" | "second";
}

/**
 * Warns of a time that a clock change skips or repeats. `meaning` describes the result for the other of two
 * repeated times.
 */
export function changeWarnings(
  { kind, earlier, later, instant }: Resolved,
  { seconds, zone, repeated }: MomentRequest,
  { hours }: Reader,
  meaning?: (other: Temporal.ZonedDateTime) => string,
): Warning[] {
  const place = zoneLabel(zone);
  if (kind === "gap")
    return [
      {
        text: messages.warnings.timeSkipped({
          time: formatClock(seconds, hours),
          place,
          moved: formatClock(secondsOf(instant), hours),
        }),
      },
    ];
  if (kind === "once") return [];
  const other = repeated === "first" ? later : earlier;
  return [
    {
      text: messages.warnings.timeRepeated({
        time: formatClock(seconds, hours),
        place,
        earlier: offsetText(earlier),
        later: offsetText(later),
        used: repeated,
        other: meaning?.(other),
      }),
    },
  ];
}
