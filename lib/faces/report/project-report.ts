import type { FieldProblem } from "../../kit/calculator/computation.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import type { CalculationReport } from "./calculation-report.ts";

/** A report of several calculations under one title block: of a project, or of a single calculation. */
export interface ProjectReport {
  /** One calculation on its own has no chapters, and boxes to be filled in by hand. */
  kind: "project" | "calculation";
  title: TitleBlock;
  parts: readonly ReportPart[];
}

/** Title block of the report. Empty lines stay blank, for completion by hand. */
export interface TitleBlock {
  name: string;
  number: string;
  client: string;
  author: string;
  notes: string;
  /** Left out where nothing has a unit of measure. */
  units?: UnitSystem | undefined;
  /** The day of the report, "2026-11-23". */
  day: string;
  /** Address to open the calculation again; undefined if it is saved in one browser only. */
  address?: string;
}

/** One calculation of a report. */
export interface ReportPart {
  /** Unique in the report; part of addresses within it. */
  id: string;
  title: string;
  notes: string;
  /** Sources of inputs that follow another calculation of the report. */
  links: readonly PartLink[];
  /** The answer; none where the inputs have none. */
  report?: CalculationReport;
  /** Why there is none, or that it is an earlier one. */
  problems: readonly FieldProblem[];
}

/** "Airflow follows “Loads”, Supply air: 450 L/s" */
export interface PartLink {
  /** Label of the field that is fed. */
  field: string;
  /** Title of the calculation that feeds it, and the label of its output. */
  from: string;
  output: string;
  /** Current value of the output, if it has one. */
  value?: string;
  /** "detached": the field keeps its own value. "unavailable": the last value stands, since there is none now. */
  status: "follows" | "detached" | "unavailable";
  /** Detached, and no longer what the other calculation gives. */
  differs: boolean;
}

/** The units of a report in its title block; "" where there are none. */
export const unitsLine = ({ units }: TitleBlock): string =>
  units === undefined ? "" : units === "si" ? "SI" : "US customary";
