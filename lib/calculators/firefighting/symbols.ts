import type { ValueFormat } from "../../kit/fields/value-format.ts";
import { formats } from "./formats.ts";

export const symbol = <F extends ValueFormat>(meaning: string, format: F) => ({ meaning, format });
export const precise = <F extends { significant: number }>(format: F): F => ({ ...format, significant: 6 });
export const number = (meaning: string) => symbol(meaning, { kind: "number", significant: 6 });
export const flow = (meaning: string) => symbol(meaning, precise(formats.waterFlow));
export const pressure = (meaning: string) => symbol(meaning, precise(formats.waterPressure));
export const length = (meaning: string) => symbol(meaning, precise(formats.pipeLength));
export const area = (meaning: string) => symbol(meaning, precise(formats.floorArea));
export const gpm = (meaning: string) => ({ ...flow(meaning), unit: "gallon-us-per-minute" }) as const;
export const psi = (meaning: string) => ({ ...pressure(meaning), unit: "psi" }) as const;
export const feet = (meaning: string) => ({ ...length(meaning), unit: "foot" }) as const;
export const inches = (meaning: string) =>
  ({ ...symbol(meaning, precise(formats.bore)), unit: "inch" }) as const;
export const squareFeet = (meaning: string) => ({ ...area(meaning), unit: "square-foot" }) as const;
export const about = (title: string, source = "nfpa-13") => ({ title, source });

export const D = symbol("density", precise(formats.density));
export const A = area("design area");
export const K = number("K-factor, gpm/√psi");
export const C = number("Hazen–Williams C");
export const t = symbol("duration", formats.waterTime);
