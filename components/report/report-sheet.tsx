"use client";

import { type ReactNode, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import type { ProjectReport } from "@/lib/faces/report/project-report";
import type { ReportExtent } from "@/lib/faces/report/sections";
import { formatDay } from "@/lib/run/format/format-day";
import { ReportView } from "./report-view";
import "./report.css";

/** Report that is printed instead of the page, hidden until then. */
export function ReportSheet({ report, children }: { report: ProjectReport; children?: ReactNode }) {
  useRunningHeads(report);
  return createPortal(
    <article aria-label={`Report: ${report.title.name}`} className="report report-sheet on-paper">
      <ReportView report={report} />
      {children}
    </article>,
    document.body,
  );
}

/** Report preview; on paper it is the only content. */
export function ReportPreview({ report, extent }: { report: ProjectReport; extent: ReportExtent }) {
  useRunningHeads(report);
  return (
    <article
      aria-label={`Report: ${report.title.name}`}
      data-extent={extent}
      className="report report-preview on-paper"
    >
      <ReportView report={report} extent={extent} />
    </article>
  );
}

/** Sets the texts in the page margins. */
function useRunningHeads({ title }: ProjectReport): void {
  const { name, number, client, day } = title;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const texts = {
      "--report-head": name,
      "--report-side": [number, client].filter(Boolean).join(" · "),
      "--report-foot": `SciCalc · ${formatDay(day, "long")}`,
    };
    for (const [variable, text] of Object.entries(texts)) style.setProperty(variable, cssString(text));
    return () => {
      for (const variable of Object.keys(texts)) style.removeProperty(variable);
    };
  }, [name, number, client, day]);
}

/** Maximum length of a running head that fits next to another, in characters. */
const MAX_HEAD = 70;

/** Escapes a text as a CSS string. */
export const cssString = (text: string): string => {
  const characters = [...text.toWellFormed().replace(/\s+/g, " ").trim()];
  const shortened = characters.length > MAX_HEAD ? [...characters.slice(0, MAX_HEAD - 1), "…"] : characters;
  return `"${shortened.map((sign) => (/[\p{L}\p{N} ]/u.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `)).join("")}"`;
};
