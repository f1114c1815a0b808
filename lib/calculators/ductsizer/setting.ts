import { type Failure, failure, type Result, success } from "../../core/result/result.ts";
import type { Context } from "../../kit/calculator/computation.ts";
import { airProperties } from "../../science/fluids/air.ts";
import { type DuctFlow, type DuctWall, ductFlow, rigid } from "../../science/fluids/duct-flow.ts";
import type { DuctSection } from "../../science/fluids/duct-section.ts";
import { compressionCorrection } from "../../science/fluids/flexible-duct.ts";
import type { FrictionMethod } from "../../science/fluids/friction-factor.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { type SizeSeries, sizesOf } from "./sizes.ts";
import type { Tables } from "./tables.ts";

/** Options and air properties that all ducts of an answer share. */
export interface Setting {
  air: { density: number; viscosity: number; pressure: number; humidityRatio: number };
  wall: DuctWall;
  method: FrictionMethod;
  tables: Tables;
  /** Sizes to round up to; undefined for exact sizes. */
  series: SizeSeries | undefined;
  /** Pa/m; undefined unless ducts are sized by friction. */
  frictionRate: number | undefined;
  /** m/s; undefined without a limit. */
  maxVelocity: number | undefined;
  /** Computes the air flow in a duct with these options. */
  flowIn: (flow: number, section: DuctSection) => DuctFlow;
}

function limitsOf(inputs: Inputs): Pick<Setting, "frictionRate" | "maxVelocity"> {
  switch (inputs.mode) {
    case "friction":
    case "run":
      return { frictionRate: inputs.frictionRate, maxVelocity: inputs.maxVelocity };
    case "velocity":
      return { frictionRate: undefined, maxVelocity: inputs.velocity };
    case "size":
    case "flow":
      return { frictionRate: undefined, maxVelocity: undefined };
  }
}

/** Returns the options of a form, or the problem with them. */
function settingOf(inputs: Inputs, tables: Tables): Result<Setting> {
  const air = airProperties({
    temperature: inputs.temperature,
    relativeHumidity: inputs.humidity / 100,
    altitude: inputs.altitude,
  });
  if (!air) return failure("humidity", messages.air.tooHumid);
  const { roughness } = inputs;
  const compression = isFlexible(inputs) ? inputs.compression / 100 : 0;
  const wall: DuctWall =
    compression > 0
      ? { roughness, correction: (diameter) => compressionCorrection(diameter, compression) }
      : rigid(roughness);
  const method = inputs.frictionMethod;
  return success({
    air,
    wall,
    method,
    tables,
    series: sizesOf(inputs) === "exact" ? undefined : withWidthStep(tables.series, inputs),
    ...limitsOf(inputs),
    flowIn: (flow, section) => ductFlow(flow, section, wall, air, method),
  });
}

const withWidthStep = (series: SizeSeries, inputs: Inputs): SizeSeries =>
  "widthStep" in inputs && inputs.widthStep !== undefined
    ? { ...series, widthStep: inputs.widthStep }
    : series;

export const isFlexible = ({ material }: Pick<Inputs, "material">): boolean =>
  material?.id === "flexible-duct";

export const withSetting =
  <I extends Inputs, G>(answer: (inputs: I, setting: Setting) => G) =>
  (inputs: I, _context: Context, tables: Tables): G | Failure => {
    const setting = settingOf(inputs, tables);
    return setting.ok ? answer(inputs, setting.value) : setting;
  };
