"use client";

import { startTransition, useEffect, useState } from "react";
import type { CalculatedProject } from "@/components/calculator/project/use-calculated-project";
import { loadCharts } from "@/components/chart/chart-slot";
import { readLocalClock } from "@/lib/core/civil/local-clock";
import { reportParts, titleBlock } from "@/lib/faces/report/from-project";
import type { ProjectReport, ReportPart } from "@/lib/faces/report/project-report";

/**
 * Builds the report of a calculated project, one part per task, so that the page stays responsive. Undefined
 * until the report is complete and its charts have loaded.
 */
export function useReport(calculated: CalculatedProject | undefined): ProjectReport | undefined {
  const [report, setReport] = useState<ProjectReport>();
  useEffect(() => {
    if (!calculated) return;
    let isCurrent = true;
    // A report without its charts is better than none.
    const charts = loadCharts().catch(() => {});
    const build = async () => {
      const { project, results } = calculated;
      const { today } = readLocalClock();
      const parts: ReportPart[] = [];
      for (const part of reportParts(results, today)) {
        parts.push(part);
        await new Promise((resolve) => setTimeout(resolve));
        if (!isCurrent) return;
      }
      await charts;
      const report: ProjectReport = { kind: "project", title: titleBlock(project, results, today), parts };
      if (isCurrent) startTransition(() => setReport(report));
    };
    void build();
    return () => {
      isCurrent = false;
    };
  }, [calculated]);
  return report;
}
