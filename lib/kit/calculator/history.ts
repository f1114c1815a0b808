import { csv } from "./csv.ts";

/** Past calculation that a calculator stores on the visitor's device. The list is newest first and capped. */
export interface HistoryEntry {
  expression: string;
  /** Displayed result, in plain digits: "19", "-0.3333333". */
  result: string;
  /** Unrounded result, if the display rounds it. */
  precise?: string;
  at?: string;
}

export const HISTORY_CAP = 100;

const MAX_EXPRESSION = 1000;
const MAX_RESULT = 100;
const MAX_STORED = 500_000;

/** Matches control and formatting characters, which could disguise a line. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Prepends an entry and drops the oldest beyond the cap. */
export function addEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  return [entry, ...entries].slice(0, HISTORY_CAP);
}

/** Removes the entry at an index, if there is one. */
export function removeEntry(entries: readonly HistoryEntry[], index: number): readonly HistoryEntry[] {
  return entries.filter((_, position) => position !== index);
}

export const serialiseHistory = (entries: readonly HistoryEntry[]): string => JSON.stringify(entries);

/**
 * Parses the output of `serialiseHistory`. Any script of the origin can write to storage, so entries of an
 * unexpected shape are dropped; never throws.
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

/** Formats the entries as CSV with a header line. */
export function historyCsv(entries: readonly HistoryEntry[]): string {
  const lines = [
    ["Expression", "Result", "Full precision", "Time"],
    ...entries.map(({ expression, result, precise = result, at = "" }) => [expression, result, precise, at]),
  ];
  return csv(lines);
}
