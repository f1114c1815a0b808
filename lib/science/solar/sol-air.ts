/**
 * The sol-air temperature: ASHRAE Handbook — Fundamentals 2021, chapter 18, equations 29 and 30.
 */

/** Heat transfer at an outdoor surface in summer, W/(m²·K). */
export const OUTDOOR_FILM = 17;
/**
 * Difference between the emission of a black body at air temperature and the radiation of the sky on a horizontal
 * surface, W/m².
 */
export const SKY_DEFICIT = 63;

export interface OutdoorSurface {
  /** Absorptance for solar radiation, 0 to 1. */
  absorptance: number;
  /** Radians from the horizontal. */
  tilt: number;
  /** For long waves; 1 unless given. */
  emittance?: number;
  /** W/(m²·K); 17 unless given. */
  film?: number;
}

/**
 * The temperature in K of outdoor air that would give a surface as much heat without any radiation, from the air's in K and
 * the irradiance in W/m². The loss to the sky is all of 63 W/m² for a flat roof and nothing for a wall, as the Handbook has
 * it; for a slope between it is taken by the cosine of the tilt.
 */
export function solAirTemperature(air: number, irradiance: number, surface: OutdoorSurface): number {
  const { absorptance, tilt, emittance = 1, film = OUTDOOR_FILM } = surface;
  const deficit = SKY_DEFICIT * Math.max(0, Math.cos(tilt));
  return air + (absorptance * irradiance - emittance * deficit) / film;
}
