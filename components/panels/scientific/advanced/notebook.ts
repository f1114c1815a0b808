import type { Definition } from "@/lib/calculators/scientific/advanced/own-definitions";
import type { Answer } from "@/lib/calculators/scientific/advanced/part";

export interface Entry {
  id: number;
  line: string;
  answer: Answer;
}

/** Stored content: lines, newest last, and their definitions. */
export interface Notebook {
  entries: readonly Entry[];
  definitions: readonly Definition[];
}

export const EMPTY: Notebook = { entries: [], definitions: [] };

const MOST_ENTRIES = 40;
const MOST_DEFINITIONS = 40;
const LONGEST_LINE = 8000;
const KEY = "scicalcAdvanced";

export const answerOf = ({ entries }: Notebook): string | undefined => {
  const last = entries.findLast(({ answer }) => answer.ok && answer.result !== undefined)?.answer;
  return last?.ok ? last.result : undefined;
};

export function withEntry(notebook: Notebook, line: string, answer: Answer): Notebook {
  const id = Math.max(0, ...notebook.entries.map((entry) => entry.id)) + 1;
  const entries = [...notebook.entries, { id, line, answer }].slice(-MOST_ENTRIES);
  const definition = answer.ok ? answer.definition : undefined;
  if (!definition) return { ...notebook, entries };
  const others = notebook.definitions.filter(({ name }) => name !== definition.name);
  return { entries, definitions: [...others, definition].slice(-MOST_DEFINITIONS) };
}

/** Reads the lines and definitions of an earlier visit; empty if unreadable. */
export function storedLines(): { lines: readonly string[]; definitions: readonly Definition[] } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return { lines: [], definitions: [] };
    const { lines, definitions } = stored as { lines?: unknown; definitions?: unknown };
    return {
      lines: Array.isArray(lines) ? lines.filter(isLine).slice(-MOST_ENTRIES) : [],
      definitions: Array.isArray(definitions)
        ? definitions.filter(isDefinition).slice(-MOST_DEFINITIONS)
        : [],
    };
  } catch {
    return { lines: [], definitions: [] };
  }
}

const isLine = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_LINE;

const isDefinition = (value: unknown): value is Definition => {
  if (typeof value !== "object" || value === null) return false;
  const { name, line } = value as Partial<Definition>;
  return typeof name === "string" && /^[A-Za-z]\w{0,31}$/.test(name) && isLine(line);
};

export function store({ entries, definitions }: Notebook): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ lines: entries.map(({ line }) => line), definitions }));
  } catch {
    // Storage is full or blocked: the notebook exists only on the page.
  }
}
