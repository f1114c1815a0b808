import {
  forgetProject,
  hearOfProjects,
  openProject,
  projectShelf,
  tellOfProject,
} from "@/components/calculator/project/desk";
import { fetchJson } from "@/components/ui/fetch-json";
import { unwrapResult } from "@/lib/core/result/input-error";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { copyOf, newId, newProject } from "@/lib/projects/edits";
import { examplePath } from "@/lib/projects/paths";
import type { Project } from "@/lib/projects/project";
import type { Summary } from "@/lib/projects/shelf";
import { messages } from "./messages";

const now = (): string => new Date().toISOString();

export interface KeptProjects {
  summaries: readonly Summary[];
  /** True if the browser keeps the projects. */
  lasting: boolean;
}

export async function keptProjects(): Promise<KeptProjects> {
  const shelf = await projectShelf();
  return { summaries: await shelf.list(), lasting: shelf.lasting };
}

/** Calls the listener when another window saves or deletes a project. */
export const onKeptProjects = (listener: () => void): (() => void) => hearOfProjects(listener);

export async function keep(project: Project): Promise<string> {
  const shelf = await projectShelf();
  await shelf.change(project.id, () => project);
  tellOfProject(project.id);
  return project.id;
}

export const createProject = (units: UnitSystem, name: string): Promise<string> =>
  keep(newProject({ id: newId(), name, units, at: now() }));

/** Stores an imported project under another id, so that it replaces none. */
export const keepCopy = (project: Project, name = project.name): Promise<string> =>
  keep(copyOf(project, { id: newId(), name, at: now() }));

export async function duplicateProject(id: string): Promise<string> {
  const open = await openProject(id);
  if (!open) throw new Error(messages.projectGone);
  const { project } = open.read();
  return keepCopy(project, `${project.name} (copy)`);
}

/** Deletes a project; `keep` restores the returned one. */
export async function deleteProject(id: string): Promise<Project | undefined> {
  // An unreadable project can still be deleted.
  const open = await openProject(id).catch(() => undefined);
  await open?.flush();
  forgetProject(id);
  const shelf = await projectShelf();
  await shelf.remove(id);
  tellOfProject(id);
  return open?.read().project;
}

export async function openExample(units: UnitSystem): Promise<string> {
  const { readProject } = await import("@/lib/projects/read-project");
  return keepCopy(unwrapResult(readProject(await fetchJson<unknown>(examplePath(units)))));
}
