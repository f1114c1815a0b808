import { symbol, symbolIn } from "../../kit/formulas/formula.ts";
import { formats } from "./formats.ts";

export const precise = <F extends { significant: number }>(format: F): F => ({ ...format, significant: 7 });

export const heat = (meaning: string) => symbol(meaning, precise(formats.heat));
export const watts = (meaning: string) => symbolIn(meaning, precise(formats.heat), "watt");
export const air = (meaning: string) => symbolIn(meaning, precise(formats.airFlow), "cubic-meter-per-second");
export const kelvin = (meaning: string) => symbolIn(meaning, precise(formats.outdoorTemperature), "kelvin");
export const celsius = (meaning: string) => symbolIn(meaning, precise(formats.outdoorTemperature), "celsius");
export const plain = (meaning: string) => symbol(meaning, { kind: "number", significant: 8 });
export const ratio = (meaning: string) =>
  symbol(meaning, { kind: "number", significant: 8, suffix: "kg/kg" });
export const volume = (meaning: string) =>
  symbol(meaning, { kind: "number", significant: 7, suffix: "m³/kg" });
export const enthalpy = (meaning: string) => symbol(meaning, precise(formats.enthalpy));
export const dryAirFlow = (meaning: string) => symbol(meaning, precise(formats.massFlow));
export const irradiance = (meaning: string) => symbol(meaning, precise(formats.irradiance));

export const about = (title: string, source = "ASHRAE-F", note?: string) => ({
  title,
  source,
  ...(note !== undefined && { note }),
});

export const preliminary = (...args: Parameters<typeof about>) =>
  ({ ...about(...args), preliminary: true }) as const;
