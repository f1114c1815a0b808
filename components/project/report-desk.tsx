"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { useProject, useProjectState } from "@/components/calculator/project/use-project";
import { useResults } from "@/components/calculator/project/use-results";
import { usePageTitle } from "@/components/page/use-page-title";
import { ReportPreview } from "@/components/report/report-sheet";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ReportExtent } from "@/lib/faces/report/sections";
import type { OpenProject } from "@/lib/projects/open-project";
import { PROJECTS_PATH, projectPath } from "@/lib/projects/paths";
import { projectTitle } from "@/lib/projects/project-title";
import { CalculationProgress } from "./calculation-progress";
import { messages } from "./messages";
import { ReportActions } from "./report-actions";
import { useReport } from "./use-report";

const linkStyle =
  "inline-flex min-h-11 items-center gap-1 font-medium text-accent text-sm underline-offset-4 hover:underline";

export function ReportDesk() {
  const [id, setId] = useState<string | null>();
  useEffect(() => setId(new URLSearchParams(location.search).get("id")), []);
  return (
    <>
      <nav aria-label="Breadcrumb" className="print:hidden">
        <Link href={id ? projectPath(id) : PROJECTS_PATH} prefetch={false} className={linkStyle}>
          <Icon name="chevron-left" className="size-4" />
          {id ? "Project" : "Projects"}
        </Link>
      </nav>
      {id === undefined ? <Waiting /> : <Desk id={id} />}
      <noscript>
        <p className="measure mt-4">
          Projects are stored and calculated in the browser, which requires JavaScript.
        </p>
      </noscript>
    </>
  );
}

function Desk({ id }: { id: string | null }) {
  const open = useProject(id);
  if (open === undefined) return <Waiting />;
  if (open === "missing" || open instanceof Error)
    return (
      <div className="min-h-screen pt-2">
        <h1 className="text-3xl">Project not found</h1>
        <p className="measure mt-4 leading-relaxed">
          This browser has no project at this address. Projects are stored in the browser where they were
          created.
        </p>
      </div>
    );
  return <Report open={open} />;
}

function Report({ open }: { open: OpenProject }) {
  const { project } = useProjectState(open);
  usePageTitle(messages.reportTitle(projectTitle(project.name)));
  const calculation = useResults(open, project);
  const { calculated, status, retry } = calculation;
  const report = useReport(calculated);
  const [extent, setExtent] = useState<ReportExtent>("brief");
  return (
    <>
      <div className="mt-1 mb-6 flex flex-wrap items-center justify-end gap-2 print:hidden">
        <ReportActions report={report} extent={extent} onExtent={setExtent} />
      </div>
      {status === "failed" && (
        <p role="alert" className="mb-4 text-danger print:hidden">
          A calculator could not be loaded. <Button onClick={retry}>Try again</Button>
        </p>
      )}
      {report ? (
        <ReportPreview report={report} extent={extent} />
      ) : (
        <Waiting isCanceled={status === "canceled"} />
      )}
      <CalculationProgress calculation={calculation} />
    </>
  );
}

const Waiting = ({ isCanceled = false }: { isCanceled?: boolean }) => (
  <div className="min-h-screen" aria-busy={!isCanceled}>
    <h1 className="mt-2 text-3xl text-muted">Report</h1>
    <p className="script-only mt-4 text-muted">{isCanceled ? messages.reportNeedsAll : messages.preparing}</p>
  </div>
);
