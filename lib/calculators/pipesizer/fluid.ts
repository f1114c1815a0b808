import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { airViscosity } from "../../science/fluids/air.ts";
import { glycolFreezing, glycolLimits, glycolProperties } from "../../science/fluids/glycol.ts";
import type { FluidProperties } from "../../science/fluids/pipe-flow.ts";
import { steamDensity, steamLimits } from "../../science/fluids/steam.ts";
import {
  liquidWater,
  saturationPressure,
  saturationTemperature,
  WATER_LIMITS,
  waterViscosity,
} from "../../science/fluids/water.ts";
import { ATMOSPHERE } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { step } from "./step.ts";
import type { Tables } from "./tables.ts";
import { densityText, pressureText, temperatureText } from "./texts.ts";

/** Fluid in the pipe. */
export interface Fluid extends FluidProperties {
  isGas: boolean;
  /** Absolute inlet pressure of a gas, Pa. */
  gasPressure?: number;
  /** J/(kg·K), if known. */
  specificHeat?: number;
  /** W/(m·K), if known. */
  conductivity?: number;
  /** Pa, if known. */
  vaporPressure?: number | undefined;
  /** Pa, if known. */
  bulkModulus?: number | undefined;
  steps: readonly Step[];
  source: Sentence;
}

/** Gas constant of dry air, J/(kg·K). */
const AIR_GAS_CONSTANT = 287.042;
/** Air is an ideal gas within half a percent up to this pressure, Pa. */
const IDEAL_TO = 2e6;

export function fluidOf(inputs: Inputs, tables: Tables): Result<Fluid, Sentence> {
  switch (inputs.fluid) {
    case "water":
      return waterOf(inputs);
    case "ethylene-glycol":
    case "propylene-glycol":
      return glycolOf(inputs, tables);
    case "air":
      return airOf(inputs);
    case "steam":
      return steamOf(inputs);
    case "other":
      return success(otherOf(inputs));
  }
}

/** The results contain the viscosity. */
const described = (title: string, density: number, by: Sentence): Step => ({
  title,
  text: by,
  result: messages.fluids.density(densityText(density)),
});

function waterOf({ temperature, inletPressure }: Inputs): Result<Fluid, Sentence> {
  const { coldest, hottest } = WATER_LIMITS;
  if (temperature < coldest)
    return failure("temperature", messages.fluids.waterFreezes(temperatureText(coldest)));
  if (temperature > hottest)
    return failure("temperature", messages.fluids.waterTooHot(temperatureText(hottest)));
  const vaporPressure = saturationPressure(temperature);
  // Slightly above saturation, since the water properties use another equation.
  const pressure = Math.max(inletPressure ?? ATMOSPHERE, vaporPressure * (1 + 1e-9));
  const { density, specificHeat, speedOfSound } = liquidWater(temperature, pressure);
  const properties = { density, viscosity: waterViscosity(temperature, density) };
  const by = messages.fluids.sources.water({
    temperature: temperatureText(temperature),
    pressure: pressureText(pressure),
  });
  return success({
    ...properties,
    isGas: false,
    specificHeat,
    vaporPressure,
    bulkModulus: density * speedOfSound ** 2,
    steps: [described(messages.fluids.properties.water, properties.density, by)],
    source: by,
  });
}

function glycolOf(inputs: Inputs, { glycol }: Tables): Result<Fluid, Sentence> {
  const { glycolShare, temperature, vaporPressure } = inputs;
  if (!glycol) return failure("fluid", messages.fluids.glycolNotLoaded);
  const freezing = glycolFreezing(glycol, glycolShare);
  if (temperature < freezing)
    return failure("temperature", messages.fluids.mixtureFreezes(temperatureText(freezing)));
  if (temperature > glycolLimits.hottest)
    return failure("temperature", messages.fluids.glycolTooHot(temperatureText(glycolLimits.hottest)));
  const properties = glycolProperties(glycol, glycolShare, temperature);
  const by = messages.fluids.sources.glycol({
    isEthylene: inputs.fluid === "ethylene-glycol",
    percent: glycolShare.toString(),
    temperature: temperatureText(temperature),
    freezing: temperatureText(freezing),
  });
  return success({
    ...properties,
    isGas: false,
    vaporPressure,
    steps: [described(messages.fluids.properties.mixture, properties.density, by)],
    source: by,
  });
}

function airOf({ temperature, gasPressure: p }: Inputs): Result<Fluid, Sentence> {
  if (temperature > 473.15) return failure("temperature", messages.fluids.airTooHot(temperatureText(473.15)));
  if (p > IDEAL_TO) return failure("gasPressure", messages.fluids.airPressureTooHigh(pressureText(IDEAL_TO)));
  const density = p / (AIR_GAS_CONSTANT * temperature);
  return success({
    density,
    viscosity: airViscosity(temperature),
    isGas: true,
    gasPressure: p,
    steps: [step("airDensity", { rho: density, p, T: temperature })],
    source: messages.fluids.sources.air,
  });
}

function steamOf({ gasPressure: p, steamState, steamTemperature }: Inputs): Result<Fluid, Sentence> {
  const { highest, lowest } = steamLimits;
  if (p > highest || p < lowest)
    return failure(
      "gasPressure",
      messages.fluids.steamPressureOutside({
        lowest: pressureText(lowest),
        highest: pressureText(highest),
      }),
    );
  const saturation = saturationTemperature(p);
  const temperature = steamState === "saturated" ? saturation : steamTemperature;
  const density = steamDensity(temperature, p);
  if (density === undefined)
    return failure(
      "steamTemperature",
      messages.fluids.steamTemperatureOutside({
        saturation: temperatureText(saturation),
        hottest: temperatureText(steamLimits.hottest),
      }),
    );
  const properties = { density, viscosity: waterViscosity(temperature, density) };
  const by = messages.fluids.sources.steam({
    temperature: temperatureText(temperature),
    pressure: pressureText(p),
  });
  return success({
    ...properties,
    isGas: true,
    gasPressure: p,
    steps: [described(messages.fluids.properties.steam, properties.density, by)],
    source: by,
  });
}

function otherOf({ liquid, density, viscosity, vaporPressure }: Inputs): Fluid {
  const { vaporPressure: listed, bulkModulus } = liquid?.figures ?? {};
  return {
    density,
    viscosity,
    isGas: false,
    vaporPressure: vaporPressure ?? (listed === undefined ? undefined : listed * 1e3),
    bulkModulus: bulkModulus === undefined ? undefined : bulkModulus * 1e9,
    steps: [],
    source: liquid ? messages.fluids.sources.listed(liquid.label) : messages.fluids.sources.entered,
  };
}
