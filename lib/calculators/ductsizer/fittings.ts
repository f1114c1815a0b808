import type { DataRecord } from "../../core/data/records.ts";
import { failure, firstProblem, type Result, success } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { type DuctSection, equivalentDiameter, sectionArea } from "../../science/fluids/duct-section.ts";
import {
  type JunctionDetails,
  junctionCoefficient,
  type OtherDuct,
  type TransitionDetails,
  transitionCoefficient,
} from "./joined-fittings.ts";
import { messages } from "./messages.ts";

/** Data from data/duct-fittings/coefficients.json for a fitting that depends on one or two ducts. */
export interface FittingDetails {
  shape?: "round" | "rectangular";
  byDiameter?: readonly (readonly [diameter: number, coefficient: number])[];
  junction?: JunctionDetails;
  transition?: TransitionDetails;
}

interface FittingRow {
  fitting: DataRecord | undefined;
  number: number;
  coefficient: number | undefined;
}

export interface Fitting {
  label: string;
  /** Shape of the duct in which the coefficient was measured, if it matters. */
  shape: DuctSection["shape"] | undefined;
  number: number;
  coefficient: number;
  /** Derivation of the coefficient, if it is computed. */
  step?: Step;
}

interface FittedDuct {
  flow: number;
  section: DuctSection;
}

/** Returns the other duct that a row’s fitting joins, or the problem with its field. */
type FindOther<R> = (row: R, details: FittingDetails) => Result<OtherDuct>;

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

/** Returns the fittings of a duct, or the problem with one. `path`: path of its row. */
export function fittingsOf<R extends FittingRow>(
  rows: readonly R[],
  duct: FittedDuct,
  fittingDetails: Readonly<Record<string, FittingDetails>>,
  path: (index: number) => string,
  otherDuct: FindOther<R>,
): Result<Fitting[]> {
  const fittings: Fitting[] = [];
  for (const [index, row] of rows.entries()) {
    const fitting = fittingOf(row, duct, row.fitting && fittingDetails[row.fitting.id], otherDuct);
    if (!fitting.ok) {
      const { path: field, message } = firstProblem(fitting);
      return failure(`${path(index)}.${field}`, message);
    }
    fittings.push(fitting.value);
  }
  return success(fittings);
}

function fittingOf<R extends FittingRow>(
  row: R,
  duct: FittedDuct,
  details: FittingDetails | undefined,
  otherDuct: FindOther<R>,
): Result<Fitting> {
  const { fitting, number, coefficient } = row;
  const label = fitting?.label ?? messages.fittings.customCoefficient;
  if (coefficient !== undefined) return success({ label, shape: undefined, number, coefficient });
  if (fitting && (details?.junction || details?.transition)) {
    const otherResult = otherDuct(row, details);
    if (!otherResult.ok) return otherResult;
    const other = otherResult.value;
    const { junction, transition } = details;
    const ductEnd = { flow: duct.flow, area: sectionArea(duct.section) };
    if (junction && ductEnd.flow > other.flow * (1 + 1e-9))
      return failure("mainFlow", messages.fittings.mainCarriesAtLeastAsMuch);
    const joined = junction
      ? junctionCoefficient(junction, ductEnd, other, label)
      : transition && transitionCoefficient(transition, ductEnd.area, other.area, label);
    if (joined) return success({ label, shape: undefined, number, ...joined });
  }
  const listed = fitting && fittingCoefficient(fitting, equivalentDiameter(duct.section), details);
  return listed === undefined
    ? failure("coefficient", messages.fittings.coefficientMissing)
    : success({ label, shape: details?.shape, number, coefficient: listed });
}
