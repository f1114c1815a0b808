import type { Project } from "./project.ts";

/** A project as it is kept, with how often it was written. */
export interface Kept {
  project: Project;
  revision: number;
}

/** What a list of projects shows. */
export interface Summary {
  id: string;
  name: string;
  client: string;
  /** How many calculators. */
  size: number;
  updatedAt: string;
}

/** Where projects are kept. Everything may reject, as browsers' stores do. */
export interface Shelf {
  /** What is kept is there tomorrow. */
  lasting: boolean;
  /** The latest first. */
  list: () => Promise<Summary[]>;
  read: (id: string) => Promise<Kept | undefined>;
  /**
   * Makes what is kept into what is returned, with nobody else between reading and writing; undefined removes it.
   * Resolves to what is kept then.
   */
  change: (id: string, next: (known: Kept | undefined) => Project | undefined) => Promise<Kept | undefined>;
  /** Whatever is kept there, even what cannot be read. */
  remove: (id: string) => Promise<void>;
}

/** Of whatever is kept as a project: what cannot be read has its message when it is opened. */
export function summaryOf(kept: unknown): Summary {
  const known: Partial<Record<keyof Project, unknown>> =
    typeof kept === "object" && kept !== null ? kept : {};
  const { id, name, client, entries, updatedAt } = known;
  return {
    id: String(id ?? ""),
    name: String(name ?? ""),
    client: String(client ?? ""),
    size: Array.isArray(entries) ? entries.length : 0,
    updatedAt: String(updatedAt ?? ""),
  };
}

export const latestFirst = (summaries: readonly Summary[]): Summary[] =>
  summaries.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));

/** What is kept after a change. */
export const changedKept = (
  known: Kept | undefined,
  next: (known: Kept | undefined) => Project | undefined,
): Kept | undefined => {
  const project = next(known);
  return project && { project, revision: (known?.revision ?? 0) + 1 };
};

/** For the time of the page: where the browser keeps nothing, and in tests. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, Kept>();
  return {
    lasting: false,
    list: async () => latestFirst([...kept.values()].map(({ project }) => summaryOf(project))),
    read: async (id) => kept.get(id),
    change: async (id, next) => {
      const result = changedKept(kept.get(id), next);
      if (result) kept.set(id, result);
      else kept.delete(id);
      return result;
    },
    remove: async (id) => void kept.delete(id),
  };
}
