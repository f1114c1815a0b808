import type { Problem } from "../../core/result/result.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import type { CalculationReport } from "./calculation-report.ts";

export interface ProjectReport {
  /** Single calculations have no chapters; their title block has blank boxes. */
  kind: "project" | "calculation";
  title: TitleBlock;
  parts: readonly ReportPart[];
}

export interface TitleBlock {
  name: string;
  number: string;
  client: string;
  author: string;
  notes: string;
  /** Undefined without any unit of measure. */
  units?: UnitSystem | undefined;
  /** Date of the report, "2026-11-23". */
  day: string;
  /** Address to open the calculation again; undefined if it is saved in one browser only. */
  address?: string;
}

export interface ReportPart {
  /** Unique in the report; part of addresses within it. */
  id: string;
  title: string;
  notes: string;
  /** Sources of inputs that follow another calculation of the report. */
  links: readonly PartLink[];
  /** Undefined if the inputs are invalid. */
  report?: CalculationReport;
  /** Reasons for a missing or outdated report. */
  problems: readonly Problem[];
}

/** "Airflow follows “Loads”, Supply air: 450 L/s" */
export interface PartLink {
  field: string;
  /** Title of the source calculation, and the label of its output. */
  from: string;
  output: string;
  /** Current value of the output, if it has one. */
  value?: string;
  /** "detached": the field keeps its value. "unavailable": it keeps the last value. */
  status: "follows" | "detached" | "unavailable";
  /** True if detached and different from the source. */
  differs: boolean;
}

/** Formats the units of a report for its title block; "" without any. */
export const unitsLine = ({ units }: TitleBlock): string =>
  units === undefined ? "" : units === "si" ? "SI" : "US customary";
