import { clockText, twelveHourText } from "../../core/civil/clock.ts";
import { isInCalendar, textOfDay } from "../../core/civil/day.ts";
import { weekdayName } from "../../core/civil/day-names.ts";
import type { TemporalNamespace } from "../../core/civil/temporal.ts";
import { epochSeconds, isKnownZone, offsetText, resolve, zoneLabel } from "../../core/civil/zones.ts";
import { failure, type Table } from "../../kit/calculator/computation.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import {
  changeWarnings,
  dayOf,
  describeTime,
  differenceText,
  localStep,
  secondsOf,
  universalStep,
  utcText,
} from "./moments.ts";

const MAX_ZONES = 30;

/** A wall-clock time of one place in others. */
export function zones(inputs: Inputs<"zone">, temporal: TemporalNamespace): ModeResult<"zone"> {
  const more = (inputs.moreZones ?? "")
    .split(/[\n\r,;]+/)
    .flatMap((line) => line.trim().replaceAll(" ", "_") || []);
  if (more.length > MAX_ZONES) return failure("moreZones", `At most ${MAX_ZONES} zones.`);
  const unknown = more.find((zone) => !isKnownZone(temporal, zone));
  if (unknown)
    return failure(
      "moreZones",
      `There is no time zone “${unknown.slice(0, 40).replace(/\p{C}/gu, "�")}”. Use a name such as Europe/Paris.`,
    );

  const resolved = resolve(
    temporal,
    { day: inputs.day, seconds: inputs.time, zone: inputs.zone },
    inputs.repeated,
  );
  const here = resolved.instant;
  const there = here.withTimeZone(inputs.toZone);
  const all = [inputs.toZone, ...more].map((zone) => here.withTimeZone(zone));
  if (![here, ...all].every((time) => isInCalendar(dayOf(time))))
    return failure("day", "In one of these zones, the date is outside the years 1 to 9999.");
  return {
    ok: true,
    answer: {
      outputs: {
        there: describeTime(there),
        difference: differenceText(here, there),
        utc: utcText(here),
        unixTime: epochSeconds(here),
      },
      steps: [universalStep(here), localStep(there, "Time there")],
      warnings: changeWarnings(
        resolved,
        { seconds: inputs.time, zone: inputs.zone, repeated: inputs.repeated },
        (other) => `the other is ${describeTime(other.withTimeZone(inputs.toZone))} there`,
      ),
      assumptions: [`${describeTime(here)} in ${zoneLabel(inputs.zone)}, ${offsetText(here)}.`],
      tables: [zoneTable(here, [here, ...all])],
    },
  };
}

const zoneTable = (here: Temporal.ZonedDateTime, times: readonly Temporal.ZonedDateTime[]): Table => ({
  id: "zones",
  title: "The same moment in each zone",
  columns: [
    { id: "zone", label: "Time zone", format: { kind: "text" } },
    { id: "day", label: "Date", format: { kind: "day" } },
    { id: "weekday", label: "Weekday", format: { kind: "text" } },
    { id: "time", label: "Time", format: { kind: "text" } },
    { id: "twelve", label: "12-hour", format: { kind: "text" } },
    { id: "offset", label: "Offset", format: { kind: "text" } },
    { id: "difference", label: "Difference from the first", format: { kind: "text" } },
  ],
  rows: times.map((time) => [
    zoneLabel(time.timeZoneId),
    textOfDay(dayOf(time)),
    weekdayName(dayOf(time)),
    clockText(secondsOf(time)),
    twelveHourText(secondsOf(time)),
    offsetText(time),
    differenceText(here, time),
  ]),
});
