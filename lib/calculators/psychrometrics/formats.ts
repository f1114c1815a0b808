import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

const digits = { significant: 4 };

export const formats = {
  temperature: formatOf(quantities.temperature, { decimals: 2 }),
  /** Sentences omit trailing zeros. */
  temperatureInText: formatOf(quantities.temperature, digits),
  enthalpyInText: formatOf(quantities.enthalpy, digits),
  relativeHumidity: { kind: "percent", decimals: 2 },
  humidityRatio: formatOf(quantities.humidityRatio, digits),
  enthalpy: formatOf(quantities.enthalpy, { decimals: 2 }),
  specificVolume: formatOf(quantities.specificVolume, digits),
  density: formatOf(quantities.density, digits),
  vaporDensity: formatOf(quantities.vaporDensity, digits),
  altitude: formatOf(quantities.altitude),
  pressure: formatOf(quantities.airPressure, { significant: 5 }),
  vaporPressure: formatOf(quantities.vaporPressure, digits),
} as const satisfies Readonly<Record<string, ValueFormat>>;
