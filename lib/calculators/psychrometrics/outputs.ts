import type { OutputDeclaration } from "../../kit/calculator/define.ts";
import { formats } from "./formats.ts";

/** Outputs of every pair: a result omits the two entered properties. */
export const outputs = {
  dryBulb: { label: "Dry bulb", format: formats.temperature, primary: true },
  relativeHumidity: { label: "Relative humidity", format: formats.relativeHumidity, primary: true },
  dewPoint: {
    label: "Dew point",
    format: formats.temperature,
    primary: true,
    hint: "Frost point if below freezing; dry air has none",
  },
  wetBulb: {
    label: "Wet bulb",
    format: formats.temperature,
    primary: true,
    key: true,
    hint: "Thermodynamic; over ice if below freezing",
  },
  humidityRatio: {
    label: "Humidity ratio",
    format: formats.humidityRatio,
    key: true,
    hint: "Water per mass of dry air",
  },
  enthalpy: {
    label: "Enthalpy",
    format: formats.enthalpy,
    primary: true,
    key: true,
    hint: "Per mass of dry air",
  },
  specificVolume: { label: "Specific volume", format: formats.specificVolume, hint: "Per mass of dry air" },
  density: { label: "Density", format: formats.density, hint: "Of the moist air" },
  vaporPressure: { label: "Vapor pressure", format: formats.vaporPressure },
  absoluteHumidity: {
    label: "Absolute humidity",
    format: formats.vaporDensity,
    hint: "Water per volume of air",
  },
  airPressure: { label: "Air pressure", format: formats.pressure },
} as const satisfies Readonly<Record<string, OutputDeclaration>>;
