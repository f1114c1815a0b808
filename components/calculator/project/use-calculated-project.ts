"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { readLocalClock } from "@/lib/core/civil/local-clock";
import { DEFAULT_CURRENCY } from "@/lib/kit/fields/currency";
import type { Project } from "@/lib/projects/project";
import { type EntryResult, type Progress, projectResults } from "@/lib/projects/results";
import { CalculationCanceled, stopCalculations } from "./calculate-in-worker";
import { projectTools } from "./project-tools";

export interface CalculatedProject {
  before: Project;
  /** The same project with updated values of linked fields; the same object if none changed. */
  project: Project;
  results: readonly EntryResult[];
}

export interface ProjectCalculation {
  /** The last complete result. */
  calculated: CalculatedProject | undefined;
  progress: Progress | undefined;
  status: "running" | "done" | "canceled" | "failed";
  cancel: () => void;
  /** Starts again. Completed entries are not calculated again. */
  retry: () => void;
}

/** Progress of a shorter calculation is not displayed, in ms. */
const PROGRESS_DELAY_MS = 400;

/** Lets the page respond between two entries. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export function useCalculatedProject(project: Project | undefined, only?: string): ProjectCalculation {
  const [calculated, setCalculated] = useState<CalculatedProject>();
  const [progress, setProgress] = useState<Progress>();
  const [status, setStatus] = useState<ProjectCalculation["status"]>("running");
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt calculates the same project
  useEffect(() => {
    if (!project) return;
    let isCurrent = true;
    const controller = new AbortController();
    running.current = controller;
    const start = performance.now();
    const context = { ...readLocalClock(), currency: DEFAULT_CURRENCY };
    const afterEntry = async (reached: Progress) => {
      if (isCurrent && performance.now() - start > PROGRESS_DELAY_MS) setProgress(reached);
      await nextTask();
      if (!isCurrent || controller.signal.aborted) throw new CalculationCanceled();
    };
    setStatus("running");
    projectResults(project, projectTools, context, { only, afterEntry }).then(
      (results) => {
        if (!isCurrent) return;
        setCalculated({ before: project, ...results });
        setProgress(undefined);
        setStatus("done");
      },
      (error) => {
        if (!isCurrent) return;
        const isCanceled = error instanceof CalculationCanceled;
        if (!isCanceled) console.warn("The project could not be calculated", error);
        setStatus(isCanceled ? "canceled" : "failed");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [project, only, attempt]);

  const cancel = useCallback(() => {
    running.current?.abort();
    stopCalculations();
  }, []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { calculated, progress, status, cancel, retry };
}
