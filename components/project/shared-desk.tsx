"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { useCalculatedProject } from "@/components/calculator/project/use-calculated-project";
import { ReportPreview } from "@/components/report/report-sheet";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import { firstProblem } from "@/lib/core/result/result";
import type { ReportExtent } from "@/lib/faces/report/sections";
import { PROJECTS_PATH, projectPath } from "@/lib/projects/paths";
import type { Project } from "@/lib/projects/project";
import { CalculationProgress } from "./calculation-progress";
import { messages } from "./messages";
import { ReportActions } from "./report-actions";
import { useReport } from "./use-report";

/** Project of a link: to be read, and saved as a copy. Nothing is saved before that. */
export function SharedDesk() {
  const [project, setProject] = useState<Project>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let current = true;
    const open = async () => {
      setProblem(undefined);
      setProject(undefined);
      const { projectOfShared } = await import("@/lib/projects/share-link");
      const read = await projectOfShared(location.hash);
      if (!current) return;
      if (read.ok) setProject(read.value);
      else setProblem(firstProblem(read).message);
    };
    const start = () =>
      void open().catch((error) => {
        console.warn("The shared project could not be opened", error);
        if (current) setProblem(messages.pageNotLoaded);
      });
    start();
    addEventListener("hashchange", start);
    return () => {
      current = false;
      removeEventListener("hashchange", start);
    };
  }, []);

  return problem === undefined ? (
    // A new link starts with an empty page.
    <SharedProject key={project?.id} project={project} />
  ) : (
    <Problem message={problem} />
  );
}

const Problem = ({ message }: { message: string }) => (
  <div className="min-h-screen pt-2">
    <h1 className="text-3xl">Shared project</h1>
    <p role="alert" className="measure mt-4 leading-relaxed">
      {message}
    </p>
    <Link
      href={PROJECTS_PATH}
      className="mt-2 inline-flex min-h-11 items-center font-medium text-accent text-sm"
    >
      Your projects
    </Link>
  </div>
);

/** Report of a shared project; undefined while it loads. */
function SharedProject({ project }: { project: Project | undefined }) {
  const [busy, setBusy] = useState(false);
  const calculation = useCalculatedProject(project);
  const { calculated, status } = calculation;
  const report = useReport(calculated);
  const [extent, setExtent] = useState<ReportExtent>("brief");

  async function keep() {
    if (!project) return;
    setBusy(true);
    try {
      const { keepCopy } = await import("./stored-projects");
      // Full load, so that nothing of the link remains.
      location.assign(projectPath(await keepCopy(calculated?.project ?? project)));
    } catch (error) {
      console.warn("The copy could not be kept", error);
      notifyError(messages.copyNotSaved);
      setBusy(false);
    }
  }

  if (status === "failed") return <Problem message={messages.pageNotLoaded} />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-2 print:hidden">
        <div className="mr-auto">
          <p className="font-medium">Shared with you</p>
          <p className="text-muted text-sm">
            Read-only. Save a copy to edit it; the copy is stored only in your browser.
          </p>
        </div>
        <Button look="primary" disabled={!project || busy} onClick={keep}>
          <Icon name="copy" className="size-4" />
          Save a copy
        </Button>
        <ReportActions report={report} extent={extent} onExtent={setExtent} />
      </div>
      {report ? (
        <ReportPreview report={report} extent={extent} />
      ) : (
        <div className="min-h-screen" aria-busy={status !== "canceled"}>
          <h1 className="mt-2 text-3xl text-muted">Shared project</h1>
          <p className="script-only mt-4 text-muted">
            {status === "canceled" ? messages.reportNeedsAll : messages.opening}
          </p>
        </div>
      )}
      <CalculationProgress calculation={calculation} />
      <noscript>
        <p className="measure mt-4">
          Shared projects are calculated in the browser, which requires JavaScript.
        </p>
      </noscript>
    </>
  );
}
