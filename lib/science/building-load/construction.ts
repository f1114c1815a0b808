/**
 * Layers of walls, roofs and floors, and steady-state heat transfer: ASHRAE Handbook — Fundamentals 2021,
 * chapters 25 and 27. Lengths in m, resistances in m²·K/W.
 */

export interface SolidLayer {
  thickness: number;
  conductivity: number;
  density: number;
  specificHeat: number;
}

/** Air film, cavity or another layer with only a resistance: stores no heat. */
export interface ResistiveLayer {
  resistance: number;
}

export type Layer = SolidLayer | ResistiveLayer;

/** Thermal resistance of the air film at a surface, m²·K/W: chapter 26, table 10. */
export const FILMS = {
  /** Still air at a wall. */
  wall: 0.12,
  /** Ceiling below a warm roof, with heat flow downward. */
  ceilingDown: 0.16,
  /** Ceiling with heat flow upward. */
  ceilingUp: 0.11,
  /** Outdoors in summer, at 3.4 m/s. */
  summer: 0.044,
  /** Outdoors in winter, at 6.7 m/s. */
  winter: 0.03,
} as const;

export const resistanceOf = (layer: Layer): number =>
  "resistance" in layer ? layer.resistance : layer.thickness / layer.conductivity;

/** Returns the heat transmittance U of layers with their air films, W/(m²·K). */
export const transmittance = (layers: readonly Layer[]): number =>
  1 / layers.reduce((sum, layer) => sum + resistanceOf(layer), 0);
