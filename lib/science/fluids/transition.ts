/** Largest included angle of a gradual transition, degrees. */
export const GRADUAL = 45;

/**
 * Returns the loss coefficient of a transition between two cross-sections with this included angle, degrees
 * (180: abrupt), for the velocity pressure of the smaller one. `areaRatio`: of the smaller to the larger.
 * Crane, Flow of Fluids, Technical Paper 410, 2009, formulas 1 to 4; values measured in ducts differ by up to
 * 0.14.
 */
export function expansionCoefficient(areaRatio: number, angle: number): number {
  const abrupt = (1 - areaRatio) ** 2;
  return angle <= GRADUAL ? 2.6 * halfSine(angle) * abrupt : abrupt;
}

export function contractionCoefficient(areaRatio: number, angle: number): number {
  const half = halfSine(angle);
  return angle <= GRADUAL ? 0.8 * half * (1 - areaRatio) : 0.5 * Math.sqrt(half) * (1 - areaRatio);
}

const halfSine = (degrees: number): number => Math.sin((degrees * Math.PI) / 360);
