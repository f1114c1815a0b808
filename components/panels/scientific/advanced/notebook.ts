import type { Definition } from "@/lib/science/algebra/expressions/definitions";
import type { Answer } from "@/lib/science/algebra/part";
import { ANGLE_UNITS, type AngleUnit } from "@/lib/science/functions/angle-unit";

export interface Entry {
  id: number;
  line: string;
  /** Unit of the angles in the line. */
  angle: AngleUnit;
  answer: Answer;
}

type StoredLine = Pick<Entry, "line" | "angle">;

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

export function withEntry(notebook: Notebook, { line, angle }: StoredLine, answer: Answer): Notebook {
  const id = Math.max(0, ...notebook.entries.map((entry) => entry.id)) + 1;
  const entries = [...notebook.entries, { id, line, angle, answer }].slice(-MOST_ENTRIES);
  return { entries, definitions: definitionsAfter(notebook, answer) };
}

/** Replaces an entry by its recomputation; unchanged if it has been deleted. A later definition of its name stays. */
export function withRecomputed(notebook: Notebook, entry: Entry): Notebook {
  if (!notebook.entries.some(({ id }) => id === entry.id)) return notebook;
  const entries = notebook.entries.map((each) => (each.id === entry.id ? entry : each));
  const name = definitionIn(entry.answer)?.name;
  const isRedefined = notebook.entries.some(
    ({ id, answer }) => id > entry.id && name !== undefined && definitionIn(answer)?.name === name,
  );
  return {
    entries,
    definitions: isRedefined ? notebook.definitions : definitionsAfter(notebook, entry.answer),
  };
}

const definitionIn = (answer: Answer): Definition | undefined => (answer.ok ? answer.definition : undefined);

function definitionsAfter({ definitions }: Notebook, answer: Answer): readonly Definition[] {
  const definition = definitionIn(answer);
  if (!definition) return definitions;
  const others = definitions.filter(({ name }) => name !== definition.name);
  return [...others, definition].slice(-MOST_DEFINITIONS);
}

/** Reads the lines and definitions of an earlier visit; empty if unreadable. */
export function storedLines(): { lines: readonly StoredLine[]; definitions: readonly Definition[] } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return { lines: [], definitions: [] };
    const { lines, angles, definitions } = stored as Partial<Record<string, unknown>>;
    const units: readonly unknown[] = Array.isArray(angles) ? angles : [];
    return {
      lines: Array.isArray(lines)
        ? lines
            .map((line, at) => ({ line, angle: storedAngle(units[at]) }))
            .filter((each): each is StoredLine => isLine(each.line))
            .slice(-MOST_ENTRIES)
        : [],
      definitions: Array.isArray(definitions)
        ? definitions
            .filter(isDefinition)
            .slice(-MOST_DEFINITIONS)
            .map((definition) => ({ ...definition, angle: storedAngle(definition.angle) }))
        : [],
    };
  } catch {
    return { lines: [], definitions: [] };
  }
}

/** Returns a stored angle unit; radians for lines and definitions from before there was a choice. */
const storedAngle = (stored: unknown): AngleUnit => ANGLE_UNITS.find((angle) => angle === stored) ?? "rad";

const isLine = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_LINE;

const isDefinition = (value: unknown): value is Definition => {
  if (typeof value !== "object" || value === null) return false;
  const { name, line } = value as Partial<Definition>;
  return typeof name === "string" && /^[A-Za-z]\w{0,31}$/.test(name) && isLine(line);
};

export function store({ entries, definitions }: Notebook): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        lines: entries.map(({ line }) => line),
        angles: entries.map(({ angle }) => angle),
        definitions,
      }),
    );
  } catch {
    // Storage is full or blocked: the notebook exists only on the page.
  }
}
