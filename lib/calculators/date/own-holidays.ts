import { dayNumber, parseDay } from "../../core/civil/day.ts";
import { formatInteger } from "../../core/locale/locale.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import { messages } from "./messages.ts";

export const MAX_OWN_DAYS = 10_000;

const ENTRY = /^(\d{4}-\d{2}-\d{2})(?:\s*(?:\.\.|…)\s*(\d{4}-\d{2}-\d{2}))?(?![\d/.-])(.*)$/s;
const SEPARATOR = /[,;\t]/;
const DATE_LIKE = /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?/;

/**
 * Reads a list of holidays: dates or ranges ("2026-12-24..2026-12-31") separated by new lines, commas or
 * semicolons, each with an optional name after it. Never guesses the order of 1/2/2026.
 */
export function readOwnHolidays(text: string): Result<Map<number, string>> {
  const days = new Map<number, string>();
  // Duplicates count too, so that a hostile list ends early.
  let read = 0;
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    let unnamed: readonly number[] = [];
    for (const piece of SEPARATOR.test(line) ? line.split(SEPARATOR) : [line]) {
      const entry = piece.trim();
      if (entry === "") continue;
      const dates = readEntry(entry);
      if (typeof dates !== "string") {
        read += dates.days.length;
        if (read > MAX_OWN_DAYS) return failure("holidays", TOO_MANY);
        for (const day of dates.days) days.set(day, dates.name);
        unnamed = dates.days;
      } else if (unnamed.length > 0 && !DATE_LIKE.test(entry)) {
        // The name of the date may follow a comma.
        for (const day of unnamed) days.set(day, printable(entry, 80));
        unnamed = [];
      } else return failure("holidays", messages.errors.holidayLine({ line: index + 1, problem: dates }));
    }
  }
  return success(days);
}

const TOO_MANY = messages.errors.tooManyHolidays(formatInteger(MAX_OWN_DAYS));

function readEntry(entry: string): { days: number[]; name: string } | string {
  // Fast path for the usual line: lists may be long.
  const plain = entry.length === 10 ? parseDay(entry) : undefined;
  if (plain) return { days: [dayNumber(plain)], name: messages.customHoliday };
  const [, firstText = "", lastText = firstText, name = ""] = ENTRY.exec(entry) ?? [];
  const [first, last] = [parseDay(firstText), parseDay(lastText)];
  if (!first || !last) {
    return messages.errors.notADate(printable(entry));
  }
  const [from, to] = [dayNumber(first), dayNumber(last)];
  if (to < from) return messages.errors.rangeReversed;
  if (to - from >= MAX_OWN_DAYS) return TOO_MANY;
  const days = Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  return { days, name: printable(name.trim(), 80) || messages.customHoliday };
}

const printable = (text: string, length = 24): string =>
  text.replace(/\p{C}/gu, "�").slice(0, length) + (text.length > length ? "…" : "");
