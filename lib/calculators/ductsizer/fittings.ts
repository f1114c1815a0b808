import type { DataRecord } from "../../data/records.ts";
import type { DuctSection } from "../../fluids/duct-section.ts";
import type { FieldProblem } from "../computation.ts";

/** What data/duct-fittings/coefficients.json knows of a fitting whose coefficient depends on the duct. */
export interface FittingDetails {
  /** Of the duct that the coefficient was measured in. */
  shape: "round" | "rectangular";
  /** Diameters in mm, ascending, each with its coefficient. */
  byDiameter?: readonly (readonly [diameter: number, coefficient: number])[];
}

/** A fitting as it stands in a row; without a record it is one of the visitor's own. */
export interface FittingRow {
  fitting: DataRecord | undefined;
  number: number;
  coefficient: number | undefined;
}

/** A fitting with what it loses. */
export interface Fitting {
  label: string;
  /** Of the duct that its coefficient was measured in, where that matters. */
  shape: DuctSection["shape"] | undefined;
  number: number;
  coefficient: number;
}

const MILLIMETER = 1e-3;

/** Loss coefficient of a fitting in a duct of this diameter, m; beyond its table that of the nearest end. */
export function fittingCoefficient(
  record: DataRecord,
  diameter: number,
  details?: FittingDetails,
): number | undefined {
  const table = details?.byDiameter;
  if (!table) return record.figures?.coefficient;
  const size = diameter / MILLIMETER;
  const above = table.findIndex(([limit]) => limit >= size);
  const [high, highest = 0] = table[above < 0 ? table.length - 1 : above] ?? [];
  const [low, lowest = 0] = table[above - 1] ?? [];
  if (above <= 0 || high === undefined || low === undefined) return highest;
  return lowest + ((highest - lowest) * (size - low)) / (high - low);
}

/** The fittings of a duct of this diameter, m, or the row without a coefficient. `field`: of the rows. */
export function fittingsOf(
  rows: readonly FittingRow[],
  diameter: number,
  known: Readonly<Record<string, FittingDetails>>,
  field: string,
  place: (index: number) => number = (index) => index,
): Fitting[] | FieldProblem {
  const found: Fitting[] = [];
  for (const [index, { fitting, number, coefficient: own }] of rows.entries()) {
    const details = fitting && known[fitting.id];
    const coefficient = own ?? (fitting && fittingCoefficient(fitting, diameter, details));
    if (coefficient === undefined)
      return {
        field: `${field}.${place(index)}.coefficient`,
        message: "Enter the coefficient of this fitting.",
      };
    found.push({
      label: fitting?.label ?? "Own coefficient",
      shape: own === undefined ? details?.shape : undefined,
      number,
      coefficient,
    });
  }
  return found;
}
