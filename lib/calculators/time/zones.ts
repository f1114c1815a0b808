import { clockText, durationText, twelveHourText } from "../../civil/clock.ts";
import { dayNumber, isInCalendar, textOfDay } from "../../civil/day.ts";
import { longDay, weekdayName } from "../../civil/day-names.ts";
import {
  epochSeconds,
  isKnownZone,
  offsetText,
  type Resolved,
  resolve,
  zoneLabel,
} from "../../civil/zones.ts";
import { formatNumber } from "../../numeric/text.ts";
import { type Computation, refuse, type Step, type Table, type Warning } from "../computation.ts";
import type { Inputs } from "./inputs.ts";

const MAX_ZONES = 30;

/** A wall-clock time of one place in others. */
export function zones(inputs: Inputs): Computation {
  const more = (inputs.moreZones ?? "")
    .split(/[\n\r,;]+/)
    .flatMap((line) => line.trim().replaceAll(" ", "_") || []);
  if (more.length > MAX_ZONES) return refuse("moreZones", `At most ${MAX_ZONES} zones.`);
  const unknown = more.find((zone) => !isKnownZone(zone));
  if (unknown)
    return refuse(
      "moreZones",
      `There is no time zone “${unknown.slice(0, 40).replace(/\p{C}/gu, "�")}”. Write it as Europe/Paris.`,
    );

  const resolved = resolve({ day: inputs.day, seconds: inputs.time, zone: inputs.zone }, inputs.repeated);
  const here = resolved.instant;
  const there = here.withTimeZone(inputs.toZone);
  const all = [inputs.toZone, ...more].map((zone) => here.withTimeZone(zone));
  if (![here, ...all].every((time) => isInCalendar(dayOf(time))))
    return refuse("day", "There the date is outside of the calendar, which holds the years 1 to 9999.");
  return {
    ok: true,
    answer: {
      outputs: {
        there: describeTime(there),
        difference: differenceText(here, there),
        utc: `${textOfDay(dayOf(here.withTimeZone("UTC")))} ${clockText(secondsOf(here.withTimeZone("UTC")))}`,
        unixTime: epochSeconds(here),
      },
      steps: steps(here, there),
      warnings: changeWarnings(resolved, inputs),
      assumptions: [`${describeTime(here)} in ${zoneLabel(inputs.zone)}, ${offsetText(here)}.`],
      tables: [zoneTable(here, [here, ...all])],
    },
  };
}

const dayOf = ({ year, month, day }: Temporal.ZonedDateTime): number => dayNumber({ year, month, day });
const secondsOf = ({ hour, minute, second }: Temporal.ZonedDateTime): number =>
  hour * 3600 + minute * 60 + second;
const describeTime = (time: Temporal.ZonedDateTime): string =>
  `${clockText(secondsOf(time))} on ${longDay(dayOf(time))}`;
const offsetSeconds = (time: Temporal.ZonedDateTime): number => Math.round(time.offsetNanoseconds / 1e9);

/** "9:00 ahead", "3:30 behind" */
function differenceText(here: Temporal.ZonedDateTime, there: Temporal.ZonedDateTime): string {
  const seconds = offsetSeconds(there) - offsetSeconds(here);
  if (seconds === 0) return "the same time";
  return `${durationText(Math.abs(seconds))} ${seconds > 0 ? "ahead" : "behind"}`;
}

const steps = (here: Temporal.ZonedDateTime, there: Temporal.ZonedDateTime): Step[] => [
  {
    title: "Universal time",
    formula: "UTC = local time − offset",
    substituted: `${clockText(secondsOf(here))} − (${offsetText(here).slice(3)})`,
    result: `${describeTime(here.withTimeZone("UTC"))} = ${formatNumber(epochSeconds(here), { significant: 15 })} s since 1970`,
  },
  {
    title: "Time there",
    formula: "local time = UTC + offset",
    substituted: `${clockText(secondsOf(here.withTimeZone("UTC")))} + (${offsetText(there).slice(3)})`,
    result: describeTime(there),
  },
];

function changeWarnings({ kind, earlier, later, instant }: Resolved, inputs: Inputs): Warning[] {
  const place = zoneLabel(inputs.zone);
  if (kind === "gap")
    return [
      {
        text: `${clockText(inputs.time)} does not exist in ${place} on this day: clocks are put forward over it. It was moved forward to ${clockText(secondsOf(instant))}.`,
      },
    ];
  if (kind === "overlap") {
    const other = (inputs.repeated === "first" ? later : earlier).withTimeZone(inputs.toZone);
    return [
      {
        text: `${clockText(inputs.time)} comes twice in ${place} on this day, at ${offsetText(earlier)} and at ${offsetText(later)}, because clocks are put back. The ${inputs.repeated} was taken; the other is ${describeTime(other)} there. Choose under More options.`,
      },
    ];
  }
  return [];
}

const zoneTable = (here: Temporal.ZonedDateTime, times: readonly Temporal.ZonedDateTime[]): Table => ({
  id: "zones",
  title: "The same moment",
  columns: [
    { id: "zone", label: "Time zone", format: { kind: "text" } },
    { id: "day", label: "Date", format: { kind: "day" } },
    { id: "weekday", label: "Weekday", format: { kind: "text" } },
    { id: "time", label: "Time", format: { kind: "text" } },
    { id: "twelve", label: "12-hour", format: { kind: "text" } },
    { id: "offset", label: "Offset", format: { kind: "text" } },
    { id: "difference", label: "Against the first", format: { kind: "text" } },
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
