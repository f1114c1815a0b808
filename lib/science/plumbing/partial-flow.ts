import { findRoot } from "../../core/numeric/root.ts";
import { STANDARD_GRAVITY } from "../../units/constants.ts";

/** A round pipe that runs partly full with a free surface: diameter in m, slope as fall over length. */
export interface GravityPipe {
  diameter: number;
  slope: number;
  /** Manning’s n. */
  roughness: number;
}

export interface GravityFlow {
  depth: number;
  /** Central angle of the wetted arc, rad. */
  angle: number;
  area: number;
  hydraulicRadius: number;
  velocity: number;
  flow: number;
  /** Velocity relative to a small wave: above 1 the flow is supercritical. Infinite in a full pipe. */
  froude: number;
}

/** Depth over diameter with the highest flow: A·R^(2/3) has its maximum at a central angle of 5.2781 rad. */
export const MAX_FLOW_DEPTH = (1 - Math.cos(5.278107 / 2)) / 2;

/**
 * Computes uniform flow at a depth, m, up to the diameter, by R. Manning (1891): V = R^(2/3)·√S/n, with the circular segment
 * of V. T. Chow, Open-Channel Hydraulics (1959), table 2-1.
 */
export function gravityFlow(depth: number, { diameter, slope, roughness }: GravityPipe): GravityFlow {
  const angle = 2 * Math.acos(1 - (2 * depth) / diameter);
  const area = (diameter ** 2 / 8) * (angle - Math.sin(angle));
  const hydraulicRadius = area / ((diameter * angle) / 2);
  const velocity = (hydraulicRadius ** (2 / 3) * Math.sqrt(slope)) / roughness;
  const width = diameter * Math.sin(angle / 2);
  return {
    depth,
    angle,
    area,
    hydraulicRadius,
    velocity,
    flow: area * velocity,
    froude: depth < diameter ? velocity / Math.sqrt((STANDARD_GRAVITY * area) / width) : Infinity,
  };
}

/** Finds the smaller depth, m, at which a pipe carries a flow, m³/s; undefined if it carries less at any depth. */
export const depthForFlow = (flow: number, pipe: GravityPipe): number | undefined =>
  findRoot(
    (depth) => gravityFlow(depth, pipe).flow - flow,
    pipe.diameter * 1e-6,
    pipe.diameter * MAX_FLOW_DEPTH,
  );
