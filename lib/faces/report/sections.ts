import type { CalculationReport } from "./calculation-report.ts";
import type { ReportPart } from "./project-report.ts";

export const SECTIONS = [
  "inputs",
  "results",
  "formulas",
  "calendar",
  "charts",
  "tables",
  "assumptions",
  "warnings",
  "sources",
  "appendix",
] as const;

export type SectionId = (typeof SECTIONS)[number];

const TITLES: Readonly<Record<SectionId, string>> = {
  inputs: "Inputs",
  results: "Results",
  formulas: "Formulas with values",
  calendar: "Calendar",
  charts: "Charts",
  tables: "Tables",
  assumptions: "Assumptions",
  warnings: "Warnings",
  sources: "Sources",
  appendix: "Long tables",
};

export interface Section {
  section: SectionId;
  /** Address within the report. */
  id: string;
  /** "2.3", or "3" in a report of a single calculation. */
  number: string;
  title: string;
}

/** Returns the tables within the sections, and the collapsed ones, which may be long and come last. */
export const tablesIn = ({ tables }: CalculationReport, section: "tables" | "appendix") =>
  tables.filter(({ folded = false }) => folded === (section === "appendix"));

/**
 * Extent of a report: "brief" leaves out steps, long tables and all charts but the first, and cites each document once.
 */
export type ReportExtent = "brief" | "full";

const FULL_ONLY: readonly SectionId[] = ["formulas", "appendix"];

/** Returns the charts that a report of this extent has. */
export const chartsIn = ({ charts }: CalculationReport, extent: ReportExtent) =>
  extent === "full" ? charts : charts.slice(0, 1);

/**
 * Lists the sections of a part. A calendar, charts and tables only if there are any; always mentions that
 * there are no warnings.
 */
export function sectionsOf(
  { id, report }: Pick<ReportPart, "id" | "report">,
  prefix: string,
  extent: ReportExtent = "full",
): Section[] {
  if (!report) return [];
  const isIncluded = (section: SectionId): boolean => extent === "full" || !FULL_ONLY.includes(section);
  return SECTIONS.filter((section) => isIncluded(section) && isThere(section, report)).map(
    (section, index) => ({
      section,
      id: `${id}-${section}`,
      number: `${prefix}${index + 1}`,
      title: TITLES[section],
    }),
  );
}

function isThere(section: SectionId, report: CalculationReport): boolean {
  if (section === "formulas") return report.steps.length > 0;
  if (section === "calendar") return report.calendar !== undefined;
  if (section === "charts") return report.charts.length > 0;
  return (section !== "tables" && section !== "appendix") || tablesIn(report, section).length > 0;
}
