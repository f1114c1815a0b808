import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Path in the project’s folder: pages read their cases while they are built there. */
const inProject = (path: string): string => join(/* turbopackIgnore: true */ process.cwd(), path);

export const readProjectFile = (path: string): string => readFileSync(inProject(path), "utf8");

export const hasProjectFile = (path: string): boolean => existsSync(inProject(path));

/** Lists the files directly in a folder, sorted; none if it does not exist. */
export const filesIn = (folder: string): readonly string[] =>
  hasProjectFile(folder) ? readdirSync(inProject(folder)).sort() : [];
