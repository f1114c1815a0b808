import type { DuctFlow } from "../../fluids/duct-flow.ts";
import { leakageFlow } from "../../fluids/duct-leakage.ts";
import { type DuctSection, sectionPerimeter } from "../../fluids/duct-section.ts";
import { type FanEfficiencies, fanPower } from "../../fluids/fan.ts";
import type { FieldProblem, OutputValue } from "../computation.ts";
import { fittingCoefficient, fittingLabel, fittingShape, leakageFactor } from "./data.ts";
import type { Inputs } from "./setting.ts";

/** A fitting as it stands in a row. */
interface FittingRow {
  fitting: string;
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

/** The fittings of a duct of this diameter, m, or the row without a coefficient. `field`: of the rows. */
export function fittingsOf(
  rows: readonly FittingRow[],
  diameter: number,
  field: string,
  place: (index: number) => number = (index) => index,
): Fitting[] | FieldProblem {
  const found: Fitting[] = [];
  for (const [index, { fitting, number, coefficient }] of rows.entries()) {
    const known = coefficient ?? fittingCoefficient(fitting, diameter);
    if (known === undefined)
      return {
        field: `${field}.${place(index)}.coefficient`,
        message: "Enter the coefficient of this fitting.",
      };
    found.push({
      label: fittingLabel(fitting) ?? "Own coefficient",
      shape: coefficient === undefined ? fittingShape(fitting) : undefined,
      number,
      coefficient: known,
    });
  }
  return found;
}

/** What a duct of this length loses, Pa: friction, fittings and equipment. */
export interface Losses {
  friction: number;
  /** The sum of the coefficients. */
  coefficient: number;
  fittings: number;
  equipment: number;
  total: number;
}

export function lossesOf(
  flow: DuctFlow,
  length: number,
  fittings: readonly Fitting[],
  equipment: number,
): Losses {
  const friction = flow.frictionRate * length;
  const coefficient = fittings.reduce((sum, each) => sum + each.number * each.coefficient, 0);
  const dynamic = coefficient * flow.velocityPressure;
  return { friction, coefficient, fittings: dynamic, equipment, total: friction + dynamic + equipment };
}

export const efficienciesOf = (inputs: Inputs): FanEfficiencies => ({
  fan: inputs.fanEfficiency / 100,
  drive: inputs.driveEfficiency / 100,
  motor: inputs.motorEfficiency / 100,
});

/** What a fan needs for this flow, m³/s, and total pressure, Pa; nothing where there is no pressure to overcome. */
export function fanOutputs(
  flow: number,
  pressure: number,
  density: number,
  inputs: Inputs,
): Record<string, OutputValue> {
  if (!(pressure > 0)) return {};
  const power = fanPower(flow, pressure, density, efficienciesOf(inputs));
  return {
    airPower: power.air,
    shaftPower: power.shaft,
    electricPower: power.electric,
    specificFanPower: power.specific,
    warming: power.warming,
  };
}

const STEEL = 7850;

/** Surface, leakage and weight of ducts. `flow`: of the fan, m³/s. */
export function sheetOutputs(
  ducts: readonly { section: DuctSection; length: number }[],
  flow: number,
  { leakage, leakagePressure, sheet }: Inputs,
): Record<string, OutputValue> {
  const surface = ducts.reduce((sum, { section, length }) => sum + sectionPerimeter(section) * length, 0);
  const factor = leakageFactor(leakage);
  const leaking = factor === undefined ? undefined : leakageFlow(factor, surface, leakagePressure);
  return {
    surface,
    ...(leaking !== undefined && { leakageFlow: leaking, leakageShare: (100 * leaking) / flow }),
    ...(sheet !== undefined && { weight: surface * sheet * STEEL }),
  };
}
