import { findRoot } from "../../core/numeric/root.ts";
import { STANDARD_GRAVITY } from "../../units/constants.ts";
import { frictionFactor, reynoldsNumber } from "./friction-factor.ts";

export interface FluidProperties {
  /** kg/m³ */
  density: number;
  /** Dynamic, Pa·s. */
  viscosity: number;
}

/** A round pipe: inside diameter and absolute roughness, m. */
export interface Pipe {
  diameter: number;
  roughness: number;
}

/** A fluid flowing in a full pipe; all in SI. */
export interface PipeFlow {
  /** m/s */
  velocity: number;
  /** ρ·V²/2, Pa */
  velocityPressure: number;
  reynolds: number;
  /** Darcy's, four times Fanning's. */
  frictionFactor: number;
  /** Friction loss per length, Pa/m. */
  gradient: number;
}

/** Returns the inside area, m². */
export const pipeArea = (diameter: number): number => (Math.PI * diameter ** 2) / 4;

/**
 * Computes a flow, m³/s, through a pipe by Darcy and Weisbach: Δp/L = f·ρ·V²/(2·D), with the friction factor
 * of lib/science/fluids/friction-factor. Exact for a fluid of constant density; a gas may lose up to a tenth
 * of its absolute pressure (Crane TP-410, chapter 1).
 */
export function pipeFlow(flow: number, { diameter, roughness }: Pipe, fluid: FluidProperties): PipeFlow {
  const velocity = flow / pipeArea(diameter);
  const velocityPressure = (fluid.density * velocity ** 2) / 2;
  if (flow === 0) return { velocity, velocityPressure, reynolds: 0, frictionFactor: 0, gradient: 0 };
  const reynolds = reynoldsNumber(velocity, diameter, fluid);
  const factor = frictionFactor(reynolds, roughness / diameter);
  return {
    velocity,
    velocityPressure,
    reynolds,
    frictionFactor: factor,
    gradient: (factor * velocityPressure) / diameter,
  };
}

/** Range of the search for a diameter, m. */
const [THINNEST, WIDEST] = [1e-4, 100];

/**
 * Finds the diameter, m, at which a quantity (Pa, Pa/m) that falls as the diameter grows has this value.
 * Undefined outside of 0.1 mm to 100 m.
 */
export function diameterWith(value: number, of: (diameter: number) => number): number | undefined {
  const logarithm = findRoot(
    (logDiameter) => Math.log(of(Math.exp(logDiameter)) / value),
    Math.log(THINNEST),
    Math.log(WIDEST),
  );
  return logarithm === undefined ? undefined : Math.exp(logarithm);
}

/** Finds the diameter, m, of the pipe with this friction loss per length, Pa/m, at this flow, m³/s. */
export const diameterForGradient = (
  flow: number,
  gradient: number,
  roughness: number,
  fluid: FluidProperties,
): number | undefined =>
  diameterWith(gradient, (diameter) => pipeFlow(flow, { diameter, roughness }, fluid).gradient);

/** Returns the head, m of the fluid, of a pressure, Pa, at standard gravity. */
export const headOf = (pressure: number, density: number): number => pressure / (density * STANDARD_GRAVITY);
