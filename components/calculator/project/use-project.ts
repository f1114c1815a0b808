"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { OpenProject, ProjectState } from "@/lib/projects/open-project";
import { openProject } from "./desk";

/**
 * An open project: undefined until it is there, "missing" where this browser keeps no such project, an error with a
 * sentence where it cannot be read.
 */
export function useProject(id: string | null): OpenProject | "missing" | Error | undefined {
  const [project, setProject] = useState<OpenProject | "missing" | Error>();
  useEffect(() => {
    let current = true;
    const show = (result: OpenProject | Error | undefined) => current && setProject(result ?? "missing");
    if (id === null) show(undefined);
    else openProject(id).then(show, (error) => show(error instanceof Error ? error : undefined));
    return () => {
      current = false;
    };
  }, [id]);
  return project;
}

export const useProjectState = (project: OpenProject): ProjectState =>
  useSyncExternalStore(project.subscribe, project.read, project.read);
