"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { OpenProject, ProjectState } from "@/lib/projects/open-project";
import { openProject } from "./desk";

/**
 * Returns an open project: undefined until loaded, "missing" if this browser does not store it, an error with
 * a sentence if it is unreadable.
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
