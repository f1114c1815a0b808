import { formatClock } from "../../core/civil/clock.ts";
import { isInCalendar, numberOfDay, textOfDay } from "../../core/civil/day.ts";
import { weekdayName } from "../../core/civil/day-names.ts";
import type { TemporalNamespace } from "../../core/civil/temporal.ts";
import { twelveHourText } from "../../core/civil/twelve-hours.ts";
import { findZone } from "../../core/civil/zone-names.ts";
import { epochSeconds, isKnownZone, offsetText, resolve, zoneLabel } from "../../core/civil/zones.ts";
import { failure } from "../../core/result/result.ts";
import type { Table } from "../../kit/calculator/computation.ts";
import type { Context } from "../../kit/fields/context.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import {
  changeWarnings,
  dayOf,
  describeTime,
  differenceText,
  localStep,
  placeAndTime,
  secondsOf,
  universalStep,
  utcText,
} from "./moments.ts";

const MAX_ZONES = 30;

export function zones(
  inputs: Inputs<"zone">,
  context: Context,
  temporal: TemporalNamespace,
): ModeResult<"zone"> {
  const names = (inputs.moreZones ?? "").split(/[\n\r,;]+/).flatMap((line) => line.trim() || []);
  if (names.length > MAX_ZONES) return failure("moreZones", messages.errors.tooManyZones(MAX_ZONES));
  const more = names.map((name) => findZone(name) ?? "");
  const unknown = names.find((_, index) => !isKnownZone(temporal, more[index] ?? ""));
  if (unknown !== undefined)
    return failure("moreZones", messages.errors.zoneUnknown(unknown.slice(0, 40).replace(/\p{C}/gu, "�")));

  const resolved = resolve(
    temporal,
    { day: inputs.day, seconds: inputs.time, zone: inputs.zone },
    inputs.repeated,
  );
  const here = resolved.instant;
  const there = here.withTimeZone(inputs.toZone);
  // Names a neighboring day by the reader’s date. Zones differ by up to 26 hours, so the day may be two days away.
  const days = dayOf(there) - numberOfDay(context.today);
  const isSoon = context.hours === 12 && inputs.day === context.today && Math.abs(days) <= 1;
  const all = [inputs.toZone, ...more].map((zone) => here.withTimeZone(zone));
  if (![here, ...all].every((time) => isInCalendar(dayOf(time))))
    return failure("day", messages.errors.zoneTimeOutside);
  return {
    ok: true,
    value: {
      outputs: {
        there: isSoon
          ? messages.relativeMoment({ clock: formatClock(secondsOf(there), context.hours), days })
          : describeTime(there, context),
        difference: differenceText(here, there),
        utc: utcText(here),
        unixTime: epochSeconds(here),
      },
      steps: [universalStep(here), localStep(there, messages.steps.timeThere)],
      warnings: changeWarnings(
        resolved,
        { seconds: inputs.time, zone: inputs.zone, repeated: inputs.repeated },
        context,
        (other) => messages.warnings.otherThere(describeTime(other.withTimeZone(inputs.toZone), context)),
      ),
      assumptions: [messages.assumptions.moment(placeAndTime(here, inputs.zone, context))],
      tables: [zoneTable(here, [here, ...all], context)],
    },
  };
}

const zoneTable = (
  here: Temporal.ZonedDateTime,
  times: readonly Temporal.ZonedDateTime[],
  { hours }: Context,
): Table => ({
  id: "zones",
  title: messages.tables.zones.title,
  columns: [
    { id: "zone", label: messages.tables.zones.zone, format: { kind: "text" } },
    { id: "day", label: messages.tables.zones.date, format: { kind: "day" } },
    { id: "weekday", label: messages.tables.zones.weekday, format: { kind: "text" } },
    { id: "time", label: messages.tables.zones.time, format: { kind: "text" } },
    ...(hours === 12
      ? []
      : [{ id: "twelve", label: messages.tables.zones.twelveHour, format: { kind: "text" } } as const]),
    { id: "offset", label: messages.tables.zones.offset, format: { kind: "text" } },
    { id: "difference", label: messages.tables.zones.difference, format: { kind: "text" } },
  ],
  rows: times.map((time) => [
    zoneLabel(time.timeZoneId),
    textOfDay(dayOf(time)),
    weekdayName(dayOf(time)),
    formatClock(secondsOf(time), hours),
    ...(hours === 12 ? [] : [twelveHourText(secondsOf(time))]),
    offsetText(time),
    differenceText(here, time),
  ]),
});
