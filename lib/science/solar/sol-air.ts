/**
 * The sol-air temperature: ASHRAE Handbook — Fundamentals 2021, chapter 18, equations 29 and 30.
 */

/** Heat transfer coefficient at an outdoor surface in summer, W/(m²·K). */
export const OUTDOOR_FILM = 17;
/** Black body emission at air temperature minus the radiation of the sky on a horizontal surface, W/m². */
export const SKY_DEFICIT = 63;

export interface OutdoorSurface {
  /** Absorptance for solar radiation, 0 to 1. */
  absorptance: number;
  /** Radians from the horizontal. */
  tilt: number;
  /** Long-wave emittance; default 1. */
  emittance?: number;
  /** W/(m²·K); default 17. */
  film?: number;
}

/**
 * Returns the sol-air temperature in K: that of outdoor air with the same heat flow but no radiation, from
 * the air's in K and the irradiance in W/m². The loss to the sky is 63 W/m² for a flat roof and zero for a
 * wall, as in the Handbook; for other slopes it is scaled by the cosine of the tilt.
 */
export function solAirTemperature(air: number, irradiance: number, surface: OutdoorSurface): number {
  const { absorptance, tilt, emittance = 1, film = OUTDOOR_FILM } = surface;
  const deficit = SKY_DEFICIT * Math.max(0, Math.cos(tilt));
  return air + (absorptance * irradiance - emittance * deficit) / film;
}
