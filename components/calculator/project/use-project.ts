"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { OpenProject, ProjectState } from "@/lib/projects/open-project";
import { openProject } from "./desk";

/** An open project: undefined until it is there, "missing" where this browser keeps no such project. */
export function useProject(id: string | null): OpenProject | "missing" | undefined {
  const [project, setProject] = useState<OpenProject | "missing">();
  useEffect(() => {
    let current = true;
    const show = (found: OpenProject | undefined) => current && setProject(found ?? "missing");
    if (id === null) show(undefined);
    else openProject(id).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [id]);
  return project;
}

export const useProjectState = (project: OpenProject): ProjectState =>
  useSyncExternalStore(project.subscribe, project.read, project.read);
