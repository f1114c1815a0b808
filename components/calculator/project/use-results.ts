"use client";

import { useEffect, useState } from "react";
import { type EntryResult, projectResults } from "@/lib/faces/project/results";
import { DEFAULT_CURRENCY } from "@/lib/fields/currency";
import { withFollowed } from "@/lib/projects/edits";
import type { OpenProject } from "@/lib/projects/open-project";
import type { Project } from "@/lib/projects/project";
import { dayHere } from "../form/use-calculator";
import { browserTools } from "./load-tools";

/** The answers of a project as far as they are known, and of which project they are. */
export interface KnownResults {
  project: Project;
  results: readonly EntryResult[];
}

/**
 * Computes the project anew whenever it changes, with `only` as far as that entry needs it, and keeps what its fields
 * follow. What was known before stands until then.
 */
export function useResults(
  open: OpenProject,
  project: Project,
  only?: string,
): { known: KnownResults | undefined; failed: boolean; retry: () => void } {
  const [known, setKnown] = useState<KnownResults>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try computes the same again
  useEffect(() => {
    let current = true;
    const context = { ...dayHere(), currency: DEFAULT_CURRENCY };
    projectResults(project, browserTools, context, only).then(
      (computed) => {
        if (!current) return;
        setFailed(false);
        setKnown(computed);
        if (computed.project !== project) open.change(withFollowed(project, computed.project));
      },
      (error) => {
        console.warn("The project could not be computed", error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [open, project, only, tries]);
  return { known, failed, retry: () => setTries((count) => count + 1) };
}
