import type { InputsOf } from "../../fields/field.ts";
import { airProperties } from "../../fluids/air.ts";
import { type DuctFlow, type DuctWall, ductFlow, rigid } from "../../fluids/duct-flow.ts";
import type { DuctSection } from "../../fluids/duct-section.ts";
import { compressionCorrection } from "../../fluids/flexible-duct.ts";
import type { FrictionMethod } from "../../fluids/friction-factor.ts";
import { type FieldProblem, refuse } from "../computation.ts";
import { roughnessOf, type SizeSeries, sizeSeries } from "./data.ts";
import type { DuctInputs } from "./inputs.ts";

export type Inputs = InputsOf<DuctInputs>;

/** What holds for every duct of an answer. */
export interface Setting {
  air: { density: number; viscosity: number; pressure: number; humidityRatio: number };
  wall: DuctWall;
  method: FrictionMethod;
  /** Undefined: sizes are not rounded. */
  series: SizeSeries | undefined;
  /** Pa/m; undefined where ducts are not sized by friction. */
  frictionRate: number | undefined;
  /** m/s; undefined without a limit. */
  maxVelocity: number | undefined;
  /** Air in a duct of this setting. */
  flowIn: (flow: number, section: DuctSection) => DuctFlow;
}

const isSized = ({ mode }: Inputs): boolean => mode === "friction" || mode === "run";

/** The setting of a form, or what is wrong with it. */
export function settingOf(inputs: Inputs): Setting | FieldProblem {
  const air = airProperties({
    temperature: inputs.temperature,
    relativeHumidity: inputs.humidity / 100,
    altitude: inputs.altitude,
  });
  if (!air)
    return {
      field: "humidity",
      message:
        "At this temperature and altitude the vapor alone would press more than the air. Lower the humidity.",
    };
  const roughness = roughnessOf(inputs.material) ?? inputs.roughness;
  const compression = inputs.material === "flexible-duct" ? inputs.compression / 100 : 0;
  const wall: DuctWall =
    compression > 0
      ? { roughness, correction: (diameter) => compressionCorrection(diameter, compression) }
      : rigid(roughness);
  const method = inputs.frictionMethod;
  return {
    air,
    wall,
    method,
    series: inputs.sizes === "exact" ? undefined : sizeSeries[inputs.sizes],
    frictionRate: isSized(inputs) ? inputs.frictionRate : undefined,
    maxVelocity:
      inputs.mode === "velocity" ? inputs.velocity : isSized(inputs) ? inputs.maxVelocity : undefined,
    flowIn: (flow, section) => ductFlow(flow, section, wall, air, method),
  };
}

export const refused = ({ field, message }: FieldProblem): ReturnType<typeof refuse> =>
  refuse(field, message);
