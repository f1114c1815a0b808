import { findRoot } from "../../core/numeric/root.ts";
import type { AirProperties } from "./air.ts";
import { type DuctSection, equivalentDiameter, round, sectionArea } from "./duct-section.ts";
import { type FrictionMethod, frictionFactor, reynoldsNumber } from "./friction-factor.ts";

export interface DuctWall {
  /** Absolute roughness ε, m. */
  roughness: number;
  /** Friction relative to a straight, fully stretched duct; above 1 for compressed flexible duct. */
  correction: (diameter: number) => number;
}

export const rigid = (roughness: number): DuctWall => ({ roughness, correction: () => 1 });

/** Air flow in a duct; all in SI. */
export interface DuctFlow {
  velocity: number;
  /** ρ·V²/2 of that velocity, Pa. */
  velocityPressure: number;
  /** Diameter of the equivalent round duct, m. */
  diameter: number;
  /** Mean velocity in the equivalent round duct, m/s, used for friction. */
  roundVelocity: number;
  /** Reynolds number in the equivalent round duct. */
  reynolds: number;
  frictionFactor: number;
  /** Correction for flexible duct that is not fully stretched; 1 for any other. */
  correction: number;
  /** Pa/m */
  frictionRate: number;
}

/** Returns V²·ρ/2 in Pa, from m/s and kg/m³. */
const velocityPressure = (velocity: number, density: number): number => (density * velocity ** 2) / 2;

/**
 * Computes a flow, m³/s, through a duct: friction by Darcy and Weisbach, Δp/L = f·ρ·V²/(2·D), in the round
 * duct of equal flow and friction; velocity and velocity pressure in the actual cross-section (ASHRAE
 * Handbook — Fundamentals 2021, chapter 21).
 */
export function ductFlow(
  flow: number,
  section: DuctSection,
  wall: DuctWall,
  air: AirProperties,
  method?: FrictionMethod,
): DuctFlow {
  const diameter = equivalentDiameter(section);
  const velocity = flow / sectionArea(section);
  const roundVelocity = flow / sectionArea(round(diameter));
  const reynolds = reynoldsNumber(roundVelocity, diameter, air);
  const factor = frictionFactor(reynolds, wall.roughness / diameter, method);
  const correction = wall.correction(diameter);
  return {
    velocity,
    velocityPressure: velocityPressure(velocity, air.density),
    diameter,
    roundVelocity,
    reynolds,
    frictionFactor: factor,
    correction,
    frictionRate: (correction * factor * velocityPressure(roundVelocity, air.density)) / diameter,
  };
}

/** Range of the search for a diameter, m. */
const [THINNEST, WIDEST] = [1e-3, 50];

/**
 * Finds the diameter, m, of the round duct with this friction rate, Pa/m, at this flow, m³/s: the rate falls
 * as the diameter grows. Undefined outside of 1 mm to 50 m.
 */
export const diameterForFriction = (
  flow: number,
  rate: number,
  wall: DuctWall,
  air: AirProperties,
  method?: FrictionMethod,
): number | undefined =>
  findRoot(
    // On logarithmic axes the function is nearly linear.
    (diameter) => Math.log(ductFlow(flow, round(diameter), wall, air, method).frictionRate / rate),
    THINNEST,
    WIDEST,
  );

/** Range of the search for a flow, m³/s. */
const [LEAST, MOST] = [1e-12, 1e9];

/**
 * Finds the flow, m³/s, at which a quantity that grows with the flow (a friction rate, a pressure loss) has
 * this positive value. Undefined if it never does.
 */
export function flowWith(value: number, of: (flow: number) => number): number | undefined {
  // On logarithmic axes the function is nearly linear, and the root has the same digits for any flow.
  const logarithm = findRoot(
    (logFlow) => Math.log(of(Math.exp(logFlow)) / value),
    Math.log(LEAST),
    Math.log(MOST),
  );
  return logarithm === undefined ? undefined : Math.exp(logarithm);
}

/** Returns the diameter, m, of the round duct with this velocity, m/s, at this flow, m³/s. */
export const diameterForVelocity = (flow: number, velocity: number): number =>
  Math.sqrt((4 * flow) / (Math.PI * velocity));
