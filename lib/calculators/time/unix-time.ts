import { DAY_SECONDS, FIRST_DAY, isInCalendar, LAST_DAY } from "../../core/civil/day.ts";
import type { TemporalNamespace } from "../../core/civil/temporal.ts";
import { atPlace, epochSeconds, offsetText, resolve, zoneLabel } from "../../core/civil/zones.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { failure } from "../../core/result/result.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import {
  changeWarnings,
  dayOf,
  describeTime,
  localStep,
  placeAndTime,
  type Reader,
  secondsOf,
  universalStep,
  utcText,
} from "./moments.ts";
import { step } from "./step.ts";

type Unit = Exclude<Inputs<"unix">["timestampUnit"], "auto">;

const PER_SECOND: Readonly<Record<Unit, number>> = {
  seconds: 1,
  milliseconds: 1e3,
  microseconds: 1e6,
  nanoseconds: 1e9,
};

/** Guesses the unit of a timestamp: 10¹¹ s is in the year 5138, 10¹¹ ms in 1973. */
function likelyUnit(timestamp: number): Unit {
  const size = Math.abs(timestamp);
  if (size < 1e11) return "seconds";
  if (size < 1e14) return "milliseconds";
  return size < 1e17 ? "microseconds" : "nanoseconds";
}

export const unixTime = (
  inputs: Inputs<"unix">,
  reader: Reader,
  temporal: TemporalNamespace,
): ModeResult<"unix"> =>
  inputs.unixWay === "toDate" ? toDate(inputs, reader, temporal) : fromDate(inputs, reader, temporal);

function toDate(
  { timestamp, timestampUnit, unixZone }: Inputs<"unix">,
  reader: Reader,
  temporal: TemporalNamespace,
): ModeResult<"unix"> {
  const unit = timestampUnit === "auto" ? likelyUnit(timestamp) : timestampUnit;
  // Truncates below a millisecond; 15 digits, because the quotient may be slightly below a whole number.
  const milliseconds = Math.floor(Number(((timestamp * 1000) / PER_SECOND[unit]).toPrecision(15)));
  const [first, end] = [FIRST_DAY * DAY_SECONDS * 1000, (LAST_DAY + 1) * DAY_SECONDS * 1000];
  if (milliseconds < first || milliseconds >= end) return failure("timestamp", messages.errors.momentOutside);
  const time = atPlace(temporal, milliseconds, unixZone);
  if (!isInCalendar(dayOf(time))) return failure("timestamp", messages.errors.momentOutside);
  const [utc, s] = [time.withTimeZone("UTC"), epochSeconds(time)];
  return {
    ok: true,
    value: {
      outputs: { localTime: describeTime(time, reader), ...forms(time) },
      steps: [
        ...(unit === "seconds" && Number.isInteger(timestamp)
          ? []
          : [step("inSeconds", { s, x: timestamp, k: PER_SECOND[unit] })]),
        step("unixDays", { s, n: dayOf(utc), r: secondsOf(utc) }),
        step("unixDate", { D: dayOf(utc), D_0: 0, n: dayOf(utc) }),
        localStep(time),
      ],
      warnings: [],
      assumptions: [
        messages.assumptions.timestampUnit({ unit, isGuessed: timestampUnit === "auto" }),
        messages.assumptions.offset({ zone: zoneLabel(unixZone), offset: offsetText(time) }),
      ],
    },
  };
}

function fromDate(
  { unixDay, unixClock, unixZone, unixRepeated }: Inputs<"unix">,
  reader: Reader,
  temporal: TemporalNamespace,
): ModeResult<"unix"> {
  const resolved = resolve(temporal, { day: unixDay, seconds: unixClock, zone: unixZone }, unixRepeated);
  const time = resolved.instant;
  if (!isInCalendar(dayOf(time))) return failure("unixDay", messages.errors.momentOutside);
  const utc = time.withTimeZone("UTC");
  return {
    ok: true,
    value: {
      outputs: forms(time),
      steps: [
        universalStep(time),
        step("daysSince", { n: dayOf(utc), D: dayOf(utc), D_0: 0 }),
        step("unixTime", { s: epochSeconds(time), n: dayOf(utc), r: secondsOf(utc) }),
      ],
      warnings: changeWarnings(
        resolved,
        { seconds: unixClock, zone: unixZone, repeated: unixRepeated },
        reader,
        (other) => messages.warnings.otherInSeconds(formatNumber(epochSeconds(other), { significant: 15 })),
      ),
      assumptions: [messages.assumptions.moment(placeAndTime(time, unixZone, reader))],
    },
  };
}

const forms = (time: Temporal.ZonedDateTime) => ({
  unixTime: epochSeconds(time),
  unixMilliseconds: time.epochMilliseconds,
  utc: utcText(time),
  iso: time.toString({ timeZoneName: "never" }),
});
