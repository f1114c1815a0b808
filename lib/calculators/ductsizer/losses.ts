import type { DataRecord } from "../../data/records.ts";
import type { DuctFlow } from "../../fluids/duct-flow.ts";
import { leakageFlow, smacnaFactor } from "../../fluids/duct-leakage.ts";
import { type DuctSection, sectionPerimeter } from "../../fluids/duct-section.ts";
import { type FanEfficiencies, fanPower } from "../../fluids/fan.ts";
import type { Fitting } from "./fittings.ts";
import type { Inputs } from "./modes.ts";

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

const efficienciesOf = (inputs: Inputs): FanEfficiencies => ({
  fan: inputs.fanEfficiency / 100,
  drive: inputs.driveEfficiency / 100,
  motor: inputs.motorEfficiency / 100,
});

type FanOutputs = Partial<
  Record<"airPower" | "shaftPower" | "electricPower" | "specificFanPower" | "warming", number>
>;

/** What a fan needs for this flow, m³/s, and total pressure, Pa; nothing where there is no pressure to overcome. */
export function fanOutputs(flow: number, pressure: number, density: number, inputs: Inputs): FanOutputs {
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

type SheetOutputs = { surface: number } & Partial<Record<"leakageFlow" | "leakageShare" | "weight", number>>;

const STEEL = 7850;

/** What leaks from a m² at 1 Pa, m³/s, of a record of data/duct-leakage. */
function leakageFactor({ figures }: DataRecord): number | undefined {
  if (figures?.smacna !== undefined) return smacnaFactor(figures.smacna);
  return figures?.factor === undefined ? undefined : figures.factor / 1000;
}

/** Surface, leakage and weight of ducts. `flow`: of the fan, m³/s. */
export function sheetOutputs(
  ducts: readonly { section: DuctSection; length: number }[],
  flow: number,
  { leakage, leakagePressure, sheet }: Inputs,
): SheetOutputs {
  const surface = ducts.reduce((sum, { section, length }) => sum + sectionPerimeter(section) * length, 0);
  const factor = leakage && leakageFactor(leakage);
  const leaking = factor === undefined ? undefined : leakageFlow(factor, surface, leakagePressure);
  return {
    surface,
    ...(leaking !== undefined && { leakageFlow: leaking, leakageShare: (100 * leaking) / flow }),
    ...(sheet !== undefined && { weight: surface * sheet * STEEL }),
  };
}
