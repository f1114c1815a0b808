import { durationText } from "../../core/civil/clock.ts";
import { DAY_SECONDS, daysInMonth } from "../../core/civil/day.ts";
import { failure, success } from "../../core/result/result.ts";
import { HOUR } from "../../units/constants.ts";
import * as R from "../../units/rational.ts";
import { readNumber } from "../../units/read-number.ts";
import type { FieldReading } from "./entry.ts";
import * as messages from "./messages.ts";

const CLOCK = /^(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2}))?)?\s*(?:(a|p)\.?\s*m?\.?|(n|noon|m|midnight))?$/i;
const COMPACT = /^(\d{1,2})(\d{2})$/;

const NAMED_CLOCK: Readonly<Record<string, string>> = {
  noon: "12 noon",
  midday: "12 noon",
  midnight: "0:00",
};

/** Reads a time of day in seconds: 17:30 · 17:30:15 · 1730 · 5:30 pm · 5 p.m. · noon. 24:00 only with `endOfDay`. */
export function readClock(text: string, endOfDay = false): FieldReading<number> {
  const entered = text.trim();
  const name = entered.toLowerCase();
  const clockText =
    name === "midnight" && endOfDay
      ? "24:00"
      : Object.hasOwn(NAMED_CLOCK, name)
        ? (NAMED_CLOCK[name] ?? "")
        : entered;
  const match = CLOCK.exec(clockText);
  const compact = match ? null : COMPACT.exec(clockText);
  const [hourText, minuteText = "0", secondText = "0"] = compact
    ? [compact[1] ?? "", compact[2]]
    : [match?.[1] ?? "", match?.[2], match?.[3]];
  const half = match?.[4]?.toLowerCase();
  const twelve = match?.[5]?.toLowerCase();
  // A bare number could be hours or minutes.
  if (hourText === "" || (match && match[2] === undefined && !half && !twelve)) {
    return failure("", messages.clockInvalid);
  }
  const [hours, minutes, seconds] = [Number(hourText), Number(minuteText), Number(secondText)];
  if (minutes > 59 || seconds > 59) return failure("", messages.minuteOutOfRange);
  if (half || twelve) {
    if (hours < 1 || hours > 12) return failure("", messages.hourOfHalfDayOutOfRange);
    if (twelve && (hours !== 12 || minutes + seconds > 0)) return failure("", messages.noonNotTwelve);
    const afternoon = half === "p" || twelve?.startsWith("n");
    return success((hours % 12) * HOUR + (afternoon ? 12 * HOUR : 0) + minutes * 60 + seconds);
  }
  const total = hours * HOUR + minutes * 60 + seconds;
  if (total > DAY_SECONDS || (total === DAY_SECONDS && !endOfDay)) {
    return failure("", endOfDay ? messages.endOfDayExceeded : messages.hourOutOfRange);
  }
  return success(total);
}

const COLONS = /^(\d{1,6}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d{1,6}))?)?$/;
const PART = /^\s*(?:and\s+|,\s*)?/;
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:days?|d)(?![a-z])/i, DAY_SECONDS],
  [/^\s*(?:hours?|hrs?|h)(?![a-z])/i, HOUR],
  [/^\s*(?:minutes?|mins?|min|m)(?![a-z])/i, 60],
  [/^\s*(?:seconds?|secs?|s)(?![a-z])/i, 1],
];

/**
 * Matches a duration of ISO 8601: P2W, or days, hours, minutes and seconds such as P1DT2H30M. Years and
 * months have no fixed length.
 */
const ISO_DURATION =
  /^P(?=[\dT])(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6}(?:[.,]\d{1,6})?)S)?)?$/i;

/**
 * Reads a length of time in seconds: 7:45 (hours and minutes) · 7:45:30 · 2h 15m · 90 min · 1.5 h · 1 d 2 h · −0:30 · PT1H30M. A bare
 * number is in hours.
 */
export function readDuration(text: string): FieldReading<number> {
  const entered = text.replace(/[−–]/g, "-").trim();
  const negative = entered.startsWith("-");
  const body = entered.replace(/^[+-]\s*/, "");
  const sign = negative ? -1 : 1;
  const colons = COLONS.exec(body);
  if (colons) {
    const [, hours = "0", minutes = "0", seconds = "0", decimals = "0"] = colons;
    const total = Number(hours) * HOUR + Number(minutes) * 60 + Number(seconds) + Number(`0.${decimals}`);
    const isCarried = Number(minutes) > 59 || Number(seconds) > 59;
    return withReading(sign * total || 0, isCarried);
  }
  const iso = ISO_DURATION.exec(body);
  if (iso) {
    const [weeks, days, hours, minutes, seconds] = iso.slice(1).map((part) => numberIn(part ?? "0"));
    const total =
      (weeks ?? 0) * 7 * DAY_SECONDS +
      (days ?? 0) * DAY_SECONDS +
      (hours ?? 0) * HOUR +
      (minutes ?? 0) * 60 +
      (seconds ?? 0);
    return withReading(sign * total || 0, true);
  }
  const terms = readTerms(body);
  return terms === undefined ? failure("", messages.durationInvalid) : success(sign * terms || 0);
}

const numberIn = (text: string): number => Number(text.replace(",", "."));

/** Adds the interpretation of a duration, without fractions of a second. */
const withReading = (seconds: number, isUnusual: boolean): FieldReading<number> =>
  isUnusual && Number.isInteger(seconds)
    ? { ok: true, value: seconds, reading: durationText(seconds) }
    : success(seconds);

/** Parses "2h 15m" to seconds; units must get smaller. Undefined for other texts. */
function readTerms(text: string): number | undefined {
  let rest = text;
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  while (rest.trim() !== "") {
    rest = rest.replace(PART, "");
    // Exponents and fractions are not times: 1e3 and 3/4.
    const number = /^[\d.,]+/.test(rest) ? readNumber(rest) : undefined;
    if (!number?.ok) return undefined;
    rest = rest.slice(number.length);
    const unit = UNITS.find(([name]) => name.test(rest));
    // The 15 of "2 h 15" is minutes.
    const isMinutes = last === HOUR && R.toNumber(number.value) < 60;
    if (!unit && (rest.trim() !== "" || (last !== Number.POSITIVE_INFINITY && !isMinutes))) return undefined;
    const size = unit?.[1] ?? (isMinutes ? 60 : HOUR);
    if (size >= last) return undefined;
    last = size;
    total += R.toNumber(R.multiply(number.value, R.rational(BigInt(size))));
    rest = rest.replace(unit?.[0] ?? "", "");
  }
  return last === Number.POSITIVE_INFINITY || !Number.isFinite(total) ? undefined : total;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Describes the problem of a day in the format "2026-11-22" (proleptic Gregorian, years 1 to 9999), or returns
 * undefined.
 */
export function dayProblem(text: string): string | undefined {
  const match = ISO_DAY.exec(text);
  if (!match) return messages.dayInvalid;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1) return messages.yearOutOfRange;
  if (month < 1 || month > 12) return messages.monthOutOfRange;
  const days = daysInMonth(year, month);
  return day < 1 || day > days ? messages.dayOfMonthOutOfRange(days) : undefined;
}
