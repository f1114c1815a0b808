import type { UnitSystem } from "../kit/quantities/systems.ts";
import { ENTRY_NAME, PROJECT_NAME } from "../run/address/names.ts";

export const PROJECTS_PATH = "/project";
export const projectPath = (id: string): string => `${PROJECTS_PATH}/open?id=${encodeURIComponent(id)}`;

export const projectReportPath = (id: string): string =>
  `${PROJECTS_PATH}/report?id=${encodeURIComponent(id)}`;
/** Path of a project in the address, after "#". */
export const SHARED_PATH = `${PROJECTS_PATH}/shared`;

export const entryPath = (calculator: string, project: string, entry: string): string =>
  `/calculators/${encodeURIComponent(calculator)}?${new URLSearchParams({ [PROJECT_NAME]: project, [ENTRY_NAME]: entry })}`;

/** Returns the path from which the browser loads the view of a calculator in a project. */
export const projectViewPath = (calculator: string, system: UnitSystem): string =>
  `${PROJECTS_PATH}/calculators/${encodeURIComponent(calculator)}/${system}`;

export const examplePath = (system: UnitSystem): string => `${PROJECTS_PATH}/examples/${system}`;
