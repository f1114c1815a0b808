import { clockText, durationWords } from "../../core/civil/clock.ts";
import { dayNumber, textOfDay } from "../../core/civil/day.ts";
import { longDay } from "../../core/civil/day-names.ts";
import { epochSeconds, offsetText, type Resolved, zoneLabel } from "../../core/civil/zones.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { FormulaStep } from "../../kit/formulas/step.ts";
import { step } from "./step.ts";

/** Texts about a point in time, for the modes with time zones. */

export const dayOf = ({ year, month, day }: Temporal.ZonedDateTime): number =>
  dayNumber({ year, month, day });

/** Whole seconds since midnight by the clock. */
export const secondsOf = ({ hour, minute, second }: Temporal.ZonedDateTime): number =>
  hour * 3600 + minute * 60 + second;

/** "21:00 on Thursday, November 22, 2026"; with thousandths of a second where there are any. */
export function describeTime(time: Temporal.ZonedDateTime): string {
  const seconds = secondsOf(time);
  const clock = clockText(seconds);
  const full = time.millisecond > 0 && seconds % 60 === 0 ? `${clock}:00` : clock;
  const thousandths = time.millisecond > 0 ? `.${String(time.millisecond).padStart(3, "0")}` : "";
  return `${full}${thousandths} on ${longDay(dayOf(time))}`;
}

/** "2026-11-22 12:00" */
export function utcText(time: Temporal.ZonedDateTime): string {
  const utc = time.withTimeZone("UTC");
  return `${textOfDay(dayOf(utc))} ${clockText(secondsOf(utc))}`;
}

/** From the clock at a place to universal time. */
export const universalStep = (time: Temporal.ZonedDateTime, title?: string): FormulaStep =>
  step("universal", atPlaceAndUniversal(time), title);

/** From universal time to the clock at a place. */
export const localStep = (time: Temporal.ZonedDateTime, title?: string): FormulaStep =>
  step("local", atPlaceAndUniversal(time), title);

function atPlaceAndUniversal(time: Temporal.ZonedDateTime) {
  const [u, z] = [epochSeconds(time), Math.round(time.offsetNanoseconds / 1e9)];
  return { u, t: u + z, z };
}

/** Formats the difference of the clock there from the clock here: "9 h ahead", "3 h 30 min behind". */
export function differenceText(here: Temporal.ZonedDateTime, there: Temporal.ZonedDateTime): string {
  const seconds = Math.round((there.offsetNanoseconds - here.offsetNanoseconds) / 1e9);
  if (seconds === 0) return "the same time";
  return `${durationWords(Math.abs(seconds))} ${seconds > 0 ? "ahead" : "behind"}`;
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
  meaning?: (other: Temporal.ZonedDateTime) => string,
): Warning[] {
  const place = zoneLabel(zone);
  if (kind === "gap")
    return [
      {
        text: `${clockText(seconds)} does not exist in ${place} on this day, because clocks are set forward past it. It was moved forward to ${clockText(secondsOf(instant))}.`,
      },
    ];
  if (kind === "once") return [];
  const other = repeated === "first" ? later : earlier;
  return [
    {
      text: `${clockText(seconds)} occurs twice in ${place} on this day, at ${offsetText(earlier)} and at ${offsetText(later)}, because clocks are set back. The ${repeated} was used${meaning ? `; ${meaning(other)}` : ""}. You can choose the other under More options.`,
    },
  ];
}
