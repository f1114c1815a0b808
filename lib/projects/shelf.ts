import type { Project } from "./project.ts";

export interface StoredProject {
  project: Project;
  revision: number;
}

export interface Summary {
  id: string;
  name: string;
  client: string;
  size: number;
  updatedAt: string;
}

export interface Shelf {
  /** True if the storage outlives the page. */
  lasting: boolean;
  /** Lists the projects, the latest first. */
  list: () => Promise<Summary[]>;
  read: (id: string) => Promise<StoredProject | undefined>;
  /**
   * Replaces the stored project with the result of `next`, in one transaction; undefined removes it. Resolves to the
   * new stored project.
   */
  change: (
    id: string,
    next: (stored: StoredProject | undefined) => Project | undefined,
  ) => Promise<StoredProject | undefined>;
  remove: (id: string) => Promise<void>;
}

/** Summarizes any stored value. If it is not a valid project, opening it reports the error. */
export function summaryOf(value: unknown): Summary {
  const fields: Partial<Record<keyof Project, unknown>> =
    typeof value === "object" && value !== null ? value : {};
  const { id, name, client, entries, updatedAt } = fields;
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
  stored: StoredProject | undefined,
  next: (stored: StoredProject | undefined) => Project | undefined,
): StoredProject | undefined => {
  const project = next(stored);
  return project && { project, revision: (stored?.revision ?? 0) + 1 };
};

/** Creates storage for the life of the page, for browsers without storage and for tests. */
export function memoryShelf(): Shelf {
  const projects = new Map<string, StoredProject>();
  return {
    lasting: false,
    list: async () => latestFirst([...projects.values()].map(({ project }) => summaryOf(project))),
    read: async (id) => projects.get(id),
    change: async (id, next) => {
      const result = changedKept(projects.get(id), next);
      if (result) projects.set(id, result);
      else projects.delete(id);
      return result;
    },
    remove: async (id) => void projects.delete(id),
  };
}
