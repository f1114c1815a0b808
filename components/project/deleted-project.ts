import type { Project } from "@/lib/projects/project";

let deleted: Project | undefined;

/** Remembers a project that was deleted on its page, so that the list can restore it. */
export const rememberDeleted = (project: Project | undefined): void => {
  deleted = project;
};

export function takeDeleted(): Project | undefined {
  const project = deleted;
  deleted = undefined;
  return project;
}
