import type { SunPosition } from "./sun.ts";
import { surfaceSolarAzimuth } from "./surface.ts";

/** Vertical window with its overhang and fins; m. */
export interface ShadedWindow {
  /** Compass direction, radians. */
  azimuth: number;
  width: number;
  height: number;
  /** Depth of the overhang, and its height above the window. */
  overhang?: { depth: number; gap: number };
  /** Depth of the fins on both sides, and their distance from the window. */
  fins?: { depth: number; gap: number };
}

/**
 * Returns the profile angle Ω in radians, the sun's altitude in a section across the wall: ASHRAE Handbook —
 * Fundamentals 2021, chapter 15, equation 34. Undefined with the sun behind the wall.
 */
export function profileAngle(sun: SunPosition, azimuth: number): number | undefined {
  const turn = surfaceSolarAzimuth(sun, { azimuth, tilt: Math.PI / 2 });
  return Math.cos(turn) <= 1e-9 ? undefined : Math.atan2(Math.tan(sun.altitude), Math.cos(turn));
}

/**
 * Returns the sunlit fraction of a window, 0 to 1: chapter 15, equations 35 to 40, for an overhang and fins
 * that extend far enough past the window to shade all its width and height. 0 with the sun behind the wall or
 * below the horizon.
 */
export function sunlitFraction(sun: SunPosition, window: ShadedWindow): number {
  const profile = profileAngle(sun, window.azimuth);
  if (profile === undefined || sun.altitude <= 0) return 0;
  const turn = surfaceSolarAzimuth(sun, { azimuth: window.azimuth, tilt: Math.PI / 2 });
  const fromTop = shadow(window.overhang, Math.tan(profile), window.height);
  const fromSide = shadow(window.fins, Math.abs(Math.tan(turn)), window.width);
  return (1 - fromTop) * (1 - fromSide);
}

/** Returns the shaded fraction of a length, for a ratio of the shadow to the projection's depth. */
function shadow(
  projection: { depth: number; gap: number } | undefined,
  slope: number,
  length: number,
): number {
  if (!projection || !(length > 0)) return 0;
  return Math.min(1, Math.max(0, (projection.depth * slope - projection.gap) / length));
}
