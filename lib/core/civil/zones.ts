import type { TemporalNamespace } from "./temporal.ts";
import { resolveTimeZone } from "./time-zone.ts";

interface LocalTime {
  /** "2026-11-22" */
  day: string;
  /** Seconds since midnight, below 86,400. */
  seconds: number;
  zone: string;
}

/** Instants that a wall-clock time at a place can refer to. */
export interface Resolved {
  instant: Temporal.ZonedDateTime;
  /** "once": the usual case. "gap": a clock change skipped it. "overlap": it occurred twice. */
  kind: "once" | "gap" | "overlap";
  /** Gap: the time with the offset from after the change. Overlap: the first of the two times. */
  earlier: Temporal.ZonedDateTime;
  /** Gap: the time with the offset from before the change. Overlap: the second of the two times. */
  later: Temporal.ZonedDateTime;
}

/**
 * Returns true if the runtime knows the zone, by its name or as an offset. Temporal would also accept
 * complete dates with a zone.
 */
export function isKnownZone(temporal: TemporalNamespace, zone: string): boolean {
  if (resolveTimeZone(zone) === undefined) return false;
  try {
    atPlace(temporal, 0, zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Resolves a wall-clock time to an instant. A skipped time moves forward by the length of the gap (RFC 5545,
 * 3.3.5); `repeated` selects one of two.
 */
export function resolve(
  { PlainDate, PlainTime }: TemporalNamespace,
  { day, seconds, zone }: LocalTime,
  repeated: "first" | "second" = "first",
): Resolved {
  const time = new PlainTime(Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60);
  const wall = PlainDate.from(day).toPlainDateTime(time);
  const earlier = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  const later = wall.toZonedDateTime(zone, { disambiguation: "later" });
  if (earlier.epochNanoseconds === later.epochNanoseconds)
    return { instant: earlier, kind: "once", earlier, later };
  const kind = earlier.toPlainDateTime().equals(wall) ? "overlap" : "gap";
  return { instant: kind === "gap" || repeated === "second" ? later : earlier, kind, earlier, later };
}

/** Returns the wall-clock time of an instant (milliseconds since 1970) at a place. */
export const atPlace = (
  { Instant }: TemporalNamespace,
  milliseconds: number,
  zone: string,
): Temporal.ZonedDateTime => Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone);

/** Whole seconds since 1970-01-01 UTC. */
export const epochSeconds = (time: Temporal.ZonedDateTime): number =>
  Math.floor(Number(time.epochNanoseconds / 1_000_000n) / 1000);

/** "UTC+05:30", "UTC−03:00", "UTC+00:00" */
export const offsetText = ({ offset }: Temporal.ZonedDateTime): string => `UTC${offset.replace("-", "−")}`;

/** Formats an IANA name as "Argentina / Buenos Aires", and a fixed offset such as "Etc/GMT+5" as "UTC−5". */
export const zoneLabel = (zone: string): string =>
  zone
    .replace(/^Etc\/GMT([+-])(?=\d)/, (_, sign) => (sign === "+" ? "UTC−" : "UTC+"))
    .replaceAll("_", " ")
    .replaceAll("/", " / ");
