import * as z from "zod";
import { source } from "../source.ts";

/** Coefficients of the terms x^i·y^j in the order of lib/science/fluids/glycol.ts. */
const coefficients = z.array(z.number()).length(18);

/** x is the percentage by mass less `concentration`, y the temperature in °C less `temperature`. */
const glycol = z.strictObject({
  concentration: z.number(),
  temperature: z.number(),
  /** °C */
  freezing: coefficients,
  /** kg/m³ */
  density: coefficients,
  /** J/(kg·K) */
  specificHeat: coefficients,
  /** The natural logarithm of the viscosity in mPa·s. */
  viscosity: coefficients,
  /** W/(m·K) */
  conductivity: coefficients,
});

export const schemaOf = () => z.strictObject({ source, ethylene: glycol, propylene: glycol });
