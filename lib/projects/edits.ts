import type { UnitSystem } from "../kit/quantities/systems.ts";
import { MAX_ENTRIES, MAX_LINE, PROJECT_FORMAT, PROJECT_VERSION } from "./limits.ts";
import { inOrderOfLinks } from "./link-order.ts";
import type { Project, ProjectEntry, ProjectLink } from "./project.ts";

/**
 * Change that can be applied to any later state of a project, so that changes from two windows combine. Has
 * no effect if its target is gone.
 */
export type Edit = (project: Project) => Project;

/** Generates a unique id. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join("");

interface ProjectStart {
  id: string;
  name: string;
  units: UnitSystem;
  at: string;
}

export const newProject = ({ id, name, units, at }: ProjectStart): Project => ({
  format: PROJECT_FORMAT,
  version: PROJECT_VERSION,
  id,
  name: name.slice(0, MAX_LINE),
  number: "",
  client: "",
  author: "",
  notes: "",
  units,
  entries: [],
  createdAt: at,
  updatedAt: at,
});

/** Returns an independent project with the same content. */
export const copyOf = (project: Project, { id, name, at }: Omit<ProjectStart, "units">): Project => ({
  ...project,
  id,
  name: name.slice(0, MAX_LINE),
  createdAt: at,
  updatedAt: at,
});

export const newEntry = (
  entry: Pick<ProjectEntry, "id" | "calculator" | "title"> & Partial<ProjectEntry>,
): ProjectEntry => ({ notes: "", inputs: {}, currency: "USD", links: [], ...entry });

export const withEntry =
  (entry: ProjectEntry, at?: number): Edit =>
  (project) => {
    const isNew = project.entries.every(({ id }) => id !== entry.id);
    if (!isNew || project.entries.length >= MAX_ENTRIES) return project;
    return { ...project, entries: project.entries.toSpliced(at ?? project.entries.length, 0, entry) };
  };

export const changedEntry =
  (id: string, change: (entry: ProjectEntry) => ProjectEntry): Edit =>
  (project) => {
    const entries = project.entries.map((entry) => (entry.id === id ? change(entry) : entry));
    return entries.every((entry, at) => entry === project.entries[at]) ? project : { ...project, entries };
  };

/** Replaces the inputs and the currency of an entry. Returns the same entry if nothing changes. */
export const withInputs = (id: string, inputs: ProjectEntry["inputs"], currency: string): Edit =>
  changedEntry(id, (entry) =>
    JSON.stringify([entry.inputs, entry.currency]) === JSON.stringify([inputs, currency])
      ? entry
      : { ...entry, inputs, currency },
  );

/** Removes an entry. Entries that were linked to it retain their values as inputs. */
export const withoutEntry =
  (id: string): Edit =>
  (project) => ({
    ...project,
    entries: project.entries
      .filter((entry) => entry.id !== id)
      .map((entry) =>
        entry.links.some(({ from }) => from === id)
          ? { ...entry, links: entry.links.filter(({ from }) => from !== id) }
          : entry,
      ),
  });

/** Moves an entry up (-1) or down (1). */
export const movedEntry =
  (id: string, by: -1 | 1): Edit =>
  (project) => {
    const at = project.entries.findIndex((entry) => entry.id === id);
    const entry = project.entries[at];
    const to = at + by;
    if (!entry || to < 0 || to >= project.entries.length) return project;
    return { ...project, entries: project.entries.toSpliced(at, 1).toSpliced(to, 0, entry) };
  };

/** Links a field to an output, replacing its previous link. Does nothing if that would be a circle. */
export const withLink =
  (id: string, link: ProjectLink): Edit =>
  (project) => {
    const linked = changedEntry(id, (entry) => ({
      ...entry,
      links: [...entry.links.filter(({ field }) => field !== link.field), link],
    }))(project);
    const isThere = project.entries.some(({ id: entryId }) => entryId === link.from);
    return isThere && inOrderOfLinks(linked.entries) ? linked : project;
  };

export const withLinkState = (id: string, field: string, state: ProjectLink["state"]): Edit =>
  changedEntry(id, (entry) => ({
    ...entry,
    links: entry.links.map((link) => (link.field === field ? { ...link, state } : link)),
  }));

/** Applies the results of links, computed from an earlier state of the project. */
export const withFollowed =
  (before: Project, after: Project): Edit =>
  (project) => {
    const followed = after.entries.filter((entry, at) => entry !== before.entries[at]);
    return followed.reduce(
      (edited, { id, inputs, links }) => followedEntry(id, inputs, links)(edited),
      project,
    );
  };

const followedEntry = (id: string, inputs: ProjectEntry["inputs"], links: readonly ProjectLink[]): Edit =>
  changedEntry(id, (entry) => {
    const following = entry.links.flatMap((link) => {
      const newLink = links.find(
        ({ field, from, output }) => field === link.field && from === link.from && output === link.output,
      );
      return newLink && link.state === "following" ? [newLink] : [];
    });
    const values = following.flatMap(({ field }) => {
      const value = inputs[field];
      return value === undefined ? [] : [[field, value] as const];
    });
    return {
      ...entry,
      inputs: { ...entry.inputs, ...Object.fromEntries(values) },
      links: entry.links.map((link) => following.find(({ field }) => field === link.field) ?? link),
    };
  });
