/**
 * Layers of walls, roofs and floors, and the heat that goes through them in steady state: ASHRAE Handbook — Fundamentals
 * 2021, chapters 25 and 27. Lengths in m, resistances in m²·K/W.
 */

/** A solid layer, which stores heat. */
export interface SolidLayer {
  thickness: number;
  /** W/(m·K) */
  conductivity: number;
  /** kg/m³ */
  density: number;
  /** J/(kg·K) */
  specificHeat: number;
}

/** Air films, cavities, and whatever is known by its resistance alone: it stores nothing. */
export interface ResistiveLayer {
  resistance: number;
}

export type Layer = SolidLayer | ResistiveLayer;

/** Thermal resistance of the air film at a surface, m²·K/W: chapter 26, table 10. */
export const FILMS = {
  /** Still air at a wall. */
  wall: 0.12,
  /** At a ceiling below a warm roof: heat goes down. */
  ceilingDown: 0.16,
  /** At a ceiling whose heat goes up. */
  ceilingUp: 0.11,
  /** Outdoors in summer, at 3.4 m/s. */
  summer: 0.044,
  /** Outdoors in winter, at 6.7 m/s. */
  winter: 0.03,
} as const;

/** m²·K/W */
export const resistanceOf = (layer: Layer): number =>
  "resistance" in layer ? layer.resistance : layer.thickness / layer.conductivity;

/** Heat transmittance U of layers with their air films, W/(m²·K). */
export const transmittance = (layers: readonly Layer[]): number =>
  1 / layers.reduce((sum, layer) => sum + resistanceOf(layer), 0);
