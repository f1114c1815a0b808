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
  /** Cosine of the angle between the sun and the normal; below 0 with the sun behind the surface. */
  cosIncidence: number;
}

/** Reflectance of the ground where nothing is known of it: chapter 14, table 5 gives 0.2 for most mixtures. */
export const GROUND_REFLECTANCE = 0.2;

/** From the way a surface faces to the sun, by the compass, −π to π: chapter 14, equation 13. */
export function surfaceSolarAzimuth(sun: SunPosition, surface: Surface): number {
  const turn = sun.azimuth - surface.azimuth;
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/** Cosine of the angle of incidence: chapter 14, equation 14. */
export const cosIncidence = (sun: SunPosition, surface: Surface): number =>
  Math.cos(sun.altitude) * Math.cos(surfaceSolarAzimuth(sun, surface)) * Math.sin(surface.tilt) +
  Math.sin(sun.altitude) * Math.cos(surface.tilt);

/**
 * Irradiance on a surface under a clear sky: ASHRAE Handbook — Fundamentals 2021, chapter 14, equations 22 to 31. The
 * diffuse part is Threlkeld's: more of it comes from around the sun.
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

/** Diffuse irradiance of a surface to that of the horizontal; the sky behind a surface that leans over gives none. */
function diffuseRatio(sun: SunPosition, surface: Surface): number {
  // The ratio of a vertical surface with this azimuth (equation 28), whatever the tilt of the surface itself.
  const vertical = cosIncidence(sun, { azimuth: surface.azimuth, tilt: Math.PI / 2 });
  const ratio = Math.max(0.45, 0.55 + 0.437 * vertical + 0.313 * vertical ** 2);
  return ratio * Math.sin(surface.tilt) + Math.max(0, Math.cos(surface.tilt));
}
