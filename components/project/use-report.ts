"use client";

import { useEffect, useMemo, useState } from "react";
import { dayHere } from "@/components/calculator/form/use-calculator";
import { loadCharts } from "@/components/chart/chart-slot";
import type { EntryResult } from "@/lib/faces/project/results";
import { projectReport } from "@/lib/faces/report/from-project";
import type { ProjectReport } from "@/lib/faces/report/project-report";
import type { Project } from "@/lib/projects/project";

/** The report of a computed project; undefined until it and the drawing code of its charts are there. */
export function useReport(
  computed: { project: Project; results: readonly EntryResult[] } | undefined,
  address?: string,
): ProjectReport | undefined {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    // Without its charts a report is better than none.
    loadCharts()
      .catch(() => {})
      .then(() => setDrawn(true));
  }, []);
  return useMemo(
    () =>
      computed && drawn
        ? projectReport(computed.project, computed.results, dayHere().today, address)
        : undefined,
    [computed, drawn, address],
  );
}
