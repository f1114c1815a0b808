import type { SkyIrradiance } from "./clear-sky.ts";
import type { SunPosition } from "./sun.ts";

/** Orientation of a wall, a window or a roof, radians. */
export interface Surface {
  /** Compass direction: 0 for north, π/2 for east. A horizontal surface ignores it. */
  azimuth: number;
  /** Angle from the horizontal: 0 faces up, π/2 is a wall, π faces down. */
  tilt: number;
}

export interface SurfaceIrradiance {
  /** W/m² each */
  beam: number;
  diffuse: number;
  groundReflected: number;
  total: number;
  /** Cosine of the angle between the sun and the normal; negative with the sun behind the surface. */
  cosIncidence: number;
}

/** Default reflectance of the ground: chapter 14, table 5 gives 0.2 for most mixtures. */
export const GROUND_REFLECTANCE = 0.2;

/** Returns the angle from a surface's azimuth to the sun's, −π to π: chapter 14, equation 13. */
export function surfaceSolarAzimuth(sun: SunPosition, surface: Surface): number {
  const turn = sun.azimuth - surface.azimuth;
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/** Returns the cosine of the angle of incidence: chapter 14, equation 14. */
export const cosIncidence = (sun: SunPosition, surface: Surface): number =>
  Math.cos(sun.altitude) * Math.cos(surfaceSolarAzimuth(sun, surface)) * Math.sin(surface.tilt) +
  Math.sin(sun.altitude) * Math.cos(surface.tilt);

/**
 * Computes the irradiance on a surface under a clear sky: ASHRAE Handbook — Fundamentals 2021, chapter 14,
 * equations 22 to 31. The diffuse part is Threlkeld's, which is brighter around the sun.
 */
export function surfaceIrradiance(
  sun: SunPosition,
  { beamNormal, diffuseHorizontal }: SkyIrradiance,
  surface: Surface,
  groundReflectance: number = GROUND_REFLECTANCE,
): SurfaceIrradiance {
  const cosine = cosIncidence(sun, surface);
  const beam = beamNormal * Math.max(0, cosine);
  const diffuse = diffuseHorizontal * diffuseRatio(sun, surface);
  const horizontal = beamNormal * Math.max(0, Math.sin(sun.altitude)) + diffuseHorizontal;
  const groundReflected = (horizontal * groundReflectance * (1 - Math.cos(surface.tilt))) / 2;
  return { beam, diffuse, groundReflected, total: beam + diffuse + groundReflected, cosIncidence: cosine };
}

/**
 * Returns the ratio of diffuse irradiance to that on the horizontal; a surface that leans over sees no sky
 * behind it.
 */
function diffuseRatio(sun: SunPosition, surface: Surface): number {
  // Ratio of a vertical surface with this azimuth (equation 28), regardless of the surface's tilt.
  const vertical = cosIncidence(sun, { azimuth: surface.azimuth, tilt: Math.PI / 2 });
  const ratio = Math.max(0.45, 0.55 + 0.437 * vertical + 0.313 * vertical ** 2);
  return ratio * Math.sin(surface.tilt) + Math.max(0, Math.cos(surface.tilt));
}
