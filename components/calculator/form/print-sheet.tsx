"use client";

import { memo, type ReactNode, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { loadCharts } from "@/components/chart/chart-slot";
import { ReportSheet } from "@/components/report/report-sheet";
import { calculationReport } from "@/lib/faces/report/calculation-report";
import { namedProblems } from "@/lib/faces/report/named-problems";
import type { ProjectReport } from "@/lib/faces/report/project-report";
import type { FieldProblem } from "@/lib/kit/calculator/computation";
import type { Entries } from "@/lib/kit/fields/entry";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { hasUnits } from "@/lib/run/has-units";
import type { ScenariosProps } from "./scenarios";

interface PrintSheetProps {
  view: CalculatorView;
  scenario: ScenariosProps["current"];
  today: string;
  address: string;
  /** Why the answer is none to what the form says. */
  errors: readonly FieldProblem[];
  stale: string | undefined;
  /** The scenarios that were set aside, where there are any. */
  children: ReactNode;
}

/** Printed version of the page: the report of this calculation, with the day and the address to open it again. */
export const PrintSheet = memo(function PrintSheet(props: PrintSheetProps) {
  const printing = usePrinting();
  useEffect(() => {
    // A browser does not wait for an import with its print.
    const load = () => void loadCharts().catch(() => {});
    const timer = setTimeout(load, IDLE);
    // Who is about to print presses Ctrl or ⌘, or leaves the page for the browser's menu.
    const onKey = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && load();
    document.addEventListener("keydown", onKey);
    document.documentElement.addEventListener("mouseleave", load);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey);
      document.documentElement.removeEventListener("mouseleave", load);
    };
  }, []);
  return printing ? <Sheet {...props} /> : null;
});

/** Milliseconds after the first use of a page in which it may have better things to load. */
const IDLE = 2000;

function Sheet({ view, scenario, today, address, errors, stale, children }: PrintSheetProps) {
  const report = useMemo<ProjectReport>(() => {
    const { displayedEntries, state, answer, context } = scenario;
    const calculation = calculationReport(view, {
      entries: displayedEntries,
      system: state.system,
      currency: context.currency,
      records: context.records ?? {},
      today,
      answer,
    });
    const problems =
      errors.length > 0
        ? namedProblems(view.fields, errors)
        : stale === undefined
          ? []
          : [{ field: "", message: stale }];
    return {
      kind: "calculation",
      title: {
        name: [view.heading, ...modeOf(view, displayedEntries)].join(": "),
        number: "",
        client: "",
        author: "",
        notes: "",
        units: hasUnits(view) ? state.system : undefined,
        day: today,
        address,
      },
      parts: [
        {
          id: "report",
          title: view.label,
          notes: "",
          links: [],
          ...(problems.length === 0 && { report: calculation }),
          problems,
        },
      ],
    };
  }, [view, scenario, today, address, errors, stale]);
  return <ReportSheet report={report}>{children}</ReportSheet>;
}

/** The name of the mode, where there are several. */
const modeOf = ({ fields }: CalculatorView, entries: Entries): readonly string[] =>
  Object.entries(fields).flatMap(([id, field]) =>
    field.kind === "choice" && field.mode
      ? field.options.filter((option) => option.id === entries[id]).map(({ label }) => label)
      : [],
  );

/** True while the page renders for paper. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    // Drawn at once: nobody waits for the next frame before a print.
    const follow = () => flushSync(() => setPrinting(paper.matches));
    const before = () => flushSync(() => setPrinting(true));
    setPrinting(paper.matches);
    paper.addEventListener("change", follow);
    window.addEventListener("beforeprint", before);
    return () => {
      paper.removeEventListener("change", follow);
      window.removeEventListener("beforeprint", before);
    };
  }, []);
  return printing;
}
