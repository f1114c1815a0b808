import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

const digits = { significant: 4 };

/** Formats of the figures of loads in outputs, tables and charts. */
export const formats = {
  heat: { ...formatOf(quantities.heat), ...digits },
  plant: { ...formatOf(quantities.plantLoad), ...digits },
  air: { ...formatOf(quantities.airFlow), ...digits },
  water: { ...formatOf(quantities.waterFlow), ...digits },
  area: { ...formatOf(quantities.surfaceArea), ...digits },
  length: { ...formatOf(quantities.measure), ...digits },
  volume: { ...formatOf(quantities.roomVolume), ...digits },
  indoor: { ...formatOf(quantities.indoorTemperature), ...digits },
  outdoor: { ...formatOf(quantities.outdoorTemperature), ...digits },
  supply: { ...formatOf(quantities.supplyTemperature), ...digits },
  difference: { ...formatOf(quantities.temperatureRange), ...digits },
  u: { ...formatOf(quantities.uValue), ...digits },
  arealCapacity: { ...formatOf(quantities.arealCapacity), significant: 3 },
  edge: { ...formatOf(quantities.edgeLoss), ...digits },
  resistance: { ...formatOf(quantities.resistance), ...digits },
  density: { ...formatOf(quantities.heatDensity), ...digits },
  loadDensity: { ...formatOf(quantities.loadDensity), significant: 3 },
  irradiance: { ...formatOf(quantities.irradiance), ...digits },
  flowDensity: { ...formatOf(quantities.flowDensity), significant: 3 },
  fan: { ...formatOf(quantities.fanPressure), ...digits },
  pressure: { ...formatOf(quantities.airPressure), ...digits },
  humidityRatio: { ...formatOf(quantities.humidityRatio), ...digits },
  enthalpy: { ...formatOf(quantities.enthalpy), ...digits },
  waterEnthalpy: { ...formatOf(quantities.waterEnthalpy), ...digits },
  massFlow: { ...formatOf(quantities.massFlow), ...digits },
  ratio: { kind: "number", significant: 3 },
  number: { kind: "number", significant: 5 },
  count: { kind: "number", significant: 4 },
  share: { kind: "percent", significant: 3 },
  hour: { kind: "hour" },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
