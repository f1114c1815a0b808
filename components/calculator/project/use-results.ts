"use client";

import { useEffect } from "react";
import { withFollowed } from "@/lib/projects/edits";
import type { OpenProject } from "@/lib/projects/open-project";
import type { Project } from "@/lib/projects/project";
import { type ProjectCalculation, useCalculatedProject } from "./use-calculated-project";

export function useResults(open: OpenProject, project: Project, only?: string): ProjectCalculation {
  const calculation = useCalculatedProject(project, only);
  const { calculated } = calculation;
  useEffect(() => {
    if (calculated && calculated.project !== calculated.before)
      open.change(withFollowed(calculated.before, calculated.project));
  }, [open, calculated]);
  return calculation;
}
