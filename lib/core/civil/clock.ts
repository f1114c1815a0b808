import { formatCounted, formatInteger, pluralize } from "../locale/locale.ts";
import { TIME_UNITS } from "../locale/unit-words.ts";
import { DAY_SECONDS } from "./day.ts";
import { twelveHourText, twoDigits } from "./twelve-hours.ts";

/** Formats seconds since midnight as "17:45" or "17:45:30"; 86,400 is "24:00". */
export function clockText(seconds: number): string {
  const text = `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 ? `${text}:${twoDigits(seconds % 60)}` : text;
}

/** Hours on the reader's clock: 12 with AM and PM in the US. */
export type HourCycle = 12 | 24;

/** Formats seconds since midnight as the reader writes times: "5:45 PM" or "17:45". */
export const formatClock = (seconds: number, hours: HourCycle = 24): string =>
  hours === 12 ? twelveHourText(seconds) : clockText(seconds);

/** Formats a full hour as the reader writes it: 16 as "4 PM" or "16:00", 24 as "12 AM" or "24:00". */
export const hourName = (hour: number, hours: HourCycle = 24): string =>
  hours === 12 ? `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}` : clockText(hour * 3600);

/** Formats whole seconds as "7:45" or "−1:05:30"; hours may exceed 24. */
export function durationText(seconds: number): string {
  const rest = Math.abs(seconds);
  const text = `${formatInteger(Math.floor(rest / 3600))}:${twoDigits(Math.floor(rest / 60) % 60)}`;
  return `${seconds < 0 ? "−" : ""}${rest % 60 ? `${text}:${twoDigits(rest % 60)}` : text}`;
}

/** Formats seconds as runners do: "1:22:30" and "8:45". */
export function stopwatchText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`;
}

/** Formats "16 hours" and "8 hours 15 minutes", without a sign; "" for 0. */
export function spellDuration(seconds: number): string {
  const rest = Math.abs(seconds);
  const parts = [
    [Math.floor(rest / DAY_SECONDS), TIME_UNITS.day],
    [Math.floor(rest / 3600) % 24, TIME_UNITS.hour],
    [Math.floor(rest / 60) % 60, TIME_UNITS.minute],
    [rest % 60, TIME_UNITS.second],
  ] as const;
  return parts.flatMap(([count, unit]) => (count ? [formatCounted(count, unit)] : [])).join(" ");
}

/** Formats "2 days 3 h 15 min", "−45 s", "0 s". */
export function durationWords(seconds: number): string {
  const rest = Math.abs(seconds);
  const days = Math.floor(rest / DAY_SECONDS);
  const parts = [
    [days, pluralize(days, TIME_UNITS.day)],
    [Math.floor(rest / 3600) % 24, "h"],
    [Math.floor(rest / 60) % 60, "min"],
    [rest % 60, "s"],
  ] as const;
  const text = parts.flatMap(([value, unit]) => (value ? [`${formatInteger(value)} ${unit}`] : []));
  return text.length ? `${seconds < 0 ? "−" : ""}${text.join(" ")}` : "0 s";
}
