import { download } from "@/components/calculator/download";
import { fileStem } from "@/lib/projects/file-name";
import type { Project } from "@/lib/projects/project";

/** Saves a project as a file that can be imported. */
export const exportProject = (project: Project): void =>
  download(
    `${fileStem(project.name)}.scicalc.json`,
    "application/json",
    `${JSON.stringify(project, null, 2)}\n`,
  );
