"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { dayHere } from "@/components/calculator/form/use-calculator";
import { browserTools } from "@/components/calculator/project/load-tools";
import { ReportPreview } from "@/components/report/report-sheet";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/notify";
import { PROJECTS_PATH, projectPath } from "@/lib/faces/project/paths";
import { type EntryResult, projectResults } from "@/lib/faces/project/results";
import { DEFAULT_CURRENCY } from "@/lib/fields/currency";
import type { Project } from "@/lib/projects/project";
import { ReportActions } from "./report-actions";
import { useReport } from "./use-report";

interface Computed {
  project: Project;
  results: readonly EntryResult[];
}

/** The project that a link holds: to be read, and kept as a copy. Nothing is kept before. */
export function SharedDesk() {
  const [computed, setComputed] = useState<Computed>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const report = useReport(computed);

  useEffect(() => {
    let current = true;
    const open = async () => {
      setProblem(undefined);
      setComputed(undefined);
      const { projectOfShared } = await import("@/lib/projects/share-link");
      const read = await projectOfShared(location.hash);
      if (!read.ok) return current && setProblem(read.message);
      const context = { ...dayHere(), currency: DEFAULT_CURRENCY };
      const found = await projectResults(read.project, browserTools, context);
      if (current) setComputed(found);
    };
    const start = () =>
      void open().catch((error) => {
        console.warn("The shared project could not be opened", error);
        if (current) setProblem("A part of this page could not be loaded. Reload it to try again.");
      });
    start();
    addEventListener("hashchange", start);
    return () => {
      current = false;
      removeEventListener("hashchange", start);
    };
  }, []);

  async function keep() {
    if (!computed) return;
    setBusy(true);
    try {
      const { keepCopy } = await import("./kept-projects");
      // A full load: nothing of the link stays behind.
      location.assign(projectPath(await keepCopy(computed.project)));
    } catch (error) {
      console.warn("The copy could not be kept", error);
      notify({ title: "Error", description: "The copy could not be saved.", variant: "destructive" });
      setBusy(false);
    }
  }

  if (problem !== undefined)
    return (
      <div className="min-h-screen pt-2">
        <h1 className="text-3xl">Shared project</h1>
        <p role="alert" className="measure mt-4 leading-relaxed">
          {problem}
        </p>
        <Link
          href={PROJECTS_PATH}
          className="mt-2 inline-flex min-h-11 items-center font-medium text-accent text-sm"
        >
          Your projects
        </Link>
      </div>
    );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-2 print:hidden">
        <div className="mr-auto">
          <p className="font-medium">Shared with you</p>
          <p className="text-muted text-sm">
            Read-only. Save a copy to edit it; the copy is stored only in your browser.
          </p>
        </div>
        <Button look="primary" disabled={!computed || busy} onClick={keep}>
          <Icon name="copy" className="size-4" />
          Save a copy
        </Button>
        <ReportActions report={report} />
      </div>
      {report ? (
        <ReportPreview report={report} />
      ) : (
        <div className="min-h-screen" aria-busy="true">
          <h1 className="mt-2 text-3xl text-muted">Shared project</h1>
          <p className="script-only mt-4 text-muted">Opening…</p>
        </div>
      )}
      <noscript>
        <p className="measure mt-4">
          Shared projects are calculated in the browser, which requires JavaScript.
        </p>
      </noscript>
    </>
  );
}
