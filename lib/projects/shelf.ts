import type { Project } from "./project.ts";

/** Stored project, with the number of times that it was saved. */
export interface Kept {
  project: Project;
  revision: number;
}

/** Project data for a list. */
export interface Summary {
  id: string;
  name: string;
  client: string;
  /** Number of calculators. */
  size: number;
  updatedAt: string;
}

/** Storage for projects. Every method may reject, as browsers' storage does. */
export interface Shelf {
  /** True if the storage outlives the page. */
  lasting: boolean;
  /** Lists the projects, the latest first. */
  list: () => Promise<Summary[]>;
  read: (id: string) => Promise<Kept | undefined>;
  /**
   * Replaces the stored project with the result of `next`, in one transaction; undefined removes it. Resolves to the
   * new stored project.
   */
  change: (id: string, next: (known: Kept | undefined) => Project | undefined) => Promise<Kept | undefined>;
  /** Removes a project, even one that cannot be read. */
  remove: (id: string) => Promise<void>;
}

/** Summarizes any stored value. If it is not a valid project, opening it reports the error. */
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

/** Returns the stored project after a change. */
export const changedKept = (
  known: Kept | undefined,
  next: (known: Kept | undefined) => Project | undefined,
): Kept | undefined => {
  const project = next(known);
  return project && { project, revision: (known?.revision ?? 0) + 1 };
};

/** Creates storage for the life of the page, for browsers without storage and for tests. */
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
