import type { Project } from "@/lib/projects/project";

let deleted: Project | undefined;

/** What was deleted on its own page, for the list to offer it again. */
export const rememberDeleted = (project: Project | undefined): void => {
  deleted = project;
};

export function takeDeleted(): Project | undefined {
  const project = deleted;
  deleted = undefined;
  return project;
}
