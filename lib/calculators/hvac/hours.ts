import type { DayValues } from "../../science/building-load/time-series.ts";
import { daily } from "../../science/building-load/time-series.ts";
import type { RoomInput } from "./modes.ts";

/** Activity in a room, 0 to 1, for the hours 1 to 24: hour 9 is from 8:00 to 9:00. */
export type Hours = RoomInput["hours"];

type Span = readonly [from: number, to: number];

const SPANS: Readonly<Record<Exclude<Hours, "own">, readonly Span[]>> = {
  always: [[0, 24]],
  office: [[8, 18]],
  home: [[17, 8]],
  meals: [
    [11, 14],
    [17, 22],
  ],
};

const within = (hour: number, [from, to]: Span): boolean =>
  from < to ? hour > from && hour <= to : hour > from || hour <= to;

const inSpans = (spans: readonly Span[]): DayValues =>
  daily((hour) => (spans.some((span) => within(hour, span)) ? 1 : 0));

const SCHEDULES: Readonly<Record<Exclude<Hours, "own">, DayValues>> = {
  always: inSpans(SPANS.always),
  office: inSpans(SPANS.office),
  home: inSpans(SPANS.home),
  meals: inSpans(SPANS.meals),
};

/** Returns a schedule; undefined if custom hours are invalid. */
export const scheduleOf = (hours: Hours, custom: string | undefined): DayValues | undefined =>
  hours === "own" ? readHours(custom ?? "") : SCHEDULES[hours];

const SPAN = /^(\d{1,2})(?::00)?[-–](\d{1,2})(?::00)?$/;
const PERCENT = /^(\d{1,3}(?:\.\d{1,3})?)%?$/;

/** Reads "8-12 13-18", or 24 percentages. */
export function readHours(text: string): DayValues | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  if (words.length === 24) {
    const parts = words.map((word) => Number(PERCENT.exec(word)?.[1] ?? Number.NaN) / 100);
    return parts.every((part) => part >= 0 && part <= 1) ? Float64Array.from(parts) : undefined;
  }
  const spans = words.map((word): Span => {
    const [, from, to] = SPAN.exec(word) ?? [];
    return [Number(from ?? Number.NaN), Number(to ?? Number.NaN)];
  });
  const isSpan = ([from, to]: Span): boolean => from >= 0 && from <= 24 && to >= 0 && to <= 24 && from !== to;
  return spans.length > 0 && spans.every(isSpan) ? inSpans(spans) : undefined;
}
