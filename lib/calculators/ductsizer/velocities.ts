import { FOOT_PER_MINUTE } from "../../units/constants.ts";

/** A row of data/duct-velocities/noise.json: the highest velocities in main ducts for a room criterion, ft/min. */
export interface NoiseLimit {
  location: string;
  criterion: number;
  rectangular: number;
  round: number;
}

export interface UsualRange {
  application: string;
  part: string;
  low: number;
  high: number;
}

/** Returns the highest velocity, m/s, for a room criterion, by location and shape of the duct. */
export function noiseLimit(
  limits: readonly NoiseLimit[],
  location: string,
  criterion: number,
  isRectangular: boolean,
): number | undefined {
  const limit = limits.find((row) => row.location === location && row.criterion === criterion);
  return limit && (isRectangular ? limit.rectangular : limit.round) * FOOT_PER_MINUTE;
}

/** Returns the usual velocities, m/s. */
export function usualVelocities(
  ranges: readonly UsualRange[],
  application: string,
  part: string,
): [low: number, high: number] | undefined {
  const range = ranges.find((row) => row.application === application && row.part === part);
  return range && [range.low * FOOT_PER_MINUTE, range.high * FOOT_PER_MINUTE];
}
