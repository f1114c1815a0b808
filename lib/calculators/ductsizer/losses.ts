import type { DuctFlow } from "../../science/fluids/duct-flow.ts";
import { leakageFlow, smacnaClass, smacnaFactor, testedFactor } from "../../science/fluids/duct-leakage.ts";
import { type DuctSection, sectionPerimeter } from "../../science/fluids/duct-section.ts";
import { type FanEfficiencies, fanPower } from "../../science/fluids/fan.ts";
import type { Fitting } from "./fittings.ts";
import type { Inputs } from "./modes.ts";

/** Pressure losses of a duct, Pa: friction, fittings and equipment. */
export interface Losses {
  friction: number;
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

/** Computes the fan power for a flow, m³/s, and a total pressure, Pa; empty without a positive pressure. */
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

type SheetOutputs = { surface: number } & Partial<
  Record<"leakageFlow" | "leakageShare" | "leakageClass" | "weight", number>
>;

const STEEL = 7850;

/** Returns the leakage of a m² at 1 Pa, m³/s, of a listed class or of a custom test. */
function leakageFactor({ leakage, testedLeakage, testPressure }: Inputs): number | undefined {
  if (!leakage) return testedLeakage === undefined ? undefined : testedFactor(testedLeakage, testPressure);
  const { smacna, factor } = leakage.figures ?? {};
  if (smacna !== undefined) return smacnaFactor(smacna);
  return factor === undefined ? undefined : factor / 1000;
}

/** Computes surface, leakage and weight of ducts. `flow`: of the fan, m³/s. */
export function sheetOutputs(
  ducts: readonly { section: DuctSection; length: number }[],
  flow: number,
  inputs: Inputs,
): SheetOutputs {
  const surface = ducts.reduce((sum, { section, length }) => sum + sectionPerimeter(section) * length, 0);
  const { leakagePressure, sheet } = inputs;
  const factor = leakageFactor(inputs);
  const leaking = leakageFlow(factor ?? 0, surface, leakagePressure);
  return {
    surface,
    ...(factor !== undefined && {
      leakageFlow: leaking,
      leakageShare: (100 * leaking) / flow,
      leakageClass: smacnaClass(factor),
    }),
    ...(sheet !== undefined && { weight: surface * sheet * STEEL }),
  };
}
