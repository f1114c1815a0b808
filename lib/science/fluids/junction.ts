/**
 * Tee or wye whose main keeps its section: one duct that splits in two, or two that merge. Ratios are those
 * of the branch to the common duct, which carries all of the air.
 */
export interface Junction extends Ratios {
  /** Between branch and main, degrees, from 30 to 90. */
  angle: number;
}

interface Ratios {
  /** Flow, from 0 to 1. */
  flowRatio: number;
  /** Cross-section, above 0, up to 1. */
  areaRatio: number;
}

const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/**
 * Loss coefficients of I. E. Idelchik, Handbook of Hydraulic Resistance, 3rd edition, 1994, sections 7-15 and
 * 7-16, for junctions with sharp edges, F_s + F_st > F_c and F_st = F_c. All refer to the velocity pressure
 * of the common duct; negative if one flow drives the other.
 */

/** Returns A′ of table 7-4. */
export const splitFactor = ({ flowRatio: q, areaRatio }: Ratios): number =>
  areaRatio <= 0.35 ? (q <= 0.4 ? 1.1 - 0.7 * q : 0.85) : q <= 0.6 ? 1 - 0.6 * q : 0.6;

/** Computes the loss from the common duct into the branch: A′·(1 + r² − 2·r·cos α), r = V_branch/V_common. */
export function splitToBranch(junction: Junction): number {
  const { flowRatio, areaRatio, angle } = junction;
  const r = flowRatio / areaRatio;
  return splitFactor(junction) * (1 + r * r - 2 * r * cosine(angle));
}

/** Returns τ of diagram 7-20. */
export const passageFactor = ({ flowRatio: q, areaRatio }: Ratios): number =>
  areaRatio <= 0.4 ? 0.4 : q <= 0.5 ? 2 * (2 * q - 1) : 0.3 * (2 * q - 1);

/** Computes the loss from the common duct straight on: τ·q². */
export const splitToStraight = (junction: Ratios): number =>
  passageFactor(junction) * junction.flowRatio ** 2;

/** Returns A of table 7-1. */
export const mergeFactor = ({ flowRatio: q, areaRatio }: Ratios): number =>
  areaRatio <= 0.35 ? 1 : q <= 0.4 ? 0.9 * (1 - q) : 0.55;

/** Computes the loss from the branch into the common duct, at 90°: A·(1 + r² − 2·(1 − q)²). */
export function branchToMerge(junction: Ratios): number {
  const { flowRatio: q, areaRatio } = junction;
  const r = q / areaRatio;
  return mergeFactor(junction) * (1 + r * r - 2 * (1 - q) ** 2);
}

/** Computes the loss from the straight duct into the common one, at 90°: 1.55·q − q². */
export const straightToMerge = ({ flowRatio: q }: Pick<Junction, "flowRatio">): number => 1.55 * q - q * q;
