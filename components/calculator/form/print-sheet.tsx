"use client";

import { memo, type ReactNode, useMemo } from "react";
import { ReportSheet } from "@/components/report/report-sheet";
import type { Problem } from "@/lib/core/result/result";
import { calculationReport } from "@/lib/faces/report/calculation-report";
import { namedProblems } from "@/lib/faces/report/named-problems";
import type { ProjectReport } from "@/lib/faces/report/project-report";
import type { Entries } from "@/lib/kit/fields/entry";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { hasUnits } from "@/lib/run/has-units";
import { useCurve } from "./curve";
import type { ScenariosProps } from "./scenarios";

interface PrintSheetProps {
  view: CalculatorView;
  scenario: ScenariosProps["current"];
  today: string;
  address: string;
  problems: readonly Problem[];
  stale: string | undefined;
  /** Saved scenarios, if any. */
  children: ReactNode;
}

/** Full report of a calculation, which is printed instead of the page while it is mounted. */
export const PrintSheet = memo(function PrintSheet({
  view: plain,
  scenario,
  today,
  address,
  problems,
  stale,
  children,
}: PrintSheetProps) {
  const curve = useCurve(plain);
  const view = useMemo(() => (curve ? { ...plain, curve } : plain), [plain, curve]);
  const report = useMemo<ProjectReport>(() => {
    const {
      displayedEntries,
      state,
      answer,
      format: { currency, records },
    } = scenario;
    const calculation = calculationReport(view, {
      entries: displayedEntries,
      system: state.system,
      currency,
      records,
      today,
      answer,
    });
    const reported =
      problems.length > 0
        ? namedProblems(view.fields, problems)
        : stale === undefined
          ? []
          : [{ path: "", message: stale }];
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
          ...(reported.length === 0 && { report: calculation }),
          problems: reported,
        },
      ],
    };
  }, [view, scenario, today, address, problems, stale]);
  return <ReportSheet report={report}>{children}</ReportSheet>;
});

const modeOf = ({ fields }: CalculatorView, entries: Entries): readonly string[] =>
  Object.entries(fields).flatMap(([id, field]) =>
    field.kind === "choice" && field.mode
      ? field.options.filter((option) => option.id === entries[id]).map(({ label }) => label)
      : [],
  );
