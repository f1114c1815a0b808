import { daysLater, dayText } from "../../../core/civil/day.ts";
import { daysOf } from "../../../kit/phrases/days.ts";
import { type FrameValues, required, type Slot } from "../../../kit/reader/frame.ts";

export const BUSINESS =
  "business day | working day | work day | workday | weekday | week day | monday to friday";

export const START: Slot = required("date", "from | between | since | starting | start | started");
export const END: Slot = required("date", "to | until | till | through | and | up to | ending | end | thru");

export function monthOf(match: FrameValues): { first: string; next: string } | undefined {
  const value = match.text("month");
  if (value === undefined) return undefined;
  const today = match.question.context.today;
  const [year, month] = (value.length === 2 ? `${today.slice(0, 4)}-${value}` : value).split("-").map(Number);
  if (year === undefined || month === undefined) return undefined;
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return { first: dayText({ year, month, day: 1 }), next: dayText(next) };
}

export function periodOf(match: FrameValues): { start: string; end: string } | undefined {
  const month = monthOf(match);
  if (month) return { start: month.first, end: daysLater(month.next, -1) };
  const year = match.text("year");
  return year === undefined ? undefined : { start: `${year}-01-01`, end: `${year}-12-31` };
}

/** Days back from which to search for the last day of a name; two Easters may be 13 months apart. */
const LOOKBACKS = [365, 400];

/** Resolves "since January 1" to the last one, not the next. */
export function lastDay(match: FrameValues, slot: string): string {
  const value = match.value(slot);
  if (value?.kind !== "date") return "";
  const { today } = match.question.context;
  if (!value.isYearless || value.day <= today) return value.day;
  const days = LOOKBACKS.flatMap((back) => daysOf(match.wordsOf(value), daysLater(today, -back)));
  return days.find(({ day }) => day <= today)?.day ?? value.day;
}
