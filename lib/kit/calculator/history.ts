import { csv } from "./csv.ts";

/** The list of past calculations that a calculator keeps on the visitor's device: newest first, capped, safe to read back. */
export interface HistoryEntry {
  /** Computed expression: "12 + 7". */
  expression: string;
  /** Displayed result, in plain digits: "19", "-0.3333333". */
  result: string;
  /** The result before it was rounded for the display, when that differs. */
  precise?: string;
  /** When it was computed, as ISO 8601 text. */
  at?: string;
}

export const HISTORY_CAP = 100;

const MAX_EXPRESSION = 1000;
const MAX_RESULT = 100;
const MAX_STORED = 500_000;

/** Control and formatting characters: nothing a calculator writes, and able to disguise what a line says. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** The entries with a new one in front; the oldest leave beyond the cap. */
export function addEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  return [entry, ...entries].slice(0, HISTORY_CAP);
}

/** The entries without the one at this position; unchanged when there is none. */
export function removeEntry(entries: readonly HistoryEntry[], index: number): readonly HistoryEntry[] {
  return entries.filter((_, position) => position !== index);
}

export const serialiseHistory = (entries: readonly HistoryEntry[]): string => JSON.stringify(entries);

/**
 * Reads what `serialiseHistory` wrote. Storage belongs to the visitor and to every script of the origin, so whatever is not
 * an entry of the expected shape is left out; the function never throws.
 */
export function parseHistory(stored: string | null): readonly HistoryEntry[] {
  if (stored === null || stored.length > MAX_STORED) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(parsed)) return [];
  const entries: HistoryEntry[] = [];
  for (const item of parsed) {
    const entry = readEntry(item);
    if (entry) entries.push(entry);
    if (entries.length === HISTORY_CAP) break;
  }
  return entries;
}

function readEntry(item: unknown): HistoryEntry | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const { expression, result, precise, at } = item as Record<string, unknown>;
  if (!isLine(expression, MAX_EXPRESSION) || !isLine(result, MAX_RESULT)) return undefined;
  const entry: HistoryEntry = { expression, result };
  if (isLine(precise, MAX_RESULT)) entry.precise = precise;
  if (isLine(at, MAX_RESULT) && !Number.isNaN(Date.parse(at))) entry.at = at;
  return entry;
}

const isLine = (text: unknown, length: number): text is string =>
  typeof text === "string" && text.trim() !== "" && text.length <= length && !UNPRINTABLE.test(text);

/** The entries as CSV (RFC 4180: CRLF, quotes doubled) with a header line. */
export function historyCsv(entries: readonly HistoryEntry[]): string {
  const lines = [
    ["Expression", "Result", "Full precision", "Time"],
    ...entries.map(({ expression, result, precise = result, at = "" }) => [expression, result, precise, at]),
  ];
  return csv(lines);
}
