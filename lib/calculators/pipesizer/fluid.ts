import type { Problem, Step } from "../../kit/calculator/computation.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
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
import type { Inputs } from "./modes.ts";
import { step } from "./step.ts";
import type { Tables } from "./tables.ts";
import { densityText, pressureText, temperatureText } from "./texts.ts";

/** Fluid in the pipe. */
export interface Fluid extends FluidProperties {
  isGas: boolean;
  /** Absolute, at the inlet, of a gas, Pa. */
  gasPressure?: number;
  /** J/(kg·K), where it is known. */
  specificHeat?: number;
  /** W/(m·K), where it is known. */
  conductivity?: number;
  /** Pa, where it is known. */
  vaporPressure?: number | undefined;
  /** Pa, where it is known. */
  bulkModulus?: number | undefined;
  /** Derivation of the fluid’s properties. */
  steps: readonly Step[];
  /** Source of the fluid’s properties. */
  source: Sentence;
}

/** Dry air, J/(kg·K). */
const AIR_GAS_CONSTANT = 287.042;
/** Up to here air is an ideal gas within half a percent, Pa. */
const IDEAL_TO = 2e6;

/** Returns the fluid of a form, or the problem with it. */
export function fluidOf(inputs: Inputs, tables: Tables): Fluid | Problem {
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
      return otherOf(inputs);
  }
}

/** The viscosity stands among the results. */
const described = (title: string, density: number, by: Sentence): Step => ({
  title,
  text: by,
  result: sentence`a density of ${densityText(density)}`,
});

function waterOf({ temperature, inletPressure }: Inputs): Fluid | Problem {
  const { coldest, hottest } = WATER_LIMITS;
  if (temperature < coldest)
    return { field: "temperature", message: sentence`Water freezes below ${temperatureText(coldest)}.` };
  if (temperature > hottest)
    return {
      field: "temperature",
      message: sentence`Water properties are available up to ${temperatureText(hottest)}.`,
    };
  const vaporPressure = saturationPressure(temperature);
  // A hair above saturation, which is computed by another equation.
  const pressure = Math.max(inletPressure ?? ATMOSPHERE, vaporPressure * (1 + 1e-9));
  const { density, specificHeat, speedOfSound } = liquidWater(temperature, pressure);
  const properties = { density, viscosity: waterViscosity(temperature, density) };
  const by = sentence`Water at ${temperatureText(temperature)} and ${pressureText(pressure)} absolute, per IAPWS-IF97; viscosity per IAPWS R12-08.`;
  return {
    ...properties,
    isGas: false,
    specificHeat,
    vaporPressure,
    bulkModulus: density * speedOfSound ** 2,
    steps: [described("Water properties", properties.density, by)],
    source: by,
  };
}

function glycolOf(inputs: Inputs, { glycol }: Tables): Fluid | Problem {
  const { glycolShare, temperature, vaporPressure } = inputs;
  if (!glycol) return { field: "fluid", message: "The glycol properties could not be loaded." };
  const freezing = glycolFreezing(glycol, glycolShare);
  if (temperature < freezing)
    return {
      field: "temperature",
      message: sentence`This mixture begins to freeze at ${temperatureText(freezing)}. Use more glycol or a higher temperature.`,
    };
  if (temperature > glycolLimits.hottest)
    return {
      field: "temperature",
      message: sentence`Glycol properties are available up to ${temperatureText(glycolLimits.hottest)}.`,
    };
  const properties = glycolProperties(glycol, glycolShare, temperature);
  const by = sentence`${inputs.fluid === "ethylene-glycol" ? "Ethylene" : "Propylene"} glycol, ${glycolShare.toString()}% by mass, at ${temperatureText(temperature)}, from Melinder (2010); it begins to freeze at ${temperatureText(freezing)}.`;
  return {
    ...properties,
    isGas: false,
    vaporPressure,
    steps: [described("Mixture properties", properties.density, by)],
    source: by,
  };
}

function airOf({ temperature, gasPressure: p }: Inputs): Fluid | Problem {
  if (temperature > 473.15)
    return {
      field: "temperature",
      message: sentence`Air properties are available up to ${temperatureText(473.15)}.`,
    };
  if (p > IDEAL_TO)
    return {
      field: "gasPressure",
      message: sentence`Air is treated as an ideal gas, which is accurate up to ${pressureText(IDEAL_TO)}.`,
    };
  const density = p / (AIR_GAS_CONSTANT * temperature);
  return {
    density,
    viscosity: airViscosity(temperature),
    isGas: true,
    gasPressure: p,
    steps: [step("airDensity", { rho: density, p, T: temperature })],
    source: "Dry air as an ideal gas; viscosity from Sutherland’s law, within 1.3%.",
  };
}

function steamOf({ gasPressure: p, steamState, steamTemperature }: Inputs): Fluid | Problem {
  const { highest, lowest } = steamLimits;
  if (p > highest || p < lowest)
    return {
      field: "gasPressure",
      message: sentence`Steam properties are available from ${pressureText(lowest)} to ${pressureText(highest)} absolute.`,
    };
  const saturation = saturationTemperature(p);
  const temperature = steamState === "saturated" ? saturation : steamTemperature;
  const density = steamDensity(temperature, p);
  if (density === undefined)
    return {
      field: "steamTemperature",
      message: sentence`At this pressure, steam condenses below ${temperatureText(saturation)}; its properties are available up to ${temperatureText(steamLimits.hottest)}.`,
    };
  const properties = { density, viscosity: waterViscosity(temperature, density) };
  const by = sentence`Dry steam at ${temperatureText(temperature)} and ${pressureText(p)} absolute, per IAPWS-IF97; viscosity per IAPWS R12-08.`;
  return {
    ...properties,
    isGas: true,
    gasPressure: p,
    steps: [described("Steam properties", properties.density, by)],
    source: by,
  };
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
    source: liquid
      ? `${liquid.label}: approximate properties from Munson, Young and Okiishi, Table 1.6.`
      : "Density and viscosity as entered.",
  };
}
