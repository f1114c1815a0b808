import { extraterrestrialIrradiance } from "./sun.ts";

/**
 * Model of beam and diffuse irradiance under a clear sky from two optical depths: ASHRAE Handbook —
 * Fundamentals, chapter 14, equations 16 to 20. The optical depths of an edition require its air mass
 * exponents: those of 2009 were refitted for 2013 (Thevenard and Gueymard, ASHRAE Transactions 119, 2013),
 * which remain current.
 */
export type ClearSkyModel = "2009" | "2013";

/** Returns the model for the optical depths of an edition; undefined before 2009, which had none. */
export const clearSkyModel = (edition: number): ClearSkyModel | undefined =>
  edition >= 2013 ? "2013" : edition >= 2009 ? "2009" : undefined;

export interface OpticalDepths {
  /** τb */
  beam: number;
  /** τd */
  diffuse: number;
  model: ClearSkyModel;
}

/**
 * Valid range of an optical depth: the stations of data/climate-stations have 0.29 to 0.83 for beam and 1.24
 * to 2.89 for diffuse irradiance. Values outside these bounds are mistakes, such as swapped ones.
 */
export const OPTICAL_DEPTHS = { beam: { min: 0.1, max: 1.5 }, diffuse: { min: 1.1, max: 3.5 } } as const;

export interface SkyIrradiance {
  /** On a plane normal to the sun, W/m². */
  beamNormal: number;
  /** On a horizontal plane, W/m². */
  diffuseHorizontal: number;
}

const DARK: SkyIrradiance = { beamNormal: 0, diffuseHorizontal: 0 };

/**
 * Returns the relative air mass for a solar altitude in radians, at or above the horizon (Kasten and Young
 * 1989): equation 16.
 */
export function airMass(altitude: number): number {
  const beta = (altitude * 180) / Math.PI;
  return 1 / (Math.sin(altitude) + 0.50572 * (6.07995 + beta) ** -1.6364);
}

/** Returns the exponents of the air mass for beam and diffuse: equations 19 and 20 of the edition. */
export function airMassExponents({ beam, diffuse, model }: OpticalDepths): { beam: number; diffuse: number } {
  const product = beam * diffuse;
  return model === "2009"
    ? {
        beam: 1.219 - 0.043 * beam - 0.151 * diffuse - 0.204 * product,
        diffuse: 0.202 + 0.852 * beam - 0.007 * diffuse - 0.357 * product,
      }
    : {
        beam: 1.454 - 0.406 * beam - 0.268 * diffuse + 0.021 * product,
        diffuse: 0.507 + 0.205 * beam - 0.08 * diffuse - 0.19 * product,
      };
}

/**
 * Computes irradiance under a clear sky with the sun at an altitude in radians, on a day of the year; 0 while
 * the sun is down. Undefined for invalid optical depths.
 */
export function clearSky(altitude: number, day: number, depths: OpticalDepths): SkyIrradiance | undefined {
  const { beam, diffuse } = OPTICAL_DEPTHS;
  const inRange = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
  if (!inRange(depths.beam, beam) || !inRange(depths.diffuse, diffuse)) return undefined;
  if (altitude <= 0) return DARK;
  const outside = extraterrestrialIrradiance(day);
  const mass = airMass(altitude);
  const exponents = airMassExponents(depths);
  return {
    beamNormal: outside * Math.exp(-depths.beam * mass ** exponents.beam),
    diffuseHorizontal: outside * Math.exp(-depths.diffuse * mass ** exponents.diffuse),
  };
}
